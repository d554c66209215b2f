import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, colorItems, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/color-scheme-generator?b=e4572e&r=split-complementary";
const SHARED_COLORS = ["#E4572E", "#00A196", "#0091E9"];
const hexes = () =>
  colorItems()
    .getByRole("button", { name: /^Copy #.*, color/ })
    .elements()
    .map((button) => /#[0-9A-F]{6}/.exec(button.getAttribute("aria-label") ?? "")?.[0]);
const paintedFirst = () => getComputedStyle(colorItems().first().element()).backgroundColor;
const wheel = () => page.css("[data-wheel]");
const handle = (name: string | RegExp) => wheel().getByRole("slider", { name });
const hueOfBase = () => Number(handle("Base").element().getAttribute("aria-valuenow"));
const choose = (name: string) => page.getByRole("radio", { name, exact: true }).click({ force: true });

/** Drags a handle to a point of the wheel: angle clockwise from the top, and radius from 0 to 1. */
async function drag(name: string | RegExp, angleDeg: number, radius01: number): Promise<void> {
  const box = await boxOf(wheel());
  const angle = (angleDeg / 180) * Math.PI;
  await handle(name).hover();
  await mouse.down();
  await mouse.move(
    box.x + box.width / 2 + (Math.sin(angle) * radius01 * box.width) / 2,
    box.y + box.height / 2 - (Math.cos(angle) * radius01 * box.height) / 2,
    { steps: 10 },
  );
  await mouse.up();
}

it("[SCH] dragging the base moves all, and is one undo step", async () => {
  await mountTool(SHARED);
  await expect.poll(hexes).toEqual(SHARED_COLORS);
  await drag("Base", 120, 0.4);
  await expect.element(handle("Base")).toHaveAttribute("aria-valuenow", "120");
  await expect.element(handle(/\+150/)).toHaveAttribute("aria-valuenow", "270");
  await expect.poll(() => query().get("b")).toMatch(/^oklch\(/);
  const dragged = hexes();
  expect(dragged.filter((hex) => SHARED_COLORS.includes(hex ?? ""))).toEqual([]);
  await press("Control+z");
  await expect.poll(hexes).toEqual(SHARED_COLORS);
  await press("Control+Shift+z");
  await expect.poll(hexes).toEqual(dragged);
});

it("[SCH] a linked handle of a split changes the spread, one of a triad rotates all", async () => {
  await mountTool(`${SHARED}&m=hsl`);
  const base = hueOfBase();
  await drag(/\+150/, base + 130, 0.7);
  await expect.poll(() => query().get("a")).toBe("50");
  await expect.element(handle("Base")).toHaveAttribute("aria-valuenow", String(base));
  await expect.element(handle(/−130/)).toBeVisible();

  await choose("Triadic");
  await drag(/\+120/, 200, 0.7);
  await expect.element(handle("Base")).toHaveAttribute("aria-valuenow", "80");
});

it("[SCH] by keyboard alone: handles, rules, wheels, random base and undo", async () => {
  await mountTool("/color-scheme-generator?b=oklch(64%25_0.18_36)&r=split-complementary");
  await focus(handle("Base"));
  await press("ArrowRight");
  await expect.element(handle("Base")).toHaveAttribute("aria-valuenow", "37");
  await press("Shift+ArrowRight");
  await expect.element(handle("Base")).toHaveAttribute("aria-valuenow", "47");
  const before = handle("Base").element().getAttribute("aria-valuetext") ?? "";
  await press("Shift+ArrowDown");
  await expect.element(handle("Base")).not.toHaveAttribute("aria-valuetext", before);
  await expect
    .element(handle("Base"))
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/chroma 0\.130/));
  await press("Tab", "ArrowRight");
  await expect.poll(() => query().get("a")).toBe("29");

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
    await press(key);
    await expect.element(colorItems(), { message: key }).toHaveLength(count);
  }
  await press("w");
  await expect.poll(() => query().get("m")).toBe("hsl");
  await press("w");
  await expect.poll(() => query().get("m")).toBe("ryb");
  const drawn = query().get("b");
  await press("Space");
  await expect.poll(() => query().get("b")).not.toBe(drawn);
  await press("Control+z");
  await expect.poll(() => query().get("b")).toBe(drawn);
  await press("l");
  await expect.element(page.getByRole("list", { name: "Lighter and darker" })).toHaveLength(2);
});

it("[SCH] custom angles: each handle moves alone, by dragging and as a number; handles are added and removed", async () => {
  await mountTool("/color-scheme-generator?b=e4572e&r=custom&at=60-200");
  await drag(/\+60/, hueOfBase() + 100, 0.5);
  await expect.poll(() => query().get("at")).toMatch(/^(99|100|101)-200$/);
  const field = page.getByRole("textbox", { name: "Angle of color 3" });
  await field.fill("270");
  await press("Enter");
  await expect.poll(() => query().get("at")).toMatch(/-270$/);
  await field.fill("a bit");
  await press("Tab");
  await expect.element(field).toHaveValue("270");
  await page.getByRole("button", { name: "Add a color" }).click();
  await expect.element(colorItems()).toHaveLength(4);
  await page.getByRole("button", { name: "Remove color 2" }).click();
  await expect.element(colorItems()).toHaveLength(3);
});

it("[SCH] three wheels: the same rule gives other partners, the base stays", async () => {
  await mountTool(SHARED);
  const seen = new Set<string>();
  for (const name of ["OKLCH", "HSL", "Painter’s"]) {
    await choose(name);
    await expect.element(page.getByRole("radio", { name, exact: true })).toBeChecked();
    await expect.poll(() => hexes()[0]).toBe("#E4572E");
    seen.add(hexes().join());
  }
  expect(seen.size).toBe(3);
});

it("[SCH] the wheel is painted inside the gamut, and hatched outside", async () => {
  await mountTool(SHARED);
  await expect.poll(() => alphaAt(0.5, 0.5)).toBe(255);
  // The lower left of the wheel is cyan, which no screen shows that vividly at this lightness.
  expect(alphaAt(0.5, 0.95)).toBe(0);
  await choose("HSL");
  await expect.poll(() => alphaAt(0.5, 0.95)).toBe(255);
});

it("[SCH] spread, number, lightness and shades are set by their controls; values are copied", async () => {
  await mountTool("/color-scheme-generator?b=e4572e&r=analogous");
  const count = page.getByRole("spinbutton", { name: "Colors, number" });
  await count.fill("7");
  await press("Tab");
  await expect.element(colorItems()).toHaveLength(7);
  await focus(page.getByRole("slider", { name: "Spread" }));
  await press("ArrowLeft");
  await expect.poll(() => query().get("a")).toBe("29");
  const before = hexes();
  await focus(page.getByRole("slider", { name: "Lightness" }));
  await press("ArrowRight");
  await expect.poll(hexes).not.toEqual(before);
  await colorItems()
    .first()
    .getByRole("button", { name: /^Copy #/ })
    .first()
    .click();
  await expect.poll(() => navigator.clipboard.readText()).toBe(hexes()[0]);
  await page.getByRole("button", { name: "Shades" }).click();
  await expect.element(page.getByLabelText("CSS of the scheme")).toMatchTextContent("--scheme-7-darker:");
});

it("[COL-1] an invalid color shows its error and changes nothing", async () => {
  await mountTool(SHARED);
  const field = page.getByRole("textbox", { name: "Base color" });
  await field.fill("hsl(20 30");
  await press("Enter");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(hexes()).toEqual(SHARED_COLORS);
  await field.fill("rebeccapurple");
  await press("Enter");
  await expect.poll(() => hexes()[0]).toBe("#663399");
});

it("[TLS-2] invalid parameters fall back with a notice", async () => {
  await mountTool("/color-scheme-generator?b=e4572e&r=octagonal&a=900");
  const notice = page.getByRole("status").filter({ hasText: /octagonal/ });
  await expect.element(notice.first()).toBeVisible();
  await expect.element(colorItems()).toHaveLength(2);
});

it("[TLS-6] [COL-6] colors come from other tools and are exported as files", async () => {
  await mountTool("/color-scheme-generator?from=ff0000-00ff00-0000ff");
  await expect.element(colorItems()).toHaveLength(3);
  await page.getByRole("button", { name: "Export" }).click();
  await expect.element(page.getByRole("complementary", { name: "Export" })).toMatchTextContent(/#ff0000/i);
});

it("[COL-5] simulated color vision changes the display, but not the copied value", async () => {
  await mountTool(SHARED);
  const before = paintedFirst();
  await page.getByRole("button", { name: "As others see it" }).first().click();
  await page.getByRole("radio", { name: /Achromatopsia/ }).click();
  await expect.poll(paintedFirst).not.toBe(before);
  expect(hexes()).toEqual(SHARED_COLORS);
});

for (const [what, rest] of [
  ["shades", "&s=1"],
  ["twelve of one hue", "&r=monochromatic&n=12"],
  ["custom angles", "&r=custom&at=20-90&m=hsl"],
] as const) {
  it(`[QLT-1] [SCH] no axe violation: ${what}`, async () => {
    await mountTool(`/color-scheme-generator?b=e4572e${rest}`);
    await expect.element(page.getByLabelText("CSS of the scheme")).toBeVisible();
    await expectAccessible();
  });
}

/** Alpha of the wheel's picture at this point, 0 to 255; `x` and `y` are 0 to 1. */
function alphaAt(x: number, y: number): number | undefined {
  const canvas = wheel().css("canvas").element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("The wheel has no picture");
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0);
  return context?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data[3];
}
