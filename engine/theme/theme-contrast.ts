/** The metrics that floors are given in, and tones: 8-bit colors of a lightness, as a theme is made of them. */
import { toBytes } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";

/** WCAG 2.2 ratios (https://www.w3.org/TR/WCAG22/#contrast-minimum) or absolute APCA Lc. */
export type ContrastMetric = "wcag" | "apca";

/** The nearest opaque 8-bit color, so that the measured color is the one that the hex value describes. */
export function snapped(color: Color): Color {
  const [red, green, blue] = toBytes(color).bytes;
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 };
}

/** A color of this OKLCH lightness, 0 to 1, with as much of the chroma as sRGB contains, rounded to 8 bits. */
export function tone(lightness: number, chroma: number, hueDeg: number | undefined): Color {
  const held = Math.min(1, Math.max(0, lightness));
  const wanted = oklchToColor({ lightness: held, chroma: hueDeg === undefined ? 0 : chroma, hueDeg });
  if (hueDeg === undefined || isInGamut(wanted, "srgb")) return snapped(wanted);
  let [low, high] = [0, chroma];
  for (let step = 0; step < CHROMA_HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(oklchToColor({ lightness: held, chroma: middle, hueDeg }), "srgb")) low = middle;
    else high = middle;
  }
  return snapped(oklchToColor({ lightness: held, chroma: low, hueDeg }));
}

/** Leaves the chroma within 0.001 of the greatest in gamut, less than 8 bits show. */
const CHROMA_HALVINGS = 8;
