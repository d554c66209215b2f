import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, copied, query, says } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/color-converter?c=0e2a47";
const formats = () => page.getByRole("list", { name: "Formats" });
const format = (label: string) => formats().getByRole("button", { name: new RegExp(`^Copy ${label} `) });
const valueOf = (label: string) => format(label).element().getAttribute("title");
const colorField = () => page.getByRole("textbox", { name: "Any CSS color" });
/** On a phone the inspector shows one section at a time. */
const open = (section: string) =>
  page.getByRole("radio", { name: section, exact: true }).click({ force: true });

async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await press("Enter");
}

it("[CNV] by keyboard alone: type, copy, pick in the plane, undo", async () => {
  await mountTool(SHARED);
  await press("2");
  await expect.element(page.getByRole("status").filter({ hasText: "HEX, alpha copied" })).toBeVisible();
  expect(await copied()).toBe("#0e2a47ff");

  await focus(colorField());
  await press("Control+a", ..."hsl(210 50% 40%)", "Enter");
  await expect.element(format("HEX")).toMatchTextContent("#336699");

  await focus(page.getByRole("slider", { name: "Lightness and chroma" }));
  await press("Shift+ArrowUp");
  await expect.poll(() => valueOf("HEX")).not.toBe("#336699");
  await expect.poll(() => query().get("c"), { message: "the step is made" }).not.toMatch(/hsl/);
  await press("Control+z");
  await expect.poll(() => valueOf("HEX")).toBe("#336699");
  expect(valueOf("HSL"), "as it was written").toBe("hsl(210 50% 40%)");
  await press("Control+z");
  await expect.poll(() => valueOf("HEX")).toBe("#0e2a47");

  await focus(format("RGB"));
  await press("Enter");
  await expect.poll(copied).toBe("rgb(14 42 71)");
});

it("[COL-1] CSS Color 5 is taken, and a wrong color says what is wrong and changes nothing", async () => {
  await mountTool(SHARED);
  await enter(colorField(), "color-mix(in srgb, red, blue)");
  await expect.element(format("HEX")).toMatchTextContent("#800080");
  await enter(colorField(), "rgb(0 0 0");
  await expect.element(colorField()).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("The closing bracket is missing")).toBeVisible();
  await expect.element(format("HEX")).toMatchTextContent("#800080");
});

it("[COL-2] every format is there, with its decimals, capitals and commas", async () => {
  await mountTool(SHARED);
  await expect.element(formats().getByRole("listitem")).toHaveLength(23);
  await expect.element(format("CMYK")).toMatchTextContent("no profile");
  await page.getByRole("combobox", { name: "Decimals" }).selectOptions("3");
  await page.getByRole("checkbox", { name: "Capitals" }).click({ force: true });
  await page.getByRole("checkbox", { name: "Commas" }).click({ force: true });
  await expect.poll(() => valueOf("HEX")).toBe("#0E2A47");
  expect(valueOf("HSL")).toBe("hsl(210.526, 67.059%, 16.667%)");
});

it("[COL-3] a color outside sRGB is kept, marked, and mapped where it must be", async () => {
  await mountTool("/color-converter?c=color(display-p3_0_1_0)");
  expect(valueOf("Display P3")).toBe("color(display-p3 0 1 0)");
  await expect.element(format("HEX")).toMatchTextContent("mapped");
  await expect.element(format("OKLCH")).toMatchTextContent("P3");
  await expect.element(page.getByText("Outside sRGB, inside P3.")).toBeVisible();
});

it("[CNV] the wheel is turned by pointer and by keys, a drag is one step", async () => {
  await mountTool("/color-converter?c=2a9d8f");
  await page.getByText("Wheel", { exact: true }).click();
  const wheel = page.getByRole("slider", { name: "Hue and chroma" });
  const box = await boxOf(wheel);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 30, y, { steps: 6 });
  await mouse.up();
  await expect.poll(() => valueOf("OKLCH")).toMatch(/^oklch\(63(?:\.\d+)?% 0\.\d+ (?:359|0|1)(?:\.\d+)?\)$/);
  const turned = valueOf("OKLCH");
  const address = window.location.href;
  await focus(wheel);
  await press("Shift+ArrowLeft");
  await expect.poll(() => valueOf("OKLCH")).not.toBe(turned);
  await expect.poll(() => window.location.href, { message: "the step is made" }).not.toBe(address);
  await press("Control+z");
  await expect.poll(() => valueOf("OKLCH")).toBe(turned);
  await press("Control+z");
  await expect.poll(() => valueOf("HEX")).toBe("#2a9d8f");
});

it("[TLS-6] a list that comes along is kept, and each color comes to hand", async () => {
  await mountTool("/color-converter?from=0e2a47-ff0000-00ff00");
  await expect.poll(() => valueOf("HEX")).toBe("#0e2a47");
  await page.getByRole("group", { name: "List" }).getByRole("button", { name: "Take #00ff00" }).click();
  await expect.poll(() => valueOf("HEX")).toBe("#00ff00");
  await expect.poll(() => query().get("at")).toBe("3");
});

it("[TLS-10] code and export hold the color", async () => {
  await mountTool(SHARED);
  await expect
    .element(page.getByRole("complementary").getByLabelText("Code").last())
    .toMatchTextContent("#0e2a47");
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  await panel.getByRole("button", { name: /^Copy CSS/ }).click();
  await expect.poll(copied).toContain("#0e2a47");
  expect(await copied()).toContain("/color-converter?");
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[CNV] a typed color is copied as OKLCH: ${screen}`, async () => {
    await mountTool(SHARED, { screen });
    if (screen === "phone") await open("Color");
    await enter(colorField(), "rebeccapurple");
    if (screen === "phone") await open("Formats");
    await expect.element(format("HEX")).toMatchTextContent("#663399");
    const { said } = await says(format("OKLCH"), "Copied");
    await format("OKLCH").click();
    await said;
    expect(await copied()).toBe("oklch(44% 0.16 303.4)");
    expect(query().get("c")).toBe("663399");
  });

  it(`[CNV] sliders of any space, and a harmony or a tint that is taken: ${screen}`, async () => {
    await mountTool("/color-converter?c=336699", { screen });
    if (screen === "phone") await open("Color");
    await page.getByRole("combobox", { name: "Space of the sliders" }).selectOptions("hsl");
    await page.getByRole("spinbutton", { name: "Saturation, number" }).fill("60");
    await press("Tab");
    await expect.poll(() => query().get("c")).toMatch(/^hsl/);
    for (const [section, group] of [
      ["Harmony", "Complementary"],
      ["Tints", "Tints"],
    ] as const) {
      if (screen === "phone") await open(section);
      const last = page.getByRole("group", { name: group }).getByRole("button").last();
      const name = (await last.findElement()).getAttribute("aria-label") ?? "";
      const taken = /#[0-9a-f]{6}/.exec(name)?.[0] ?? "none";
      await last.click();
      if (screen === "phone") await open("Formats");
      await expect.poll(() => valueOf("HEX")).toBe(taken);
    }
  });
}
