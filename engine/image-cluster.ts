/**
 * The colors of a picture: one pass into a histogram of 5 bits a channel (with exact means), then k-means in OKLab from
 * k-means++ seeds that are drawn deterministically. Transparent pixels are left out.
 */
import type { Color } from "./color.ts";
import { colorToOklab, convertColor } from "./convert.ts";
import { createRandom } from "./random.ts";

export interface PictureColor {
  readonly color: Color;
  /** Share of the picture's opaque pixels, 0 to 1. */
  readonly share01: number;
}

interface Bin {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

const MAX_ROUNDS = 24;
const OPAQUE_FROM = 128;

/**
 * `count` colors, 1 to 16, the largest share first; fewer only when the picture has fewer distinct ones, none when it
 * is wholly transparent. `rgba` holds four bytes a pixel.
 */
export function clusterImage(
  rgba: Uint8ClampedArray | Uint8Array,
  options: { readonly count: number },
): PictureColor[] {
  const bins = histogram(rgba);
  const total = bins.reduce((sum, bin) => sum + bin.weight, 0);
  if (total === 0) return [];
  const count = Math.min(Math.max(1, Math.round(options.count)), 16, bins.length);
  let centers = seedCenters(bins, count);
  let owners = new Int32Array(bins.length);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = assign(bins, centers);
    const isSettled = next.every((owner, index) => owner === owners[index]);
    owners = next;
    centers = means(bins, owners, centers);
    if (isSettled && round > 0) break;
  }
  const weights = centers.map(() => 0);
  for (const [index, bin] of bins.entries()) {
    const owner = owners[index] ?? 0;
    weights[owner] = (weights[owner] ?? 0) + bin.weight;
  }
  return centers
    .map((center, index) => ({
      color: convertColor({ space: "oklab", coords: [center.l, center.a, center.b], alpha: 1 }, "srgb"),
      share01: (weights[index] ?? 0) / total,
    }))
    .toSorted((first, second) => second.share01 - first.share01);
}

function histogram(rgba: Uint8ClampedArray | Uint8Array): Bin[] {
  const size = 32 ** 3;
  const [counts, reds, greens, blues] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < OPAQUE_FROM) continue;
    const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const bin = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    counts[bin] = (counts[bin] ?? 0) + 1;
    reds[bin] = (reds[bin] ?? 0) + r;
    greens[bin] = (greens[bin] ?? 0) + g;
    blues[bin] = (blues[bin] ?? 0) + b;
  }
  const bins: Bin[] = [];
  for (let bin = 0; bin < size; bin += 1) {
    const weight = counts[bin] ?? 0;
    if (weight === 0) continue;
    const mean = (sums: Float64Array): number => (sums[bin] ?? 0) / weight / 255;
    const { lightness, a, b } = colorToOklab({
      space: "srgb",
      coords: [mean(reds), mean(greens), mean(blues)],
      alpha: 1,
    });
    bins.push({ l: lightness, a, b, weight });
  }
  return bins;
}

/** k-means++: each next center is drawn with a chance that grows with its squared distance from those there are. */
function seedCenters(bins: readonly Bin[], count: number): Bin[] {
  const random = createRandom(`picture/${bins.length}/${count}`);
  const heaviest = bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best));
  const centers = [heaviest];
  const nearest = bins.map((bin) => squared(bin, heaviest));
  while (centers.length < count) {
    const chances = bins.map((bin, index) => bin.weight * (nearest[index] ?? 0));
    const sum = chances.reduce((total, chance) => total + chance, 0);
    if (sum === 0) break;
    let left = random() * sum;
    const index = Math.max(
      0,
      chances.findIndex((chance) => (left -= chance) <= 0),
    );
    const center = bins[index] ?? heaviest;
    centers.push(center);
    for (const [at, bin] of bins.entries()) nearest[at] = Math.min(nearest[at] ?? 0, squared(bin, center));
  }
  return centers;
}

function assign(bins: readonly Bin[], centers: readonly Bin[]): Int32Array<ArrayBuffer> {
  const owners = new Int32Array(bins.length);
  for (const [index, bin] of bins.entries()) {
    let best = Number.POSITIVE_INFINITY;
    for (const [at, center] of centers.entries()) {
      const distance = squared(bin, center);
      if (distance < best) {
        best = distance;
        owners[index] = at;
      }
    }
  }
  return owners;
}

function means(bins: readonly Bin[], owners: Int32Array, before: readonly Bin[]): Bin[] {
  const sums = before.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (const [index, bin] of bins.entries()) {
    const sum = sums[owners[index] ?? 0];
    if (sum === undefined) continue;
    sum.l += bin.l * bin.weight;
    sum.a += bin.a * bin.weight;
    sum.b += bin.b * bin.weight;
    sum.weight += bin.weight;
  }
  return sums.map((sum, index) =>
    sum.weight === 0
      ? (before[index] ?? { l: 0, a: 0, b: 0, weight: 0 })
      : { l: sum.l / sum.weight, a: sum.a / sum.weight, b: sum.b / sum.weight, weight: sum.weight },
  );
}

function squared(first: Bin, second: Bin): number {
  return (first.l - second.l) ** 2 + (first.a - second.a) ** 2 + (first.b - second.b) ** 2;
}
