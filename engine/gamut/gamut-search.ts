/**
 * The search of CSS Color 4 §13.2 for the greatest chroma in gamut, on plain numbers. At a constant lightness
 * and hue the cube roots of the cone responses are linear in chroma, so a step costs three cubes and a matrix
 * product, and three cube roots to compare with the clipped color.
 */
import type { Oklch } from "#engine/space/color.ts";
import { LMS_TO_OKLAB, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import type { BoundedSpace, Matrix, RgbSpace, Triple } from "#engine/space/rgb-spaces.ts";
import { DESTINATIONS } from "./destinations.ts";

/** ΔEOK of a just noticeable difference, and the precision of the search; both from the specification. */
const JUST_NOTICEABLE = 0.02;
const SEARCH_EPSILON = 0.0001;
/** More than any gamut contains. */
const MAX_CHROMA = 0.5;

/** The slopes of the cube roots of the three cone responses as functions of chroma. */
function slopes(hueDeg: number): Triple {
  const angle = (hueDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [l, m, s] = OKLAB_TO_LMS;
  return [l[1] * cos + l[2] * sin, m[1] * cos + m[2] * sin, s[1] * cos + s[2] * sin];
}

/**
 * Encoded components, 0 to 1, of a color outside `space`, mapped as in CSS Color 4. `epsilon` is the
 * round-off that still counts as in gamut, in encoded units.
 */
export function mapByChroma(
  { lightness, chroma, hueDeg = 0 }: Oklch,
  space: BoundedSpace,
  epsilon: number,
): Triple {
  mapLight(lightness, chroma, hueDeg, space, epsilon, FOUND);
  const { rgb } = DESTINATIONS[space];
  return [encode(rgb, FOUND[0] ?? 0), encode(rgb, FOUND[1] ?? 0), encode(rgb, FOUND[2] ?? 0)];
}

const FOUND = new Float64Array(3);

/** Like `mapByChroma`, as linear light, 0 to 1, in the first three places of `found`. */
export function mapLight(
  lightness: number,
  chroma: number,
  hueDeg: number,
  space: BoundedSpace,
  epsilon: number,
  found: Float64Array,
): void {
  if (lightness >= 1 || lightness <= 0) {
    found.fill(lightness >= 1 ? 1 : 0);
    return;
  }
  const { rgb, toLms, fromLms } = DESTINATIONS[space];
  const [lowest, highest] = [rgb.toLinear(-epsilon), rgb.toLinear(1 + epsilon)];
  const [slopeL, slopeM, slopeS] = slopes(hueDeg);
  const [rowR, rowG, rowB] = fromLms;
  let [low, high, current] = [0, chroma, chroma];
  let isLowInside = true;
  let isFirst = true;
  let clippedR = 0;
  let clippedG = 0;
  let clippedB = 0;
  for (;;) {
    const l = cube(lightness + current * slopeL);
    const m = cube(lightness + current * slopeM);
    const s = cube(lightness + current * slopeS);
    const red = rowR[0] * l + rowR[1] * m + rowR[2] * s;
    const green = rowG[0] * l + rowG[1] * m + rowG[2] * s;
    const blue = rowB[0] * l + rowB[1] * m + rowB[2] * s;
    if (!isFirst && isLowInside && isWithin(red, green, blue, lowest, highest)) {
      low = current;
    } else {
      clippedR = clip(red);
      clippedG = clip(green);
      clippedB = clip(blue);
      const difference = distance(
        toLms,
        clippedR,
        clippedG,
        clippedB,
        lightness + current * slopeL,
        lightness + current * slopeM,
        lightness + current * slopeS,
      );
      if (difference >= JUST_NOTICEABLE) {
        high = current;
      } else {
        if (isFirst || JUST_NOTICEABLE - difference < SEARCH_EPSILON) break;
        isLowInside = false;
        low = current;
      }
    }
    isFirst = false;
    if (high - low <= SEARCH_EPSILON) break;
    current = (low + high) / 2;
  }
  found[0] = clippedR;
  found[1] = clippedG;
  found[2] = clippedB;
}

/** The greatest chroma in `space` at a lightness between 0 and 1 (exclusive), to half the precision of the search. */
export function greatestChroma(
  lightness: number,
  hueDeg: number,
  space: BoundedSpace,
  epsilon: number,
): number {
  if (lightness <= 0 || lightness >= 1) return 0;
  const { rgb, fromLms } = DESTINATIONS[space];
  const [lowest, highest] = [rgb.toLinear(-epsilon), rgb.toLinear(1 + epsilon)];
  const [slopeL, slopeM, slopeS] = slopes(hueDeg);
  const [rowR, rowG, rowB] = fromLms;
  let [low, high] = [0, MAX_CHROMA];
  while (high - low > SEARCH_EPSILON / 2) {
    const chroma = (low + high) / 2;
    const l = cube(lightness + chroma * slopeL);
    const m = cube(lightness + chroma * slopeM);
    const s = cube(lightness + chroma * slopeS);
    const red = rowR[0] * l + rowR[1] * m + rowR[2] * s;
    const green = rowG[0] * l + rowG[1] * m + rowG[2] * s;
    const blue = rowB[0] * l + rowB[1] * m + rowB[2] * s;
    if (isWithin(red, green, blue, lowest, highest)) low = chroma;
    else high = chroma;
  }
  return low;
}

/**
 * Whether an OKLab color is in `space`, without tolerance. Allocates nothing, since random draws call it
 * thousands of times.
 */
export function holdsOklab(lightness: number, a: number, b: number, space: BoundedSpace): boolean {
  const [rowR, rowG, rowB] = DESTINATIONS[space].fromLms;
  const [long, medium, short] = OKLAB_TO_LMS;
  const l = cube(long[0] * lightness + long[1] * a + long[2] * b);
  const m = cube(medium[0] * lightness + medium[1] * a + medium[2] * b);
  const s = cube(short[0] * lightness + short[1] * a + short[2] * b);
  return isWithin(
    rowR[0] * l + rowR[1] * m + rowR[2] * s,
    rowG[0] * l + rowG[1] * m + rowG[2] * s,
    rowB[0] * l + rowB[1] * m + rowB[2] * s,
    0,
    1,
  );
}

/** Faster than `** 3`, which calls the general power function. */
function cube(value: number): number {
  return value * value * value;
}

function isWithin(red: number, green: number, blue: number, lowest: number, highest: number): boolean {
  return (
    red >= lowest &&
    red <= highest &&
    green >= lowest &&
    green <= highest &&
    blue >= lowest &&
    blue <= highest
  );
}

/** ΔEOK between linear light and a color given by the cube roots of its cone responses. */
function distance(
  toLms: Matrix,
  red: number,
  green: number,
  blue: number,
  long: number,
  medium: number,
  short: number,
): number {
  const [x, y, z] = toLms;
  const l = Math.cbrt(x[0] * red + x[1] * green + x[2] * blue) - long;
  const m = Math.cbrt(y[0] * red + y[1] * green + y[2] * blue) - medium;
  const s = Math.cbrt(z[0] * red + z[1] * green + z[2] * blue) - short;
  const [p, q, r] = LMS_TO_OKLAB;
  const lightness = p[0] * l + p[1] * m + p[2] * s;
  const a = q[0] * l + q[1] * m + q[2] * s;
  const b = r[0] * l + r[1] * m + r[2] * s;
  return Math.sqrt(lightness * lightness + a * a + b * b);
}

function clip(light: number): number {
  return light < 0 ? 0 : Math.min(light, 1);
}

/** The ends of the range stay exact. */
function encode(rgb: RgbSpace, light: number): number {
  return light <= 0 ? 0 : light >= 1 ? 1 : rgb.fromLinear(light);
}
