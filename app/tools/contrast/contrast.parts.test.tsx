import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, copied, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import {
  background,
  enter,
  facts,
  hero,
  inspector,
  PAIR,
  textColor,
  undo,
  undoButton,
} from "./testing/contrast-page.ts";

for (const screen of ["desktop", "phone"] as const) {
  it(`[CON] a pair is typed in, measured and taken as code: ${screen}`, async () => {
    await mountTool("/contrast-checker", { screen });
    await expect.element(hero()).toHaveTextContent("5.54 to 1, AA Lc −47.9");
    await enter(textColor(), "rgb(119 119 119)");
    await enter(background(), "white");
    // The ratio is 4.478, which is truncated and does not reach AA.
    await expect.element(hero()).toMatchTextContent("4.47 to 1, AA for large text");
    await expect.element(page.getByRole("row", { name: /^Normal text/ })).toMatchTextContent("Fails: AA");
    await expect.element(page.getByRole("row", { name: /^Large text/ })).toMatchTextContent("Passes: AA");
    await inspector().getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(copied).toContain("--text: #777777;");
    expect(await copied()).toContain("4.47 to 1");
  });
}

it("[CON] [C12] translucent text is offered more opaque, and as another color", async () => {
  await mountTool("/contrast-checker?fg=00000066&bg=ffffff");
  await expect.element(inspector()).toMatchTextContent("More opaque text");
  await inspector().getByRole("button", { name: "Use more opaque text" }).click();
  await expect.element(textColor()).toHaveValue("#00000089");
  await expect.element(hero()).toMatchTextContent("AA");
  await enter(textColor(), "#ffffff66");
  await expect.element(inspector().getByRole("button", { name: "Use darker text" })).toBeVisible();
});

it("[COL-1] what is no color is said in place and changes nothing", async () => {
  await mountTool(PAIR);
  await enter(textColor(), "rgb(1 2");
  await expect.element(textColor()).toHaveAttribute("aria-invalid", "true");
  await expect.element(hero()).toMatchTextContent("5.54");
  await press("Escape");
  await expect.element(textColor()).toHaveValue("#F48067");
});

it("[TLS-2] bad parameters fall back with a notice, never an error", async () => {
  await mountTool("/contrast-checker?fg=nonsense&bg=112f2c&view=round&scrim=red_4");
  await expect.element(hero()).toMatchTextContent("5.54");
  await expect.element(page.getByRole("status").filter({ hasText: "nonsense" }).first()).toBeVisible();
});

it("[CON] by keyboard alone: lightness, the nearest that passes, swap and undo", async () => {
  await mountTool(PAIR);
  await focus(page.getByRole("slider", { name: "Lightness of the text" }));
  await press("ArrowRight");
  await expect.element(hero()).not.toMatchTextContent("5.54");
  await expect.poll(() => query().get("fg")).not.toBe("f48067");
  await undo();
  await expect.element(hero()).toMatchTextContent("5.54");
  await press("n");
  await expect.element(hero()).toMatchTextContent("to 1, AAA");
  await expect.element(textColor()).not.toHaveValue("#F48067");
  const passing = valueOf(textColor());
  await undo();
  await expect.element(textColor()).toHaveValue("#F48067");
  await press("Control+Shift+z");
  await expect.element(textColor()).toHaveValue(passing);
  await press("x");
  await expect.element(textColor()).toHaveValue("#112F2C");
  await expect.element(background()).toHaveValue(passing);
});

it("[CON] the nearest color on either side keeps its promise, in one step", async () => {
  await mountTool(PAIR);
  const row = inspector().css(".contrast-nearest").filter({ hasText: "Darker background" });
  const promise = /#\w{6}, [\d.]+/.exec((await row.findElement()).textContent ?? "")?.[0] ?? "";
  const [hex = "", ratio = ""] = promise.split(", ");
  expect(Number(ratio)).toBeGreaterThanOrEqual(7);
  await row.getByRole("button").click();
  await expect.element(background()).toHaveValue(hex);
  await expect.element(hero()).toMatchTextContent(`${ratio} to 1, AAA`);
  await expect.element(inspector()).toMatchTextContent("This pair reaches AAA");
  await undo();
  await expect.element(background()).toHaveValue("#112F2C");
});

it("[CON] a target that no color of the hue reaches is said", async () => {
  await mountTool("/contrast-checker?fg=999999&bg=777777&target=aaa");
  await expect.element(inspector()).toMatchTextContent("No text of this hue reaches AAA here.");
  await inspector().getByRole("combobox", { name: "Contrast to reach" }).selectOptions("lc60");
  await expect.element(inspector().getByRole("heading", { name: "Nearest pair for Lc 60" })).toBeVisible();
});

it("[TLS-3] a drag of the lightness is one step, and the number follows it", async () => {
  await mountTool(PAIR);
  const box = await boxOf(page.getByRole("slider", { name: "Lightness of the background" }));
  const [at, y] = [(share01: number) => box.x + box.width * share01, box.y + box.height / 2];
  await mouse.move(at(0.28), y);
  await mouse.down();
  await mouse.move(at(0.5), y, { steps: 6 });
  await expect.element(hero()).not.toMatchTextContent("5.54");
  await mouse.move(at(0.7), y, { steps: 6 });
  await mouse.up();
  await expect.element(hero()).toMatchTextContent("fails");
  await undo();
  await expect.element(hero()).toMatchTextContent("5.54");
  await expect.element(undoButton()).toBeDisabled();
});

it("[CON] own words are written into the sample, and stand in the link", async () => {
  await mountTool(PAIR);
  const headline = page.getByRole("textbox", { name: "Headline sample, can be changed" });
  await enter(headline, "High water at dawn");
  await expect.poll(() => query().get("say")).toBe("High water at dawn");
  await mountTool(`/contrast-checker?${query()}`);
  await expect.element(headline).toHaveTextContent("High water at dawn");
  await headline.fill("Not this");
  await press("Escape");
  await expect.element(headline).toHaveTextContent("High water at dawn");
});

it("[CON] alpha and layers are composited", async () => {
  await mountTool("/contrast-checker?fg=000000&bg=ffffff");
  await inspector().getByRole("button", { name: "Add a layer" }).click();
  await enter(inspector().getByRole("textbox", { name: "Layer 1", exact: true }), "#00000080");
  await expect.element(facts()).toMatchTextContent("#7F7F7F");
  await expect.element(hero()).toMatchTextContent("5.24");
  await enter(textColor(), "#00000080");
  await expect.element(facts()).toMatchTextContent("#3F3F3F");
  await inspector().getByRole("button", { name: "Remove layer 1" }).click();
  await expect.element(facts()).toMatchTextContent("#FFFFFF");
});

it("[CON] APCA: polarity, use, and the font sizes of this Lc marked", async () => {
  await mountTool(PAIR);
  await expect.element(inspector()).toMatchTextContent("light on dark, so below zero");
  const own = inspector().getByRole("row", { name: /^This pair, 47.9/ });
  await expect.element(own).toHaveAttribute("aria-current", "true");
  await press("x");
  await expect.element(inspector()).toMatchTextContent("dark on light, so above zero");
});

it("[CON] a palette's matrix is gone through by keys, and a press checks the pair", async () => {
  await mountTool(PAIR);
  await press("2");
  const list = inspector().getByRole("textbox", { name: "Colors, 2 to 24" });
  await list.fill("#0e2a47\n#2f6690\nnonsense");
  await press("Tab");
  await expect.element(inspector()).toMatchTextContent("nonsense");
  expect(query().get("p")).toBeNull();
  await list.fill("#0e2a47\n#2f6690\n#f4ebd9");
  await press("Tab");
  const grid = page.getByRole("grid", { name: "Contrast of each pair" });
  await expect.element(grid.getByRole("columnheader")).toHaveLength(3);
  await expect.element(inspector()).toMatchTextContent("4 of 6 pairs reach AA");
  await inspector().getByRole("combobox", { name: "Pairs are to reach" }).selectOptions("aaa");
  await expect.element(inspector()).toMatchTextContent("2 of 6 pairs reach AAA");

  await focus(grid.getByRole("button", { name: /^#2F6690 on #0E2A47/ }));
  await press("ArrowRight", "ArrowDown");
  await expect
    .element(grid.getByRole("button", { name: /^#F4EBD9 on #2F6690:\s+5.17\s+AA\s*, does not/ }))
    .toHaveFocus();
  await press("Enter");
  await expect.element(textColor()).toHaveValue("#F4EBD9");
  await expect.element(background()).toHaveValue("#2F6690");
  await undo();
  await expect.element(textColor()).toHaveValue("#F48067");
});

it("[TLS-6] colors come from another tool, and a pasted list becomes the palette", async () => {
  await mountTool("/contrast-checker?from=0e2a47-2f6690-f4ebd9");
  await expect.element(page.getByRole("grid").getByRole("columnheader")).toHaveLength(3);
  const data = new DataTransfer();
  data.setData("text/plain", "#111111, #eeeeee");
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  await expect.element(textColor()).toHaveValue("#111111");
  await expect.element(background()).toHaveValue("#EEEEEE");
});

it("[COL-5] vision changes the canvas only; the numbers stay true", async () => {
  await mountTool(PAIR);
  const painted = () => getComputedStyle(page.css(".contrast-sample").element()).color;
  const before = painted();
  await press("o");
  await page.getByRole("radio", { name: /Protanopia/ }).click({ force: true });
  await expect.poll(painted).not.toBe(before);
  await expect.element(hero()).toMatchTextContent("5.54");
  await press("Escape");
  await expect.element(textColor()).toHaveValue("#F48067");
});

it("[C14] severity is chosen before a deficiency, and shown in the bands of each", async () => {
  await mountTool(PAIR);
  await press("o");
  const severity = page.getByRole("slider", { name: "Severity" });
  await expect.element(severity).toBeVisible();
  const bands = () =>
    page
      .css(".vision-bands i")
      .elements()
      .map((band) => band.getAttribute("style"))
      .join();
  const full = bands();
  await focus(severity);
  await press(...Array.from({ length: 20 }, () => "ArrowLeft"));
  await expect.poll(bands).not.toBe(full);
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[C14] a notice does not lie over the heads of the matrix: ${screen}`, async () => {
    await mountTool(`${PAIR}&view=palette&p=0e2a47-2f6690-81b1cc&scrim=red_4`, { screen });
    const notice = page.css(".tool-notice");
    await expect.element(notice.first()).toBeVisible();
    const heads = page.css(".contrast-matrix thead").element().getBoundingClientRect();
    for (const each of notice.elements())
      expect(each.getBoundingClientRect().bottom).toBeLessThanOrEqual(heads.top);
  });
}

it("[COL-6] the pair is exported by its names", async () => {
  await mountTool(PAIR);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: /^Copy CSS/ }).click();
  await expect.poll(copied).toContain("--text: #f48067");
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[CON] swap, palette and a pair of the matrix: ${screen}`, async () => {
    await mountTool(PAIR, { screen });
    await page.getByRole("button", { name: "Swap" }).click();
    await expect.element(textColor()).toHaveValue("#112F2C");
    await page.getByText("Palette", { exact: true }).first().click();
    await page.getByRole("button", { name: /^#F48067 on #000000/ }).click();
    await expect.element(background()).toHaveValue("#000000");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  // e2e/walk.spec.ts checks the first view, which is the sample.
  for (const view of ["palette", "over"]) {
    it(`[QLT-1] [CON] no axe violation: ${view}, ${screen}`, async () => {
      const palette = "p=0e2a47-2f6690-81b1cc-f4d35e-ee964b-f4ebd9";
      await mountTool(`${PAIR}&over=ffffff10&view=${view}&${palette}`, { screen });
      await expect.element(inspector()).toBeVisible();
      await expect.element(inspector().getByText("Loading…")).toHaveLength(0);
      await expectAccessible();
    });
  }
}

function valueOf(field: Locator): string {
  const element = field.element();
  return element instanceof HTMLInputElement ? element.value : "";
}
