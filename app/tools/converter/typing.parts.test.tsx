import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const number = (label: string) => page.getByRole("spinbutton", { name: `${label}, number` });
const slider = (label: string) => page.getByRole("slider", { name: label, exact: true });
const chosen = () => query().get("c");

describe("[CNV] the picker changes the channel that is moved, and no other", () => {
  it("digits typed one by one give what is filled in at once", async () => {
    await mountTool("/color-converter?c=ff49be");
    await page.getByLabelText("Space of the sliders").selectOptions("Display P3");
    await number("Red").fill("125");
    await press("Tab");
    const atOnce = await expectChosen();

    await mountTool("/color-converter?c=ff49be");
    await page.getByLabelText("Space of the sliders").selectOptions("Display P3");
    await number("Red").click();
    await press("Control+a", "1", "2", "5");
    await expect.element(number("Red")).toHaveValue(125);
    await press("Enter");
    await expect.poll(chosen).toBe(atOnce);
    await expect.element(number("Red")).toHaveValue(125);
  });

  it("a typed hue leaves the chroma as it is", async () => {
    await mountTool("/color-converter?c=oklch(45%_0.2_268)");
    await number("Hue").click();
    await press("Control+a", "2", "6", "5", "Tab");
    await expect.poll(chosen).toMatch(/^oklch\(45%_0\.2_265\)$|^[0-9a-f]{6}$/);
    await expect.element(number("Chroma")).toHaveValue(0.2);
  });

  it("a number that is emptied leaves what was there", async () => {
    await mountTool("/color-converter?c=2f6690");
    await number("Lightness").click();
    await press("Control+a", "9", "Backspace");
    await expect.element(number("Lightness")).toHaveValue(null);
    await press("Tab");
    await expect.element(number("Lightness")).toHaveValue(49.3);
    expect(chosen()).toBe("2f6690");
    await number("Hue").click();
    await press("Control+a", "9", "Escape");
    await expect.element(number("Hue")).toHaveValue(244.2);
    expect(chosen()).toBe("2f6690");
  });

  it("[RC13] more chroma of LCH than sRGB has is the most there is, at the same hue", async () => {
    await mountTool("/color-converter?c=2f6690");
    await page.getByLabelText("Space of the sliders").selectOptions("LCH");
    await expect.element(number("Hue")).toHaveValue(255);
    for (const chroma of ["60", "150"]) {
      await number("Chroma").fill(chroma);
      await press("Tab");
      await expect.element(number("Chroma")).toHaveValue(38);
      await expect.element(number("Hue")).toHaveValue(255);
    }
  });

  it("[RC14] the hue of HSV moves at no saturation, and counts when there is some again", async () => {
    await mountTool("/color-converter?c=2f6690");
    await page.getByLabelText("Space of the sliders").selectOptions("HSV");
    await number("Saturation").fill("0");
    await press("Tab");
    await expect.element(number("Saturation")).toHaveValue(0);
    await expect.element(number("Hue")).toHaveValue(206);
    await number("Hue").fill("120");
    await press("Tab");
    await expect.element(number("Hue")).toHaveValue(120);
    await number("Saturation").fill("50");
    await press("Tab");
    await expect.element(number("Hue")).toHaveValue(120);
    await expect.poll(chosen).toBe("rgb(72_144_72)");
  });

  it("focus and Tab change nothing", async () => {
    await mountTool("/color-converter?c=2f6690");
    await focus(slider("Lightness"));
    await press("Tab", "Tab", "Tab", "Tab", "Shift+Tab");
    expect(chosen()).toBe("2f6690");
    await expect.element(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("a drag through black comes back with its chroma and hue", async () => {
    await mountTool("/color-converter?c=oklch(45%_0.2_268)");
    const box = await boxOf(slider("Lightness"));
    const [y, at] = [box.y + box.height / 2, (percent: number) => box.x + (box.width * percent) / 100];
    await mouse.move(at(45), y);
    await mouse.down();
    await mouse.move(at(-5), y, { steps: 5 });
    await expect.element(number("Lightness")).toHaveValue(0);
    await expect.element(number("Chroma")).toHaveValue(0);
    await mouse.move(at(45), y, { steps: 5 });
    await mouse.up();
    await expect.poll(() => Number(number("Chroma").element().getAttribute("value"))).toBeGreaterThan(0.195);
    await expect.element(number("Hue")).toHaveValue(268);
  });

  it("black that was left by keys comes back too", async () => {
    await mountTool("/color-converter?c=2f6690");
    await focus(slider("Lightness"));
    await press("Home");
    await expect.poll(chosen).toBe("000000");
    await number("Lightness").fill("49.3");
    await press("Tab");
    await expect.poll(chosen).toMatch(/^oklch\(49\.3%_0\.089\d*_244\.\d+\)$/);
  });
});

async function expectChosen(): Promise<string | null> {
  await expect.poll(chosen).not.toBe("ff49be");
  return chosen();
}
