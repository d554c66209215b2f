import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { FIGMA_SAMPLE, figmaColor, figmaCopy } from "#engine/testing/figma-copy.ts";
import { SAMPLE, written } from "#engine/testing/sample-palettes.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { stripedPng } from "#tests/picture-files.ts";

const SHARED = "/palette-generator?c=123456-654321";
const drop = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
};
const paste = (text: string) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
};
const pasteHtml = (html: string, text: string) => {
  const data = new DataTransfer();
  data.setData("text/html", html);
  data.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
};
const HEXES = "0e2a47-2f6690-81b1cc-f4ebd9-e4572e";

it.each(["ase", "gpl", "dtcg", "svg", "csv", "android"])(
  "[RDG-1] a dropped %s file is the palette, with its names",
  async (id) => {
    await mountTool(SHARED);
    drop(new File([new Uint8Array(await written(id === "android" ? "csv" : id))], `harbour.${id}`));
    await expect.poll(() => query().get("c")).toBe(HEXES);
    await expect.element(page.getByText(/midnight.ocean/i).first()).toBeVisible();
  },
);

it("[RDG-1] a swatch file on the variables tool opens in its panel", async () => {
  await mountTool("/css-generator?c=brand.123456");
  drop(new File([new Uint8Array(await written("ase", SAMPLE))], "harbour.ase"));
  await expect.element(page.getByRole("button", { name: "Take these 5 colors" })).toBeVisible();
});

it("[RDG-3] says what was left out, with line and reason", async () => {
  await mountTool(SHARED);
  paste(":root {\n  --a: #0e2a47;\n  --b: color-mix(in srgb, red, blue);\n  --c: darken(#06c, 5%);\n}");
  await expect.poll(() => query().get("c")).toBe("0e2a47-800080");
  await expect
    .element(page.getByText(/2 of 3 read; 1 left out: --c: darken.* \(line 4: darken\(\)/))
    .toBeVisible();
});

it.each([
  ["138, 170, 183\n142, 157, 143", "8aaab7-8e9d8f"],
  ["coolors.co/264653-2a9d8f-e9c46a", "264653-2a9d8f-e9c46a"],
  ["http://localhost:4000/palette-generator?c=264653-2a9d8f-e9c46a", "264653-2a9d8f-e9c46a"],
])("[RDG-2] [RDG-7] pasted: %s", async (text, wanted) => {
  await mountTool(SHARED);
  paste(text);
  await expect.poll(() => query().get("c")).toBe(wanted);
});

it("[RDG-2] markup is refused, and changes nothing", async () => {
  await mountTool(SHARED);
  paste('<a href="#add">white: bad</a>');
  await expect.element(page.getByText(/Nothing was read\. /)).toBeVisible();
  expect(query().get("c")).toBe("123456-654321");
});

it("[RDG-1] a gradient on a palette gives its colors, and is offered to the tool that draws it", async () => {
  await mountTool(SHARED);
  paste("background: linear-gradient(30deg, #123123, #321321);");
  await expect.poll(() => query().get("c")).toBe("123123-321321");
  await page.getByRole("button", { name: "Open it as a gradient" }).click();
  await expect.poll(() => location.pathname).toBe("/gradient-generator");
  expect(query().get("g")).toBe("123123@0-321321@100");
});

it("[RDG-5] pixels of a gradient ask once for the box that they are in", async () => {
  await mountTool("/gradient-generator?g=123456@0-654321@100");
  paste("linear-gradient(90deg, red 100px, blue 200px)");
  const width = page.getByRole("textbox", { name: "Width of its box" });
  await expect.element(width).toHaveValue("1280 px");
  await width.fill("400");
  await page.getByRole("textbox", { name: "Height of its box" }).click();
  await page.getByRole("button", { name: "Take it" }).click();
  await expect.poll(() => query().get("g")).toBe("ff0000@25-0000ff@50");
});

it("[RDG-1] colors that do not fit are offered to a tool that takes them all, with their names", async () => {
  await mountTool("/light-theme-generator?c=e8622c");
  drop(new File([new Uint8Array(await written("ase"))], "harbour.ase"));
  await expect.element(page.getByText("These are 5 colors; 3 of them fit here.")).toBeVisible();
  await page.getByRole("button", { name: "Open them as a palette" }).click();
  await expect.poll(() => location.pathname).toBe("/palette-generator");
  await expect.element(page.getByText(/midnight.ocean/i).first()).toBeVisible();
});

it("[RDG-1] a theme on a palette gives its colors, and is offered as a theme with its text", async () => {
  await mountTool(SHARED);
  paste(":root { --background: #fff; --foreground: #111; --primary: #06c; }");
  await expect.poll(() => query().get("c")).toBe("ffffff-111111-0066cc");
  await page.getByRole("button", { name: "Open it as a theme" }).click();
  await expect.poll(() => location.pathname).toBe("/light-theme-generator");
  await expect
    .element(page.getByRole("textbox", { name: "Paste a theme, or drop its files here" }))
    .toHaveValue(":root { --background: #fff; --foreground: #111; --primary: #06c; }");
});

it("[RDG-3] a file of 40 MB is refused by a sentence and changes nothing", async () => {
  await mountTool(SHARED);
  drop(new File([new Uint8Array(40_000_000).fill(97)], "large.txt"));
  await expect.element(page.getByText(/large\.txt is larger than 10 MB/)).toBeVisible();
  expect(query().get("c")).toBe("123456-654321");
});

it("[RDG-1] layers copied in Figma are the palette, with their names and that of the frame", async () => {
  await mountTool(SHARED);
  pasteHtml(figmaCopy(FIGMA_SAMPLE), "Aa");
  await expect
    .poll(() => ["c", "names", "title"].map((key) => query().get(key)))
    .toEqual(["ff5a1f-14142b-f4ebd9", "Ember*Ink", "Harbour brand"]);
});

it("[RDG-1] a gradient copied in Figma is the gradient, with its angle", async () => {
  await mountTool("/gradient-generator?g=123456@0-654321@100");
  const stops = [
    { color: figmaColor(255, 0, 0), position: 0 },
    { color: figmaColor(0, 0, 255), position: 1 },
  ];
  const transform = { m00: 0, m01: 1, m02: 0, m10: -1, m11: 0, m12: 1 };
  pasteHtml(figmaCopy([{ id: 11, fillPaints: [{ type: "GRADIENT_LINEAR", stops, transform }] }]), "");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect
    .poll(() => ["g", "angle"].map((key) => query().get(key)))
    .toEqual(["ff0000@0-0000ff@100", "180"]);
});

it("[RDG-3] layers without a color, and a copy that is not whole, are said to be so", async () => {
  await mountTool(SHARED);
  pasteHtml("<span>(figma)ZmlnLWtpd2k(/figma)</span>", "");
  await expect.element(page.getByText(/What Figma copied ends too early/)).toBeVisible();
  pasteHtml(figmaCopy([{ id: 11, fillPaints: [{ type: "IMAGE" }] }]), "");
  await expect.element(page.getByText(/What Figma copied holds no colors/)).toBeVisible();
  expect(query().get("c")).toBe("123456-654321");
});

const pictureFile = async () =>
  new File(
    [
      await stripedPng(80, 20, [
        [192, 0, 0],
        [0, 160, 0],
        [0, 0, 192],
        [240, 240, 0],
      ]),
    ],
    "areas.png",
    { type: "image/png" },
  );
const STRIPES = ["#0000c0", "#00a000", "#c00000", "#f0f000"];
const inAddress = () =>
  [...new Set(location.search.match(/c00000|00a000|0000c0|f0f000/g))].map((hex) => `#${hex}`).toSorted();

it.each(["/design/wallpaper/new?c=123456-654321", "/text-gradient-generator?g=123456@0-654321@100"])(
  "[TLS-9] a picture dropped on %s gives its colors",
  async (address) => {
    await mountTool(address);
    drop(await pictureFile());
    await expect.poll(inAddress).toEqual(STRIPES);
  },
);

it("[TLS-9] where no picture is taken, the tool that finds its colors is offered, and opens it", async () => {
  await mountTool("/light-theme-generator?c=e8622c");
  drop(await pictureFile());
  await page.getByRole("button", { name: "Open it there" }).click();
  await expect.poll(() => location.pathname).toBe("/color-image-picker");
  await expect.poll(inAddress).toEqual(STRIPES);
});

it("[TLS-9] a value is dragged out as text, and is no color for the tool that it comes from", async () => {
  await mountTool(SHARED);
  const hex = page.getByRole("button", { name: "Copy #123456, color 1" }).element();
  const data = new DataTransfer();
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  send(hex, "dragstart");
  expect(data.getData("text/plain")).toBe("#123456");
  // An event that is not prevented tells the browser that nothing is taken here.
  expect(send(document.body, "dragover")).toBe(true);
  expect(send(document.body, "drop")).toBe(true);
  send(hex, "dragend");
  expect(send(document.body, "dragover")).toBe(false);
});
