/** Tints, shades and tones of a color: steps towards white, black and the gray of its own lightness, mixed in OKLab. */
import type { Color } from "./color.ts";
import { colorToOklch, oklchToColor } from "./convert.ts";
import { mixColors } from "./mix.ts";

export type TintKind = "tints" | "shades" | "tones";

const AIM: Readonly<Record<TintKind, (color: Color) => Color>> = {
  tints: () => oklchToColor({ lightness: 1, chroma: 0, hueDeg: undefined }),
  shades: () => oklchToColor({ lightness: 0, chroma: 0, hueDeg: undefined }),
  tones: (color) => oklchToColor({ lightness: colorToOklch(color).lightness, chroma: 0, hueDeg: undefined }),
};

/**
 * The color itself first, exactly, then `count` − 1 even steps (`count` 2 to 24) that stop one step short of the aim.
 * Alpha is kept. A white has only white tints, a gray only its own tones.
 */
export function tintSeries(color: Color, kind: TintKind, count: number): Color[] {
  const aim = { ...AIM[kind](color), alpha: color.alpha };
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? color : mixColors(color, aim, { space: "oklab", weight01: index / count }),
  );
}
