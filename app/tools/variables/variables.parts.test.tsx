import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { downloaded, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, colorItems, copied, says } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/css-generator?c=brand.2f6690.r*accent.e4572e.a10-50*ink.17132b-f1eff7";
const names = () =>
  colorItems()
    .getByRole("textbox", { name: /^Name of color/ })
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ""));
const nameOf = (row: number) => page.getByRole("textbox", { name: `Name of color ${row}` });
const code = () => page.getByRole("complementary").css("pre");
const readIn = () => page.getByRole("textbox", { name: "Paste CSS, SCSS or a list of colors" });

it("[CSV] from a name and a color to code that is copied and downloaded", async () => {
  await mountTool(SHARED);
  await expect.element(code()).toMatchTextContent("--brand: #2f6690;");
  await expect.element(code()).toMatchTextContent("--brand-950");
  await expect.element(code()).toMatchTextContent("color-mix(in oklab, var(--accent) 10%, transparent)");
  await expect.element(code()).toMatchTextContent("prefers-color-scheme: dark");

  await nameOf(1).fill("primary");
  await press("Enter");
  await expect.element(code()).toMatchTextContent("--primary-500");
  await page.getByRole("textbox", { name: "Light value of primary" }).fill("rebeccapurple");
  await press("Enter");
  await expect.element(code()).toMatchTextContent("--primary: #663399;");
  await page.getByRole("radio", { name: "SCSS map" }).click({ force: true });
  await expect.element(code()).toMatchTextContent('"primary": #663399,');
  const button = page.getByRole("button", { name: "Copy SCSS map" });
  const { said } = await says(button, "Copied");
  await button.click();
  await said;
  const text = await copied();
  expect(text).toContain('"ink": #17132b');
  expect(text).toContain("/css-generator?");
  const file = await downloaded(() => page.getByRole("button", { name: "Download SCSS map" }).click());
  expect(file).toEqual({ name: "variables.scss", text });
});

it("[CSV] [C11] a space typed in a name becomes a minus sign", async () => {
  await mountTool(SHARED);
  await nameOf(1).fill("sea blue");
  await press("Enter");
  await expect.poll(names).toEqual(["sea-blue", "accent", "ink"]);
  await expect.element(code()).toMatchTextContent("--sea-blue: #2f6690;");
});

it("[CSV] bad names and colors are explained in place and change nothing", async () => {
  await mountTool(SHARED);
  for (const [text, words] of [
    ["two/words", "“/” at 4"],
    ["", "A name is needed"],
    ["ink", "Row 3 is called ink already"],
  ] as const) {
    await nameOf(1).fill(text);
    await press("Enter");
    await expect.element(colorItems().first()).toMatchTextContent(words);
    await expect.element(nameOf(1)).toHaveAttribute("aria-invalid", "true");
  }
  await press("Escape");
  await expect.poll(names).toEqual(["brand", "accent", "ink"]);
  const light = page.getByRole("textbox", { name: "Light value of brand" });
  await light.fill("rgb(0 0 0");
  await press("Enter");
  await expect.element(light).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Prefix" }).fill("1x");
  await press("Enter");
  await expect.element(page.getByText("begins with a letter")).toBeVisible();
  await expect.element(code()).toMatchTextContent("--brand: #2f6690;");
});

it("[CSV] names that are one once they are written say so", async () => {
  await mountTool("/css-generator?c=seaBlue.2f6690*sea-blue.81b1cc");
  await expect.element(colorItems().nth(1)).toMatchTextContent("--sea-blue is another row's already");
  await expect.element(code()).toMatchTextContent("--sea-blue-2: #81b1cc;");
});

it("[CSV] by keyboard alone: add, name, move, dark value, remove, undo", async () => {
  await mountTool(SHARED);
  await press("a");
  await expect.element(nameOf(4)).toHaveFocus();
  await press(..."extra", "Enter");
  await expect.poll(names).toEqual(["brand", "accent", "ink", "extra"]);
  await focus(page.getByRole("button", { name: "Move extra: drag, or Alt with the arrow keys" }));
  await press("Alt+ArrowUp");
  await expect.poll(names).toEqual(["brand", "accent", "extra", "ink"]);
  await press("Alt+ArrowUp");
  await expect.poll(names).toEqual(["brand", "extra", "accent", "ink"]);
  await focus(page.getByRole("button", { name: "Add a dark value to extra" }));
  await press("Enter");
  await expect.element(page.getByRole("textbox", { name: "Dark value of extra" })).toBeVisible();
  await focus(page.getByRole("button", { name: "Remove brand", exact: true }));
  await press("Enter");
  await expect.poll(names).toEqual(["extra", "accent", "ink"]);
  await press("Control+z");
  await expect.poll(names).toEqual(["brand", "extra", "accent", "ink"]);
});

it("[CSV] a row is dragged to another place in one step", async () => {
  await mountTool(SHARED);
  const target = await boxOf(colorItems().nth(2));
  await page.getByRole("button", { name: "Move brand: drag, or Alt with the arrow keys" }).hover();
  await mouse.down();
  await mouse.move(target.x + 200, target.y + 30, { steps: 6 });
  await mouse.up();
  await expect.poll(names).toEqual(["accent", "ink", "brand"]);
  await press("Control+z");
  await expect.poll(names).toEqual(["brand", "accent", "ink"]);
});

it("[CSV] what it wrote is read back in as the same table, and an older one is shown as a difference", async () => {
  await mountTool(`${SHARED}&style=camel&prefix=tc&dark=class&fmt=oklch`);
  await expect.element(code()).toMatchTextContent("/css-generator?");
  const css = code().element().textContent ?? "";
  await press("r");
  await readIn().fill(css);
  await expect.element(page.getByText("They are the colors you have.")).toBeVisible();
  await readIn().fill(css.replaceAll(/--tcInk: oklch\([^)]*\)/g, "--tcInk: #ff0000"));
  const difference = page.getByRole("complementary").getByRole("listitem");
  await expect.element(difference).toHaveLength(3);
  for (const [row, words] of [/^brand\s*same$/, /^accent\s*same$/, /^ink\s*changed$/].entries())
    await expect.element(difference.nth(row)).toMatchTextContent(words);
  await readIn().fill(":root{--tc-paper:light-dark(#fff,#000)}");
  await expect.element(page.getByText("Against the table you have:")).toBeVisible();
  await page.getByRole("button", { name: "Take this color" }).click();
  await expect.poll(names).toEqual(["paper"]);
  await expect.element(page.getByRole("textbox", { name: "Dark value of paper" })).toHaveValue("#000000");
  await press("Control+z");
  await expect.poll(names).toEqual(["brand", "accent", "ink"]);
});

it("[CSV] a text without colors says what is wrong and changes nothing", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Read in" }).click();
  await readIn().fill(":root { --gap: 4px }");
  await expect.element(page.getByText(/no color/)).toBeVisible();
  expect(names()).toEqual(["brand", "accent", "ink"]);
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[CSV] the table fits, and the code is beside it or behind its tab: ${screen}`, async () => {
    await mountTool(SHARED, { screen });
    await expect.element(colorItems()).toHaveLength(3);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth - clientWidth).toBe(0);
    if (screen === "phone")
      await page.getByRole("radio", { name: "Code", exact: true }).click({ force: true });
    await page.getByRole("radio", { name: "SCSS variables" }).click({ force: true });
    await expect.element(code()).toBeVisible();
    await expect.element(code()).toMatchTextContent("$brand: #2f6690;");
  });
}

it("[TLS-6] colors from elsewhere are named", async () => {
  await mountTool("/css-generator?from=ff0000-0000ff");
  await expect.poll(names).toEqual(["red", "blue"]);
});

it("[TLS-2] bad parameters leave a notice", async () => {
  await mountTool("/css-generator?c=a.red*a.blue&fmt=cmyk");
  await expect.element(page.getByRole("status").filter({ hasText: "comes twice" })).toBeVisible();
});
