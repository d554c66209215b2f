/**
 * Computes the reflectance curves that engine/mix/pigment.ts mixes, and writes engine/mix/pigment-basis.generated.ts.
 * Run by hand after a change: npm run generate -- pigment-basis
 *
 * Data: CIE 1931 2° color-matching functions (ISO/CIE 11664-1:2019) and illuminant D65 (ISO/CIE 11664-2:2022), at
 * every 10 nm from 380 to 730 nm. Method: S. A. Burns, "Numerical methods for smoothest reflectance reconstruction",
 * Color Research & Application 45 (2020), least hyperbolic tangent slope squared: of all curves between 0 and 1 that
 * look like a color under D65, the one with the least change from sample to sample, found by Newton's method.
 */
import { writeFileSync } from "node:fs";
import { SRGB } from "../engine/space/rgb-spaces.ts";

/** The color-matching functions x, y, z of the observer, and the power of D65. */
const OBSERVER_AND_LIGHT: readonly (readonly [number, number, number, number])[] = [
  [0.001368, 3.9e-5, 0.00645, 49.9755], // 380
  [0.004243, 0.00012, 0.02005, 54.6482], // 390
  [0.01431, 0.000396, 0.06785, 82.7549], // 400
  [0.04351, 0.00121, 0.2074, 91.486], // 410
  [0.13438, 0.004, 0.6456, 93.4318], // 420
  [0.2839, 0.0116, 1.3856, 86.6823], // 430
  [0.34828, 0.023, 1.74706, 104.865], // 440
  [0.3362, 0.038, 1.77211, 117.008], // 450
  [0.2908, 0.06, 1.6692, 117.812], // 460
  [0.19536, 0.09098, 1.28764, 114.861], // 470
  [0.09564, 0.13902, 0.81295, 115.923], // 480
  [0.03201, 0.20802, 0.46518, 108.811], // 490
  [0.0049, 0.323, 0.272, 109.354], // 500
  [0.0093, 0.503, 0.1582, 107.802], // 510
  [0.06327, 0.71, 0.07825, 104.79], // 520
  [0.1655, 0.862, 0.04216, 107.689], // 530
  [0.2904, 0.954, 0.0203, 104.405], // 540
  [0.43345, 0.99495, 0.00875, 104.046], // 550
  [0.5945, 0.995, 0.0039, 100.0], // 560
  [0.7621, 0.952, 0.0021, 96.3342], // 570
  [0.9163, 0.87, 0.00165, 95.788], // 580
  [1.0263, 0.757, 0.0011, 88.6856], // 590
  [1.0622, 0.631, 0.0008, 90.0062], // 600
  [1.0026, 0.503, 0.00034, 89.5991], // 610
  [0.85445, 0.381, 0.00019, 87.6987], // 620
  [0.6424, 0.265, 5e-5, 83.2886], // 630
  [0.4479, 0.175, 2e-5, 83.6992], // 640
  [0.2835, 0.107, 0, 80.0268], // 650
  [0.1649, 0.061, 0, 80.2146], // 660
  [0.0874, 0.032, 0, 82.2778], // 670
  [0.04677, 0.017, 0, 78.2842], // 680
  [0.0227, 0.00821, 0, 69.7213], // 690
  [0.011359, 0.004102, 0, 71.6091], // 700
  [0.00579, 0.002091, 0, 74.349], // 710
  [0.002899, 0.001047, 0, 61.604], // 720
  [0.00144, 0.00052, 0, 69.8856], // 730
];
const SAMPLES = OBSERVER_AND_LIGHT.length;
/**
 * Linear sRGB of the curves to compute. White is 1 at all wavelengths; 1 minus one of these curves gives red, green or
 * blue.
 */
const WANTED = {
  cyan: [0, 1, 1],
  magenta: [1, 0, 1],
  yellow: [1, 1, 0],
} as const;

const weights = sensorRows();
const curves = Object.entries(WANTED).map(([name, rgb]) => [name, smoothestReflectance(rgb)] as const);
const list = (values: readonly number[]): string =>
  `[${values.map((value) => Number(value.toFixed(8))).join(", ")}]`;
writeFileSync(
  new URL("../engine/mix/pigment-basis.generated.ts", import.meta.url),
  `// Written by generators/pigment-basis.ts, which names the data and the method. 380 to 730 nm, every 10 nm.

/** Rows: what each sample of a reflectance adds to linear red, green and blue under D65; each row sums to 1. */
export const SENSOR_ROWS = [
${weights.map((row) => `  ${list(row)},`).join("\n")}
] as const;

${curves.map(([name, curve]) => `const ${name}: readonly number[] = ${list(curve)};`).join("\n")}
/** The smoothest curve of a complementary color is 1 minus the curve of the color: the method treats z and -z alike. */
const lacking = (curve: readonly number[]): readonly number[] => curve.map((value) => 1 - value);

/** Reflectance, 0 to 1, of the full colors of sRGB. */
export const REFLECTANCE = {
  cyan,
  magenta,
  yellow,
  red: lacking(cyan),
  green: lacking(magenta),
  blue: lacking(yellow),
} as const;
`,
);

/**
 * The matrix from a reflectance to linear sRGB; scaled so that a perfect white is exactly 1, 1, 1 (a change of less
 * than 0.1 %).
 */
function sensorRows(): number[][] {
  const total = sum(OBSERVER_AND_LIGHT, ([, y, , light]) => y * light);
  return SRGB.fromXyz.map((row) => {
    const plain = OBSERVER_AND_LIGHT.map(
      ([x, y, z, light]) => ((row[0] * x + row[1] * y + row[2] * z) * light) / total,
    );
    const whole = sum(plain, (value) => value);
    return plain.map((value) => value / whole);
  });
}

/**
 * Burns' LHTSS method: reflectance is (tanh z + 1) / 2, and the sum of the squared differences of adjacent z is
 * minimal.
 */
function smoothestReflectance(rgb: readonly [number, number, number]): number[] {
  const unknowns = zeros(SAMPLES + 3);
  for (let round = 0; round < 200; round += 1) {
    const tanh = unknowns.slice(0, SAMPLES).map(Math.tanh);
    const slope = tanh.map((t) => (1 - t * t) / 2);
    const pull = tanh.map((_, i) => sum(weights, (row, c) => at(row, i) * at(unknowns, SAMPLES + c)));
    const matrix = Array.from({ length: SAMPLES + 3 }, () => zeros(SAMPLES + 4));
    for (let i = 0; i < SAMPLES; i += 1) {
      const row = matrix[i] ?? [];
      let residual = at(slope, i) * at(pull, i);
      for (const j of [i - 1, i + 1]) {
        if (j < 0 || j >= SAMPLES) continue;
        row[i] = at(row, i) + 2;
        row[j] = at(row, j) - 2;
        residual += 2 * (at(unknowns, i) - at(unknowns, j));
      }
      row[i] = at(row, i) - 2 * at(slope, i) * at(tanh, i) * at(pull, i);
      row[SAMPLES + 3] = -residual;
      for (const [c, sensor] of weights.entries()) {
        row[SAMPLES + c] = at(sensor, i) * at(slope, i);
        const last = matrix[SAMPLES + c] ?? [];
        last[i] = at(sensor, i) * at(slope, i);
      }
    }
    let error = 0;
    for (const [c, sensor] of weights.entries()) {
      const off = sum(sensor, (weight, i) => (weight * (at(tanh, i) + 1)) / 2) - at(rgb, c);
      (matrix[SAMPLES + c] ?? [])[SAMPLES + 3] = -off;
    }
    for (const row of matrix) error = Math.max(error, Math.abs(at(row, SAMPLES + 3)));
    if (error < 1e-12) return tanh.map((t) => (t + 1) / 2);
    const step = solve(matrix);
    const longest = Math.max(...step.slice(0, SAMPLES).map(Math.abs));
    const damping = Math.min(1, 1 / longest);
    for (const [i, change] of step.entries()) unknowns[i] = at(unknowns, i) + damping * change;
  }
  throw new Error(`No reflectance found for ${rgb.join(", ")}`);
}

/** Gaussian elimination with row exchange; the last entry of each row is its right side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column).toSorted((a, b) => Math.abs(at(b, column)) - Math.abs(at(a, column)));
    rows.splice(column, below.length, ...below);
    const pivot = rows[column] ?? [];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = at(row, column) / at(pivot, column);
      for (let k = column; k <= size; k += 1) row[k] = at(row, k) - factor * at(pivot, k);
    }
  }
  return rows.map((row, i) => at(row, size) / at(row, i));
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`Index ${index}`);
  return value;
}

function sum<T>(values: readonly T[], term: (value: T, index: number) => number): number {
  return values.reduce((total, value, index) => total + term(value, index), 0);
}
