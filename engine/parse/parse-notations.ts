/**
 * Color notations of other programs that are not CSS: `hsv()`, `cmyk()`, three plain numbers, `0xAARRGGBB`, `0xRRGGBB` and the
 * constructors of Flutter, Compose and SwiftUI. They include every notation that the converter writes.
 */
import type { Color } from "#engine/space/color.ts";
import { parseColor } from "./parse.ts";

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
const ARGB = /^(?:(?:const\s+)?Color\(\s*)?0x([0-9a-f]{6}|[0-9a-f]{8})\s*\)?$/i;
/** A constructor with named arguments in any order. */
const CONSTRUCTOR = /^(?:const\s+)?(?:UI|NS)?Color(?:\.from)?\(([^()]{1,200})\)$/;
const CHANNEL = new RegExp(
  String.raw`\b(?:displayP3)?(red|green|blue|alpha|opacity)\s*[:=]\s*(${NUMBER})f?\b`,
  "gi",
);
const MAX_LENGTH = 250;

/** Undefined for anything else, and for numbers outside their range. */
export function parseNotation(text: string): Color | undefined {
  const body = text.trim();
  if (body.length > MAX_LENGTH) return undefined;
  return readArgb(body) ?? readTriple(body) ?? readHsv(body) ?? readCmyk(body) ?? readConstructor(body);
}

function readArgb(text: string): Color | undefined {
  const digits = ARGB.exec(text)?.[1];
  if (digits === undefined || text.startsWith("0x") === text.endsWith(")")) return undefined;
  const parsed = parseColor(digits.length === 6 ? `#${digits}` : `#${digits.slice(2)}${digits.slice(0, 2)}`);
  return parsed.ok ? parsed.color : undefined;
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
  return { space: "hsv", coords: [((hueDeg % 360) + 360) % 360, saturation, value], alpha };
}

/** Percent of each ink, without a profile (CSS Color 5 §8.1). */
function readCmyk(text: string): Color | undefined {
  const inks = numbersOf(CMYK.exec(text));
  if (inks === undefined || !inks.every(isPercent)) return undefined;
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.map((ink) => ink / 100);
  const light = (ink: number) => (1 - ink) * (1 - black);
  return { space: "srgb", coords: [light(cyan), light(magenta), light(yellow)], alpha: 1 };
}

/** Components from 0 to 1, in sRGB, or in Display P3 if it is named. */
function readConstructor(text: string): Color | undefined {
  const inside = CONSTRUCTOR.exec(text)?.[1];
  if (inside === undefined) return undefined;
  const channels = new Map(
    [...inside.matchAll(CHANNEL)].map(([, key = "", value]) => [key.toLowerCase(), Number(value)]),
  );
  const [red, green, blue] = ["red", "green", "blue"].map((key) => channels.get(key));
  const alpha = channels.get("alpha") ?? channels.get("opacity") ?? 1;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if ([red, green, blue, alpha].some((value) => value < 0 || value > 1)) return undefined;
  const space = /displayP3/i.test(inside) ? "display-p3" : "srgb";
  return { space, coords: [red, green, blue], alpha };
}

function numbersOf(match: RegExpExecArray | null): number[] | undefined {
  return match?.slice(1, 5).flatMap((part) => (part === undefined ? [] : [Number.parseFloat(part)]));
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}
