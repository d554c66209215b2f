import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const SHARED = "/css-generator?c=brand.2f6690.r*accent.e4572e.a10-50*ink.17132b-f1eff7";
const rows = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).getByRole("listitem");
const names = (page: Page) =>
  rows(page)
    .getByRole("textbox", { name: /^Name of color/ })
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
const code = (page: Page) => page.getByRole("complementary").locator("pre");
const readIn = (page: Page) => page.getByRole("textbox", { name: "Paste CSS, SCSS or a list of colors" });

test("[CSV] from a name and a color to code that is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, SHARED);
  await expect(code(page)).toContainText("--brand: #2f6690;");
  await expect(code(page)).toContainText("--brand-950");
  await expect(code(page)).toContainText("color-mix(in oklab, var(--accent) 10%, transparent)");
  await expect(code(page)).toContainText("prefers-color-scheme: dark");

  const name = page.getByRole("textbox", { name: "Name of color 1" });
  await name.fill("primary");
  await name.press("Enter");
  await expect(code(page)).toContainText("--primary-500");
  const light = page.getByRole("textbox", { name: "Light value of primary" });
  await light.fill("rebeccapurple");
  await light.press("Enter");
  await expect(code(page)).toContainText("--primary: #663399;");
  await page.getByRole("radio", { name: "SCSS map" }).check();
  await expect(code(page)).toContainText('"primary": #663399,');
  await page.getByRole("button", { name: "Copy SCSS map" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('"ink": #17132b');
  expect(copied).toContain("/css-generator?");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download SCSS map" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("variables.scss");
  expect(readFileSync(await file.path(), "utf8")).toBe(copied);
});

test("[CSV] bad names and colors are explained in place and change nothing", async ({ page }) => {
  await open(page, SHARED);
  const name = page.getByRole("textbox", { name: "Name of color 1" });
  for (const [text, words] of [
    ["two words", "a space at 4"],
    ["", "A name is needed"],
    ["ink", "Row 3 is called ink already"],
  ] as const) {
    await name.fill(text);
    await name.press("Enter");
    await expect(rows(page).first()).toContainText(words);
    await expect(name).toHaveAttribute("aria-invalid", "true");
  }
  await name.press("Escape");
  expect(await names(page)).toEqual(["brand", "accent", "ink"]);
  const light = page.getByRole("textbox", { name: "Light value of brand" });
  await light.fill("rgb(0 0 0");
  await light.press("Enter");
  await expect(light).toHaveAttribute("aria-invalid", "true");
  const prefix = page.getByRole("textbox", { name: "Prefix" });
  await prefix.fill("1x");
  await prefix.press("Enter");
  await expect(page.getByText("begins with a letter")).toBeVisible();
  await expect(code(page)).toContainText("--brand: #2f6690;");
});

test("[CSV] names that are one once they are written say so", async ({ page }) => {
  await open(page, "/css-generator?c=seaBlue.2f6690*sea-blue.81b1cc");
  await expect(rows(page).nth(1)).toContainText("--sea-blue is another row's already");
  await expect(code(page)).toContainText("--sea-blue-2: #81b1cc;");
});

test("[CSV] by keyboard alone: add, name, move, dark value, remove, undo", async ({ page }) => {
  await open(page, SHARED);
  await page.keyboard.press("a");
  await expect(page.getByRole("textbox", { name: "Name of color 4" })).toBeFocused();
  await page.keyboard.type("extra");
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["brand", "accent", "ink", "extra"]);
  await page.getByRole("button", { name: "Move extra: drag, or Alt with the arrow keys" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => names(page)).toEqual(["brand", "accent", "extra", "ink"]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => names(page)).toEqual(["brand", "extra", "accent", "ink"]);
  await page.getByRole("button", { name: "Add a dark value to extra" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Dark value of extra" })).toBeVisible();
  await page.getByRole("button", { name: "Remove brand", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["extra", "accent", "ink"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => names(page)).toEqual(["brand", "extra", "accent", "ink"]);
});

test("[CSV] a row is dragged to another place in one step", async ({ page }) => {
  await open(page, SHARED);
  const handle = page.getByRole("button", { name: "Move brand: drag, or Alt with the arrow keys" });
  const target = await rows(page).nth(2).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(["accent", "ink", "brand"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => names(page)).toEqual(["brand", "accent", "ink"]);
});

test("[CSV] what it wrote is read back in as the same table, and an older one is shown as a difference", async ({
  page,
}) => {
  await open(page, `${SHARED}&style=camel&prefix=tc&dark=class&fmt=oklch`);
  await expect(code(page)).toContainText("/css-generator?");
  const css = await code(page).innerText();
  await page.keyboard.press("r");
  await readIn(page).fill(css);
  await expect(page.getByText("They are the colors you have.")).toBeVisible();
  await readIn(page).fill(css.replaceAll(/--tcInk: oklch\([^)]*\)/g, "--tcInk: #ff0000"));
  const difference = page.getByRole("complementary").getByRole("listitem");
  await expect(difference).toHaveText([/brand\s*same/, /accent\s*same/, /ink\s*changed/]);
  await readIn(page).fill(":root{--tc-paper:light-dark(#fff,#000)}");
  await expect(page.getByText("Against the table you have:")).toBeVisible();
  await page.getByRole("button", { name: "Take this color" }).click();
  await expect.poll(() => names(page)).toEqual(["paper"]);
  await expect(page.getByRole("textbox", { name: "Dark value of paper" })).toHaveValue("#000000");
  await page.keyboard.press("Control+z");
  await expect.poll(() => names(page)).toEqual(["brand", "accent", "ink"]);
});

test("[CSV] a text without colors says what is wrong and changes nothing", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Read in" }).click();
  await readIn(page).fill(":root { --gap: 4px }");
  await expect(page.getByText(/no color/)).toBeVisible();
  expect(await names(page)).toEqual(["brand", "accent", "ink"]);
});

test("[CSV] usable by touch on a phone: the code is behind its tab @phone", async ({ page }) => {
  await open(page, SHARED);
  await expect(rows(page)).toHaveCount(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const tab = page.getByRole("radio", { name: "Code", exact: true });
  if (await tab.isVisible()) await tab.check();
  await page.getByRole("radio", { name: "SCSS variables" }).check();
  await expect(code(page)).toContainText("$brand: #2f6690;");
});

test("[TLS-6] colors from elsewhere are named, and bad parameters leave a notice", async ({ page }) => {
  await open(page, "/css-generator?from=ff0000-0000ff");
  await expect.poll(() => names(page)).toEqual(["red", "blue"]);
  await open(page, "/css-generator?c=a.red*a.blue&fmt=cmyk");
  await expect(page.getByRole("status").filter({ hasText: "comes twice" })).toBeVisible();
});
