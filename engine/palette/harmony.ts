/** Harmonies: hues at fixed angles from a color, on one of the wheels of color-wheel.ts. */

import { isInGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { atWheelAngle, type Wheel, wheelAngleDeg } from "#engine/space/color-wheel.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";

export type { Wheel } from "#engine/space/color-wheel.ts";

/** Rules of angles between hues; "monochromatic" varies lightness instead. */
export type HarmonyRule =
  | "analogous"
  | "complementary"
  | "split-complementary"
  | "triadic"
  | "tetradic"
  | "square"
  | "compound"
  | "monochromatic";

/** Angles of each rule in degrees, the given color's own first. */
export const HARMONY_ANGLES: Readonly<Record<HarmonyRule, readonly number[]>> = {
  analogous: [0, 30, -30, 60, -60],
  complementary: [0, 180],
  "split-complementary": [0, 150, 210],
  triadic: [0, 120, 240],
  tetradic: [0, 60, 180, 240],
  square: [0, 90, 180, 270],
  compound: [0, 30, 150, 180, 210],
  monochromatic: [0],
};

/** All of them; "monochromatic" last, as it turns no hue. */
export const HARMONY_RULES: readonly HarmonyRule[] = [
  "analogous",
  "complementary",
  "split-complementary",
  "triadic",
  "tetradic",
  "square",
  "compound",
  "monochromatic",
];

export interface HarmonyOptions {
  readonly wheel?: Wheel;
  /** Custom angles in degrees, in place of the rule's; 0 is the color itself. */
  readonly anglesDeg?: readonly number[];
  /** Number of colors, 1 to 24; by default the number of the rule's angles, and five for monochromatic. */
  readonly count?: number;
}

const MONOCHROMATIC_COUNT = 5;
const MAX_COUNT = 24;
/**
 * Lightness of the darkest and lightest color of a monochromatic set: OKLCH 0 to 1; the HSL percentages are the same.
 */
const [DARKEST, LIGHTEST] = [0.24, 0.95];
const [HSL_DARKEST, HSL_LIGHTEST] = [16, 93];
/** Colors beyond the rule's angles repeat them, alternately lighter and darker by this much OKLCH lightness. */
const ROUND_SHIFT = 0.16;

/**
 * The color itself first, unchanged, then its partners in the order of the rule. A gray has no hue to turn, so its
 * partners are the same gray. Partners keep lightness and chroma (OKLCH, RYB) or lightness and saturation (HSL), and
 * may therefore lie outside sRGB.
 */
export function harmony(color: Color, rule: HarmonyRule, options: HarmonyOptions = {}): Color[] {
  const { wheel = "oklch", anglesDeg } = options;
  const angles = anglesDeg ?? HARMONY_ANGLES[rule];
  const isMonochromatic = anglesDeg === undefined && rule === "monochromatic";
  const usual = isMonochromatic ? MONOCHROMATIC_COUNT : angles.length;
  const count = Math.min(MAX_COUNT, Math.max(1, Math.round(options.count ?? usual)));
  if (isMonochromatic) return monochromatic(color, count, wheel);
  return Array.from({ length: count }, (_, index) => {
    const partner = turnHue(color, angles[index % angles.length] ?? 0, wheel);
    const round = Math.floor(index / angles.length);
    return round === 0 ? partner : shifted(partner, round);
  });
}

/** The color with its hue turned by `angleDeg` on a wheel; unchanged at 0. */
export function turnHue(color: Color, angleDeg: number, wheel: Wheel): Color {
  const own = wheelAngleDeg(color, wheel);
  return own === undefined || angleDeg % 360 === 0 ? color : atWheelAngle(color, own + angleDeg, wheel);
}

/** One hue at evenly spaced lightnesses; the color replaces the nearest of them and comes first. */
function monochromatic(color: Color, count: number, wheel: Wheel): Color[] {
  const isHsl = wheel === "hsl";
  const [dark, light] = isHsl ? [HSL_DARKEST, HSL_LIGHTEST] : [DARKEST, LIGHTEST];
  const own = isHsl ? (convertColor(color, "hsl").coords[2] ?? 0) : colorToOklch(color).lightness;
  const places = Array.from({ length: count }, (_, index) =>
    count === 1 ? own : light + ((dark - light) * index) / (count - 1),
  );
  const nearest = places.reduce(
    (best, place, index) => (Math.abs(place - own) < Math.abs((places[best] ?? 0) - own) ? index : best),
    0,
  );
  const others = places.filter((_, index) => index !== nearest);
  return [
    color,
    ...others.map((lightness) =>
      isHsl ? withHslLightness(color, lightness) : withLightness(color, lightness),
    ),
  ];
}

function shifted(color: Color, round: number): Color {
  const { lightness } = colorToOklch(color);
  const size = Math.ceil(round / 2) * ROUND_SHIFT;
  const wanted = round % 2 === 1 ? lightness + size : lightness - size;
  // If there is no room on one side, the other side is used.
  const held =
    wanted > 0.98
      ? lightness - size - ROUND_SHIFT / 2
      : wanted < 0.08
        ? lightness + size + ROUND_SHIFT / 2
        : wanted;
  return withLightness(color, Math.min(0.98, Math.max(0.08, held)));
}

function withLightness(color: Color, lightness: number): Color {
  const gamut = isInGamut(color, "srgb") ? "srgb" : "display-p3";
  return mapToGamutConstantHue(oklchToColor({ ...colorToOklch(color), lightness }, color.alpha), gamut);
}

function withHslLightness(color: Color, lightness: number): Color {
  const [hueDeg, saturation] = convertColor(color, "hsl").coords;
  return { space: "hsl", coords: [hueDeg, saturation, lightness], alpha: color.alpha };
}
