// Runs in a page of each engine: solves as many of a thousand themes as `themeCount` says; their SHA-256 is `themesHash`.
import { firstThemes, type ThemeCount } from "#engine/testing/thousand-themes.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- themes.engine.test.ts has set it
const count = Reflect.get(globalThis, "themeCount") as ThemeCount;
const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(firstThemes(count)));
const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
Reflect.set(globalThis, "themesHash", hash);
