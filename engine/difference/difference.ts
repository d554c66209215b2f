/**
 * Color differences. ΔE2000: G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 Color-Difference Formula" (2005), on CIE Lab
 * with white point D50 as CSS has it. ΔEOK: Euclidean distance in OKLab (CSS Color 4 §13.2).
 */
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab, convertColor } from "#engine/space/convert.ts";

/** ΔEOK: 0 for equal colors, 1 from black to white; 0.02 is just noticeable. Alpha is not compared. */
export function deltaEOK(first: Color, second: Color): number {
  return deltaOfOklab(colorToOklab(first), colorToOklab(second));
}

/** As `deltaEOK`, of colors that are converted already, because each is compared with many. */
export function deltaOfOklab(first: Oklab, second: Oklab): number {
  return Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
}

/** A ΔEOK as people read it, times 100: 2 is just noticeable. Values around the noticeable have one decimal. */
export function formatDeltaE(deltaE: number, decimals = 1): string {
  return `ΔE ${(deltaE * 100).toFixed(decimals)}`;
}

/** CIEDE2000: 0 for equal colors, 100 from black to white; about 1 is just noticeable. Alpha is not compared. */
export function deltaE2000(first: Color, second: Color): number {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  return deltaE2000OfLab(l1, a1, b1, l2, a2, b2);
}

const RADIAN = Math.PI / 180;
/** Beyond this many widths of the blue region the rotation is below 1e-13. */
const MAX_WIDTHS = 5.5;
const POWER_25_7 = 25 ** 7;
/** The hue of a grey is round-off of the conversion, and counts as none, as in LCH of CSS Color 4 (§9.3). */
const GREY_CHROMA = 0.0015;
const [COS_30, SIN_30] = [Math.cos(30 * RADIAN), 0.5];
const [COS_6, SIN_6] = [Math.cos(6 * RADIAN), Math.sin(6 * RADIAN)];
const [COS_63, SIN_63] = [Math.cos(63 * RADIAN), Math.sin(63 * RADIAN)];

/** CIEDE2000 of two colors in CIE Lab. */
export function deltaE2000OfLab(
  l1: number,
  a1: number,
  b1: number,
  l2: number,
  a2: number,
  b2: number,
): number {
  const meanChroma7 = power7((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2);
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + POWER_25_7)));
  const x1 = a1 * stretch;
  const x2 = a2 * stretch;
  const c1 = Math.sqrt(x1 * x1 + b1 * b1);
  const c2 = Math.sqrt(x2 * x2 + b2 * b2);
  const h1 = c1 > GREY_CHROMA ? hueRadians(x1, b1) : 0;
  const h2 = c2 > GREY_CHROMA ? hueRadians(x2, b2) : 0;
  const isGrey = c1 <= GREY_CHROMA || c2 <= GREY_CHROMA;
  let turn = isGrey ? 0 : h2 - h1;
  let meanH = isGrey ? h1 + h2 : (h1 + h2) / 2;
  if (turn > Math.PI || turn < -Math.PI) {
    turn += turn > 0 ? -2 * Math.PI : 2 * Math.PI;
    meanH += h1 + h2 < 2 * Math.PI ? Math.PI : -Math.PI;
  }
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2);
  const meanC = (c1 + c2) / 2;
  // The cosines of multiples of one angle.
  const cos = Math.cos(meanH);
  const sin = Math.sin(meanH);
  const cos2 = 2 * cos * cos - 1;
  const sin2 = 2 * sin * cos;
  const cos3 = cos2 * cos - sin2 * sin;
  const sin3 = sin2 * cos + cos2 * sin;
  const cos4 = 2 * cos2 * cos2 - 1;
  const sin4 = 2 * sin2 * cos2;
  const t =
    1 -
    0.17 * (cos * COS_30 + sin * SIN_30) +
    0.24 * cos2 +
    0.32 * (cos3 * COS_6 - sin3 * SIN_6) -
    0.2 * (cos4 * COS_63 + sin4 * SIN_63);
  const fromMiddle = (l1 + l2) / 2 - 50;
  const lightness50 = fromMiddle * fromMiddle;
  const x = (l2 - l1) / (1 + (0.015 * lightness50) / Math.sqrt(20 + lightness50));
  const y = (c2 - c1) / (1 + 0.045 * meanC);
  const z = deltaH / (1 + 0.015 * meanC * t);
  const widths = (meanH / RADIAN - 275) / 25;
  let rotation = 0;
  if (widths > -MAX_WIDTHS) {
    const meanC7 = power7(meanC);
    rotation =
      -2 * Math.sqrt(meanC7 / (meanC7 + POWER_25_7)) * Math.sin(60 * RADIAN * Math.exp(-widths * widths));
  }
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}

/** Faster than the general power function. */
function power7(value: number): number {
  const square = value * value;
  return square * square * square * value;
}

/** 0 to 2π. */
function hueRadians(a: number, b: number): number {
  const hue = Math.atan2(b, a);
  return hue < 0 ? hue + 2 * Math.PI : hue;
}

function labOf(color: Color): readonly [number, number, number] {
  const [lightness, a, b] = convertColor(color, "lab").coords;
  return [lightness ?? 0, a ?? 0, b ?? 0];
}
