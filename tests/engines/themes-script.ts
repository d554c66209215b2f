// Runs in a page of each engine: solves `themeCount` themes, and says their SHA-256 in `themesHash`.
import { drawnThemes } from "#engine/testing/drawn-themes.ts";

const text = drawnThemes(Reflect.get(globalThis, "themeCount"));
const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
Reflect.set(globalThis, "themesHash", hash);
