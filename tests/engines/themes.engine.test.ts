// The arithmetic of themes in this engine of JavaScript, beside that of Node.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { THEMES_HASHES } from "#engine/testing/thousand-themes.ts";
import { bundle } from "#scripts/build/bundle-script.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { page } from "./opened-page.ts";

it("[PKG-1] themes are the same to the last letter as in Node", async () => {
  await page().open("/help");
  const count = IS_EXHAUSTIVE ? 1000 : 100;
  const { script } = await bundle(resolve("tests/engines/themes-script.ts"), "es");
  await page().browser.valueOf(`(globalThis.themeCount = ${count}, void (async () => { ${script.code} })())`);
  await expect.poll(() => page().browser.valueOf("globalThis.themesHash")).toBe(THEMES_HASHES[count]);
});
