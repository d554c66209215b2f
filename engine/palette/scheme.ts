/**
 * Color schemes on a wheel: the angles of each rule at a chosen spread, and the position of a color on a wheel.
 * harmony.ts has the default angles, color-wheel.ts the wheels.
 */

import { type Gamut, mapToGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { turnDeg, wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { oklchToRyb, rybToOklch, type Wheel } from "#engine/space/color-wheel.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { HARMONY_ANGLES, type HarmonyRule, harmony } from "./harmony.ts";

export type SchemeRule = HarmonyRule | "custom";
export type SchemeGamut = Exclude<Gamut, "rec2020">;

export interface SchemeShape {
  readonly rule: SchemeRule;
  /** Degrees; ignored by rules without a spread. */
  readonly spreadDeg: number;
  /** Number of colors; only for analogous and monochromatic. */
  readonly count: number;
  /** Angles from the base in degrees, without the base's own 0; only for custom. */
  readonly anglesDeg: readonly number[];
}

/** Spread in degrees: least, default, greatest. Rules that are not listed have none. */
export const SPREADS: Partial<Record<SchemeRule, readonly [least: number, usual: number, most: number]>> = {
  analogous: [4, 30, 60],
  "split-complementary": [4, 30, 86],
  tetradic: [10, 60, 90],
  compound: [10, 30, 80],
};
/** Rules with an adjustable number of colors. */
export const COUNTED: readonly SchemeRule[] = ["analogous", "monochromatic"];
/** Greatest arc of analogous colors in degrees, so that they do not close the circle. */
const MAX_ARC = 330;

/** The greatest spread of the rule with this many colors, in degrees; 0 if it has none. */
export function mostSpreadDeg({ rule, count }: Pick<SchemeShape, "rule" | "count">): number {
  const most = SPREADS[rule]?.[2] ?? 0;
  return rule === "analogous" ? Math.min(most, Math.floor(MAX_ARC / Math.max(1, count - 1))) : most;
}

/** Angles from the base in degrees, one of them 0, one per color; monochromatic only has the base's angle. */
export function schemeAngles(shape: SchemeShape): readonly number[] {
  const spread = Math.min(shape.spreadDeg, mostSpreadDeg(shape));
  switch (shape.rule) {
    case "analogous": {
      const middle = Math.floor((shape.count - 1) / 2);
      return Array.from({ length: shape.count }, (_, index) => (index - middle) * spread);
    }
    case "split-complementary":
      return [0, 180 - spread, 180 + spread];
    case "tetradic":
      return [0, spread, 180, 180 + spread];
    case "compound":
      return [0, spread, 180 - spread, 180, 180 + spread];
    case "custom":
      return [0, ...shape.anglesDeg];
    default:
      return HARMONY_ANGLES[shape.rule];
  }
}

/** The spread that puts the color at `index` at `angleDeg` from the base; undefined if no spread moves it. */
export function spreadFor(shape: SchemeShape, index: number, angleDeg: number): number | undefined {
  const limits = SPREADS[shape.rule];
  const angle = schemeAngles(shape)[index];
  if (limits === undefined || angle === undefined || angle === 0 || angle === 180) return undefined;
  const turn = turnDeg(0, angleDeg);
  const wanted = wantedSpread(shape, index, turn);
  return Math.min(mostSpreadDeg(shape), Math.max(limits[0], wanted));
}

function wantedSpread(shape: SchemeShape, index: number, turn: number): number {
  const fromOpposite = 180 - Math.abs(turn);
  switch (shape.rule) {
    case "analogous":
      return turn / (index - Math.floor((shape.count - 1) / 2));
    case "tetradic":
      return index === 1 ? turn : turnDeg(0, turn - 180);
    case "compound":
      return index === 1 ? turn : fromOpposite;
    default:
      return fromOpposite;
  }
}

/** The position of a color on a wheel. */
export interface WheelPlace {
  /** Clockwise from the top, 0 to 360. */
  readonly angleDeg: number;
  /** OKLCH chroma (0 to about 0.4), or HSL saturation (0 to 100). */
  readonly chroma: number;
  /** OKLCH lightness (0 to 1), or HSL lightness (0 to 100). */
  readonly lightness: number;
}

/** A color in the wheel's own space keeps its hue, even if it is gray; any other gray is at 0 degrees. */
export function wheelPlace(color: Color, wheel: Wheel): WheelPlace {
  if (wheel === "hsl") {
    const held = color.space === "hsl" ? color : convertColor(mapToGamut(color, "srgb"), "hsl");
    const [hueDeg, saturation, lightness] = held.coords;
    return { angleDeg: wrapDeg(hueDeg ?? 0), chroma: saturation ?? 0, lightness: lightness ?? 0 };
  }
  const [lightness, chroma, hueDeg] = oklchCoords(color);
  return { angleDeg: wheel === "ryb" ? oklchToRyb(hueDeg) : wrapDeg(hueDeg), chroma, lightness };
}

/** The color at a position, opaque and not gamut-mapped; it keeps its hue even without chroma. */
export function colorAtPlace({ angleDeg, chroma, lightness }: WheelPlace, wheel: Wheel): Color {
  if (wheel === "hsl") return { space: "hsl", coords: [wrapDeg(angleDeg), chroma, lightness], alpha: 1 };
  const hueDeg = wheel === "ryb" ? rybToOklch(angleDeg) : wrapDeg(angleDeg);
  return { space: "oklch", coords: [lightness, chroma, hueDeg], alpha: 1 };
}

/** The color if the gamut contains it, otherwise with its chroma reduced. */
export function colorInGamut(color: Color, gamut: SchemeGamut): Color {
  return mapToGamutConstantHue(color, gamut);
}

/**
 * The scheme's colors in the order of `schemeAngles`, monochromatic ones from light to dark, all in gamut. The base
 * is included unchanged.
 */
export function schemeColors(
  base: Color,
  wheel: Wheel,
  shape: SchemeShape,
  gamut: SchemeGamut,
): readonly Color[] {
  const held = colorInGamut(base, gamut);
  if (shape.rule === "monochromatic") {
    const lightnessOf = (color: Color): number => colorToOklch(color).lightness;
    return harmony(held, "monochromatic", { wheel, count: shape.count })
      .map((color) => colorInGamut(color, gamut))
      .toSorted((a, b) => lightnessOf(b) - lightnessOf(a));
  }
  const place = wheelPlace(base, wheel);
  return schemeAngles(shape).map((angle) =>
    angle === 0
      ? held
      : colorInGamut(colorAtPlace({ ...place, angleDeg: place.angleDeg + angle }, wheel), gamut),
  );
}

/** Differences of OKLCH lightness between a color and its shades. */
const SHADES: readonly number[] = [0.16, 0.08, -0.08, -0.16];

/** Two lighter and two darker shades of the same hue, from light to dark, in gamut. */
export function shadesAround(color: Color, gamut: SchemeGamut): readonly Color[] {
  const lch = colorToOklch(color);
  return SHADES.map((shift) => {
    const lightness = Math.min(0.985, Math.max(0.06, lch.lightness + shift));
    return mapToGamutConstantHue(oklchToColor({ ...lch, lightness }), gamut);
  });
}

function oklchCoords(color: Color): readonly [lightness: number, chroma: number, hueDeg: number] {
  if (color.space === "oklch") return [color.coords[0] ?? 0, color.coords[1] ?? 0, color.coords[2] ?? 0];
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  return [lightness, chroma, hueDeg ?? 0];
}
