/** Harmonies of any number of colors: the rule's own partners first, then lighter and darker ones of the same hues. */
import type { Color } from "./color.ts";
import { colorToOklch, oklchToColor } from "./convert.ts";
import { maxChroma, smallestGamut } from "./gamut.ts";
import { HARMONY_ANGLES, type HarmonyRule, harmony, type Wheel } from "./harmony.ts";

/** Colors of a rule that has no partners by itself. */
const MONOCHROMATIC_COUNT = 5;
/** Degrees between neighbors of an analogous harmony. */
const ANALOGOUS_STEP_DEG = 30;
/** OKLCH lightness of the ends that lighter and darker partners are spread to; chosen by us. */
const [DARKEST, LIGHTEST] = [0.2, 0.96];

export interface HarmonyCountOptions {
  readonly wheel?: Wheel;
  /** 1 to 12; the rule's own number when absent (5 for monochromatic). */
  readonly count?: number;
}

/** The color itself first, unchanged, then `count` - 1 partners. Turned hues may lie outside sRGB. */
export function harmonyOfCount(color: Color, rule: HarmonyRule, options: HarmonyCountOptions = {}): Color[] {
  const { wheel = "oklch" } = options;
  if (rule === "monochromatic") return withShades(color, options.count ?? MONOCHROMATIC_COUNT);
  const own = HARMONY_ANGLES[rule];
  const count = options.count ?? own.length;
  if (rule === "analogous") {
    const anglesDeg = Array.from({ length: count }, (_, index) => analogousAngleDeg(index));
    return harmony(color, rule, { wheel, anglesDeg });
  }
  const partners = harmony(color, rule, { wheel, anglesDeg: own.slice(0, count) });
  const each = Math.ceil(count / own.length);
  const shades = partners.map((partner) => withShades(partner, each));
  return Array.from({ length: count }, (_, index) => {
    return shades[index % own.length]?.[Math.floor(index / own.length)] ?? color;
  });
}

/** 0, 30, -30, 60, -60 …: neighbors on both sides in turn. */
function analogousAngleDeg(index: number): number {
  const steps = Math.ceil(index / 2);
  return steps * ANALOGOUS_STEP_DEG * (index % 2 === 1 ? 1 : -1);
}

/** The color and `count` - 1 others of its hue, spread in lightness over the part that is farther from it first. */
function withShades(color: Color, count: number): Color[] {
  const origin = colorToOklch(color);
  const gamut = smallestGamut(color);
  const lightnesses = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    // Steps of equal size around the circle that leads from the color to the light end and from the dark end back.
    const span = LIGHTEST - DARKEST;
    const from = Math.min(LIGHTEST, Math.max(DARKEST, origin.lightness));
    return DARKEST + ((from - DARKEST + share * span) % span);
  });
  return [
    color,
    ...lightnesses.map((lightness) => {
      const room =
        origin.hueDeg === undefined
          ? 0
          : maxChroma(lightness, origin.hueDeg, gamut === "beyond" ? "rec2020" : gamut);
      return oklchToColor({ ...origin, lightness, chroma: Math.min(origin.chroma, room) }, color.alpha);
    }),
  ];
}
