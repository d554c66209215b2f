/**
 * A picture reduced to a weighted set of colors that is small enough to search: one pass over its pixels into bins of
 * five bits per channel, each with the mean of its pixels. If that gives few bins, every distinct color becomes its
 * own bin.
 */
import {
  BIN_COUNT,
  MAX_COUNTED_PIXELS,
  type PictureKernel,
  type PixelBytes,
} from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";

/** One entry per bin in every array; sorted by bin: by red, then green, then blue. */
export interface PictureBins {
  /** sRGB bytes, four per bin, the last one 255. */
  readonly rgba: Uint8Array;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Number of pixels in each bin. */
  readonly weight: Float64Array;
  /** Number of pixels in all bins. */
  readonly total: number;
  /** True if every distinct color has its own bin. */
  readonly isExact: boolean;
}

/** With fewer bins than this, distinct colors are few enough to count: up to 512 fall into one bin. */
const FEW_BINS = 64;
const SHADES = 256;
const FIRST_OPAQUE = 128;

/** Bins of all pixels with an alpha of at least 128. */
export function readBins(rgba: PixelBytes, kernel: PictureKernel = plainKernel): PictureBins {
  const sums = countAll(rgba, kernel);
  let used = 0;
  for (let bin = 0; bin < BIN_COUNT; bin += 1) if ((sums[bin * 4 + 3] ?? 0) > 0) used += 1;
  if (used < FEW_BINS) return distinctColors(rgba, kernel);
  const bytes = new Uint8Array(used * 4);
  const weight = new Float64Array(used);
  let at = 0;
  for (let entry = 0; entry < BIN_COUNT * 4; entry += 4) {
    const count = sums[entry + 3] ?? 0;
    if (count === 0) continue;
    bytes[at * 4] = Math.round((sums[entry] ?? 0) / count);
    bytes[at * 4 + 1] = Math.round((sums[entry + 1] ?? 0) / count);
    bytes[at * 4 + 2] = Math.round((sums[entry + 2] ?? 0) / count);
    bytes[at * 4 + 3] = 255;
    weight[at] = count;
    at += 1;
  }
  return toBins(bytes, weight, false, kernel);
}

/** One bin per distinct color. For pictures with few colors: it takes about ten times as long as `readBins`. */
export function distinctColors(rgba: PixelBytes, kernel: PictureKernel = plainKernel): PictureBins {
  return binsOfCounts(countDistinct(rgba), kernel);
}

/** The bins for which `keep` returns true. */
export function filterBins(bins: PictureBins, keep: (index: number) => boolean): PictureBins {
  const kept = Array.from(bins.weight.keys()).filter(keep);
  const pick = (array: Float32Array): Float32Array => Float32Array.from(kept, (index) => array[index] ?? 0);
  const weight = Float64Array.from(kept, (index) => bins.weight[index] ?? 0);
  return {
    rgba: Uint8Array.from(kept.flatMap((index) => [...bins.rgba.subarray(index * 4, index * 4 + 4)])),
    lightness: pick(bins.lightness),
    a: pick(bins.a),
    b: pick(bins.b),
    weight,
    total: sum(weight),
    isExact: bins.isExact,
  };
}

/** The sums over all pixels, in blocks if there are more than one count can hold. */
function countAll(rgba: PixelBytes, kernel: PictureKernel): Uint32Array | Float64Array {
  const block = MAX_COUNTED_PIXELS * 4;
  if (rgba.length <= block) return kernel.countPixels(rgba);
  const sums = new Float64Array((BIN_COUNT + 1) * 4);
  for (let from = 0; from < rgba.length; from += block) {
    const part = kernel.countPixels(rgba.subarray(from, from + block));
    for (let entry = 0; entry < sums.length; entry += 1)
      sums[entry] = (sums[entry] ?? 0) + (part[entry] ?? 0);
  }
  return sums;
}

/** Pixel counts by color, `red << 16 | green << 8 | blue`. */
function countDistinct(rgba: PixelBytes): Map<number, number> {
  const counts = new Map<number, number>();
  let [last, run] = [-1, 0];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < FIRST_OPAQUE) continue;
    const color = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    if (color === last) {
      run += 1;
      continue;
    }
    if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
    [last, run] = [color, 1];
  }
  if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
  return counts;
}

function binsOfCounts(counts: ReadonlyMap<number, number>, kernel: PictureKernel): PictureBins {
  const colors = [...counts.keys()].toSorted((first, second) => first - second);
  const bytes = new Uint8Array(colors.length * 4);
  const weight = Float64Array.from(colors, (color) => counts.get(color) ?? 0);
  for (const [index, color] of colors.entries()) {
    bytes.set([color >> 16, (color >> 8) % SHADES, color % SHADES, 255], index * 4);
  }
  return toBins(bytes, weight, true, kernel);
}

function toBins(
  rgba: Uint8Array,
  weight: Float64Array,
  isExact: boolean,
  kernel: PictureKernel,
): PictureBins {
  const { length } = weight;
  const planes = {
    lightness: new Float32Array(length),
    a: new Float32Array(length),
    b: new Float32Array(length),
  };
  kernel.rgbaToOklab(rgba, planes);
  return { rgba, ...planes, weight, total: sum(weight), isExact };
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0);
}
