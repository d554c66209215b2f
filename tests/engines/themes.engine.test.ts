// The arithmetic of themes in this engine of JavaScript, beside that of Node.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { THEMES_HASHES } from "#engine/testing/drawn-themes.ts";
import { bundle } from "#scripts/build/bundle-script.ts";
import { THEME_COUNT } from "#tests/exhaustive.ts";
import { page } from "./opened-page.ts";

it("[PKG-1] drawn themes are the same to the last letter as in Node", async () => {
  await page().open("/help");
  const { script } = await bundle(resolve("tests/engines/themes-script.ts"), "es");
  await page().browser.valueOf(
    `void (async () => { globalThis.themeCount = ${THEME_COUNT}; ${script.code} })()`,
  );
  // As long as a test may take: it computes for seconds, and beside other work for many times as long.
  await expect
    .poll(() => page().browser.valueOf("globalThis.themesHash"), { timeout: 170_000 })
    .toBe(THEMES_HASHES[THEME_COUNT]);
});
