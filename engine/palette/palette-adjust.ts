/** Adjusts all colors of a palette at once (hue, chroma, lightness, temperature), and sorts them. All in OKLCH. */

import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";

export interface PaletteAdjustment {
  /** Hue rotation in degrees, -180 to 180. */
  readonly hueDeg?: number;
  /** Relative change of chroma, -1 (gray) to 1 (double). */
  readonly chroma?: number;
  /** Added to lightness, -1 to 1. */
  readonly lightness?: number;
  /** Towards blue (-1) or yellow (1), on OKLab's b axis; at most 0.1. */
  readonly temperature?: number;
}

/** sRGB colors stay in sRGB, with their hue kept; wider ones stay in Display P3. */
export function adjustPalette(colors: readonly Color[], change: PaletteAdjustment): Color[] {
  const { hueDeg = 0, chroma = 0, lightness = 0, temperature = 0 } = change;
  if (hueDeg === 0 && chroma === 0 && lightness === 0 && temperature === 0) return [...colors];
  return colors.map((color) => {
    const lch = colorToOklch(color);
    const turned = oklchToColor(
      {
        lightness: Math.min(1, Math.max(0, lch.lightness + lightness)),
        chroma: lch.chroma * (1 + chroma),
        hueDeg: lch.hueDeg === undefined ? undefined : lch.hueDeg + hueDeg,
      },
      color.alpha,
    );
    const lab = colorToOklab(turned);
    const tinted: Color = {
      space: "oklab",
      coords: [lab.lightness, lab.a, lab.b + 0.1 * temperature],
      alpha: color.alpha,
    };
    return mapToGamutConstantHue(
      convertColor(tinted, "oklch"),
      isInGamut(color, "srgb") ? "srgb" : "display-p3",
    );
  });
}

/** "smooth" is a path along which neighbors differ little. */
export type PaletteOrder = "lightness" | "hue" | "chroma" | "smooth";

/**
 * Indices in the new order: dark to light, around the wheel from red (grays last), dull to colorful, or a smooth
 * path.
 */
export function paletteOrder(colors: readonly Color[], by: PaletteOrder): number[] {
  const indices = [...colors.keys()];
  if (by === "smooth") return smoothWalk(colors);
  const key = (index: number): number => {
    const color = colors[index];
    if (color === undefined) return 0;
    const lch = colorToOklch(color);
    if (by === "lightness") return lch.lightness;
    if (by === "chroma") return lch.chroma;
    return lch.hueDeg === undefined || lch.chroma < 0.02 ? 400 + lch.lightness : lch.hueDeg;
  };
  return indices.toSorted((a, b) => key(a) - key(b) || a - b);
}

/** A short path through all colors from the darkest: nearest neighbor, then 2-opt. */
function smoothWalk(colors: readonly Color[]): number[] {
  const distance = (a: number, b: number): number => {
    const [first, second] = [colors[a], colors[b]];
    return first === undefined || second === undefined ? 0 : deltaEOK(first, second);
  };
  const [start, ...others] = paletteOrder(colors, "lightness");
  if (start === undefined) return [];
  let path = [start];
  const left = new Set(others);
  while (left.size > 0) {
    const last = path.at(-1) ?? start;
    const next = [...left].toSorted((a, b) => distance(last, a) - distance(last, b) || a - b)[0];
    if (next === undefined) break;
    path.push(next);
    left.delete(next);
  }
  const length = (order: readonly number[]): number =>
    order.slice(1).reduce((sum, index, at) => sum + distance(order[at] ?? index, index), 0);
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 1; from < path.length - 1; from += 1) {
      for (let to = from + 1; to < path.length; to += 1) {
        const swapped = [
          ...path.slice(0, from),
          ...path.slice(from, to + 1).reverse(),
          ...path.slice(to + 1),
        ];
        if (length(swapped) < length(path) - 1e-9) {
          path = swapped;
          improved = true;
        }
      }
    }
  }
  return path;
}
