import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, copied, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { pngFile, pngGamma, stripedPng } from "#tests/picture-files.ts";
import {
  BLUE,
  band,
  choose,
  colors,
  hexes,
  mountFlag,
  PATH,
  picture,
  RED,
  rings,
  SHARED,
  said,
} from "./testing/image-page.ts";

const ringOf = (number: number) => page.getByRole("button", { name: new RegExp(`^Picker ${number}`) });
const loupe = () => page.css(".loupe");
const click = (name: string | RegExp) => page.getByRole("button", { name }).click();
const mark = (role: "radio" | "checkbox", name: string) =>
  page.getByRole(role, { name }).click({ force: true });

for (const screen of ["desktop", "phone"] as const) {
  it(`[IMG] a picture gives its colors with their shares, and a press copies one: ${screen}`, async () => {
    await mountFlag(screen);
    await expect.element(picture("flag.png, 90 by 40 pixels")).toBeVisible();
    await expect.poll(colors).toEqual(["#c00000, 50.0%", "#00a000, 30.0%", "#0000c0, 20.0%"]);
    await band().nth(1).click();
    await expect.poll(copied).toBe("#00a000");
  });

  it(`[IMG] a finger moves a ring, with the loupe above it: ${screen}`, async () => {
    await mountFlag(screen);
    const ring = await boxOf(ringOf(3));
    const [from, y] = [ring.x + 13, ring.y + 13];
    const to = (await boxOf(picture(/^flag/))).x + 20;
    await finger.down(from, y);
    for (let step = 1; step <= 5; step += 1) await finger.move(from + ((to - from) * step) / 5, y);
    await expect.element(page.css(".loupe[data-touch]")).toMatchTextContent("#c00000");
    await finger.up();
    await expect.poll(hexes).toEqual(["#c00000", "#00a000", "#c00000"]);
  });
}

describe("pickers", () => {
  it("[IMG] a ring is dragged with a loupe, and that is one step", async () => {
    await mountFlag();
    const before = colors();
    const canvas = await boxOf(picture(/^flag/));
    await ringOf(3).hover();
    await mouse.down();
    await mouse.move(canvas.x + 30, canvas.y + 60, { steps: 6 });
    await expect.element(loupe()).toMatchTextContent("#c00000");
    await mouse.up();
    await expect.poll(hexes).toEqual(["#c00000", "#00a000", "#c00000"]);
    // The undo step is complete once the shares of all colors have been counted again.
    await expect.poll(colors).toEqual(["#c00000, 70.0%", "#00a000, 30.0%", "#c00000, 0.0%"]);
    await press("Control+z");
    await expect.poll(colors).toEqual(before);
  });

  it("[IMG] [QLT-1] a ring has the edge of its style sheet, and a wider one while it has the focus", async () => {
    await mountFlag();
    const edge = () => getComputedStyle(ringOf(3).element()).boxShadow;
    const before = edge();
    expect(before).toMatch(/ 0px 0px 0px 1\.5px,/);
    await focus(ringOf(3));
    await press("Shift+Tab", "Tab");
    await expect.element(ringOf(3)).toHaveFocus();
    expect(edge()).toMatch(/ 0px 0px 0px 5px,/);
    expect(edge()).not.toBe(before);
  });

  it("[IMG] a press on the picture picks a color, Escape takes a drag back, Delete removes it", async () => {
    await mountFlag();
    const canvas = await boxOf(picture(/^flag/));
    await mouse.move(canvas.x + 12, canvas.y + 12);
    await mouse.down();
    await expect.element(rings()).toHaveLength(4);
    await press("Escape");
    await mouse.up();
    await expect.element(rings()).toHaveLength(3);
    await mouse.down();
    await mouse.up();
    await expect.element(rings()).toHaveLength(4);
    await focus(page.getByRole("button", { name: "Picker 4: #c00000" }));
    await press("Delete");
    await expect.element(rings()).toHaveLength(3);
  });

  it("[TLS-8] everything by keys: sample, picker, its place, area, count", async () => {
    await mountTool(PATH);
    await expect.element(picture(/^Evening at a lake/)).toBeVisible();
    await expect.element(rings()).toHaveLength(7);
    await press("p");
    await expect.element(rings()).toHaveLength(8);
    await expect.poll(() => query().get("c")).toContain("*600.400*o");
    const own = rings().and(page.css("[data-kind=own]"));
    await focus(own);
    await expect.element(loupe()).toMatchTextContent("600, 400");
    await press("ArrowRight");
    await expect.poll(() => query().get("c")).toContain("*601.400*o");
    await press("Shift+ArrowDown");
    await expect.poll(() => query().get("c")).toContain("*601.410*o");
    await expect.element(own).toHaveFocus();
    await page.getByRole("textbox", { name: "Width" }).fill("300");
    await press("Enter");
    await expect.poll(() => query().get("area")).toBe("0.0.300.800");
    await focus(page.getByRole("slider", { name: "Colors" }));
    await press("ArrowRight");
    await expect.poll(() => query().get("n")).toBe("7");
    await expect.element(band()).toHaveLength(9);
  });

  it("[IMG] a color comes from the screen where the browser can do that", async () => {
    vi.stubGlobal(
      "EyeDropper",
      class {
        open = () => Promise.resolve({ sRGBHex: "#123456" });
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await mountFlag();
    await click("Pick from the screen");
    await expect.poll(hexes).toContain("#123456");
  });
});

describe("what is looked for", () => {
  it("[IMG] an area alone, drawn or written; bad numbers are explained", async () => {
    await mountFlag();
    await mark("radio", "Area");
    const { x, y, width, height } = await boxOf(picture(/^flag/));
    await mouse.move(x + width * 0.7, y + height * 0.2);
    await mouse.down();
    await mouse.move(x + width * 0.99, y + height * 0.9, { steps: 5 });
    await mouse.up();
    await expect.poll(hexes).toEqual(["#0000c0", "#00a000"]);
    await page.getByRole("textbox", { name: "Left" }).fill("900");
    await press("Tab");
    await expect.element(page.getByText("Left is a whole number from 0 to 89.")).toBeVisible();
    expect(hexes()).toEqual(["#0000c0", "#00a000"]);
    await click("Whole picture");
    await expect.poll(hexes).toEqual(["#c00000", "#00a000", "#0000c0"]);
    await press("Control+z");
    await expect.poll(hexes).toEqual(["#0000c0", "#00a000"]);
  });

  it("[IMG] without the background", async () => {
    await mountTool(PATH);
    const product = await pngFile(60, 60, (x, y) =>
      x > 20 && x < 40 && y > 20 && y < 40 ? (x < 30 ? RED : BLUE) : [250, 250, 250],
    );
    await choose("product.png", product);
    await expect.poll(() => hexes()[0]).toBe("#fafafa");
    await mark("checkbox", "Ignore background");
    await expect.poll(() => hexes().toSorted()).toEqual(["#0000c0", "#c00000"]);
  });

  it("[IMG] exact for pictures of few colors, and the reason where there are more", async () => {
    await mountTool(PATH);
    await choose("few.png", await pngFile(40, 40, (x, y) => [(x >> 2) * 20, (y >> 3) * 40, 90]));
    await expect.element(band()).toHaveLength(6);
    await mark("checkbox", "Exact");
    await expect.element(band()).toHaveLength(50);
    await expect.element(page.getByText("Exact: all 50 colors, none of them mixed.")).toBeVisible();
    await choose("many.png", await pngFile(40, 40, (x, y) => [x * 6, y * 6, 90]));
    await expect.element(page.getByText(/more than 256 colors, too many for Exact/)).toBeVisible();
    await expect.element(band()).toHaveLength(6);
  });

  it("[COL-7] [RC15] exact gives the stored colors of a PNG that says sRGB by its gamma", async () => {
    await mountTool(PATH);
    const stored = [
      [26, 28, 44],
      [93, 39, 93],
      [177, 62, 83],
    ] as const;
    const srgb = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
    await choose("pixels.png", await stripedPng(60, 20, stored, pngGamma(45_455, srgb)));
    await mark("checkbox", "Exact");
    await expect.poll(() => hexes().toSorted()).toEqual(["#1a1c2c", "#5d275d", "#b13e53"]);
  });

  it("[IMG] two to sixteen colors, in four orders", async () => {
    await mountTool(`${PATH}?n=6`);
    await click("Try a sample");
    await expect.element(band()).toHaveLength(6);
    await focus(page.getByRole("slider", { name: "Colors" }));
    await press("End");
    await expect.element(band()).toHaveLength(16);
    await press("Home");
    await expect.element(band()).toHaveLength(2);
    await press("Control+z");
    await expect.element(band()).toHaveLength(16);
    const dominant = hexes();
    await mark("radio", "Vivid");
    await expect.poll(hexes).not.toEqual(dominant);
    const vivid = hexes();
    await mark("radio", "Muted");
    await expect.poll(hexes).toEqual(vivid.toReversed());
    await mark("radio", "Dark first");
    await expect.poll(() => query().get("order")).toBe("lightness");
    expect(hexes().toSorted()).toEqual(dominant.toSorted());
  });

  it("[IMG] [idea 2] the tool opens on a sample already read; its red sail is the accent", async () => {
    await mountTool(PATH);
    const read = colors();
    expect(read).toHaveLength(7);
    expect(read.find((text) => text.endsWith("accent"))).toMatch(/^#e2321e/);
    await expect.element(picture(/^Evening at a lake/)).toBeVisible();
    // Extracting from the painted sample gives the colors of the first view.
    await mark("checkbox", "Accent");
    await expect.element(band()).toHaveLength(6);
    await mark("checkbox", "Accent");
    await expect.poll(colors).toEqual(read);
  });

  it("[IMG] [idea 2] a picture of one's own is read with the usual settings, and undo leads to the sample", async () => {
    await mountFlag();
    expect(query().get("accent")).toBeNull();
    await press("Control+z");
    await expect.element(picture(/^Evening at a lake/)).toBeVisible();
    await expect.element(band()).toHaveLength(7);
  });
});

it("[TLS-3] undo goes back to the picture before", async () => {
  await mountFlag();
  await choose("dot.png", await pngFile(1, 1, () => [1, 2, 3]));
  await expect.element(picture(/^dot/)).toBeVisible();
  await press("Control+z");
  await expect.element(picture(/^flag/)).toBeVisible();
  await expect.poll(hexes).toEqual(["#c00000", "#00a000", "#0000c0"]);
});

it("[COL-6] what was found is exported", async () => {
  await mountTool(SHARED);
  await expect
    .element(page.css("pre").filter({ hasText: "--picture-1: #0e2a47; /* 41.2% */" }))
    .toBeVisible();
  await click("Export");
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect.element(panel.getByText(/#e4572e/i).first()).toBeVisible();
});

it("[TLS-2] a link with mistakes says what was left out", async () => {
  await mountTool(`${PATH}?c=nonsense-0e2a47*50&n=99&area=1.2`);
  await expect.element(said(/nonsense/)).toBeVisible();
  expect(colors()).toEqual(["#0e2a47, 50.0%"]);
});

it("[IMG] [L25] without a picture one place opens one, and empty sections are not shown", async () => {
  await mountTool(`${PATH}?n=6`);
  await expect.element(page.getByRole("button", { name: "Choose a picture" })).toBeVisible();
  expect(page.getByRole("button", { name: "Open a picture" }).elements()).toHaveLength(0);
  expect(page.getByRole("heading", { name: /^(?:Pickers|Area|Code)$/ }).elements()).toHaveLength(0);
});
