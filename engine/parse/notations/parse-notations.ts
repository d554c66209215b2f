/**
 * Color notations of other programs that are not CSS: `hsv()`, `cmyk()`, three plain numbers, `0xAARRGGBB`, `0xRRGGBB`, hex
 * with a percentage, code, and classes of Tailwind. They include every notation that the converter writes.
 */

import { parseColor } from "#engine/parse/parse.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor } from "./code-arguments.ts";
import { wholeCodeColor } from "./code-color.ts";
import { withoutLabels } from "./labeled-channels.ts";
import { tailwindClassColor } from "./tailwind-class.ts";

const NUMBER = String.raw`[+-]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[+-]?\d{1,3})?`;
const TRIPLE = new RegExp(String.raw`^(${NUMBER})\s*[,;\s]\s*(${NUMBER})\s*[,;\s]\s*(${NUMBER})$`, "i");
const HSV = new RegExp(
  String.raw`^hs[vb]a?\(\s*(${NUMBER})(?:deg|°)?\s*[,\s]\s*(${NUMBER})%?\s*[,\s]\s*(${NUMBER})%?\s*(?:[,/]\s*(${NUMBER}%?)\s*)?\)$`,
  "i",
);
const CMYK = new RegExp(
  String.raw`^cmyk\(\s*(${NUMBER})%?\s*[,\s]\s*(${NUMBER})%?\s*[,\s]\s*(${NUMBER})%?\s*[,\s]\s*(${NUMBER})%?\s*\)$`,
  "i",
);
const ARGB = /^0x([\da-f]{6}|[\da-f]{8})$/i;
/** Sketch and Figma copy "#388700 100%", Figma's panel "388700, 100%"; Sass and Less take rgba(#388700, 0.5). */
const HEX_ALPHA =
  /^(#?[\da-f]{6})(?:\s+|\s*,\s*)(\d{1,3}(?:\.\d{1,4})?%)$|^rgba\(\s*(#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20})\s*,\s*(0|1|0?\.\d{1,9}|1\.0|\d{1,3}%)\s*\)$/i;
/** The channels of hsl() as shadcn/ui 3 keeps them, and those of oklch() as daisyUI 4 and others do. */
const HSL_LIST = new RegExp(
  String.raw`^(${NUMBER}(?:deg)?)[\s,]+(${NUMBER}%)[\s,]+(${NUMBER}%)(?:\s*[,/]\s*(${NUMBER}%?))?$`,
  "i",
);
const OKLCH_LIST = new RegExp(
  String.raw`^(${NUMBER}%|0?\.\d{1,20}|1)\s+(0|0?\.\d{1,20})\s+(${NUMBER})(?:\s*/\s*(${NUMBER}%?))?$`,
  "i",
);
const MAX_LENGTH = 250;

/** Undefined for anything else, and for numbers outside their range. */
export function parseNotation(text: string): Color | undefined {
  const body = text.trim();
  if (body.length > MAX_LENGTH) return undefined;
  const code = wholeCodeColor(body);
  const plain = withoutLabels(body);
  if (plain !== undefined) return labeledColor(plain);
  return (
    readArgb(body) ??
    readChannels(body) ??
    readTriple(body) ??
    readHexAlpha(body) ??
    readHsv(body) ??
    readCmyk(body) ??
    (code?.ok === true ? code.color : tailwindClassColor(body))
  );
}

function labeledColor(plain: string): Color | undefined {
  const parsed = parseColor(plain);
  return parsed.ok ? parsed.color : (readTriple(plain) ?? readHsv(plain) ?? readCmyk(plain));
}

/** Why code that means a color is none by itself; undefined for any other text. */
export function notationProblem(text: string): string | undefined {
  const code = text.length > MAX_LENGTH ? undefined : wholeCodeColor(text.trim());
  return code?.ok === false ? code.why : undefined;
}

function readArgb(text: string): Color | undefined {
  const digits = ARGB.exec(text)?.[1];
  return digits === undefined ? undefined : hexColor(digits, "argb");
}

/** Three numbers whose last is a hue are no shares of red, green and blue. */
function readChannels(text: string): Color | undefined {
  const hsl = HSL_LIST.exec(text);
  const list = hsl ?? OKLCH_LIST.exec(text);
  const [, a = "", b = "", c = "", alpha] = list ?? [];
  if (list === null || (hsl === null && !a.endsWith("%") && Number(c) <= 1)) return undefined;
  const parsed = parseColor(
    `${hsl === null ? "oklch" : "hsl"}(${a} ${b} ${c}${alpha === undefined ? "" : ` / ${alpha}`})`,
  );
  return parsed.ok ? parsed.color : undefined;
}

function readHexAlpha(text: string): Color | undefined {
  const [, digits, percent, named, amount] = HEX_ALPHA.exec(text) ?? [];
  const [hex, share] = [digits ?? named, percent ?? amount];
  if (hex === undefined || share === undefined) return undefined;
  const parsed = parseColor(hex);
  const alpha = Number.parseFloat(share) / (share.endsWith("%") ? 100 : 1);
  return parsed.ok && alpha <= 1 ? { ...parsed.color, alpha } : undefined;
}

/** Red, green and blue from 0 to 255, or from 0 to 1 if there is a decimal point and none is greater, as in shaders. */
function readTriple(text: string): Color | undefined {
  const match = TRIPLE.exec(text);
  const values = numbersOf(match);
  if (values === undefined || values.some((value) => value < 0 || value > 255)) return undefined;
  const scale = text.includes(".") && Math.max(...values) <= 1 ? 1 : 255;
  const [red = 0, green = 0, blue = 0] = values.map((value) => value / scale);
  return { space: "srgb", coords: [red, green, blue], alpha: 1 };
}

/** Degrees and percent. */
function readHsv(text: string): Color | undefined {
  const match = HSV.exec(text);
  const [hueDeg = 0, saturation = 0, value = 0] = numbersOf(match) ?? [];
  const opacity = match?.[4];
  const alpha = opacity === undefined ? 1 : Number.parseFloat(opacity) / (opacity.endsWith("%") ? 100 : 1);
  if (match === null || !isPercent(saturation) || !isPercent(value) || alpha < 0 || alpha > 1)
    return undefined;
  return { space: "hsv", coords: [wrapDeg(hueDeg), saturation, value], alpha };
}

/** Percent of each ink, without a profile (CSS Color 5 §8.1). */
function readCmyk(text: string): Color | undefined {
  const inks = numbersOf(CMYK.exec(text));
  if (inks === undefined || !inks.every(isPercent)) return undefined;
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.map((ink) => ink / 100);
  const light = (ink: number) => (1 - ink) * (1 - black);
  return { space: "srgb", coords: [light(cyan), light(magenta), light(yellow)], alpha: 1 };
}

function numbersOf(match: RegExpExecArray | null): number[] | undefined {
  return match?.slice(1, 5).flatMap((part) => (part === undefined ? [] : [Number.parseFloat(part)]));
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}
