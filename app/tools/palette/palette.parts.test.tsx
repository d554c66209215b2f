import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mouse, press } from "#tests/parts/input.ts";
import { boxOf, colorItems, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";
const SHARED_COLORS = ["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"];
const colors = () =>
  colorItems()
    .getByRole("button", { name: /^Copy #/ })
    .elements()
    .map((button) => /#[0-9A-F]{6}/i.exec(button.getAttribute("aria-label") ?? "")?.[0].toLowerCase() ?? "");
const paintedFirst = () => getComputedStyle(colorItems().first().element()).backgroundColor;
const inColumn = (index: number, name: RegExp) => colorItems().nth(index).getByRole("button", { name });
const generate = () => page.getByRole("button", { name: "Generate" });
const panel = () => page.getByRole("complementary");
const dialog = () => page.getByRole("dialog");

it("[TLS-2] Back and Forward move through generated palettes", async () => {
  await mountTool(SHARED);
  expect(colors()).toEqual(SHARED_COLORS);
  await generate().click();
  await expect.poll(colors).not.toEqual(SHARED_COLORS);
  const made = colors();
  window.history.back();
  await expect.poll(colors).toEqual(SHARED_COLORS);
  window.history.forward();
  await expect.poll(colors).toEqual(made);
});

it("[TLS-2] invalid parameters fall back with a notice, never an error", async () => {
  await mountTool("/palette-generator?c=0e2a47-nonsense-81b1cc&m=nothing&aa=-4");
  await expect.element(colorItems().first()).toBeVisible();
  await expect
    .element(
      page
        .getByRole("status")
        .filter({ hasText: /nonsense|left out|nothing/i })
        .first(),
    )
    .toBeVisible();
});

it("[TLS-3] undo and redo revert and restore each change; a drag is one step", async () => {
  await mountTool(SHARED);
  await press("Space");
  await expect.poll(colors).not.toEqual(SHARED_COLORS);
  const made = colors();
  await press("Control+z");
  await expect.poll(colors).toEqual(SHARED_COLORS);
  await press("Control+Shift+z");
  await expect.poll(colors).toEqual(made);
  await press("Control+z");
  await expect.poll(colors).toEqual(SHARED_COLORS);

  const target = await boxOf(colorItems().nth(2));
  await inColumn(0, /^Move /).hover();
  await mouse.down();
  await mouse.move(target.x + 20, target.y + 40, { steps: 8 });
  await mouse.up();
  await expect.poll(colors).toEqual(["#2f6690", "#81b1cc", "#0e2a47", "#f4d35e", "#ee964b"]);
  await press("Control+z");
  await expect.poll(colors).toEqual(SHARED_COLORS);
});

it("[PAL] [TLS-8] after a press of the mouse Space is the next palette, after Tab it presses the button", async () => {
  await mountTool(SHARED);
  await inColumn(1, /^Lock /).click();
  await press("Space");
  await expect.poll(colors).not.toEqual(SHARED_COLORS);
  expect(colors()[1]).toBe(SHARED_COLORS[1]);
  const made = colors();
  await inColumn(1, /^Unlock /).click();
  await press("Tab", "Shift+Tab");
  await press("Space");
  await expect.element(inColumn(1, /^Unlock /)).toBeVisible();
  expect(colors()).toEqual(made);
});

it("[PAL] a locked color stays when a new palette is generated", async () => {
  await mountTool(SHARED);
  await inColumn(1, /^Lock /).click();
  await generate().click();
  await expect.poll(() => colors()[0]).not.toBe(SHARED_COLORS[0]);
  expect(colors()[1]).toBe(SHARED_COLORS[1]);
});

it("[PAL] two to twelve colors, added, duplicated and removed", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690");
  await colorItems().first().hover();
  await expect.element(inColumn(0, /^Remove /)).toBeDisabled();
  for (let count = 3; count <= 12; count += 1) {
    await page.getByRole("button", { name: "Add a color between 1 and 2" }).click();
    await expect.element(colorItems()).toHaveLength(count);
  }
  await expect.element(page.getByRole("button", { name: /^Add a color/ })).toHaveLength(0);
  await colorItems().first().hover();
  await inColumn(0, /^Remove /).click();
  await expect.element(colorItems()).toHaveLength(11);
});

it("[COL-1] the editor accepts any CSS color, and shows an error for an invalid one", async () => {
  await mountTool(SHARED);
  await colorItems().first().hover();
  await inColumn(0, /^Edit /).click();
  const field = panel().getByRole("textbox").first();
  await field.fill("rgb(0 0 0");
  await press("Enter");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(colors()).toEqual(SHARED_COLORS);
  await field.fill("rebeccapurple");
  await press("Enter");
  await expect.poll(() => colors()[0]).toBe("#663399");
});

it("[PAL] a removed color can be restored from the toast", async () => {
  await mountTool(SHARED);
  await colorItems().nth(1).hover();
  await inColumn(1, /^Remove /).click();
  await expect.element(colorItems()).toHaveLength(4);
  const toast = page.getByRole("status").filter({ hasText: "removed" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(colors).toEqual(SHARED_COLORS);
  await expect.element(toast).toHaveLength(0);
});

it("[PAL] a color is changed in the plane, by pointer and by keyboard", async () => {
  await mountTool(SHARED);
  await colorItems().nth(1).hover();
  await inColumn(1, /^Edit /).click();
  const plane = page.getByRole("slider", { name: "Lightness and chroma" });
  const box = await boxOf(plane);
  await mouse.move(box.x + 40, box.y + 100);
  await mouse.down();
  await mouse.move(box.x + 30, box.y + 40, { steps: 4 });
  await mouse.up();
  // A drag shows drafts, which the address does not have.
  await expect.poll(() => query().get("c")).not.toBe(SHARED.split("=")[1]);
  const pointed = colors()[1];
  await press("ArrowUp");
  await expect.poll(() => colors()[1]).not.toBe(pointed);
  await press("Control+z");
  await expect.poll(() => colors()[1]).toBe(pointed);
  await press("Control+z");
  await expect.poll(colors).toEqual(SHARED_COLORS);
});

it("[TLS-7] a Pro file states its price, and saving asks to sign up", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Export" }).click();
  await page
    .getByRole("complementary", { name: "Export" })
    .getByRole("button", { name: /Pro/ })
    .first()
    .click();
  await expect.element(dialog()).toMatchTextContent(/USD/);
  await press("Escape");
  await expect.element(dialog()).toHaveLength(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(dialog()).toMatchTextContent(/account/);
});

it("[TLS-9] a picture becomes a palette on the device", async () => {
  await mountTool(SHARED);
  await userEvent.upload(page.getByLabelText("Picture", { exact: true }), await flag());
  await expect.poll(() => colors().toSorted()).toEqual(["#0000c0", "#00a000", "#c00000"]);
});

it("[TLS-9] a file that is not a picture shows the reason", async () => {
  await mountTool(SHARED);
  const note = new File(["not a picture"], "note.png", { type: "image/png" });
  await userEvent.upload(page.getByLabelText("Picture", { exact: true }), note);
  await expect
    .element(
      page
        .getByRole("status")
        .filter({ hasText: /picture|image|read/i })
        .first(),
    )
    .toBeVisible();
  expect(colors()).toEqual(SHARED_COLORS);
});

it("[PAL] [TLS-6] a color that comes in where all twelve are locked finds no room, and is told so", async () => {
  await mountTool(
    `/palette-generator?c=${Array.from({ length: 12 }, (_, at) => `0e2a${40 + at}*`).join("-")}`,
  );
  const before = colors();
  expect(before).toHaveLength(12);
  const data = new DataTransfer();
  data.setData("text/plain", "#e4002b");
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  await expect
    .element(page.getByRole("status").filter({ hasText: "All 12 colors are locked." }).first())
    .toBeVisible();
  expect(colors()).toEqual(before);
});

it("[COL-5] simulated color vision changes the display, but not the export", async () => {
  await mountTool(SHARED);
  const before = paintedFirst();
  await page.getByRole("button", { name: "Vision", exact: true }).click();
  await page.getByRole("radio", { name: /Achromatopsia/ }).click();
  await expect.poll(paintedFirst).not.toBe(before);
  expect(colors()).toEqual(SHARED_COLORS);
});

for (const screen of ["desktop", "phone"] as const) {
  for (const name of ["Export", "Adjust all", "Vision", "Check"]) {
    it(`[TLS-1] the panel ${name} opens, and Escape closes it: ${screen}`, async () => {
      await mountTool(SHARED, { screen });
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
      await expect.element(panel()).toBeVisible();
      await press("Escape");
      await expect.element(panel()).toHaveLength(0);
    });
  }
}

/** A picture of three stripes. */
async function flag(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 20);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas");
  for (const [index, color] of ["#c00000", "#00a000", "#0000c0"].entries()) {
    context.fillStyle = color;
    context.fillRect(index * 20, 0, 20, 20);
  }
  return new File([await canvas.convertToBlob()], "flag.png", { type: "image/png" });
}

it("[TLS-8] [L24] a column is one stop of Tab, arrows go through its controls and to its neighbors", async () => {
  await mountTool(SHARED);
  await expect.element(colorItems().first()).toBeVisible();
  const stops = () => document.querySelectorAll(".palette-column button:not([tabindex='-1'])").length;
  await expect.poll(stops).toBe(5);
  inColumn(0, /^Lock /)
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(inColumn(1, /^Lock /)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(inColumn(1, /^Move /)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(inColumn(0, /^Move /)).toHaveFocus();
  expect(stops()).toBe(5);
});

it("[TLS-8] [L24] an opened panel takes the focus and gives it back", async () => {
  await mountTool(SHARED);
  inColumn(0, /^Lock /)
    .element()
    .focus();
  await press("e");
  await expect.element(panel()).toHaveFocus();
  await press("Escape");
  await expect.element(inColumn(0, /^Lock /)).toHaveFocus();
});
