import * as v from "valibot";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** Most colors of one item. */
export const MAX_COLORS = 32;

/** A color as a tool sends it. */
export const ColorText = v.pipe(
  v.string(),
  v.maxLength(100, "A color is too long to be one."),
  v.check((text) => parseColor(text).ok, "One of the colors cannot be read."),
);

/** A color as the library stores it: hex in sRGB, OKLCH outside. */
export function storedText(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch");
}

/** Throws for a text that is no color. */
export function readColor(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`A stored color cannot be read: ${text}`);
  return parsed.color;
}
