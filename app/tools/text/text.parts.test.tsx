import { afterEach, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { downloaded, focus, press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/text-gradient-generator?t=Ripe%20plums&g=3b0c47@0-d0123f@44-ff8a38@100&angle=90&in=oklab";
const word = () => page.getByRole("textbox", { name: "Text on the canvas" });
const code = () => page.getByLabelText("CSS of the text");
const weakest = () => page.getByRole("img", { name: /^Weakest place of the letters/ });

afterEach(() => commands.emulateMedia(null, null));

it("[TXT] the text is edited on the canvas: Enter enters it, Escape leaves it, undo restores it", async () => {
  await mountTool(SHARED);
  await press("Enter");
  await expect.element(word()).toHaveFocus();
  // While somebody writes, R is a letter and no shortcut.
  await press("r", "Escape");
  await expect.poll(() => query().get("t")).toBe("Ripe plumsr");
  await press("Control+z");
  await expect.poll(() => query().get("t")).toBe("Ripe plums");
  await expect.element(word()).toHaveTextContent("Ripe plums");
});

const fontStatus = (name: string) =>
  [...document.fonts].find(({ family }) => family.replaceAll('"', "") === name)?.status;

/** Resolves when the text has been measured in its own font and on its stage as it is first drawn, which take a while. */
async function firstMeasured(): Promise<void> {
  await expect.poll(() => fontStatus("Text Mona Sans")).toBe("loaded");
  await document.fonts.ready;
  const stage = word().element().parentElement;
  if (stage === null) throw new Error("The text has no stage");
  // Observers are told in the order in which they began, so the one of the text has been told before.
  await new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(stage);
  });
}

it("[TXT] an edit that is tidied to the same text keeps its size", async () => {
  // These characters are wider than estimated, so that each line would take two rows.
  const text = Array.from({ length: 3 }, () => "…".repeat(15)).join("\n");
  await mountTool(`/text-gradient-generator?t=${encodeURIComponent(text)}&px=400`);
  const fit = () => (word().element() as HTMLElement).style.getPropertyValue("--fit");
  // In another font, until its own has come, the text has another size.
  await firstMeasured();
  expect(fit()).not.toBe("");
  const before = fit();
  const element = word().element();
  await press("Enter", "Space", "Escape");
  await expect.poll(() => word().element() === element).toBe(false);
  await expect.poll(fit).toBe(before);
  expect(query().get("t")).toBe(text);
});

it("[TXT] [QLT-3] a color changes without measuring the text again, a weight does not", async () => {
  await mountTool(SHARED);
  await firstMeasured();
  const element = word().element();
  let measured = 0;
  Object.defineProperty(element, "scrollWidth", {
    get() {
      measured += 1;
      return Reflect.get(Element.prototype, "scrollWidth", element);
    },
  });
  await focus(page.getByRole("slider", { name: /^Stop 2/ }));
  await press("ArrowRight");
  await expect.poll(() => query().get("g")).not.toMatch(/d0123f@44/);
  expect(measured).toBe(0);
  await press("Alt+ArrowUp");
  await expect.poll(() => query().get("w")).toBe("830");
  expect(measured).toBeGreaterThan(0);
});

it("[TXT] the weakest place is one on the letters, not one of the gradient beside them", async () => {
  // The upper part of the gradient has the color of the ground, but it is above the letters.
  await mountTool(
    "/text-gradient-generator?t=ooo&g=f8d3de@0-f8d3de@5-3b0c47@20-3b0c47@100&angle=180&in=oklab&bg=f8d3de",
  );
  const said = /Weakest place of the letters: (\d+\.\d+) to 1/;
  await expect
    .poll(() => Number(said.exec(weakest().query()?.getAttribute("aria-label") ?? "")?.[1]))
    .toBeGreaterThan(10);
});

it("[TXT] raising changes the stops that fail in one step; parts of the recipe are left out and added again", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Raise to 3 : 1" }).click();
  await expect.element(page.getByText("Passes everywhere")).toBeVisible();
  expect(query().get("g")).toMatch(/^3b0c47@0-d0123f@44-(?!ff8a38)[0-9a-f]{6}@100$/);
  await press("Control+z");
  await expect.poll(() => query().get("g")).toBe("3b0c47@0-d0123f@44-ff8a38@100");
  await expect.element(code()).toMatchTextContent(/::selection/);
  await page.getByRole("button", { name: "Selection" }).click();
  await expect.element(code()).not.toMatchTextContent(/::selection/);
  await expect.element(page.getByText("5 of 6")).toBeVisible();
  await page.getByRole("button", { name: "Selection" }).click();
  await expect.element(code()).toMatchTextContent(/::selection/);
});

it("[TXT] a font without an axis says so, and keys change weight and width", async () => {
  await mountTool(SHARED);
  await focus(page.getByRole("button", { name: "Shuffle" }));
  await press("Alt+ArrowUp", "Alt+ArrowRight");
  await expect.poll(() => [query().get("w"), query().get("wd")]).toEqual(["830", "89"]);
  await page.getByRole("combobox", { name: "Font" }).selectOptions("fraunces");
  await expect.element(page.getByText("This font has one width")).toBeVisible();
});

it("[TXT] [TLS-6] a pasted gradient is taken; the message for a wrong one has line and column", async () => {
  await mountTool(SHARED);
  const paste = (text: string) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  };
  paste("background: linear-gradient(30deg in oklch, red, blue)");
  await expect.poll(() => query().get("g")).toBe("ff0000@0-0000ff@100");
  paste("linear-gradient(red, blurple)");
  await expect.element(page.getByText(/Line 1, column 22: .*blurple/)).toBeVisible();
  expect(query().get("g")).toBe("ff0000@0-0000ff@100");
});

it("[TXT] the code works on screen, selected, in forced colors, in print and without background-clip", async () => {
  await mountTool(`${SHARED}&bg=ffffff`);
  await expect.element(code()).toMatchTextContent(/background-clip: text/);
  const css = code().element().textContent ?? "";
  const title = styled(css);
  const style = () => getComputedStyle(title);
  const fill = () => style().getPropertyValue("-webkit-text-fill-color");
  const fallback = style().color;
  expect(fallback).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect(style().backgroundImage).toMatch(/^linear-gradient\(90deg in oklab/);
  expect([style().backgroundClip, fill()]).toEqual(["text", "rgba(0, 0, 0, 0)"]);
  expect(getComputedStyle(title, "::selection").backgroundColor).toBe(fallback);

  await commands.emulateMedia(null, "active");
  expect(style().backgroundImage).toBe("none");
  expect((await drawn(title)).darkest).toBe("rgb(0, 0, 0)");
  await commands.emulateMedia("print", null);
  expect(style().backgroundImage).toBe("none");
  expect(fill()).toBe(fallback);
  await commands.emulateMedia(null, null);

  const old = styled(css.replaceAll("background-clip: text)", "background-clip: nothing)"));
  expect(getComputedStyle(old).backgroundImage).toBe("none");
  expect(getComputedStyle(old).getPropertyValue("-webkit-text-fill-color")).toBe(fallback);
});

it("[TXT] over two lines of tight text no descender is cut, with a gradient over all or over each line", async () => {
  await mountTool(`${SHARED}&bg=ffffff&lh=70&px=80`);
  for (const [span, sign] of [
    ["Whole text", "width: fit-content;"],
    ["Each line", "display: inline;"],
  ] as const) {
    await page.getByText(span, { exact: true }).click();
    await expect.element(code()).toMatchTextContent(sign);
    const css = code().element().textContent ?? "";
    const painted = await drawn(styled(css, "Ägypten jumps"));
    const old = css.replaceAll("background-clip: text)", "background-clip: nothing)");
    const plain = await drawn(styled(old, "Ägypten jumps"));
    const heightOf = ({ rows: [first, last] }: typeof plain) => last - first;
    expect(heightOf(plain)).toBeGreaterThan(100);
    expect(heightOf(painted)).toBe(heightOf(plain));
    document.querySelector("[data-recipe]")?.remove();
  }
});

it("[TXT] SVG keeps the text or has outlines, and a PNG is downloaded under the name of the text", async () => {
  await mountTool(`${SHARED}&per=line&px=64`);
  await page.getByRole("button", { name: "SVG", exact: true }).click();
  const svg = page.getByLabelText("SVG of the text");
  await expect.element(svg).toMatchTextContent(/<text [^>]*>Ripe plums<\/text>/);
  const parsed = new DOMParser().parseFromString(svg.element().textContent ?? "", "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelectorAll("linearGradient")).toHaveLength(1);
  await page.getByRole("radio", { name: "Outlines" }).click({ force: true });
  await expect.element(svg).toMatchTextContent(/<path d="M[\d.-]+ /);
  expect(svg.element().textContent).not.toMatch(/<text|font-/);

  await page.getByRole("button", { name: "Image", exact: true }).click();
  const download = page.getByRole("button", { name: "Download PNG" });
  await expect.element(download).toBeVisible();
  const { name, text } = await downloaded(() => download.click());
  expect(name).toBe("ripe-plums@2x.png");
  expect(text).toContain("PNG");
});

it("[TXT] [SUB-2] a picture that is larger than the plan's is refused with the largest possible one", async () => {
  await mountTool(`${SHARED}&px=400`);
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await page.getByRole("combobox", { name: "Size" }).last().selectOptions("4 times");
  await page.getByRole("button", { name: "Download PNG" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "Pictures of more than 4096 px a side are part of Pro. Up to 2 times the size is possible.",
    );
});

/** A heading with the exported CSS, on a white box of its own. */
function styled(css: string, text = "Gypsum"): HTMLElement {
  for (const old of document.querySelectorAll("[data-recipe]")) old.remove();
  const sheet = document.createElement("div");
  sheet.dataset.recipe = "";
  sheet.style.cssText =
    "position:fixed;z-index:99999;inset:0 auto auto 0;width:420px;height:300px;padding:60px 20px;background:#fff;forced-color-adjust:auto";
  const style = document.createElement("style");
  style.textContent = css;
  const title = document.createElement("h1");
  title.className = "title";
  title.textContent = text;
  sheet.append(style, title);
  document.body.append(sheet);
  return title;
}

/** From a screenshot of the heading's box: the first and the last row with a dark pixel, and the darkest color. */
async function drawn(title: HTMLElement) {
  await document.fonts.ready;
  const sheet = title.parentElement ?? title;
  const base64 = await page.elementLocator(sheet).screenshot({ save: false });
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (context === null) throw new Error("There is no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let [first, last, least, darkest] = [-1, -1, 766, ""];
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    const sum = red + green + blue;
    if (sum < least) [least, darkest] = [sum, `rgb(${red}, ${green}, ${blue})`];
    if (green >= 128) continue;
    last = Math.floor(at / width);
    if (first < 0) first = last;
  }
  return { rows: [first, last] as const, darkest };
}
