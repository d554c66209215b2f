/**
 * Color differences. ΔE2000: G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 Color-Difference Formula" (2005), on CIE Lab
 * with white point D50 as CSS has it. ΔEOK: Euclidean distance in OKLab (CSS Color 4 §13.2).
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, convertColor } from "#engine/space/convert.ts";

/** ΔEOK: 0 for equal colors, 1 from black to white; 0.02 is just noticeable. Alpha is not compared. */
export function deltaEOK(first: Color, second: Color): number {
  const [p, q] = [colorToOklab(first), colorToOklab(second)];
  return Math.hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
}

/** CIEDE2000: 0 for equal colors, 100 from black to white; about 1 is just noticeable. Alpha is not compared. */
export function deltaE2000(first: Color, second: Color): number {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hueDeg(ap1, b1), hueDeg(ap2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaL = l2 - l1;
  const deltaC = c2 - c1;
  const deltaH = 2 * Math.sqrt(c1 * c2) * sinDeg(turn / 2);
  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = meanHueDeg(h1, h2, isGrey);
  const t =
    1 -
    0.17 * cosDeg(meanH - 30) +
    0.24 * cosDeg(2 * meanH) +
    0.32 * cosDeg(3 * meanH + 6) -
    0.2 * cosDeg(4 * meanH - 63);
  const lightness50 = (meanL - 50) ** 2;
  const sL = 1 + (0.015 * lightness50) / Math.sqrt(20 + lightness50);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const meanC7 = meanC ** 7;
  const rotation =
    -2 * Math.sqrt(meanC7 / (meanC7 + 25 ** 7)) * sinDeg(60 * Math.exp(-(((meanH - 275) / 25) ** 2)));
  const [x, y, z] = [deltaL / sL, deltaC / sC, deltaH / sH];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}

function labOf(color: Color): readonly [number, number, number] {
  const [lightness, a, b] = convertColor(color, "lab").coords;
  return [lightness ?? 0, a ?? 0, b ?? 0];
}

function hueDeg(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue < 0 ? hue + 360 : hue;
}

function meanHueDeg(h1: number, h2: number, isGrey: boolean): number {
  if (isGrey) return h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

const sinDeg = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosDeg = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
