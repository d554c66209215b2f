import type { Page } from "@playwright/test";
import { pngFile } from "#tests/picture-files.ts";
import { expect, hydrated, open, test } from "./fixture.ts";

const PATH = "/color-image-picker";
/** 90 × 40 pixels: the left half red, the rest green with a fifth of blue. */
const FLAG = Buffer.from(
  await pngFile(90, 40, (x) => (x < 45 ? [192, 0, 0] : x < 72 ? [0, 160, 0] : [0, 0, 192])),
);
const FLAG_COLORS = ["#c00000", "#00a000", "#0000c0"];

const band = (page: Page) => page.getByRole("list", { name: "Colors and their shares" }).getByRole("button");
/** "#c00000, 33.3%" for each color, in order of display. */
const colors = (page: Page) =>
  band(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? "").replace("Copy ", "")),
  );
const hexes = async (page: Page) => (await colors(page)).map((text) => text.slice(0, 7));
const rings = (page: Page) =>
  page.getByRole("region", { name: "Canvas" }).getByRole("button", { name: /^Picker/ });
const picture = (page: Page, name: string | RegExp) => page.getByRole("img", { name });
const choose = (page: Page) =>
  page
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "flag.png", mimeType: "image/png", buffer: FLAG });

/** Whether the picture is on the device, where it is stored after it is shown. */
const isStored = (page: Page) =>
  page.evaluate(async () => {
    const [name, store] = ["tincture-picture", "pictures"];
    if (!(await indexedDB.databases()).some((known) => known.name === name)) return false;
    const opening = indexedDB.open(name);
    await new Promise((done) => opening.addEventListener("success", done));
    const counting = opening.result.transaction(store).objectStore(store).count();
    await new Promise((done) => counting.addEventListener("success", done));
    opening.result.close();
    return counting.result === 1;
  });

test("[TLS-4] the picture is there after a reload, and goes when it is removed", async ({ page }) => {
  await open(page, PATH);
  await choose(page);
  await expect(rings(page)).toHaveCount(3);
  await expect.poll(() => isStored(page)).toBe(true);
  await page.reload();
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await open(page, PATH);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(picture(page, /^flag/)).toHaveCount(0);
  await expect.poll(() => hexes(page)).toEqual(FLAG_COLORS);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Open a picture" })).toBeVisible();
});

test("[IMG] by a link to another site, as far as our own headers let it through", async ({ page }) => {
  const headers = { "access-control-allow-origin": "*" };
  await page.route("https://pictures.example/flag.png", (route) =>
    route.fulfill({ body: FLAG, contentType: "image/png", headers }),
  );
  await open(page, PATH);
  await page.keyboard.press("l");
  await page.getByRole("textbox", { name: "Address of a picture" }).fill("https://pictures.example/flag.png");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(picture(page, /^flag\.png/)).toBeVisible();
  await expect.poll(() => hexes(page)).toEqual(FLAG_COLORS);
});
