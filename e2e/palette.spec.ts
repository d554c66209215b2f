import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, FIRST_VISIT, open, test } from "./fixture.ts";

const columns = (page: Page) =>
  page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const colors = async (page: Page): Promise<string[]> => {
  const names = await columns(page)
    .getByRole("button", { name: /^Copy #/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => /#[0-9A-Fa-f]{6}/.exec(name)?.[0].toLowerCase() ?? name);
};
const SHARED = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";
const SHARED_COLORS = ["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"];

test.describe("first visit", () => {
  test.use(FIRST_VISIT);

  test("[PAL] from the home page to an exported palette @phone", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/");
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByRole("link", { name: "Open the generator" }).click();
    await expect(page).toHaveURL(/\/palette-generator/);
    await expect(columns(page)).toHaveCount(5);

    const first = await colors(page);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect.poll(() => colors(page)).not.toEqual(first);
    const made = await colors(page);
    expect(made.every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);

    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: /^Copy CSS/ }).click();
    await expect(
      page.getByRole("button", { name: "Copied" }).or(page.getByText("Copied")).first(),
    ).toBeVisible();
    const css = (await page.evaluate(() => navigator.clipboard.readText())).toLowerCase();
    for (const hex of made) expect(css).toContain(hex);
    expect(css, "the share link, as a comment").toContain("/palette-generator?");
  });
});

test("[TLS-2] a shared link shows the same palette, also after a reload", async ({ page }) => {
  await open(page, SHARED);
  expect(await colors(page)).toEqual(SHARED_COLORS);
  await page.reload();
  expect(await colors(page)).toEqual(SHARED_COLORS);
});

test("[TLS-2] back and forward go through what was made", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => colors(page)).not.toEqual(SHARED_COLORS);
  const made = await colors(page);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await page.goForward();
  await expect.poll(() => colors(page)).toEqual(made);
});

test("[TLS-2] bad parameters fall back with a notice, never an error", async ({ page }) => {
  await open(page, "/palette-generator?c=0e2a47-nonsense-81b1cc&m=nothing&aa=-4");
  await expect(columns(page).first()).toBeVisible();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /nonsense|left out|nothing/i })
      .first(),
  ).toBeVisible();
});

test("[TLS-4] what was made stands on the home page, and opens again", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => colors(page)).not.toEqual(SHARED_COLORS);
  const made = await colors(page);
  await open(page, "/");
  const recent = page.getByRole("region", { name: "Recent work" });
  await recent.getByRole("link", { name: /^Palette Generator just now/ }).click();
  await expect(page).toHaveURL(/\/palette-generator\?/);
  await expect.poll(() => colors(page)).toEqual(made);
});

test("[TLS-3] undo and redo take each change back and bring it again; a drag is one step", async ({
  page,
}) => {
  await open(page, SHARED);
  await page.keyboard.press("Space");
  await expect.poll(() => colors(page)).not.toEqual(SHARED_COLORS);
  const made = await colors(page);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => colors(page)).toEqual(made);
  await page.keyboard.press("Control+z");

  const handle = columns(page)
    .first()
    .getByRole("button", { name: /^Move / });
  const target = await columns(page).nth(2).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => colors(page)).toEqual(["#2f6690", "#81b1cc", "#0e2a47", "#f4d35e", "#ee964b"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
});

test("[PAL] a locked color stays when a new palette is made", async ({ page }) => {
  await open(page, SHARED);
  await columns(page)
    .nth(1)
    .getByRole("button", { name: /^Lock / })
    .click();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(async () => (await colors(page))[0]).not.toBe(SHARED_COLORS[0]);
  expect((await colors(page))[1]).toBe(SHARED_COLORS[1]);
});

test("[PAL] two to twelve colors, added, duplicated and removed", async ({ page }) => {
  await open(page, "/palette-generator?c=0e2a47-2f6690");
  await columns(page).first().hover();
  await expect(
    columns(page)
      .first()
      .getByRole("button", { name: /^Remove / }),
  ).toBeDisabled();
  for (let count = 3; count <= 12; count += 1) {
    await page.getByRole("button", { name: "Add a color between 1 and 2" }).click();
    await expect(columns(page)).toHaveCount(count);
  }
  await expect(page.getByRole("button", { name: /^Add a color/ })).toHaveCount(0);
  await columns(page).first().hover();
  await columns(page)
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(columns(page)).toHaveCount(11);
});

test("[COL-1] any CSS color is taken in the editor, and a wrong one says what is wrong", async ({ page }) => {
  await open(page, SHARED);
  await columns(page).first().hover();
  await columns(page)
    .first()
    .getByRole("button", { name: /^Edit / })
    .click();
  const field = page.getByRole("complementary").getByRole("textbox").first();
  await field.fill("rgb(0 0 0");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await colors(page)).toEqual(SHARED_COLORS);
  await field.fill("rebeccapurple");
  await field.press("Enter");
  await expect.poll(async () => (await colors(page))[0]).toBe("#663399");
});

test("[PAL] what was removed comes back by the line that says so", async ({ page }) => {
  await open(page, SHARED);
  const second = columns(page).nth(1);
  await second.hover();
  await second.getByRole("button", { name: /^Remove / }).click();
  await expect(columns(page)).toHaveCount(4);
  const toast = page.getByRole("status").filter({ hasText: "removed" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await expect(toast).toHaveCount(0);
});

test("[PAL] a color is changed in the plane, by pointer and by keys", async ({ page }) => {
  await open(page, SHARED);
  const second = columns(page).nth(1);
  await second.hover();
  await second.getByRole("button", { name: /^Edit / }).click();
  const plane = page.getByRole("slider", { name: "Lightness and chroma" });
  const box = await plane.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await colors(page))[1]).not.toBe(SHARED_COLORS[1]);
  const pointed = (await colors(page))[1];
  await plane.press("ArrowUp");
  await expect.poll(async () => (await colors(page))[1]).not.toBe(pointed);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await colors(page))[1]).toBe(pointed);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
});

test("[COL-6] files download with the palette in them", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  for (const [label, check] of [
    [/GPL|GIMP/, (bytes: Buffer) => bytes.toString().startsWith("GIMP Palette")],
    [/ASE|Adobe Swatch/, (bytes: Buffer) => bytes.subarray(0, 4).toString() === "ASEF"],
    [/^SVG/, (bytes: Buffer) => bytes.toString().includes("<svg")],
    [/^PNG/, (bytes: Buffer) => bytes.subarray(1, 4).toString() === "PNG"],
    [/^PDF/, (bytes: Buffer) => bytes.subarray(0, 5).toString() === "%PDF-"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await panel.getByRole("button", { name: label }).click();
    const bytes = readFileSync(await (await downloading).path());
    expect(check(bytes), `${label}`).toBe(true);
  }
});

test("[TLS-7] a Pro file says its price, and saving asks for an account", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Export" }).click();
  await page
    .getByRole("complementary", { name: "Export" })
    .getByRole("button", { name: /Pro/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(/USD/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(/account/);
});

test("[TLS-9] a picture becomes a palette on the device", async ({ page }) => {
  await open(page, SHARED);
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 20 });
    const context = canvas.getContext("2d");
    for (const [index, color] of ["#c00000", "#00a000", "#0000c0"].entries()) {
      if (!context) continue;
      context.fillStyle = color;
      context.fillRect(index * 20, 0, 20, 20);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "flag.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  await expect.poll(async () => (await colors(page)).toSorted()).toEqual(["#0000c0", "#00a000", "#c00000"]);
});

test("[TLS-9] a file that is no picture says why", async ({ page }) => {
  await open(page, SHARED);
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "note.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /picture|image|read/i })
      .first(),
  ).toBeVisible();
  expect(await colors(page)).toEqual(SHARED_COLORS);
});

test("[COL-5] vision simulation changes what is seen, and not what is exported", async ({ page }) => {
  await open(page, SHARED);
  const shown = () =>
    columns(page)
      .first()
      .evaluate((column) => getComputedStyle(column).backgroundColor);
  const before = await shown();
  await page.getByRole("button", { name: "Vision", exact: true }).click();
  await page.getByRole("radio", { name: /Achromatopsia/ }).check();
  await expect.poll(shown).not.toBe(before);
  expect(await colors(page)).toEqual(SHARED_COLORS);
});

for (const panel of ["Export", "Adjust all", "Vision", "Check"]) {
  test(`[TLS-1] the panel ${panel} opens, and Escape closes it @phone`, async ({ page }) => {
    await open(page, SHARED);
    const button = page.getByRole("main").getByRole("button", { name: panel, exact: true });
    await button.click();
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
}
