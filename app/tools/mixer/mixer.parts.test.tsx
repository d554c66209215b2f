import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, colorItems, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1";
const mixture = () => page.getByRole("region", { name: "Mixture" });
const mixedHex = () =>
  mixture()
    .getByRole("button", { name: /^Copy #.*the mixture/ })
    .element().textContent;
const border = (index: number) => page.getByRole("slider", { name: /^Border between/ }).nth(index);
const code = () => page.getByLabelText("CSS of the mixture");

it("[MIX] dragging a border updates the mixture, and is one undo step", async () => {
  await mountTool("/color-mixer?c=1b3fa0-ffd60a");
  // Until names are loaded the hex value is shown in their place.
  await expect.element(mixture().getByText("#649F3F").first()).toBeVisible();
  const box = await boxOf(page.css("[data-band]"));
  const at = (percent: number) => box.x + (box.width * percent) / 100;
  const y = box.y + box.height / 2;
  await mouse.move(at(50), y);
  await mouse.down();
  await mouse.move(at(60), y, { steps: 6 });
  await mouse.move(at(75), y, { steps: 6 });
  await expect.element(mixture().getByText("#649F3F")).toHaveLength(0);
  await mouse.up();
  await expect.element(border(0)).toHaveAttribute("aria-valuetext", expect.stringMatching(/75 %.*25 %/));
  await expect.poll(() => query().get("p")).toBe("3-1");
  await press("Control+z");
  await expect.element(border(0)).toHaveAttribute("aria-valuetext", expect.stringMatching(/50 %.*50 %/));
  await expect.element(mixture().getByText("#649F3F").first()).toBeVisible();
});

it("[MIX] Escape restores a border that is being dragged", async () => {
  await mountTool("/color-mixer?c=1b3fa0-ffd60a");
  const handle = await boxOf(border(0));
  await mouse.move(handle.x + 12, handle.y + 40);
  await mouse.down();
  await mouse.move(handle.x + 200, handle.y + 40, { steps: 4 });
  await expect.element(border(0)).not.toHaveAttribute("aria-valuenow", "50");
  await press("Escape");
  await mouse.up();
  await expect.element(border(0)).toHaveAttribute("aria-valuenow", "50");
  expect(query().get("p")).toBeNull();
});

it("[MIX] works by keyboard alone: borders, amounts, order, mixing methods and views", async () => {
  await mountTool(SHARED);
  await focus(border(0));
  await press("ArrowLeft");
  await expect.element(border(0)).toHaveAttribute("aria-valuenow", "49");
  await press("Shift+ArrowLeft");
  await expect.element(border(0)).toHaveAttribute("aria-valuenow", "39");
  await press("Home");
  await expect.element(border(0)).toHaveAttribute("aria-valuenow", "0");
  await press("Control+z");
  await expect.element(border(0)).toHaveAttribute("aria-valuenow", "39");

  await focus(
    colorItems()
      .nth(1)
      .getByRole("button", { name: /^Move / }),
  );
  await press("Alt+ArrowRight");
  await expect.poll(() => query().get("c")).toBe("1b3fa0-e4002b-ffd60a");

  const parts = page.getByRole("textbox", { name: "Parts of color 1" });
  await parts.fill("5");
  await press("Enter");
  await expect.element(parts).toHaveValue("5");
  await parts.fill("many");
  await press("Tab");
  await expect.element(parts).toHaveValue("5");

  await page.getByRole("main").click({ position: { x: 4, y: 4 } });
  const before = mixedHex();
  await press("Space");
  await expect.poll(mixedHex).not.toBe(before);
  await expect.poll(() => query().get("in")).toBe("light");
  await press("w");
  await expect.element(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveLength(7);
  await press("w");
  await expect
    .element(page.getByRole("list", { name: "Ways of mixing" }).getByRole("listitem"))
    .toHaveLength(5);
});

it("[MIX] [C13] an amount that cannot be is said and changes nothing", async () => {
  await mountTool(SHARED);
  const field = page.getByRole("textbox", { name: "Parts of color 1" });
  const before = (field.element() as HTMLInputElement).value;
  await field.fill("0.5");
  await press("Enter");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Parts of color 1: “0.5” is not a whole number from 0 to 1000.");
  await expect.element(field).toHaveValue(before);
  await field.fill("7");
  await press("Enter");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it("[MIX] two to six colors: added, removed with undo, reversed, made equal", async () => {
  await mountTool(SHARED);
  for (const count of [4, 5, 6]) {
    await page.getByRole("button", { name: "Add a color" }).click();
    await expect.element(colorItems()).toHaveLength(count);
  }
  await expect.element(page.getByRole("button", { name: "Add a color" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove #E4002B" }).click();
  await expect.element(colorItems()).toHaveLength(5);
  const toast = page.getByRole("status").filter({ hasText: "removed" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.element(colorItems()).toHaveLength(6);
  await page.getByRole("button", { name: "Equal parts" }).click();
  await expect.poll(() => query().get("p")).toBeNull();
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect.poll(() => query().get("c")).toMatch(/1b3fa0$/);
});

it("[MIX] a color is reordered by its handle", async () => {
  await mountTool(SHARED);
  const last = await boxOf(colorItems().nth(2));
  await colorItems()
    .first()
    .getByRole("button", { name: /^Move / })
    .hover();
  await mouse.down();
  await mouse.move(last.x + last.width - 20, last.y + 30, { steps: 8 });
  await mouse.up();
  await expect.poll(() => query().get("c")).toBe("ffd60a-e4002b-1b3fa0");
  expect(query().get("p")).toBe("2-1-3");
});

it("[MIX] the CSS evaluates to the mixture in the browser", async () => {
  for (const how of ["perceptual", "oklch&hue=longer", "light"]) {
    await mountTool(`${SHARED}&in=${how}`);
    await expect.element(code()).toMatchTextContent("color-mix(");
    const shown = mixedHex() ?? "";
    const seen = painted(code().element().textContent ?? "");
    const wanted = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16));
    // A canvas clips colors outside sRGB while the page maps them; these mixtures are inside.
    for (const [index, value] of wanted.entries()) {
      expect(
        Math.abs(value - (seen[index] ?? -9)),
        `${how}: ${shown} and ${seen.join()}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

it("[MIX] any space of color-mix(), its hue method, and blend modes in order", async () => {
  await mountTool(SHARED);
  const space = () => page.getByLabelText("Space", { exact: true }).last();
  await page.getByRole("radio", { name: "Space" }).click({ force: true });
  await space().selectOptions("hsl");
  const shorter = mixedHex();
  await page.getByLabelText("Hue goes").selectOptions("longer");
  await expect.poll(mixedHex).not.toBe(shorter);
  await space().selectOptions("xyz-d65");
  await expect.element(page.getByLabelText("Hue goes")).toHaveLength(0);
  await page.getByRole("radio", { name: "Blend" }).click({ force: true });
  await page.getByLabelText("Blend mode").selectOptions("soft-light");
  await expect.element(code()).toMatchTextContent("mix-blend-mode: soft-light");
  const ordered = mixedHex();
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect.poll(mixedHex).not.toBe(ordered);
});

it("[MIX] steps are copied, counted and added to the tray", async () => {
  await mountTool(`${SHARED}&view=steps`);
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect.element(steps).toHaveLength(7);
  await steps
    .nth(1)
    .getByRole("button", { name: /^Copy / })
    .click();
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/^#[0-9A-F]{6}$/);
  const number = page.getByRole("spinbutton", { name: "Number, number" });
  await number.fill("12");
  await press("Tab");
  await expect.element(steps).toHaveLength(12);
  await expect.poll(() => query().get("n")).toBe("12");
  await steps.nth(3).getByRole("button", { name: /^Put / }).click();
  await press("Escape");
  await page.getByRole("button", { name: "More" }).or(page.getByLabelText("More")).first().click();
  await page.getByRole("button", { name: "Color tray" }).click();
  await expect.element(page.getByRole("list", { name: "Color tray" }).getByRole("listitem")).toHaveLength(1);
});

it("[COL-1] an invalid color shows its error and changes nothing", async () => {
  await mountTool(SHARED);
  const before = mixedHex();
  const field = page.getByRole("textbox", { name: "Color 1", exact: true });
  await field.fill("rgb(0 0 0");
  await press("Enter");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(mixedHex()).toBe(before);
});

it("[TLS-2] invalid parameters fall back with a notice", async () => {
  await mountTool("/color-mixer?c=1b3fa0-nothing-ffd60a&p=9&in=magic");
  await expect
    .element(
      page
        .getByRole("status")
        .filter({ hasText: /nothing/ })
        .first(),
    )
    .toBeVisible();
  await expect.element(colorItems()).toHaveLength(2);
});

it("[TLS-6] [COL-6] colors come from other tools, and are exported as files", async () => {
  await mountTool("/color-mixer?from=1b3fa0-ffd60a-e4002b");
  await expect.element(colorItems()).toHaveLength(3);
  await page.getByRole("button", { name: "Export" }).click();
  await expect.element(page.getByRole("complementary", { name: "Export" })).toMatchTextContent(/#1b3fa0/i);
});

// e2e/walk.spec.ts checks the first view, which is the mix.
for (const view of ["steps", "compare"]) {
  it(`[QLT-1] [MIX] no axe violation: ${view}`, async () => {
    await mountTool(`${SHARED}&view=${view}&t=4f6b3a&in=oklch`);
    await expect.element(page.getByRole("list", { name: "Recipes" })).toBeVisible();
    await expectAccessible();
  });
}

/** Red, green and blue of a CSS background as painted by the browser. */
function painted(css: string): number[] {
  const probe = document.createElement("i");
  probe.style.cssText = css;
  document.body.append(probe);
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) throw new Error("There is no canvas");
  context.fillStyle = getComputedStyle(probe).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  probe.remove();
  return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
}
