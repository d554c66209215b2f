// The arithmetic of themes in this engine of JavaScript, beside that of Node.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { THOUSAND_THEMES_HASH } from "#engine/testing/thousand-themes.ts";
import { bundle } from "#scripts/build/bundle-script.ts";
import { page } from "./opened-page.ts";

it("[PKG-1] a thousand themes are the same to the last letter as in Node", async () => {
  await page().open("/help");
  const { script } = await bundle(resolve("tests/engines/themes-script.ts"), "es");
  await page().browser.valueOf(`void (async () => { ${script.code} })()`);
  // As long as a test may take: it computes for seconds, and beside other work for many times as long.
  await expect
    .poll(() => page().browser.valueOf("globalThis.themesHash"), { timeout: 170_000 })
    .toBe(THOUSAND_THEMES_HASH);
});
