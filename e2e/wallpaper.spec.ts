import { expect, test } from "./fixture.ts";

test("[WAL] [QLT-2] the first press of a visit, on a section of the panel, opens that section", async ({
  page,
}) => {
  await page.goto("/design/wallpaper/new", { waitUntil: "load" });
  await page.getByRole("radio", { name: "Leaves" }).click();
  await expect(page.getByRole("button", { name: "Write SVG" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Leaves" })).toBeChecked();
});
