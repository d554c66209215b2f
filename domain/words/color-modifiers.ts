/** Words that change a color instead of naming one: "dark", "dusty", "pale", "warm". */
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { warmedColor, warmthOf } from "#engine/palette/warmth.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** Where OKLCH lightness goes, and how far of the way (0 to 1); and the factor of chroma. */
export interface Modifier {
  readonly towards: number;
  readonly share: number;
  readonly chroma: number;
  /** Towards orange (1) or blue (-1): the color, and which names are taken. */
  readonly warmth?: number;
}

/** Natural logarithm of how much more often a name of the wanted warmth is taken than one without. */
const WARMTH_WEIGHT = 2.2;

const MODIFIERS: Readonly<Record<string, Modifier>> = {
  dark: { towards: 0.2, share: 0.33, chroma: 0.9 },
  darker: { towards: 0.2, share: 0.55, chroma: 0.9 },
  deep: { towards: 0.25, share: 0.35, chroma: 1.05 },
  rich: { towards: 0.35, share: 0.3, chroma: 1.2 },
  light: { towards: 0.88, share: 0.68, chroma: 0.85 },
  lighter: { towards: 0.9, share: 0.7, chroma: 0.75 },
  pale: { towards: 0.93, share: 0.6, chroma: 0.62 },
  pastel: { towards: 0.88, share: 0.75, chroma: 0.65 },
  faded: { towards: 0.75, share: 0.4, chroma: 0.55 },
  washed: { towards: 0.85, share: 0.5, chroma: 0.5 },
  soft: { towards: 0.82, share: 0.4, chroma: 0.7 },
  dusty: { towards: 0.62, share: 0.4, chroma: 0.6 },
  muted: { towards: 0.6, share: 0.3, chroma: 0.6 },
  dull: { towards: 0.58, share: 0.4, chroma: 0.65 },
  drab: { towards: 0.5, share: 0.4, chroma: 0.65 },
  dirty: { towards: 0.5, share: 0.5, chroma: 0.75 },
  muddy: { towards: 0.45, share: 0.5, chroma: 0.7 },
  warm: { towards: 0.6, share: 0, chroma: 1.05, warmth: 1 },
  warmer: { towards: 0.6, share: 0, chroma: 1.05, warmth: 1.4 },
  cool: { towards: 0.6, share: 0, chroma: 1, warmth: -1 },
  cooler: { towards: 0.6, share: 0, chroma: 1, warmth: -1.4 },
  cold: { towards: 0.6, share: 0, chroma: 0.9, warmth: -1.2 },
  bright: { towards: 0.78, share: 0.5, chroma: 1.9 },
  vivid: { towards: 0.62, share: 0.4, chroma: 1.5 },
  vibrant: { towards: 0.62, share: 0.4, chroma: 1.5 },
  strong: { towards: 0.55, share: 0.3, chroma: 1.4 },
  hot: { towards: 0.65, share: 0.5, chroma: 1.5 },
  neon: { towards: 0.8, share: 0.6, chroma: 1.8 },
  electric: { towards: 0.65, share: 0.5, chroma: 1.7 },
};

/** How the word changes a color; undefined for a word that names one. */
export function modifierOf(word: string): Modifier | undefined {
  return Object.hasOwn(MODIFIERS, word) ? MODIFIERS[word] : undefined;
}

/** The color after all changes, in sRGB. */
export function modified(color: Color, modifiers: readonly Modifier[]): Color {
  if (modifiers.length === 0) return color;
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  const changed = modifiers.reduce(
    (before, { towards, share, chroma: times }) => ({
      lightness: before.lightness + (towards - before.lightness) * share,
      chroma: before.chroma * times,
    }),
    { lightness, chroma },
  );
  return mapToGamutConstantHue(warmedColor({ ...changed, hueDeg }, wantedWarmth(modifiers)), "srgb");
}

/** How much more a name of this color says beside words such as "warm": up to 1 for the warmest, or the coolest. */
export function warmthWeight(color: Color, modifiers: readonly Modifier[]): number {
  const wanted = wantedWarmth(modifiers);
  return Math.exp(WARMTH_WEIGHT * (wanted * warmthOf(color) - Math.abs(wanted)));
}

function wantedWarmth(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { warmth = 0 }) => sum + warmth, 0);
}
