import { expect, it } from "vitest";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/design/wallpaper/new?c=c53c69*5-f5ecc2&style=waves&seed=7";

it("[WAL] [TLS-3] Space deals another seed and draws it, and undo takes it back", async () => {
  await mountTool(SHARED);
  const drawn = () => document.querySelector(".wallpaper-svg")?.innerHTML ?? "";
  const before = drawn();
  expect(before).toContain("<svg");
  await press("Space");
  await expect.poll(() => query().get("seed")).not.toBe("7");
  await expect.poll(drawn).not.toBe(before);
  await press("Control+z");
  await expect.poll(() => query().get("seed")).toBe("7");
  await expect.poll(drawn).toBe(before);
});

it("[WAL] every style has a picture of its own in the strip", async () => {
  await mountTool(SHARED);
  await press("g");
  await expect
    .poll(() => document.querySelectorAll(".wallpaper-styles img").length, { timeout: 10_000 })
    .toBe(document.querySelectorAll(".wallpaper-styles input").length);
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[QLT-1] axe finds nothing: ${screen}`, async () => {
    await mountTool(SHARED, { screen });
    await expectAccessible();
  });
}
