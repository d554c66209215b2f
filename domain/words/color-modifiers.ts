/** Words that change a color instead of naming one: "dark", "dusty", "pale", "warm". */
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch, oklchToColor } from "#engine/space/convert.ts";

/** Where OKLCH lightness goes, and how far of the way (0 to 1); and the factor of chroma. */
export interface Modifier {
  readonly towards: number;
  readonly share: number;
  readonly chroma: number;
  /** Towards orange (1) or blue (-1): in the hue of a color, and in which names are taken. */
  readonly warmth?: number;
}

/** OKLCH hue of the warmest color; the coolest is opposite. */
const WARMEST_DEG = 60;
/** The most that a hue turns: a warm blue leans to violet and a cool red to crimson, and both keep their names. */
const MAX_TURN_DEG = 24;
const TURN_SHARE = 0.3;
/** What gray gets of the warmest or coolest color, in OKLab. */
const TINT = 0.028;
/** From this OKLCH chroma a color is as warm or cool as its hue; a gray is neither. */
const TOLD_CHROMA = 0.06;
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
  const warmed = tempered({ ...changed, hueDeg }, warmthOf(modifiers));
  return mapToGamutConstantHue(warmed, "srgb");
}

/** How much more a name of this color says beside words such as "warm": up to 1 for the warmest, or the coolest. */
export function warmthWeight(color: Color, modifiers: readonly Modifier[]): number {
  const wanted = warmthOf(modifiers);
  const { chroma, hueDeg } = colorToOklch(color);
  const told = Math.min(1, chroma / TOLD_CHROMA) * Math.cos(radians((hueDeg ?? 0) - WARMEST_DEG));
  return Math.exp(WARMTH_WEIGHT * (wanted * told - Math.abs(wanted)));
}

function warmthOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { warmth = 0 }) => sum + warmth, 0);
}

/** The hue turned towards the warmest or coolest one the shorter way, and gray tinted with it. */
function tempered(lch: Parameters<typeof oklchToColor>[0], warmth: number): Color {
  if (warmth === 0) return oklchToColor(lch);
  const pole = warmth > 0 ? WARMEST_DEG : WARMEST_DEG + 180;
  const off = ((((pole - (lch.hueDeg ?? pole)) % 360) + 540) % 360) - 180;
  const turn = Math.abs(warmth) * Math.min(MAX_TURN_DEG, Math.abs(off) * TURN_SHARE) * Math.sign(off);
  const lab = colorToOklab(oklchToColor({ ...lch, hueDeg: (lch.hueDeg ?? pole) + turn }));
  const tint = TINT * Math.abs(warmth);
  return {
    space: "oklab",
    coords: [lab.lightness, lab.a + tint * Math.cos(radians(pole)), lab.b + tint * Math.sin(radians(pole))],
    alpha: 1,
  };
}

const radians = (deg: number): number => (deg * Math.PI) / 180;
