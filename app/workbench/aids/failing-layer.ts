/**
 * Hatches contrast failures on any canvas: text with too little contrast to its background, and areas in a palette
 * color on which no other color of the palette is readable. It measures the rendered page, so tools need no code for
 * it.
 */
import { type OnColor, onColor } from "#engine/contrast/contrast.ts";
import { carriesNone, leastRatioOf, ratioOnLayers } from "#engine/contrast/failing.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import "./failing-layer.css";

/** Least area in px² of such an area; smaller ones are swatches and marks. */
const MIN_FIELD = 2400;
const COLOR_IN_TEXT = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;

/** Draws the hatching, and again whenever the canvas changes. Returns the function that removes it. */
export function hatchFailing(canvas: HTMLElement, colors: () => readonly Color[]): () => void {
  const layer = document.createElement("div");
  layer.className = "failing-layer";
  const words = document.createElement("p");
  words.className = "failing-words";
  words.setAttribute("role", "status");
  canvas.append(layer, words);
  let frame = 0;
  const draw = () => {
    observer.disconnect();
    const texts = textsOf(canvas);
    const fields = fieldsOf(canvas, colors());
    layer.replaceChildren(...[...fields, ...texts].filter(({ fails }) => fails).flatMap(marksOn(canvas)));
    words.textContent = sentence(texts, fields);
    observe();
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  });
  const observe = () =>
    observer.observe(canvas, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["style", "class"],
    });
  draw();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    layer.remove();
    words.remove();
  };
}

interface Measured {
  readonly fails: boolean;
  readonly rects: readonly DOMRect[];
  /** Color of the area, and whether black or white is readable on it. */
  readonly field?: { readonly hex: string; readonly on: OnColor };
}

function sentence(texts: readonly Measured[], fields: readonly Measured[]): string {
  const failing = (list: readonly Measured[]) => list.filter(({ fails }) => fails);
  const weak = failing(texts).length;
  const textVerdict =
    texts.length === 0
      ? "No text to measure"
      : weak === 0
        ? `All ${texts.length} texts pass AA`
        : `${weak} of ${texts.length} texts ${weak === 1 ? "fails" : "fail"} AA`;
  const alone = new Set(failing(fields).map(({ field }) => field?.hex)).size;
  if (alone === 0) return `${textVerdict}.`;
  return `${textVerdict}. ${alone} ${alone === 1 ? "color carries" : "colors carry"} no other as text.`;
}

function textsOf(canvas: HTMLElement): Measured[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT, (node) =>
    isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const found: Measured[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const ratio = node.parentElement === null ? undefined : ratioOf(node.parentElement, rects[0]);
    if (ratio !== undefined)
      found.push({ fails: ratio.is < ratio.least, rects: [range.getBoundingClientRect()] });
  }
  return found;
}

function isShown(node: Node): boolean {
  const element = node.parentElement;
  if (element === null || (node.textContent ?? "").trim() === "") return false;
  if (element.closest(".sr-only, .tool-notices, .failing-words, option, style") !== null) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Undefined if there is a picture behind the text, or if the text is covered. */
function ratioOf(element: Element, rect: DOMRect | undefined): { is: number; least: number } | undefined {
  if (rect === undefined) return undefined;
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const text = read(color);
  const layers = layersUnder(element, rect);
  // Transparent text shows its background through its letters and has no color to measure.
  if (text === undefined || text.alpha === 0 || layers === undefined) return undefined;
  const least = leastRatioOf(Number.parseFloat(fontSize), Number(fontWeight));
  return { is: ratioOnLayers(text, layers), least };
}

/** The layers behind the center of a text, from the top down to the first opaque one. */
function layersUnder(element: Element, { left, top, width, height }: DOMRect): Color[][] | undefined {
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const own = stack.indexOf(element);
  // Elements with `pointer-events: none` are missing in the result of elementsFromPoint; the element's ancestors are
  // used instead.
  const under = own === -1 ? ancestorsOf(element) : stack.slice(own);
  const layers: Color[][] = [];
  for (const each of under) {
    if (/^(?:canvas|img|video|picture)$/i.test(each.tagName)) return undefined;
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage.includes("url(")) return undefined;
    for (const painted of [...paintedLayers(backgroundImage), [read(backgroundColor)]]) {
      const known = painted.filter((color) => color !== undefined);
      if (known.some(({ alpha = 0 }) => alpha > 0)) layers.push(known);
      if (known.length > 0 && known.every(({ alpha = 0 }) => alpha >= 1)) return layers;
    }
  }
  return layers;
}

/** The colors of each gradient of a background, from the top down. */
function paintedLayers(image: string): (Color | undefined)[][] {
  return image
    .split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient\()/)
    .map((layer) => [...layer.matchAll(COLOR_IN_TEXT)].map(([text]) => read(text)))
    .filter((colors) => colors.length > 0);
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) found.push(at);
  return found;
}

function fieldsOf(canvas: HTMLElement, colors: readonly Color[]): Measured[] {
  const alone = carriesNone(colors);
  const fails = new Map(colors.map((color, index) => [formatHex(color), alone[index] === true]));
  return [...canvas.querySelectorAll("*")].flatMap((element): Measured[] => {
    const { width, height } = element.getBoundingClientRect();
    if (width * height < MIN_FIELD || !element.checkVisibility()) return [];
    const color = read(getComputedStyle(element).backgroundColor);
    const hex = color && formatHex(color);
    const isFailing = hex === undefined ? undefined : fails.get(hex);
    return color === undefined || hex === undefined || isFailing === undefined
      ? []
      : [{ fails: isFailing, rects: [element.getBoundingClientRect()], field: { hex, on: onColor(color) } }];
  });
}

function read(text: string): Color | undefined {
  const parsed = parseColor(text);
  return parsed.ok ? parsed.color : undefined;
}

function marksOn(canvas: HTMLElement) {
  const box = canvas.getBoundingClientRect();
  return ({ rects, field }: Measured): HTMLElement[] =>
    rects.map(({ left, top, width, height }) => {
      const element = document.createElement("i");
      if (field !== undefined) element.dataset.on = field.on;
      element.style.translate = `${left - box.left}px ${top - box.top}px`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      return element;
    });
}
