import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { finger } from "#tests/parts/input.ts";
import { boxOf, colorItems } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";
const row = () => colorItems().nth(1);
const isLocked = () => row().element().hasAttribute("data-locked");

async function swipe(right: number, down = 0): Promise<void> {
  const { x, y, width, height } = await boxOf(row());
  const [from, middle] = [x + width / 2, y + height / 2];
  await finger.down(from, middle);
  for (let step = 1; step <= 6; step += 1)
    await finger.move(from + (right * step) / 6, middle + (down * step) / 6);
  await finger.up();
}

/** Swipes work once their code has loaded, which also makes each row a single tab stop. */
async function mountPhone(): Promise<void> {
  await mountTool(SHARED, { screen: "phone" });
  await expect
    .poll(() => document.querySelectorAll(".palette-column button:not([tabindex='-1'])").length)
    .toBe(5);
}

it("[idea 8] [PAL] a row that is swiped to the right is locked, and unlocked", async () => {
  await mountPhone();
  await swipe(110);
  await expect.poll(isLocked).toBe(true);
  expect(getComputedStyle(row().element()).translate).toBe("none");
  await swipe(110);
  await expect.poll(isLocked).toBe(false);
});

it("[idea 8] [PAL] a row that is swiped to the left opens with its shades", async () => {
  await mountPhone();
  await swipe(-110);
  await expect.element(page.getByRole("complementary", { name: "Color 2" })).toBeVisible();
  expect(isLocked()).toBe(false);
});

it("[idea 8] [PAL] a short or a slanted touch locks nothing", async () => {
  await mountPhone();
  await swipe(40);
  await swipe(80, 70);
  expect(isLocked()).toBe(false);
  // The next swipe works as usual.
  await swipe(110);
  await expect.poll(isLocked).toBe(true);
});
