import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";

// Each goes a long way through the page.
test.slow();

const SHARED = "/color-scheme-generator?b=e4572e&r=split-complementary";
const SHARED_COLORS = ["#E4572E", "#00A196", "#0091E9"];
const bands = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const hexes = (page: Page) =>
  bands(page)
    .getByRole("button", { name: /^Copy #.*, color/ })
    .evaluateAll((all) =>
      all.map((each) => /#[0-9A-F]{6}/.exec(each.getAttribute("aria-label") ?? "")?.[0] ?? ""),
    );
const wheel = (page: Page) => page.locator("[data-wheel]");
const handle = (page: Page, name: string | RegExp) => wheel(page).getByRole("slider", { name });
const query = (page: Page) => new URL(page.url()).searchParams;

/** A point of the wheel: clockwise from the top, and how far out, 0 to 1. */
async function pointOf(page: Page, angleDeg: number, radius: number) {
  const box = await wheel(page).boundingBox();
  if (box === null) throw new Error("no wheel");
  const angle = (angleDeg / 180) * Math.PI;
  return {
    x: box.x + box.width / 2 + (Math.sin(angle) * radius * box.width) / 2,
    y: box.y + box.height / 2 - (Math.cos(angle) * radius * box.height) / 2,
  };
}

async function drag(page: Page, name: string | RegExp, angleDeg: number, radius: number) {
  await handle(page, name).hover();
  await page.mouse.down();
  const to = await pointOf(page, angleDeg, radius);
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
}

test("[SCH] the base is dragged: all follow, and the drag is one step of undo", async ({ page }) => {
  await open(page, SHARED);
  await expect.poll(() => hexes(page)).toEqual(SHARED_COLORS);
  await drag(page, "Base", 120, 0.4);
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", "120");
  await expect(handle(page, /\+150/)).toHaveAttribute("aria-valuenow", "270");
  await expect.poll(() => query(page).get("b")).toMatch(/^oklch\(/);
  const dragged = await hexes(page);
  expect(dragged.filter((hex) => SHARED_COLORS.includes(hex))).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => hexes(page)).toEqual(SHARED_COLORS);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => hexes(page)).toEqual(dragged);
});

test("[SCH] a linked handle of a split changes the spread, one of a triad turns them all", async ({
  page,
}) => {
  await open(page, `${SHARED}&m=hsl`);
  const base = Number(await handle(page, "Base").getAttribute("aria-valuenow"));
  await drag(page, /\+150/, base + 130, 0.7);
  await expect.poll(() => query(page).get("a")).toBe("50");
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", String(base));
  await expect(handle(page, /−130/)).toBeVisible();

  await page.getByRole("radio", { name: "Triadic" }).check({ force: true });
  await drag(page, /\+120/, 200, 0.7);
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", "80");
});

test("[SCH] by keys alone: handles, rules, wheels, chance and undo", async ({ page }) => {
  await open(page, "/color-scheme-generator?b=oklch(64%25_0.18_36)&r=split-complementary");
  await handle(page, "Base").focus();
  await page.keyboard.press("ArrowRight");
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", "37");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuenow", "47");
  const before = await handle(page, "Base").getAttribute("aria-valuetext");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(handle(page, "Base")).not.toHaveAttribute("aria-valuetext", before ?? "");
  await expect(handle(page, "Base")).toHaveAttribute("aria-valuetext", /chroma 0\.130/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => query(page).get("a")).toBe("29");

  for (const [key, count] of [
    ["1", 5],
    ["2", 2],
    ["3", 3],
    ["4", 3],
    ["5", 4],
    ["6", 4],
    ["7", 5],
    ["8", 5],
    ["9", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bands(page), key).toHaveCount(count);
  }
  await page.keyboard.press("w");
  await expect.poll(() => query(page).get("m")).toBe("hsl");
  await page.keyboard.press("w");
  await expect.poll(() => query(page).get("m")).toBe("ryb");
  const drawn = query(page).get("b");
  await page.keyboard.press("Space");
  await expect.poll(() => query(page).get("b")).not.toBe(drawn);
  await page.keyboard.press("Control+z");
  await expect.poll(() => query(page).get("b")).toBe(drawn);
  await page.keyboard.press("l");
  await expect(page.getByRole("list", { name: "Lighter and darker" })).toHaveCount(2);
});

test("[SCH] custom angles: each handle alone, by dragging and as a number, added and removed", async ({
  page,
}) => {
  await open(page, "/color-scheme-generator?b=e4572e&r=custom&at=60-200");
  const base = Number(await handle(page, "Base").getAttribute("aria-valuenow"));
  await drag(page, /\+60/, base + 100, 0.5);
  await expect.poll(() => query(page).get("at")).toMatch(/^(99|100|101)-200$/);
  const field = page.getByRole("textbox", { name: "Angle of color 3" });
  await field.fill("270");
  await field.press("Enter");
  await expect.poll(() => query(page).get("at")).toMatch(/-270$/);
  await field.fill("a bit");
  await field.press("Tab");
  await expect(field).toHaveValue("270");
  await page.getByRole("button", { name: "Add a color" }).click();
  await expect(bands(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Remove color 2" }).click();
  await expect(bands(page)).toHaveCount(3);
});

test("[SCH] three wheels: the same rule gives other partners, the base stays", async ({ page }) => {
  await open(page, SHARED);
  const seen = new Set<string>();
  for (const name of ["OKLCH", "HSL", "Painter’s"]) {
    await page.getByRole("radio", { name, exact: true }).check({ force: true });
    await expect.poll(async () => (await hexes(page))[0]).toBe("#E4572E");
    seen.add((await hexes(page)).join());
  }
  expect(seen.size).toBe(3);
});

test("[SCH] the wheel is painted as far as the gamut goes, and hatched beyond", async ({ page }) => {
  await open(page, SHARED);
  const alphaAt = (x: number, y: number) =>
    wheel(page)
      .locator("canvas")
      .evaluate(
        (canvas: HTMLCanvasElement, at) => {
          const copy = new OffscreenCanvas(canvas.width, canvas.height);
          const context = copy.getContext("2d", { willReadFrequently: true });
          context?.drawImage(canvas, 0, 0);
          return context?.getImageData(canvas.width * at.x, canvas.height * at.y, 1, 1).data[3];
        },
        { x, y },
      );
  await expect.poll(() => alphaAt(0.5, 0.5)).toBe(255);
  // Cyan to the lower left: no screen has it that vivid at this lightness.
  expect(await alphaAt(0.5, 0.95)).toBe(0);
  await page.getByRole("radio", { name: "HSL" }).check({ force: true });
  await expect.poll(() => alphaAt(0.5, 0.95)).toBe(255);
});

test("[SCH] spread, number, lightness and shades by their controls; values are copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/color-scheme-generator?b=e4572e&r=analogous");
  const count = page.getByRole("spinbutton", { name: "Colors, number" });
  await count.fill("7");
  await count.blur();
  await expect(bands(page)).toHaveCount(7);
  const spread = page.getByRole("slider", { name: "Spread" });
  await spread.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => query(page).get("a")).toBe("29");
  const before = await hexes(page);
  const lightness = page.getByRole("slider", { name: "Lightness" });
  await lightness.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => hexes(page)).not.toEqual(before);
  await bands(page)
    .first()
    .getByRole("button", { name: /^Copy #/ })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await hexes(page))[0]);
  await page.getByRole("button", { name: "Shades" }).click();
  await expect(page.getByLabel("CSS of the scheme")).toContainText("--scheme-7-darker:");
});

test("[COL-1] a wrong color says what is wrong and changes nothing", async ({ page }) => {
  await open(page, SHARED);
  const field = page.getByRole("textbox", { name: "Base color" });
  await field.fill("hsl(20 30");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await hexes(page)).toEqual(SHARED_COLORS);
  await field.fill("rebeccapurple");
  await field.press("Enter");
  await expect.poll(async () => (await hexes(page))[0]).toBe("#663399");
});

test("[TLS-2] bad parameters fall back with a notice", async ({ page }) => {
  await open(page, "/color-scheme-generator?b=e4572e&r=octagonal&a=900");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /octagonal/ })
      .first(),
  ).toBeVisible();
  await expect(bands(page)).toHaveCount(2);
});

test("[TLS-6] [COL-6] colors come from elsewhere and go out as files", async ({ page }) => {
  await open(page, "/color-scheme-generator?from=ff0000-00ff00-0000ff");
  await expect(bands(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("complementary", { name: "Export" })).toContainText(/#ff0000/i);
});

test("[COL-5] seen as others see it, and copied as it is", async ({ page }) => {
  await open(page, SHARED);
  const shown = () =>
    bands(page)
      .first()
      .evaluate((band) => getComputedStyle(band).backgroundColor);
  const before = await shown();
  await page.getByRole("button", { name: "As others see it" }).first().click();
  await page.getByRole("radio", { name: /Achromatopsia/ }).check();
  await expect.poll(shown).not.toBe(before);
  expect(await hexes(page)).toEqual(SHARED_COLORS);
});

for (const [what, rest] of [
  ["shades", "&s=1"],
  ["twelve of one hue", "&r=monochromatic&n=12"],
  ["custom angles", "&r=custom&at=20-90&m=hsl"],
] as const) {
  test(`[QLT-1] [SCH] no axe violation: ${what}`, async ({ page }) => {
    await open(page, `/color-scheme-generator?b=e4572e${rest}`);
    await expectAccessible(page);
  });
}

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[SCH] by touch at 390 px @phone", async ({ page }) => {
    await open(page, SHARED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
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
