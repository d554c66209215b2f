/** Labels that were once truncated although there was room for them. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mountTool, type Screen } from "#tests/parts/mount-tool.tsx";

const SCREENS: readonly Screen[] = ["desktop", "phone"];
const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;
/** On a phone the inspector shows one section at a time. */
const open = (section: string) =>
  page.getByRole("radio", { name: section, exact: true }).click({ force: true });

it.each(SCREENS)("[L28] the tabs of the gradient's code fit, whichever is chosen: %s", async (screen) => {
  await mountTool("/gradient-generator?g=0000ff@0-ffff00@100", { screen });
  if (screen === "phone") await open("Code");
  const more = page.getByRole("combobox", { name: "More formats" });
  await expect.element(more).toBeVisible();
  const tabs = page.css(".export-tabs").element();
  expect(isWhole(tabs)).toBe(true);
  await more.selectOptions("scss");
  await expect.element(more).toHaveValue("scss");
  expect(isWhole(tabs)).toBe(true);
});

it("[L28] every written color of the converter can be read to its end", async () => {
  await mountTool("/color-converter?c=2942c280");
  const values = page.css(".cv-format-value > :first-child");
  await expect.element(values.first()).toBeVisible();
  for (const value of values.elements()) expect(isWhole(value), value.textContent ?? "").toBe(true);
});

it("[L28] on a phone the views of the contrast checker are named by whole words", async () => {
  await mountTool("/contrast-checker", { screen: "phone" });
  const views = page.getByRole("group", { name: "View" });
  await expect.element(views).toBeVisible();
  const shown = views.css("label").elements();
  const words = shown.map((label) => label.querySelector<HTMLElement>("[aria-hidden]") ?? label);
  expect(words.map((word) => (word instanceof HTMLElement ? word.innerText.trim() : ""))).toEqual([
    "Sample",
    "Palette",
    "Image",
  ]);
  for (const label of shown) expect(isWhole(label)).toBe(true);
});

it("[L28] the five ways to see take one line each", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b");
  await page.getByRole("button", { name: "Vision", exact: true }).click();
  const rows = page.getByRole("radiogroup", { name: "Color vision" }).css("label");
  await expect.element(rows).toHaveLength(5);
  const heights = rows.elements().map((row) => Math.round(row.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

it.each(SCREENS)(
  "[L21] rule and mood stand once: in the dock, or in Adjust where it has no room: %s",
  async (screen) => {
    await mountTool("/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b", { screen });
    await page.getByRole("main").getByRole("button", { name: "Adjust all", exact: true }).click();
    await expect.element(page.getByRole("slider", { name: "Warmth" })).toBeVisible();
    if (screen === "phone") await open("When generating");
    await expect.element(page.getByRole("combobox", { name: "Rule" })).toHaveLength(1);
    await expect.element(page.getByRole("combobox", { name: "Mood" })).toHaveLength(1);
  },
);
