/** Texts of other scripts than Latin, as the browser sets them. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { laidText, pngOfText, svgOfText } from "./export-text.ts";

const word = () => page.getByRole("textbox", { name: "Text on the canvas" });
const address = (text: string, rest = "") =>
  `/text-gradient-generator?t=${encodeURIComponent(text)}&g=3b0c47@0-d0123f@100&angle=90&in=oklab&px=120&${rest}`;

async function laid() {
  const { document } = TEXT.decode(query());
  const text = document && (await laidText(word().element() as HTMLElement, document));
  if (text === undefined) throw new Error("The text is not on the page.");
  return text;
}

/** First and last column with ink, and the picture's width. */
async function inkOf(picture: ImageBitmapSource, [width, height]: readonly [number, number]) {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(await createImageBitmap(picture), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => data[4 * (y * width + x) + 3] ?? 0).some((alpha) => alpha > 40),
  );
  return {
    first: columns.indexOf(true),
    last: columns.lastIndexOf(true),
    count: columns.filter(Boolean).length,
  };
}

it.each([
  ["Arabic", "مرحبا\nبالعالم", "Noto Sans Arabic"],
  ["Hebrew", "שלום עולם", "Noto Sans Hebrew"],
  ["Devanagari", "नमस्ते", "Noto Sans Devanagari"],
  ["Thai", "สวัสดี", "Noto Sans Thai"],
  ["Japanese", "いろは", "Noto Sans JP"],
  ["Korean", "안녕", "Noto Sans KR"],
  ["Chinese", "你好", "Noto Sans SC"],
])("[TXT] %s is drawn in its own font, whole, and where it is on the page", async (_, text, family) => {
  await mountTool(address(text));
  await expect.element(word()).toBeVisible();
  const file = await laid();
  expect([...document.fonts].some((face) => face.family.includes(family) && face.status === "loaded")).toBe(
    true,
  );
  const size = [file.width, file.height] as const;
  const png = await inkOf(await pngOfText(file, 1), size);
  // Nothing is cut at an edge, and the letters fill the picture that was made for them.
  expect(png.first).toBeGreaterThan(0);
  expect(png.last).toBeLessThan(file.width - 1);
  expect((png.last - png.first) / file.width).toBeGreaterThan(0.75);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svgOfText(file)], { type: "image/svg+xml" }));
  await image.decode();
  expect(svgOfText(file).includes('direction="rtl"')).toBe(["Arabic", "Hebrew"].includes(_));
  // The marked place is on the text.
  const mark = page.getByRole("img", { name: /^Weakest place of the letters/ });
  await expect
    .poll(() => {
      const at = mark.query()?.getBoundingClientRect();
      const box = word().element().querySelector(".text-paint")?.getBoundingClientRect();
      return at !== undefined && box !== undefined && at.x >= box.left && at.x <= box.right;
    })
    .toBe(true);
});

it("[TXT] a letter that no font has is named, and nothing is drawn for it", async () => {
  await mountTool(address("𓀀"));
  await expect.element(page.getByText("No font here has “𓀀” (U+13000), so it is not drawn.")).toBeVisible();
  const file = await laid();
  expect((await inkOf(await pngOfText(file, 1), [file.width, file.height])).count).toBe(0);
  await mountTool(address("Ripe plums"));
  await expect.element(word()).toBeVisible();
  expect(page.getByText(/^No font here has/).query()).toBeNull();
});

it("[TXT] the weakest place is not said under a control", async () => {
  await mountTool(address("A long line of words that goes on and on to the end", "bg=d0123f"));
  const mark = page.getByRole("img", { name: /^Weakest place of the letters/ });
  await expect.element(mark).toBeInTheDocument();
  const [label, controls] = [".text-weak > span", ".text-ctl"].map((each) =>
    document.querySelector(each)?.getBoundingClientRect(),
  );
  if (label === undefined || controls === undefined) throw new Error("Both are on the stage.");
  const isOver =
    label.left < controls.right &&
    controls.left < label.right &&
    label.top < controls.bottom &&
    controls.top < label.bottom;
  expect(isOver).toBe(false);
});
