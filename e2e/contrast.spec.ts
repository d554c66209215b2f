import type { Page } from "@playwright/test";
import { pngFile } from "#tests/picture-files.ts";
import { expect, open, test } from "./fixture.ts";

const inspector = (page: Page) => page.getByRole("complementary", { name: "Inspector" });

/** The upper half is black, the lower half white. */
const HALVES = Buffer.from(await pngFile(60, 40, (_x, y) => (y < 20 ? [0, 0, 0] : [255, 255, 255])));

test("[CON] text over a picture of one's own, which stays on the device", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await open(page, "/contrast-checker?fg=ffffff&bg=000000&view=over&on=image&at=50_0");
  await expect(page.getByText("No picture yet")).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "halves.png", mimeType: "image/png", buffer: HALVES });
  await expect(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
  const worst = inspector(page).locator(".contrast-facts dd").first();
  await expect(worst).toHaveText("21.00");
  const text = page.getByRole("group", { name: /Arrow keys move it/ });
  await text.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Shift+ArrowDown");
  await expect(worst).toHaveText("1.00");
  await inspector(page).getByRole("button", { name: "Use other text" }).click();
  await expect.poll(async () => Number(await worst.textContent())).toBeGreaterThanOrEqual(4.5);
  expect(sent).toEqual([]);
});
