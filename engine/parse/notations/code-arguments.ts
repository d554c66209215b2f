/** The arguments of a color's constructor in the code of another language, as a color. */

import { parseColor } from "#engine/parse/parse.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";

const NUMBER = String.raw`[+-]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER})f?(?:\s*/\s*(${NUMBER})f?)?$`, "i");
const NAMED = new RegExp(
  String.raw`\b((?:displayP3|srgb|calibrated|device|generic)?(?:red|white|hue)|green|blue|alpha|opacity|saturation|brightness|hex(?:String)?|rgb)\s*[:=]\s*("[^"]*"|${NUMBER}f?(?:\s*/\s*${NUMBER}f?)?)`,
  "gi",
);

/** A number, or one divided by another, as in `18.0/255.0`; NaN for anything else. */
export function amountOf(text: string): number {
  const [, value = "", by] = AMOUNT.exec(text.trim()) ?? [];
  if (value === "") return Number.NaN;
  return Number(value) / (by === undefined ? 1 : Number(by));
}

/**
 * Undefined for arguments that are none of a color; "other" for what is no color of its own, as `Color("Sky")`. `callee`
 * is the constructor as it is written: "Color", "Color.fromARGB", "Qt.rgba".
 */
export function constructedColor(inner: string, callee: string): Color | "other" | undefined {
  const named = new Map(
    [...inner.matchAll(NAMED)].map(([, key = "", value = ""]) => [key.toLowerCase(), value]),
  );
  if (named.size > 0) return namedColor(named, /displayP3/i.test(inner));
  const parts = inner
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const first = parts[0] ?? "";
  // A word without "#" may be the name of an asset, and "Beef" is one.
  const quoted = /^"(#[\da-f]{3,8}|[\da-f]{6}|[\da-f]{8})"$/i.exec(first)?.[1];
  if (quoted !== undefined) return parts.length === 1 ? hexColor(quoted.replace("#", ""), "argb") : undefined;
  if (parts.length === 1) {
    const digits = /^0x([\da-f]{6}|[\da-f]{8})$/i.exec(first)?.[1];
    return digits === undefined ? "other" : hexColor(digits, "argb");
  }
  const values = parts.map(amountOf);
  if (values.some((value) => !Number.isFinite(value))) return "other";
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  return positionalColor(values, callee, parts);
}

const FLOATS = /^(?:Qt\.|vec|float|half)/;
const BYTES = /^(?:QColor|Color32|Color\.From)/;

function positionalColor(
  values: readonly number[],
  callee: string,
  parts: readonly string[],
): Color | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const isFour = values.length === 4;
  const model = /hs([lv])/i.exec(callee)?.[1]?.toLowerCase();
  if (model !== undefined) {
    if (/AHS/.test(callee)) return isFour ? hueColor(model, [b, c, d], a) : undefined;
    return hueColor(model, callee.startsWith("Qt.") ? [a * 360, b, c] : [a, b, c], isFour ? d : 1);
  }
  if (/ARGB$/i.test(callee) && isFour) return byteColor([b, c, d], a / 255);
  if (callee === "Color.fromRGBO") return byteColor([a, b, c], d);
  const isBytes = parts.every((part) => /^\d+$/.test(part)) && !FLOATS.test(callee);
  if (isBytes) return byteColor([a, b, c], isFour ? d / 255 : 1);
  return BYTES.test(callee) ? undefined : unitColor([a, b, c], isFour ? d : 1, "srgb");
}

function namedColor(named: ReadonlyMap<string, string>, isP3: boolean): Color | undefined {
  // Their values are those of a profile of the device, or of one that is not sRGB.
  if ([...named.keys()].some((key) => /^(?:calibrated|device|generic)/.test(key))) return undefined;
  const part = (...keys: readonly string[]): number => {
    const text = keys.map((key) => named.get(key)).find((value) => value !== undefined);
    return text === undefined ? Number.NaN : amountOf(text.replace(/f$/i, ""));
  };
  const alpha = named.has("alpha") || named.has("opacity") ? part("alpha", "opacity") : 1;
  const hex = named.get("hex") ?? named.get("hexstring") ?? named.get("rgb");
  if (hex !== undefined) {
    const color = hexColor(hex.replaceAll(/^"#?|"$|^0x|^#/gi, ""), "rgba");
    return color && alpha >= 0 && alpha <= 1 ? { ...color, alpha: (color.alpha ?? 1) * alpha } : undefined;
  }
  if (named.has("white"))
    return unitColor([part("white"), part("white"), part("white")], alpha, isP3 ? "display-p3" : "srgb");
  if (named.has("hue")) {
    const [hue, saturation, brightness] = [part("hue"), part("saturation"), part("brightness")];
    return hue >= 0 && hue <= 1 ? hueColor("v", [hue * 360, saturation, brightness], alpha) : undefined;
  }
  const [red, green, blue] = [part("displayp3red", "srgbred", "red"), part("green"), part("blue")];
  // Compose takes bytes as whole numbers.
  const isBytes = [red, green, blue].some((value) => value > 4) && [red, green, blue].every(Number.isInteger);
  return isBytes
    ? byteColor([red, green, blue], alpha > 1 ? alpha / 255 : alpha)
    : unitColor([red, green, blue], alpha, isP3 ? "display-p3" : "srgb");
}

/** Hue in degrees, the others from 0 to 1. */
function hueColor(
  model: string,
  [hue, saturation, last]: readonly [number, number, number],
  alpha: number,
): Color | undefined {
  if (![saturation, last, alpha].every((value) => value >= 0 && value <= 1)) return undefined;
  return {
    space: model === "l" ? "hsl" : "hsv",
    coords: [wrapDeg(hue), saturation * 100, last * 100],
    alpha,
  };
}

function unitColor(
  values: readonly [number, number, number],
  alpha: number,
  space: "srgb" | "display-p3",
): Color | undefined {
  if (![...values, alpha].every((value) => Number.isFinite(value) && Math.abs(value) <= 4)) return undefined;
  return { space, coords: values, alpha: Math.min(1, Math.max(0, alpha)) };
}

function byteColor(values: readonly [number, number, number], alpha: number): Color | undefined {
  if (!values.every((value) => value >= 0 && value <= 255) || !(alpha >= 0 && alpha <= 1)) return undefined;
  return { space: "srgb", coords: [values[0] / 255, values[1] / 255, values[2] / 255], alpha };
}

/** Android and Flutter write alpha first, Swift's extensions last. */
export function hexColor(digits: string, order: "argb" | "rgba"): Color | undefined {
  const size = digits.length === 8 ? 2 : digits.length === 4 ? 1 : 0;
  const isTurned = size > 0 && order === "argb";
  const parsed = parseColor(`#${isTurned ? `${digits.slice(size)}${digits.slice(0, size)}` : digits}`);
  return parsed.ok ? parsed.color : undefined;
}
