/** The colors of a palette while it is drawn. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** One color of an example or of a draw, OKLCH: lightness 0 to 1, chroma, hue in degrees (0 for a gray). */
export interface Tone {
  lightness: number;
  chroma: number;
  hueDeg: number;
}

/** A gray gets hue 0. */
export function toneOf(color: Color): Tone {
  const { lightness, chroma, hueDeg = 0 } = colorToOklch(color);
  return { lightness, chroma, hueDeg };
}

/** ΔEOK. */
export function distance(first: Readonly<Tone>, second: Readonly<Tone>): number {
  const turn = (Math.PI / 180) * (first.hueDeg - second.hueDeg);
  const flat = first.chroma ** 2 + second.chroma ** 2 - 2 * first.chroma * second.chroma * Math.cos(turn);
  return Math.sqrt(Math.max(0, flat) + (first.lightness - second.lightness) ** 2);
}
