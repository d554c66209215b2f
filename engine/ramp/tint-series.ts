/**
 * Tints, shades and tones of a color: even steps in OKLab towards white, black and the gray of the same lightness, as
 * color-mix() in OKLab computes them for opaque colors.
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

/** Towards white, towards black, towards gray. */
export type TintKind = "tints" | "shades" | "tones";

const [MIN_COUNT, MAX_COUNT] = [2, 24];

/**
 * The color itself first, unchanged, then `count` − 1 even steps (`count` 2 to 24) that end one step before white,
 * black or gray. Alpha is kept. Tints of white are all white, tones of a gray are all the same gray. Throws a RangeError
 * for another count.
 */
export function tintSeries(color: Color, kind: TintKind, count: number): Color[] {
  if (!Number.isInteger(count) || count < MIN_COUNT || count > MAX_COUNT)
    throw new RangeError(`A series has ${MIN_COUNT} to ${MAX_COUNT} colors, not ${count}.`);
  const { lightness, a, b } = colorToOklab(color);
  const aim = { tints: 1, shades: 0, tones: lightness }[kind];
  return Array.from({ length: count }, (_, index): Color => {
    if (index === 0) return color;
    const share01 = index / count;
    const kept = 1 - share01;
    return {
      space: "oklab",
      coords: [lightness * kept + aim * share01, a * kept, b * kept],
      alpha: color.alpha,
    };
  });
}
