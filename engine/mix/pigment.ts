/**
 * Subtractive mixing as paint does it, by absorption and scattering at every wavelength.
 *
 * Sources: P. Kubelka, F. Munk, "Ein Beitrag zur Optik der Farbanstriche" (1931), for K/S = (1 - R)² / 2R of an opaque
 * layer; D. R. Duncan, "The colour of pigment mixtures" (1940): K and S of a mixture are the sums of its parts' K and S,
 * weighted by concentration. A color has no spectrum of its own: it gets the smoothest reflectance that matches it
 * (S. A. Burns 2020), composed of the curves of pigment-basis.generated.ts.
 *
 * Assumption: a paint scatters in proportion to its luminance, so that black tints little and white covers. This
 * replaces measurements of a real pigment, and makes mixtures with gray, brown and tints come out as painters expect.
 */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { linearToSrgb, type Triple } from "#engine/space/rgb-spaces.ts";
import type { MixPart } from "./mix-many.ts";
import { REFLECTANCE, SENSOR_ROWS } from "./pigment-basis.generated.ts";

export const SAMPLE_COUNT = REFLECTANCE.red.length;
/** No paint is darker than this, which keeps K finite; it is subtracted again after mixing. */
const FLOOR = 1e-4;

/** A color as paint. */
export interface Paint {
  /** Absorption K at each sample, in the unit of `scattering`. */
  readonly absorption: Float64Array;
  /** Scattering S, the same at all wavelengths. */
  readonly scattering: number;
  /** Residual between the color and its curve in linear sRGB: round-off, and everything outside sRGB. */
  readonly rest: Triple;
  /** 0 to 1. */
  readonly alpha: number;
}

/** Missing components, including alpha, count as 0. */
export function paintOf(color: Color): Paint {
  const linear = linearOf(color);
  const curve = reflectanceOf(linearOf(mapToGamut(color, "srgb")));
  const [red, green, blue] = lightOf(curve);
  const absorption = new Float64Array(SAMPLE_COUNT);
  const scattering = raised(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  for (let index = 0; index < SAMPLE_COUNT; index += 1) {
    const reflectance = raised(curve[index] ?? 0);
    absorption[index] = (scattering * (1 - reflectance) ** 2) / (2 * reflectance);
  }
  return {
    absorption,
    scattering,
    rest: [linear[0] - red, linear[1] - green, linear[2] - blue],
    alpha: color.alpha ?? 0,
  };
}

/**
 * Paints mixed together, in sRGB and unrounded; the result may lie slightly outside sRGB. Amounts are in any
 * unit, 0 or more; translucency reduces an amount in proportion. The order does not matter. Undefined if
 * every amount is 0.
 */
export function mixPigments(parts: readonly MixPart[]): Color | undefined {
  const paints = parts.map(({ color, amount }) => ({ paint: paintOf(color), amount: Math.max(0, amount) }));
  const total = paints.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return undefined;
  const covering = paints.reduce((sum, { paint, amount }) => sum + amount * paint.alpha, 0);
  const absorption = new Float64Array(SAMPLE_COUNT);
  let scattering = 0;
  const rest: [number, number, number] = [0, 0, 0];
  for (const { paint, amount } of paints) {
    const share = covering > 0 ? (amount * paint.alpha) / covering : amount / total;
    scattering += share * paint.scattering;
    for (const [index, value] of paint.absorption.entries()) {
      absorption[index] = (absorption[index] ?? 0) + share * value;
    }
    for (const index of [0, 1, 2] as const) rest[index] += share * paint.rest[index];
  }
  const light = new Float64Array(3);
  lightOfMixture(absorption, scattering, light);
  const shown = (index: 0 | 1 | 2): number => linearToSrgb((light[index] ?? 0) + rest[index]);
  return {
    space: "srgb",
    coords: [shown(0), shown(1), shown(2)],
    alpha: covering / total,
  };
}

/** The three rows interleaved by sample, for the innermost loop. */
const SENSOR = Float64Array.from({ length: 3 * SAMPLE_COUNT }, (_, index) => {
  return SENSOR_ROWS[index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2][Math.floor(index / 3)] ?? 0;
});

/**
 * Linear sRGB of an opaque layer with these sums of K and S (the Kubelka-Munk formula, solved for
 * reflectance), written to `into`.
 */
export function lightOfMixture(absorption: Float64Array, scattering: number, into: Float64Array): void {
  const perScattering = 1 / scattering;
  let [red, green, blue] = [0, 0, 0];
  let at = 0;
  for (const value of absorption) {
    const ratio = value * perScattering;
    const reflectance = 1 / (1 + ratio + Math.sqrt(ratio * (ratio + 2)));
    red += reflectance * (SENSOR[at] ?? 0);
    green += reflectance * (SENSOR[at + 1] ?? 0);
    blue += reflectance * (SENSOR[at + 2] ?? 0);
    at += 3;
  }
  into[0] = red * (1 + FLOOR) - FLOOR;
  into[1] = green * (1 + FLOOR) - FLOOR;
  into[2] = blue * (1 + FLOOR) - FLOOR;
}

const raised = (value: number): number => (Math.max(0, value) + FLOOR) / (1 + FLOOR);

function linearOf(color: Color): Triple {
  const [red, green, blue] = convertColor(color, "srgb-linear").coords;
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Any sRGB color is a sum of white, one secondary and one primary color; so is its curve (B. Smits 1999). */
function reflectanceOf([red, green, blue]: Triple): Float64Array {
  const white = Math.min(red, green, blue);
  const [r, g, b] = [red - white, green - white, blue - white];
  const mixed: readonly (readonly [number, readonly number[]])[] = [
    [Math.min(g, b), REFLECTANCE.cyan],
    [Math.min(r, b), REFLECTANCE.magenta],
    [Math.min(r, g), REFLECTANCE.yellow],
    [Math.max(0, r - Math.max(g, b)), REFLECTANCE.red],
    [Math.max(0, g - Math.max(r, b)), REFLECTANCE.green],
    [Math.max(0, b - Math.max(r, g)), REFLECTANCE.blue],
  ];
  const curve = new Float64Array(SAMPLE_COUNT).fill(white);
  for (const [amount, basis] of mixed) {
    if (amount <= 0) continue;
    for (let index = 0; index < SAMPLE_COUNT; index += 1) {
      curve[index] = (curve[index] ?? 0) + amount * (basis[index] ?? 0);
    }
  }
  return curve;
}

function lightOf(curve: Float64Array): Triple {
  const sum = (row: readonly number[]): number =>
    row.reduce((total, weight, index) => total + weight * (curve[index] ?? 0), 0);
  return [sum(SENSOR_ROWS[0]), sum(SENSOR_ROWS[1]), sum(SENSOR_ROWS[2])];
}
