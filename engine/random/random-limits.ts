/** The limits that contain given colors, for drawing similar ones. */

import { isInGamut } from "#engine/gamut/gamut.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { RandomLimits } from "./random-colors.ts";

/** Below this chroma the hue is noise. */
const MIN_CHROMA = 0.02;
/** A narrower range would give nearly the same color every time. Degrees of hue, OKLCH lightness, OKLCH chroma. */
const [MIN_HUE_SPAN, MIN_LIGHTNESS_SPAN, MIN_CHROMA_SPAN] = [24, 0.08, 0.04];
/** Limits are rounded outwards to multiples of these. */
const [LIGHTNESS_STEP, CHROMA_STEP] = [0.01, 0.005];
const MAX_CHROMA = 0.4;

/**
 * The tightest limits that contain all colors (at least one), in whole degrees, hundredths of lightness and 0.005 of
 * chroma, widened if they are narrower than the eye can distinguish. The hue range is the shortest arc over all
 * colors with a hue; there is no hue limit if no color has one or the arc is a full turn. The gamut is Display P3 if
 * a color is outside sRGB.
 */
export function limitsOf(colors: readonly Color[]): RandomLimits {
  const places = colors.map(colorToOklch);
  const hues = places.flatMap(({ chroma, hueDeg }) =>
    chroma >= MIN_CHROMA && hueDeg !== undefined ? [hueDeg] : [],
  );
  const hueDeg = hues.length === 0 ? undefined : shortestArc(hues);
  return {
    ...(hueDeg !== undefined && { hueDeg }),
    lightness: range(
      places.map(({ lightness }) => lightness),
      MIN_LIGHTNESS_SPAN,
      LIGHTNESS_STEP,
      1,
    ),
    chroma: range(
      places.map(({ chroma }) => chroma),
      MIN_CHROMA_SPAN,
      CHROMA_STEP,
      MAX_CHROMA,
    ),
    gamut: colors.every((color) => isInGamut(color, "srgb")) ? "srgb" : "display-p3",
  };
}

/** The hue range in whole degrees, clockwise: the full turn without its widest gap. Undefined if that is no limit. */
function shortestArc(hues: readonly number[]): readonly [number, number] | undefined {
  const rising = hues.toSorted((a, b) => a - b);
  let [from, span] = [rising[0] ?? 0, 360];
  for (const [index, hue] of rising.entries()) {
    const next = rising[index + 1] ?? (rising[0] ?? 0) + 360;
    if (360 - (next - hue) < span) [from, span] = [next, 360 - (next - hue)];
  }
  const margin = Math.max(0, (MIN_HUE_SPAN - span) / 2);
  const [first, last] = [Math.floor(from - margin), Math.ceil(from + span + margin)];
  if (last - first >= 360) return undefined;
  return [wrapDeg(first), wrapDeg(last)];
}

function range(values: readonly number[], span: number, step: number, most: number): [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(0, (span - (greatest - least)) / 2);
  // Avoids 0.30000000000000004.
  const down = (value: number) => Number((Math.floor(value / step + 1e-9) * step).toFixed(3));
  const up = (value: number) => Number((Math.ceil(value / step - 1e-9) * step).toFixed(3));
  return [Math.max(0, down(least - margin)), Math.min(most, up(greatest + margin))];
}
