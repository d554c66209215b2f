// Runs in a page of each engine: solves a thousand themes, and says their SHA-256 in `themesHash`.
import { thousandThemes } from "#engine/testing/thousand-themes.ts";

const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(thousandThemes()));
const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
Reflect.set(globalThis, "themesHash", hash);
