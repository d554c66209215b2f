/** Turns the clusters of a picture into colors that really occur in it, without duplicates. */
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import type { Clusters } from "./k-means.ts";
import type { PictureBins } from "./picture-bins.ts";

export interface Center {
  /** OKLab. */
  readonly oklab: readonly [lightness: number, a: number, b: number];
  /** Number of pixels. */
  readonly weight: number;
}

/** ΔEOK below which two colors of a picture count as one: JPEG noise spreads wider than an 8-bit step. */
const SAME = 0.015;
/**
 * The mean of a cluster is used if at least the second number, as a share of the cluster, is within the first, as
 * ΔEOK; otherwise the mean is a color that does not occur.
 */
const [NEAR, MIN_NEAR] = [0.06, 0.1];
/** Share of a cluster from which one bin is a flat area, whose own color stands for the cluster. */
const FLAT = 0.4;
/**
 * In a picture that is flat by the first number, as a share of its pixels, what is smaller than the second and within the
 * third, as ΔEOK, of a mixture of two larger colors is the smoothed edge between them.
 */
const [MOSTLY_FLAT, EDGE, MIXED] = [0.9, 0.005, 0.06];

/**
 * The centers, heaviest first. If a mean is a color that the picture does not contain, the middle of the densest part
 * replaces it; where one color fills much of a cluster, it stands for the cluster. Smoothed edges between flat areas are no
 * colors of their own.
 */
export function pictureCenters(bins: PictureBins, clusters: Clusters): Center[] {
  let flat = 0;
  const centers = Array.from(clusters.weights, (weight, index): Center => {
    const mean = centerAt(clusters.centers, index);
    const own = ownBins(clusters.owners, index);
    const top = heaviestOf(bins, own);
    const topWeight = bins.weight[top] ?? 0;
    if (topWeight >= FLAT * weight) {
      flat += topWeight;
      return { oklab: binAt(bins, top), weight };
    }
    const near = weightWithin(bins, own, mean);
    return { oklab: near < MIN_NEAR * weight ? densest(bins, own) : mean, weight };
  });
  const found = owned(bins, merged(centers));
  const kept = flat < MOSTLY_FLAT * bins.total ? found : owned(bins, withoutEdges(found, EDGE * bins.total));
  return kept.toSorted((first, second) => second.weight - first.weight);
}

function withoutEdges(centers: readonly Center[], least: number): readonly Center[] {
  const large = centers.filter(({ weight }) => weight >= least);
  const isEdge = ({ oklab }: Center) =>
    large.some((one, at) =>
      large.slice(at + 1).some((other) => toMixture(oklab, one.oklab, other.oklab) <= MIXED),
    );
  return centers.filter((center) => center.weight >= least || !isEdge(center));
}

/** The distance from a color to the nearest mixture of two others. */
function toMixture(p: Center["oklab"], from: Center["oklab"], to: Center["oklab"]): number {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const along = (p[0] - from[0]) * way[0] + (p[1] - from[1]) * way[1] + (p[2] - from[2]) * way[2];
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return distance(p, [from[0] + at * way[0], from[1] + at * way[1], from[2] + at * way[2]]);
}

/** Reassigns the pixels to their nearest centers, which may have moved. */
function owned(bins: PictureBins, centers: readonly Center[]): Center[] {
  const weights = centers.map(() => 0);
  for (const [index, weight] of bins.weight.entries()) {
    const bin = binAt(bins, index);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [at, { oklab }] of centers.entries()) {
      const apart = distance(bin, oklab);
      if (apart < least) [best, least] = [at, apart];
    }
    weights[best] = (weights[best] ?? 0) + weight;
  }
  return centers.map(({ oklab }, at) => ({ oklab, weight: weights[at] ?? 0 }));
}

/** Whether all colors are distinguishable. */
export function areApart(colors: readonly Color[]): boolean {
  return colors.every((color, at) => colors.slice(at + 1).every((other) => deltaEOK(color, other) >= SAME));
}

function centerAt(centers: Float64Array, index: number): Center["oklab"] {
  return [centers[index * 3] ?? 0, centers[index * 3 + 1] ?? 0, centers[index * 3 + 2] ?? 0];
}

function ownBins(owners: Uint8Array, center: number): number[] {
  const own: number[] = [];
  for (const [index, owner] of owners.entries()) if (owner === center) own.push(index);
  return own;
}

function weightWithin(bins: PictureBins, own: readonly number[], from: Center["oklab"]): number {
  let weight = 0;
  for (const index of own) if (distance(binAt(bins, index), from) <= NEAR) weight += bins.weight[index] ?? 0;
  return weight;
}

function heaviestOf({ weight }: PictureBins, own: readonly number[]): number {
  let heaviest = own[0] ?? 0;
  for (const index of own) if ((weight[index] ?? 0) > (weight[heaviest] ?? 0)) heaviest = index;
  return heaviest;
}

/** The mean around the heaviest bin. */
function densest(bins: PictureBins, own: readonly number[]): Center["oklab"] {
  const middle = binAt(bins, heaviestOf(bins, own));
  const around = own
    .map((index) => ({ oklab: binAt(bins, index), weight: bins.weight[index] ?? 0 }))
    .filter(({ oklab }) => distance(oklab, middle) <= SAME);
  return meanOf(around).oklab;
}

/** Merges the two nearest centers while they are indistinguishable. */
function merged(centers: readonly Center[]): Center[] {
  let current = [...centers];
  for (;;) {
    let [least, pair]: [number, readonly [Center, Center] | undefined] = [SAME, undefined];
    for (const [at, first] of current.entries())
      for (const second of current.slice(at + 1)) {
        const apart = distance(first.oklab, second.oklab);
        if (apart < least) [least, pair] = [apart, [first, second]];
      }
    if (pair === undefined) return current;
    const [first, second] = pair;
    current = [...current.filter((each) => each !== first && each !== second), meanOf(pair)];
  }
}

function meanOf(centers: readonly Center[]): Center {
  let [lightness, a, b, weight] = [0, 0, 0, 0];
  for (const { oklab, weight: mass } of centers) {
    lightness += oklab[0] * mass;
    a += oklab[1] * mass;
    b += oklab[2] * mass;
    weight += mass;
  }
  return { oklab: [lightness / weight, a / weight, b / weight], weight };
}

function binAt({ lightness, a, b }: PictureBins, index: number): Center["oklab"] {
  return [lightness[index] ?? 0, a[index] ?? 0, b[index] ?? 0];
}

function distance(p: Center["oklab"], q: Center["oklab"]): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
