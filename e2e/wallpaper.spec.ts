import { expect, test } from "./fixture.ts";

test("[WAL] [QLT-2] the first press of a visit, on a section of the panel, opens that section", async ({
  page,
}) => {
  await page.goto("/design/wallpaper/new", { waitUntil: "load" });
  await page.getByRole("radio", { name: "Palette" }).click();
  await expect(page.getByRole("button", { name: "Shuffle the colors" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Palette" })).toBeChecked();
});
