import { expect, open, test } from "./fixture.ts";

test("[QLT-4] what a query says is text, never markup", async ({ page }) => {
  const attack = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';
  for (const path of [
    "/palettes?q=",
    "/gradients?q=",
    "/palette-generator?colors=",
    "/login?redirect=",
    "/discover?x=",
  ]) {
    await open(page, path + encodeURIComponent(attack));
    await expect.poll(() => page.evaluate(() => "hacked" in window), path).toBe(false);
  }
});
