import { pngFile } from "#tests/picture-files.ts";
import { open, test } from "./fixture.ts";
import {
  BLUE,
  band,
  choose,
  colors,
  expect,
  flag,
  hexes,
  PATH,
  picture,
  RED,
  rings,
  SHARED,
  SLOW,
  said,
} from "./image-page.ts";

test.describe.configure(SLOW);

test("[IMG] a picture gives its colors with their shares, and a press copies one @phone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await expect.poll(() => colors(page)).toEqual(["#c00000, 50.0%", "#00a000, 30.0%", "#0000c0, 20.0%"]);
  await expect(rings(page)).toHaveCount(3);
  await band(page).nth(1).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#00a000");
});

test.describe("pickers", () => {
  test("[IMG] a ring is dragged with a loupe, and that is one step", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    const before = await colors(page);
    const canvas = await picture(page, /^flag/).boundingBox();
    const ring = page.getByRole("button", { name: /^Picker 3/ });
    await ring.hover();
    await page.mouse.down();
    await page.mouse.move((canvas?.x ?? 0) + 30, (canvas?.y ?? 0) + 60, { steps: 6 });
    await expect(page.locator(".loupe")).toContainText("#c00000");
    await page.mouse.up();
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#c00000"]);
    // The step is done once everyone's share is counted anew.
    await expect.poll(() => colors(page)).toEqual(["#c00000, 70.0%", "#00a000, 30.0%", "#c00000, 0.0%"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => colors(page)).toEqual(before);
  });

  test("[IMG] a press on the picture picks a color, Escape takes a drag back, Delete removes it", async ({
    page,
  }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    const canvas = await picture(page, /^flag/).boundingBox();
    await page.mouse.move((canvas?.x ?? 0) + 12, (canvas?.y ?? 0) + 12);
    await page.mouse.down();
    await expect(rings(page)).toHaveCount(4);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(rings(page)).toHaveCount(3);
    await page.mouse.click((canvas?.x ?? 0) + 12, (canvas?.y ?? 0) + 12);
    await expect(rings(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Picker 4: #c00000" }).press("Delete");
    await expect(rings(page)).toHaveCount(3);
  });

  test("[TLS-8] everything by keys: sample, picker, its place, area, count", async ({ page }) => {
    await open(page, PATH);
    await page.getByRole("button", { name: "Try a sample" }).focus();
    await page.keyboard.press("Enter");
    await expect(rings(page)).toHaveCount(6);
    await page.locator("body").press("p");
    const own = page.getByRole("button", { name: "Picker 7" });
    await expect(rings(page)).toHaveCount(7);
    const address = () => new URL(page.url()).searchParams.get("c") ?? "";
    await expect.poll(address).toContain("*600.400*o");
    const mine = rings(page).filter({ has: page.locator("xpath=self::*[@data-kind='own']") });
    await mine.focus();
    await expect(page.locator(".loupe")).toContainText("600, 400");
    await page.keyboard.press("ArrowRight");
    await expect.poll(address).toContain("*601.400*o");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(address).toContain("*601.410*o");
    await expect(own.or(mine).first()).toBeFocused();
    await page.getByRole("textbox", { name: "Width" }).fill("300");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("area")).toBe("0.0.300.800");
    await page.getByRole("slider", { name: "Colors" }).press("ArrowRight");
    await expect.poll(() => new URL(page.url()).searchParams.get("n")).toBe("7");
    await expect(band(page)).toHaveCount(8);
  });

  test("[IMG] a color comes from the screen where the browser can do that", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        EyeDropper: class {
          open() {
            return Promise.resolve({ sRGBHex: "#123456" });
          }
        },
      });
    });
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Pick from the screen" }).click();
    await expect.poll(() => hexes(page)).toContain("#123456");
  });
});

test.describe("what is looked for", () => {
  test("[IMG] an area alone, drawn or written; bad numbers are explained", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
    await expect(rings(page)).toHaveCount(3);
    await page.getByRole("radio", { name: "Area" }).check({ force: true });
    const canvas = await picture(page, /^flag/).boundingBox();
    const [left, top] = [canvas?.x ?? 0, canvas?.y ?? 0];
    const [width, height] = [canvas?.width ?? 0, canvas?.height ?? 0];
    await page.mouse.move(left + width * 0.7, top + height * 0.2);
    await page.mouse.down();
    await page.mouse.move(left + width * 0.99, top + height * 0.9, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => hexes(page)).toEqual(["#0000c0", "#00a000"]);
    await page.getByRole("textbox", { name: "Left" }).fill("900");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Left is a whole number from 0 to 89.")).toBeVisible();
    expect(await hexes(page)).toEqual(["#0000c0", "#00a000"]);
    await page.getByRole("button", { name: "Whole picture" }).click();
    await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => hexes(page)).toEqual(["#0000c0", "#00a000"]);
  });

  test("[IMG] without the background", async ({ page }) => {
    await open(page, PATH);
    const product = pngFile(60, 60, (x, y) =>
      x > 20 && x < 40 && y > 20 && y < 40 ? (x < 30 ? RED : BLUE) : [250, 250, 250],
    );
    await choose(page, "product.png", product);
    await expect.poll(async () => (await hexes(page))[0]).toBe("#fafafa");
    await page.getByRole("checkbox", { name: "Ignore background" }).check();
    await expect.poll(async () => (await hexes(page)).toSorted()).toEqual(["#0000c0", "#c00000"]);
  });

  test("[IMG] exact for pictures of few colors, and the reason where there are more", async ({ page }) => {
    await open(page, PATH);
    const few = pngFile(40, 40, (x, y) => [(x >> 2) * 20, (y >> 3) * 40, 90]);
    await choose(page, "few.png", few);
    await expect(band(page)).toHaveCount(6);
    await page.getByRole("checkbox", { name: "Exact" }).check();
    await expect(band(page)).toHaveCount(50);
    await expect(page.getByText("Exact: all 50 colors, none of them mixed.")).toBeVisible();
    await choose(
      page,
      "many.png",
      pngFile(40, 40, (x, y) => [x * 6, y * 6, 90]),
    );
    await expect(page.getByText(/more than 256 colors, too many for Exact/)).toBeVisible();
    await expect(band(page)).toHaveCount(6);
  });

  test("[IMG] two to sixteen colors, in four orders", async ({ page }) => {
    await open(page, PATH);
    await page.getByRole("button", { name: "Try a sample" }).click();
    await expect(band(page)).toHaveCount(6);
    const slider = page.getByRole("slider", { name: "Colors" });
    await slider.press("End");
    await expect(band(page)).toHaveCount(16);
    await slider.press("Home");
    await expect(band(page)).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(band(page)).toHaveCount(16);
    const dominant = await hexes(page);
    await page.getByRole("radio", { name: "Vivid" }).check({ force: true });
    await expect.poll(() => hexes(page)).not.toEqual(dominant);
    const vivid = await hexes(page);
    await page.getByRole("radio", { name: "Muted" }).check({ force: true });
    await expect.poll(() => hexes(page)).toEqual(vivid.toReversed());
    await page.getByRole("radio", { name: "Dark first" }).check({ force: true });
    await expect.poll(async () => (await hexes(page)).toSorted()).toEqual(dominant.toSorted());
  });
});

test("[TLS-4] the picture is there after a reload, and goes when it is removed", async ({ page }) => {
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(rings(page)).toHaveCount(3);
  await page.reload();
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await open(page, PATH);
  await expect(picture(page, "flag.png, 90 by 40 pixels")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(picture(page, /^flag/)).toHaveCount(0);
  expect(await hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Open a picture" })).toBeVisible();
});

test("[TLS-3] undo goes back to the picture before", async ({ page }) => {
  await open(page, PATH);
  await choose(page, "flag.png", flag);
  await expect(rings(page)).toHaveCount(3);
  await choose(
    page,
    "dot.png",
    pngFile(1, 1, () => [1, 2, 3]),
  );
  await expect(picture(page, /^dot/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(picture(page, /^flag/)).toBeVisible();
  await expect.poll(() => hexes(page)).toEqual(["#c00000", "#00a000", "#0000c0"]);
});

test("[COL-6] what was found is exported", async ({ page }) => {
  await open(page, SHARED);
  await expect(page.locator("pre", { hasText: "--picture-1: #0e2a47; /* 41.2% */" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect(panel.getByText(/#e4572e/i).first()).toBeVisible();
});

test("[TLS-2] a link with mistakes says what was left out", async ({ page }) => {
  await open(page, `${PATH}?c=nonsense-0e2a47*50&n=99&area=1.2`);
  await expect(said(page, /nonsense/)).toBeVisible();
  expect(await colors(page)).toEqual(["#0e2a47, 50.0%"]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("[IMG] a finger moves a ring, with the loupe above it @phone", async ({ page }) => {
    await open(page, PATH);
    await choose(page, "flag.png", flag);
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
