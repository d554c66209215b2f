/**
 * The dark partners of a palette: the lightest color gives its field to a deep tint of the darkest, strong colors stay,
 * quiet ones step back.
 */
import type { Oklab } from "#engine/space/color.ts";
import { chromaOf } from "./mix-tones.ts";

const FIELD = { lightness: 0.2, tint: 0.3 };
const STRONG = { least: 0.44, most: 0.62 };
const QUIET = { lightness: 0.3, slope: 0.16, chroma: 0.85 };

/** One for each color, in the same order. At least one color. */
export function darkColors(colors: readonly Oklab[]): readonly Oklab[] {
  const byLightness = colors.toSorted((a, b) => a.lightness - b.lightness);
  const [darkest, lightest] = [byLightness[0], byLightness.at(-1)];
  const chromas = colors.map(chromaOf).toSorted((a, b) => b - a);
  const strongFrom = chromas[Math.floor((chromas.length - 1) / 2)] ?? 0;
  return colors.map((color) => {
    if (darkest === undefined || color === lightest)
      return deep(darkest ?? color, colors.length === 1 ? 1 : FIELD.tint);
    if (chromaOf(color) >= strongFrom)
      return { ...color, lightness: Math.min(STRONG.most, Math.max(STRONG.least, color.lightness)) };
    return scaled(color, QUIET.lightness + QUIET.slope * (color.lightness - 0.5), QUIET.chroma);
  });
}

function deep(color: Oklab, tint: number): Oklab {
  return scaled(color, FIELD.lightness, tint);
}

function scaled({ a, b }: Oklab, lightness: number, chroma: number): Oklab {
  return { lightness, a: a * chroma, b: b * chroma };
}
