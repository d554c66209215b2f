/**
 * The paints of an SVG drawing in document order, without duplicates: fills, strokes and gradient stops, from
 * attributes, `style` and style sheets. Paint of text is skipped, since it is not a swatch. Nothing is
 * fetched and no entity is expanded.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import { attributesOf, tagsOf } from "#engine/bytes/markup-tags.ts";
import { formatHex } from "#engine/format/format.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const PAINT = /^(?:fill|stroke|stop-color|flood-color|lighting-color|color)$/;
const PAINT_IN_STYLE =
  /(?:^|[;{\s])(fill|stroke|stop-color|flood-color|lighting-color)[ \t]{0,9}:[ \t]{0,9}([^;}"]{1,100})/g;
const STOP_IN_STYLE = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|color)\([^()]{1,100}\)/gi;
const OPACITY_IN_STYLE =
  /(?:^|[;{\s])((?:fill|stroke|stop|flood)-opacity)[ \t]{0,9}:[ \t]{0,9}([\d.]{1,20}%?)/g;
/** A rule of a style sheet: what stands between two braces. */
const RULE = /[^{}]{1,4000}/g;
/** The property that multiplies the alpha of a paint. */
const OPACITY_OF: Readonly<Record<string, string>> = {
  fill: "fill-opacity",
  stroke: "stroke-opacity",
  "stop-color": "stop-opacity",
  "flood-color": "flood-opacity",
};
const LABELS = ["inkscape:label", "data-name", "aria-label", "id"] as const;
/** Names that drawing programs generate. */
const GENERATED =
  /^(?:path|rect|circle|ellipse|polygon|polyline|line|g|layer|use|stop|svg|linearGradient|radialGradient)[-_]?\d*(?:[-_]\d+)*$/i;

/** Whether the text begins with markup and has an svg element near the start. */
export function isSvg(text: string): boolean {
  return /^\s{0,200}</.test(text) && /<svg[\s>]/i.test(text.slice(0, 20_000));
}

/**
 * The colors of fills, strokes and stops in document order, without duplicates; a title names the palette.
 * Anything that is not a color is skipped.
 */
export function readSvg(text: string): ReadPalette {
  const list = entryList();
  const seen = new Set<string>();
  let title: string | undefined;
  let isInText = false;
  const add = (value: string, name: string | undefined, opacity = 1): void => {
    const paint = paintOf(value);
    if (paint === undefined) return;
    const color = { ...paint, alpha: (paint.alpha ?? 0) * opacity };
    const key = `${formatHex(color)} ${isWide(color) ? color.coords.join() : ""}`;
    if (seen.has(key)) return;
    seen.add(key);
    list.add({ name, color });
  };
  for (const { tag, name, end } of tagsOf(text)) {
    if (name === "title" && title === undefined && list.entries.length === 0)
      title = cleanName(unescaped(contentAfter(text, end, "</title")));
    if (/^\/?(?:text|tspan|textpath)$/i.test(name)) isInText = !name.startsWith("/") && !tag.endsWith("/>");
    if (name === "style")
      for (const [rule] of contentAfter(text, end, "</style").matchAll(RULE)) {
        const opacities = opacitiesIn(rule);
        addStyle(rule, (key, paint) => add(paint, undefined, opacities.get(OPACITY_OF[key] ?? "")));
      }
    if (isInText || name.startsWith("/") || !tag.includes("=")) continue;
    const attributes = attributesOf(tag);
    const label = labelOf(attributes) ?? childTitle(text, end, name);
    const style = attributes.get("style") ?? "";
    const opacities = new Map([
      ...[...attributes].flatMap(([key, value]) => opacityEntry(key, value)),
      ...opacitiesIn(style),
    ]);
    const opacityOf = (key: string) => opacities.get(OPACITY_OF[key] ?? "");
    addStyle(style, (key, paint) => add(paint, label, opacityOf(key)));
    // The background of a foreign object, as Figma exports a conic gradient.
    if (name === "div") for (const [paint] of style.matchAll(STOP_IN_STYLE)) add(paint, undefined);
    // `style` has precedence over the attribute of the same name (SVG 2 §6.3).
    for (const [key, value] of attributes)
      if (PAINT.test(key) && !isSetIn(style, key)) add(value, label, opacityOf(key));
  }
  return { format: "SVG drawing", ...(title !== undefined && { title }), colors: pairedColors(list.entries) };
}

function addStyle(style: string, add: (key: string, paint: string) => void): void {
  for (const [, key = "", paint = ""] of style.matchAll(PAINT_IN_STYLE)) add(key, paint);
}

function isSetIn(style: string, key: string): boolean {
  return [...style.matchAll(PAINT_IN_STYLE)].some(
    ([, set, paint = ""]) => set === key && paintOf(paint) !== undefined,
  );
}

function opacitiesIn(style: string): Map<string, number> {
  return new Map(
    [...style.matchAll(OPACITY_IN_STYLE)].flatMap(([, key = "", value = ""]) => opacityEntry(key, value)),
  );
}

/** A number or a percentage, clamped to 0 to 1 (SVG 2 §13.4.2); nothing for other attributes and values. */
function opacityEntry(key: string, value: string): [string, number][] {
  const match = /^\s*(\d{0,9}(?:\.\d{1,20})?)(%?)\s*$/.exec(value);
  if (match === null || match[1] === "" || !Object.values(OPACITY_OF).includes(key)) return [];
  const opacity = Number(match[1]) / (match[2] === "%" ? 100 : 1);
  return [[key, Math.min(1, opacity)]];
}

/** Undefined for `none`, `currentColor`, references and invisible paints. */
function paintOf(value: string): Color | undefined {
  const text = value.replace(/!important/, "").trim();
  if (text.toLowerCase() === "transparent") return undefined;
  // SVG 1.1 §11.2 puts a color of a profile behind its fallback.
  return strictColor(text.replace(/\s+icc-color\([^)]*\)$/i, ""));
}

function isWide({ space }: Color): boolean {
  return space !== "srgb";
}

function labelOf(attributes: ReadonlyMap<string, string>): string | undefined {
  for (const key of LABELS) {
    const value = attributes.get(key);
    if (value !== undefined && !GENERATED.test(value)) return cleanName(unescaped(value));
  }
  return undefined;
}

/** `<rect …><title>Name</title>`: a title that is an element's first child is its name. */
function childTitle(text: string, end: number, name: string): string | undefined {
  if (name === "svg" || !text.startsWith("<title>", end)) return undefined;
  return cleanName(unescaped(contentAfter(text, end + "<title>".length, "</title")));
}

function contentAfter(text: string, start: number, close: string): string {
  const end = text.indexOf(close, start);
  return end === -1 ? "" : text.slice(start, Math.min(end, start + 100_000));
}

function unescaped(text: string): string {
  return text
    .slice(0, 2000)
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
