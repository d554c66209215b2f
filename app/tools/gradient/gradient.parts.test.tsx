import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { answerRequests } from "#tests/parts/problems.ts";
import { stripedPng } from "#tests/picture-files.ts";

const SHARED = "/gradient-generator?g=0000ff@0-ffff00@100&angle=90&in=oklab";
const stop = (index: number) => page.getByRole("slider", { name: new RegExp(`^Stop ${index} of`) });
const dot = (index: number) => page.getByRole("slider", { name: new RegExp(`^Stop ${index} on the canvas`) });
const stops = () => query().get("g");
const code = () => page.getByLabelText("CSS of the gradient");

it("[GRD] a press on the bar adds a stop, a drag moves it, and the drag is one step of undo", async () => {
  await mountTool(SHARED);
  const bar = await boxOf(page.css(".gradient-bar-track"));
  // The middle of the bar is covered by the handle of the hint.
  await mouse.move(bar.x + bar.width * 0.25, bar.y + 12);
  await mouse.down();
  await mouse.up();
  await expect.element(stop(2)).toHaveAttribute("aria-valuetext", "25 %");
  const handle = await boxOf(stop(2));
  await mouse.move(handle.x + 12, handle.y + 14);
  await mouse.down();
  await mouse.move(handle.x + 12 + bar.width / 2, handle.y + 14, { steps: 5 });
  await mouse.up();
  await expect.element(stop(2)).toHaveAttribute("aria-valuetext", "75 %");
  await press("Control+z");
  await expect.element(stop(2)).toHaveAttribute("aria-valuetext", "25 %");
  await press("Control+z");
  await expect.poll(stops).toBe("0000ff@0-ffff00@100");
});

it("[GRD] a double press on the bar adds one stop, and a new one has the keys", async () => {
  await mountTool(SHARED);
  const track = page.css(".gradient-bar-track");
  const bar = await boxOf(track);
  await track.dblClick({ position: { x: bar.width * 0.25, y: 12 } });
  await expect.poll(() => stops()?.split("-").length).toBe(3);
  await focus(stop(1));
  await press("a");
  await expect.element(stop(2)).toHaveFocus();
  await press("Delete");
  await expect.poll(() => stops()?.split("-").length).toBe(3);
  await expect.element(stop(2)).toHaveAttribute("aria-valuetext", "25 %");
});

it("[GRD] a stop is dragged across its neighbors, and off the bar", async () => {
  await mountTool("/gradient-generator?g=0000ff@0-ff0000@40-00ff00@60-ffff00@100&angle=90&in=oklab");
  const bar = await boxOf(page.css(".gradient-bar-track"));
  const drag = async (from: number, to: number, down = 0) => {
    await mouse.move(bar.x + bar.width * from, bar.y + 50);
    await mouse.down();
    await mouse.move(bar.x + bar.width * to, bar.y + 50, { steps: 6 });
    await mouse.move(bar.x + bar.width * to, bar.y + 50 + down, { steps: 4 });
  };
  await drag(0.4, 0.8);
  await mouse.up();
  await expect.poll(stops).toBe("0000ff@0-00ff00@60-ff0000@80-ffff00@100");
  await expect.element(stop(3)).toHaveFocus();
  await drag(0.8, 0.3, 120);
  await expect.element(page.css(".gradient-bar-stop[data-leaving]")).toBeVisible();
  await mouse.move(bar.x + bar.width * 0.3, bar.y + 50, { steps: 4 });
  await mouse.up();
  await expect.poll(stops).toBe("0000ff@0-ff0000@30-00ff00@60-ffff00@100");
  await drag(0.3, 0.3, 120);
  await press("Escape");
  await mouse.up();
  await expect.poll(stops).toBe("0000ff@0-ff0000@30-00ff00@60-ffff00@100");
  await drag(0.3, 0.3, 120);
  await mouse.up();
  await expect.poll(stops).toBe("0000ff@0-00ff00@60-ffff00@100");
  await press("Control+z");
  await expect.poll(stops).toBe("0000ff@0-ff0000@30-00ff00@60-ffff00@100");
});

it("[GRD] by keys alone: add, move, hint, delete, turn", async () => {
  await mountTool(SHARED);
  await focus(stop(1));
  await press("a");
  await expect.element(stop(2)).toHaveAttribute("aria-valuenow", "50");
  await focus(stop(2));
  await press("Shift+ArrowRight", "ArrowLeft");
  await expect.element(stop(2)).toHaveAttribute("aria-valuenow", "59");
  await focus(page.getByRole("slider", { name: "Hint between stops 1 and 2" }));
  await press("Shift+ArrowLeft");
  await expect.poll(stops).toMatch(/^0000ff@0~h40-/);
  await focus(stop(2));
  await press("Delete");
  await expect.element(stop(2)).toHaveAttribute("aria-valuenow", "100");
  await press("]");
  await expect.poll(() => query().get("angle")).toBe("91");
});

it("[GRD] the canvas is turned, and a radial one is moved, by the pointer and by keys", async () => {
  await mountTool(SHARED);
  const turn = page.getByRole("slider", { name: "Angle", exact: true });
  const at = await boxOf(turn);
  const stage = await boxOf(page.css("[data-stage]"));
  await mouse.move(at.x + 7, at.y + 7);
  await mouse.down();
  await mouse.move(stage.x + stage.width / 2, stage.y + stage.height - 4, { steps: 4 });
  await mouse.up();
  await expect.poll(() => query().get("angle")).toBe("180");
  await page.getByText("Radial", { exact: true }).click();
  const center = page.getByRole("slider", { name: "Center", exact: true });
  await focus(center);
  await press("Shift+ArrowRight", "ArrowUp");
  await expect.poll(() => query().get("at")).toBe("60_49");
  await focus(page.getByRole("slider", { name: "Size" }));
  await press("ArrowLeft");
  await expect.poll(() => query().get("size")).toBe("circle.farthest.side");
});

it("[GRD-1] the code has one's own stops, or plain ones before them, and says what those are off by", async () => {
  await mountTool(SHARED);
  const text = () => code().element().textContent?.replaceAll(/\s+/g, " ").trim();
  await expect.poll(text).toBe("background: linear-gradient( 90deg in oklab, #0000ff 0%, #ffff00 100% );");
  await expect.element(page.getByText("Your own stops, as they stand.")).toBeVisible();
  await page.getByText("Both", { exact: true }).click();
  await expect
    .poll(text)
    .toMatch(/^background: linear-gradient\( 90deg, #0000ff 0%, .* background: .* in oklab,/);
  await expect.element(page.getByText(/plain stops, at most ΔE 0\.\d+/)).toBeVisible();
  await page.getByText("Plain", { exact: true }).click();
  await expect.poll(text).not.toContain("oklab");
  await page.getByRole("button", { name: "Tailwind", exact: true }).click();
  await expect.element(page.getByText("Your own stops, as they stand.")).toBeVisible();
});

it("[GRD-1] a gradient that browsers draw differently is written as stops, without a choice", async () => {
  await mountTool("/gradient-generator?g=0000ff@0~h30-ffff00@100&angle=90&in=oklab");
  await expect.element(page.getByText(/^\d+ stops, at most ΔE 0\.\d+/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Modern" })).not.toBeInTheDocument();
  expect(code().element().textContent).toMatch(/eased within 0\.01: linear-gradient\(\s*90deg in oklab/);
});

it("[GRD] every space is shown beside the others, and one press takes it", async () => {
  await mountTool(SHARED);
  await press("w");
  const list = page.getByRole("list", { name: "The same stops in every space" });
  await expect.element(list.getByRole("button", { name: "OKLCH, longer" })).toBeVisible();
  await list.getByRole("button", { name: "OKLCH, longer" }).click();
  await expect.poll(() => query().get("hue")).toBe("longer");
});

it("[GRD] the grey middle is gone around, with the chroma before and after", async () => {
  await mountTool(SHARED);
  const avoid = page.getByRole("button", { name: "Avoid the grey middle" });
  await expect.element(page.getByText(/Chroma at the greyest place 0\.\d+ → 0\.\d+/)).toBeVisible();
  await avoid.click();
  // LCH keeps the most chroma here; OKLab interpolates through gray.
  await expect.poll(() => query().get("in")).toBe("lch");
  await expect.element(page.getByText(/No grey on the way|No way around it/)).toBeVisible();
});

it("[GRD] a seed draws the same gradient again", async () => {
  await mountTool(SHARED);
  await press("Space");
  await expect.poll(stops).not.toBe("0000ff@0-ffff00@100");
});

it("[GRD] text that fails gets a scrim as a layer of its own", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: /^A black scrim of/ }).click();
  await expect.poll(() => query().get("g2")).toBe("0000ff@0-ffff00@100");
  await expect.element(page.getByText("Text can stand anywhere.")).toBeVisible();
});

it("[GRD] CSS is read in, and what cannot be read is said with its place", async () => {
  await mountTool(SHARED);
  await press("c");
  const field = page.getByRole("textbox", { name: "A gradient as CSS, SVG or code" });
  await field.fill("linear-gradient(red, blurple)");
  await expect.element(page.getByText(/Line 1, column 22: .*blurple/)).toBeVisible();
  await field.fill("conic-gradient(from 30deg, red, lime 40%, blue)");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect.poll(stops).toBe("ff0000@0-00ff00@40-0000ff@100");
  expect(query().get("type")).toBe("conic");
});

it("[GRD] by touch at 390 px a stop follows the finger", async () => {
  await mountTool(SHARED, { screen: "phone" });
  const handle = await boxOf(dot(1));
  await finger.down(handle.x + 9, handle.y + 9);
  await finger.move(handle.x + 60, handle.y + 9);
  await finger.up();
  await expect.poll(stops).not.toBe("0000ff@0-ffff00@100");
});

// e2e/walk.spec.ts checks the first view, which is a linear gradient.
it("[QLT-1] axe finds nothing on the stage of a radial gradient", async () => {
  await mountTool(`${SHARED}&type=radial&at=30_60&size=50_40`);
  await expect.element(stop(1)).toBeVisible();
  await expectAccessible();
});

it("[TLS-10] an export that is pasted back in the export panel is read whole", async () => {
  await mountTool(SHARED);
  await press("e");
  const swift =
    "LinearGradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .top, endPoint: .bottom)";
  await page.getByRole("textbox", { name: "Paste an export, or any list of colors" }).fill(swift);
  await page.getByRole("button", { name: "Read it whole" }).click();
  await expect
    .element(page.getByRole("textbox", { name: "A gradient as CSS, SVG or code" }))
    .toHaveValue(swift);
  await page.getByRole("button", { name: "Take it" }).click();
  await expect.poll(stops).toBe("ff0000@0-0000ff@100");
});

it("[L18] the angle is set in mono, like every value", async () => {
  await mountTool(SHARED);
  const field = page.getByRole("textbox", { name: "Angle", exact: true });
  await expect.element(field).toHaveValue("90°");
  expect(getComputedStyle(field.element()).fontFamily).toMatch(/mono/i);
});

it("[GRD-3] [MSH] presets are gradients of the library that have stops; a mesh has none", async () => {
  const card = (id: string, title: string) => ({ id, title, credit: "Test", bands: [], gradientCss: "none" });
  answerRequests("/resources/list/gradients", () => ({
    cards: [
      { ...card("a", "Tide"), opens: { tool: "mesh", search: "grid=2x2&p=red-blue-lime-white" } },
      { ...card("b", "Dusk"), opens: { tool: "gradient", search: "g=111111@0-eeeeee@100" } },
    ],
  }));
  await mountTool(SHARED);
  await press("p");
  await page.getByRole("button", { name: "Dusk Test" }).click();
  await expect.poll(stops).toBe("111111@0-eeeeee@100");
  expect(page.getByRole("button", { name: /Tide/ }).query()).toBeNull();
});

it("[TLS-7] [GRD-3] saving keeps the gradient, not the palette of its stops", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Keep this gradient/);
  await expect
    .poll((): unknown => JSON.parse(sessionStorage.getItem("tincture:pending-action") ?? "null"))
    .toMatchObject({ content: { type: "gradient", gradient: { type: "linear", stops: [{}, {}] } } });
});

it("[GRD] an arrow key takes a stop across the neighbor that it touches, and the keys go with it", async () => {
  await mountTool("/gradient-generator?g=0000ff@0-ff0000@49-00ff00@50-ffff00@100&angle=90&in=oklab");
  await focus(stop(2));
  await press("ArrowRight");
  await expect.poll(stops).toBe("0000ff@0-ff0000@50-00ff00@50-ffff00@100");
  await press("ArrowRight");
  await expect.poll(stops).toBe("0000ff@0-00ff00@50-ff0000@51-ffff00@100");
  await expect.element(stop(3)).toHaveFocus();
  await press("Shift+ArrowRight");
  await expect.poll(stops).toBe("0000ff@0-00ff00@50-ff0000@61-ffff00@100");
  await press("Control+z");
  await press("Control+z");
  await expect.poll(stops).toBe("0000ff@0-ff0000@50-00ff00@50-ffff00@100");
});

it("[GRD] a stop that is taken off can be brought back where it is said", async () => {
  await mountTool("/gradient-generator?g=0000ff@0-ff0000@50-ffff00@100&angle=90&in=oklab");
  await focus(stop(2));
  await press("Delete");
  await expect.poll(stops).toBe("0000ff@0-ffff00@100");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(stops).toBe("0000ff@0-ff0000@50-ffff00@100");
});

it("[GRD] a locked stop stays when others are drawn", async () => {
  await mountTool("/gradient-generator?g=0000ff@0-ff0000@50-ffff00@100&angle=37&in=oklab");
  await focus(stop(2));
  await press("l");
  await expect.poll(stops).toBe("0000ff@0-ff0000@50*-ffff00@100");
  await expect.element(page.getByRole("slider", { name: /^Stop 2 of 3, #FF0000, locked/ })).toBeVisible();
  await press("Space");
  await expect.poll(stops).toMatch(/^(?!0000ff)[\da-f]{6}@0-ff0000@50\*-[\da-f]{6}@100$/);
  expect(query().get("angle")).toBe("37");
});

it("[GRD] layers are reordered by their handles, by drag and by keys, and have an opacity", async () => {
  await mountTool(`${SHARED}&g2=ff0000@0-00ff00@100&angle2=90&in2=oklab`);
  const grip = (index: number) => page.getByRole("button", { name: `Move layer ${index} of 2` });
  await focus(grip(1));
  await press("ArrowDown");
  await expect
    .poll(() => [stops(), query().get("g2")])
    .toEqual(["ff0000@0-00ff00@100", "0000ff@0-ffff00@100"]);
  await expect.element(grip(2)).toHaveFocus();
  grip(1).element().scrollIntoView({ block: "center" });
  const [from, to] = [await boxOf(grip(2)), await boxOf(grip(1))];
  await mouse.move(from.x + 14, from.y + 14);
  await mouse.down();
  await mouse.move(to.x + 14, to.y + 12, { steps: 5 });
  await expect.element(page.css("[data-drop=before]")).toBeVisible();
  await mouse.up();
  await expect.poll(stops).toBe("0000ff@0-ffff00@100");
  await page.getByRole("spinbutton", { name: "Opacity of layer 1, number" }).fill("40");
  await press("Enter");
  await expect.poll(() => query().get("op")).toBe("40");
  await expect.poll(() => code().element().textContent).toMatch(/#0000ff66/);
  await page.getByRole("button", { name: "Add a glow as a layer" }).click();
  await expect
    .poll(() => [query().get("type"), query().get("g3")])
    .toEqual(["radial", "ff0000@0-00ff00@100"]);
});

it("[GRD] a gradient is started from one color, which stays in it", async () => {
  answerRequests("/resources/list/gradients", () => ({ cards: [] }));
  await mountTool(SHARED);
  await press("p");
  const panel = page.getByRole("region", { name: "Presets" });
  await panel.getByRole("textbox", { name: "From one color" }).fill("#6d28d9");
  await press("Enter");
  await panel.getByRole("button", { name: "Glow" }).click();
  await expect.poll(stops).toMatch(/6d28d9@45\*/);
  expect(query().get("type")).toBe("radial");
  await expectAccessible();
});

it("[GRD] a gradient is started from a palette of the library, in its calmest order", async () => {
  answerRequests("/resources/list/gradients", () => ({ cards: [] }));
  const bands = ["#ffe29a", "#160b3f", "#ff6b3d", "#3a22b0"].map((hex) => ({ hex, name: hex }));
  answerRequests("/resources/list/palettes", () => ({
    cards: [{ id: "a", title: "Harbour", credit: "Test", bands, opens: { tool: "palette", search: "" } }],
  }));
  await mountTool(SHARED);
  await press("p");
  await page.getByRole("radio", { name: "Palettes" }).click({ force: true });
  await page.getByRole("button", { name: "Harbour Test" }).click();
  await expect.poll(stops).toBe("160b3f@0-3a22b0@33.3-ff6b3d@66.7-ffe29a@100");
});

it("[GRD] [TLS-9] a gradient is started from a picture", async () => {
  await mountTool(SHARED);
  const picture = new File(
    [
      await stripedPng(60, 20, [
        [200, 0, 0],
        [0, 0, 120],
        [250, 240, 200],
      ]),
    ],
    "a.png",
    {
      type: "image/png",
    },
  );
  await page.getByLabelText("Picture", { exact: true }).upload(picture);
  await expect.poll(stops).toMatch(/^000078@0-.*c80000@.*faf0c8@100$/);
});

it("[GRD] the gradient is shown on a page, a card, a button and in letters, with the text that it carries", async () => {
  await mountTool(`${SHARED}&g2=000@0-fff@100`);
  await press("u");
  await expect.element(page.getByText("Evening ferry")).toBeVisible();
  // Black on #0000ff.
  await expect.element(page.getByText(/^Black text on it: 2\.4\d : 1 at its worst/)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Back to the canvas" }).click();
  await expect.poll(() => query().get("view")).toBeNull();
});

it("[GRD-3] a gradient of several layers is saved as it is", async () => {
  await mountTool(
    "/gradient-generator?g=ffd21f@0-ffd21f00@70&type=radial&at=20_30&g2=0f4cff@0~h30-6d28d9@100",
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll((): unknown => JSON.parse(sessionStorage.getItem("tincture:pending-action") ?? "null"))
    .toMatchObject({ content: { type: "gradient-link", gradientLink: expect.stringContaining("at=20_30") } });
});

it("[TLS-10] Export begins with the gradient's own code, and its colors come after", async () => {
  await mountTool(SHARED);
  await press("e");
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect.element(panel.getByLabelText("CSS of the gradient")).toBeVisible();
  expect(code().element().textContent).toContain("in oklab");
  await expect.element(panel.getByRole("heading", { name: "Its colors" })).toBeVisible();
});
