import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./fixture.ts";

const SHARED = "/color-scheme-generator?b=e4572e&r=split-complementary";
const bands = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const wheel = (page: Page) => page.locator("[data-wheel]");
const handle = (page: Page, name: string | RegExp) => wheel(page).getByRole("slider", { name });

/** A point of the color wheel: the angle clockwise from the top, and the radius, 0 to 1. */
async function pointOf(page: Page, angleDeg: number, radius: number) {
  const box = await wheel(page).boundingBox();
  if (box === null) throw new Error("no wheel");
  const angle = (angleDeg / 180) * Math.PI;
  return {
    x: box.x + box.width / 2 + (Math.sin(angle) * radius * box.width) / 2,
    y: box.y + box.height / 2 - (Math.cos(angle) * radius * box.height) / 2,
  };
}

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[SCH] by touch at 390 px", async ({ page }) => {
    await open(page, SHARED);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    const client = await page.context().newCDPSession(page);
    const start = await handle(page, "Base").boundingBox();
    const to = await pointOf(page, 180, 0.3);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", (start?.x ?? 0) + 15, (start?.y ?? 0) + 15);
    await touch("touchMove", to.x + 10, to.y);
    await touch("touchMove", to.x, to.y);
    await touch("touchEnd", to.x, to.y);
    await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", "180");
    await page.getByRole("radio", { name: "Rule" }).check({ force: true });
    await page.getByRole("radio", { name: "Square" }).check({ force: true });
    await expect(bands(page)).toHaveCount(4);
  });
});
