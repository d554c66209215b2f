import type { Page } from "@playwright/test";
import { pngFile } from "#tests/picture-files.ts";
import { expect, hydrated, open, PHONE, test } from "./fixture.ts";

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

test("[IMG] a picture gives its colors with their shares, and a press copies one @phone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await choose(page);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await expect.poll(() => colors(page)).toEqual(["#c00000, 50.0%", "#00a000, 30.0%", "#0000c0, 20.0%"]);
  await expect(rings(page)).toHaveCount(3);
  await band(page).nth(1).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("#00a000");
});

test("[TLS-4] the picture is there after a reload, and goes when it is removed", async ({ page }) => {
  await open(page, PATH);
  await choose(page);
  await expect(rings(page)).toHaveCount(3);
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

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[IMG] by touch: a finger moves a ring, with the loupe above it", async ({ page }) => {
    await open(page, PATH);
    await choose(page);
    await expect(rings(page)).toHaveCount(3);
    const canvas = await picture(page, /^flag/).boundingBox();
    const ring = await page.getByRole("button", { name: /^Picker 3/ }).boundingBox();
    const start = { x: (ring?.x ?? 0) + 13, y: (ring?.y ?? 0) + 13 };
    const end = { x: (canvas?.x ?? 0) + 20, y: start.y };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
    await touch("touchStart", start);
    for (let step = 1; step <= 5; step += 1)
      await touch("touchMove", { x: start.x + ((end.x - start.x) * step) / 5, y: start.y });
    await expect(page.locator(".loupe[data-touch]")).toContainText("#c00000");
    await touch("touchEnd");
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#c00000"]);
  });
});
