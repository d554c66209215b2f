/** The mean error of a palette compared with its picture, and the least error that any palette can have. */

import { plainKernel } from "../engine/kernels/plain-kernel.ts";
import { seedCenters, settle } from "../engine/picture/k-means.ts";
import { distinctColors } from "../engine/picture/picture-bins.ts";
import { createRandom } from "../engine/random/random.ts";
import type { Oklab } from "../engine/space/color.ts";
import { colorToOklab } from "../engine/space/convert.ts";
import type { Picture, Rgb } from "./image-quantizers.ts";

const LIMIT_RUNS = 30;
/** Uses every seventh pixel to search for the limit, so that the samples fall on all rows and columns. */
const LIMIT_STEP = 7;
/** A run ends when a round lowers its error by less than this fraction. */
const LIMIT_GAIN = 0.0002;

export const toOklab = ([red, green, blue]: Rgb): Oklab =>
  colorToOklab({ space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 });

/** Mean ΔEOK of all pixels to the nearest color of the palette, times 100. */
export function meanError({ rgba }: Picture, palette: readonly Oklab[]): number {
  const count = rgba.length / 4;
  const lightness = new Float32Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  plainKernel.rgbaToOklab(rgba, { lightness, a, b });
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (const color of palette) {
      const x = (lightness[at] ?? 0) - color.lightness;
      const y = (a[at] ?? 0) - color.a;
      const z = (b[at] ?? 0) - color.b;
      least = Math.min(least, x * x + y * y + z * z);
    }
    sum += Math.sqrt(least);
  }
  return (100 * sum) / count;
}

/** The best of many runs of plain k-means over single pixels: the reference for the error of a palette. */
export function kMeansLimit({ rgba }: Picture, count: number): readonly Oklab[] {
  const some = new Uint8Array(Math.ceil(rgba.length / 4 / LIMIT_STEP) * 4);
  for (let from = 0, to = 0; from < rgba.length; from += 4 * LIMIT_STEP, to += 4) {
    some.set(rgba.subarray(from, from + 4), to);
  }
  const { lightness, a, b, weight } = distinctColors(some);
  const points = { x: new Float64Array(lightness), y: new Float64Array(a), z: new Float64Array(b), weight };
  const random = createRandom("limit");
  const runs = Array.from({ length: LIMIT_RUNS }, () =>
    settle(points, seedCenters(points, count, random), LIMIT_GAIN),
  );
  const { centers } = runs.reduce((least, run) => (run.error < least.error ? run : least));
  return Array.from({ length: centers.length / 3 }, (_, at) => ({
    lightness: centers[at * 3] ?? 0,
    a: centers[at * 3 + 1] ?? 0,
    b: centers[at * 3 + 2] ?? 0,
  }));
}
