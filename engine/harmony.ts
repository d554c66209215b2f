/**
 * Harmonies: hues at set angles from a color, on one of three wheels. OKLCH and HSL turn the hue as it is; RYB is the
 * painter's wheel, where red faces green: hues are moved through a table of matching points, red 0°, yellow 120°,
 * blue 240° (after J. Itten's twelve-part circle; the points between are ours).
 */
import type { Color } from "./color.ts";
import { colorToOklch, convertColor, oklchToColor } from "./convert.ts";

export type HarmonyRule =
  | "analogous"
  | "complementary"
  | "split-complementary"
  | "triadic"
  | "tetradic"
  | "square"
  | "compound"
  | "monochromatic";
export type Wheel = "oklch" | "hsl" | "ryb";

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
  /** Angles of one's own, in degrees. */
  readonly anglesDeg?: readonly number[];
}

/** The color and its partners, the color itself first; a grey has no hue to turn and gives itself alone. */
export function harmony(color: Color, rule: HarmonyRule, options: HarmonyOptions = {}): Color[] {
  const { wheel = "oklch", anglesDeg = HARMONY_ANGLES[rule] } = options;
  return anglesDeg.map((angle) => (angle === 0 ? color : turnHue(color, angle, wheel)));
}

/** The color with its hue turned by `angleDeg` on a wheel; lightness and chroma (OKLCH, RYB) or saturation (HSL) kept. */
export function turnHue(color: Color, angleDeg: number, wheel: Wheel): Color {
  if (wheel === "hsl") {
    const [hueDeg, saturation, lightness] = convertColor(color, "hsl").coords;
    if (hueDeg === undefined) return color;
    return { space: "hsl", coords: [wrap(hueDeg + angleDeg), saturation, lightness], alpha: color.alpha };
  }
  const lch = colorToOklch(color);
  if (lch.hueDeg === undefined) return color;
  const hueDeg = wheel === "oklch" ? lch.hueDeg + angleDeg : rybToOklch(oklchToRyb(lch.hueDeg) + angleDeg);
  return oklchToColor({ ...lch, hueDeg: wrap(hueDeg) }, color.alpha);
}

/** RYB angle and OKLCH hue of the same color, in degrees, both rising. */
const RYB_POINTS: readonly (readonly [ryb: number, oklch: number])[] = [
  [0, 27],
  [30, 45],
  [60, 60],
  [90, 80],
  [120, 105],
  [150, 128],
  [180, 150],
  [210, 205],
  [240, 258],
  [270, 292],
  [300, 318],
  [330, 358],
  [360, 387],
];

export function oklchToRyb(hueDeg: number): number {
  const hue = wrap(hueDeg) < 27 ? wrap(hueDeg) + 360 : wrap(hueDeg);
  return wrap(along(hue, 1, 0));
}

export function rybToOklch(angleDeg: number): number {
  return wrap(along(wrap(angleDeg), 0, 1));
}

function along(value: number, from: 0 | 1, to: 0 | 1): number {
  const index = Math.max(0, RYB_POINTS.findIndex((point) => point[from] >= value) - 1);
  const [low, high] = [RYB_POINTS[index], RYB_POINTS[index + 1]];
  if (low === undefined || high === undefined) return value;
  return low[to] + ((value - low[from]) / (high[from] - low[from])) * (high[to] - low[to]);
}

function wrap(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
