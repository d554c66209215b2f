/**
 * The colors of a picture, by k-means in OKLab over its bins (see picture-bins.ts): several tries over coarse bins, of which
 * the best is refined over all of them. The same picture gives the same colors on every machine and with every kernel.
 */

import type { PixelBytes, PixelKernel } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { type Clusters, seedCenters, settle, type WeightedPoints } from "./k-means.ts";
import { findAccent } from "./picture-accent.ts";
import { withoutBackground } from "./picture-background.ts";
import { fewColors, type PictureBins, readBins } from "./picture-bins.ts";

export interface PictureColor {
  /** sRGB, of whole bytes. */
  readonly color: Color;
  /** Share of the pixels that were looked at, 0 to 1. */
  readonly share01: number;
}

export interface ClusterOptions {
  /** Colors wanted, 1 to 16. */
  readonly count: number;
  /** Leaves out the color that prevails at the edge of the picture, when there is one. */
  readonly ignoreBackground?: boolean;
  /** What works on the pixels; the result is the same with each. */
  readonly kernel?: PixelKernel;
}

export interface PictureColors {
  readonly colors: readonly PictureColor[];
  /** A small, vivid color far from all others, when there is one. */
  readonly accent: PictureColor | undefined;
}

const MOST_COLORS = 16;
const TRIES = 5;
/** A try ends when a round gains less than this share of its error. */
const COARSE_GAIN = 0.006;
const FINE_GAIN = 0.001;
/** Up to here all bins are tried at once; beyond, they are merged first. */
const FEW_POINTS = 600;

/**
 * `count` colors of a picture, the largest share first; fewer only when it has fewer distinct ones, none when it is
 * wholly transparent. `rgba` holds four bytes a pixel, row by row; pixels with an alpha below 128 are left out.
 */
export function clusterImage(
  rgba: PixelBytes,
  width: number,
  height: number,
  options: ClusterOptions,
): PictureColor[] {
  const bins = binsOf(rgba, width, height, options);
  return colorsOf(bins, cluster(bins, options.count));
}

/** The same with the picture's accent (see picture-accent.ts). */
export function analyzeImage(
  rgba: PixelBytes,
  width: number,
  height: number,
  options: ClusterOptions,
): PictureColors {
  const bins = binsOf(rgba, width, height, options);
  const clusters = cluster(bins, options.count);
  const { centers } = clusters;
  const main = Array.from({ length: centers.length / 3 }, (_, at) => ({
    lightness: centers[at * 3] ?? 0,
    a: centers[at * 3 + 1] ?? 0,
    b: centers[at * 3 + 2] ?? 0,
  }));
  const found = main.length === 0 ? undefined : findAccent(bins, main);
  const accent = found && {
    color: toColor(bytesOf([found.oklab.lightness, found.oklab.a, found.oklab.b])),
    share01: found.share01,
  };
  return { colors: colorsOf(bins, clusters), accent };
}

/** Every color of a picture that has at most `most` of them (256 by default), the largest share first; else undefined. */
export function exactColors(rgba: PixelBytes, most = 256): PictureColor[] | undefined {
  const bins = fewColors(rgba, most);
  if (bins === undefined) return undefined;
  return Array.from(bins.weight, (weight, index) => ({
    color: toColor(bins.rgba.subarray(index * 4, index * 4 + 3)),
    share01: weight / bins.total,
  })).toSorted((first, second) => second.share01 - first.share01);
}

function binsOf(
  rgba: PixelBytes,
  width: number,
  height: number,
  { ignoreBackground = false, kernel = plainKernel }: ClusterOptions,
): PictureBins {
  if (rgba.length !== width * height * 4) throw new RangeError("A picture needs four bytes a pixel.");
  const bins = readBins(rgba, kernel);
  return ignoreBackground ? withoutBackground(bins, rgba, width, height) : bins;
}

function cluster(bins: PictureBins, wanted: number): Clusters {
  const count = Math.min(Math.max(1, Math.round(wanted)), MOST_COLORS, bins.weight.length);
  const fine: WeightedPoints = {
    x: new Float64Array(bins.lightness),
    y: new Float64Array(bins.a),
    z: new Float64Array(bins.b),
    weight: bins.weight,
  };
  const coarse = bins.weight.length <= FEW_POINTS ? fine : merged(bins, fine);
  const random = createRandom(`picture/${count}`);
  let best = settle(coarse, seedCenters(coarse, count, random), COARSE_GAIN);
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const next = settle(coarse, seedCenters(coarse, count, random), COARSE_GAIN);
    if (next.error < best.error) best = next;
  }
  return coarse === fine ? best : settle(fine, best.centers, FINE_GAIN);
}

/** Bins of four bits a channel. */
function merged({ rgba }: PictureBins, fine: WeightedPoints): WeightedPoints {
  const places = new Int16Array(16 ** 3).fill(-1);
  const sums: number[] = [];
  for (const [index, mass] of fine.weight.entries()) {
    const at = index * 4;
    const cell =
      (((rgba[at] ?? 0) >> 4) << 8) | (((rgba[at + 1] ?? 0) >> 4) << 4) | ((rgba[at + 2] ?? 0) >> 4);
    if (places[cell] === -1) {
      places[cell] = sums.length / 4;
      sums.push(0, 0, 0, 0);
    }
    const entry = (places[cell] ?? 0) * 4;
    sums[entry] = (sums[entry] ?? 0) + mass * (fine.x[index] ?? 0);
    sums[entry + 1] = (sums[entry + 1] ?? 0) + mass * (fine.y[index] ?? 0);
    sums[entry + 2] = (sums[entry + 2] ?? 0) + mass * (fine.z[index] ?? 0);
    sums[entry + 3] = (sums[entry + 3] ?? 0) + mass;
  }
  const column = (channel: number): Float64Array =>
    Float64Array.from(
      { length: sums.length / 4 },
      (_, at) => (sums[at * 4 + channel] ?? 0) / (sums[at * 4 + 3] ?? 1),
    );
  const weight = Float64Array.from({ length: sums.length / 4 }, (_, at) => sums[at * 4 + 3] ?? 0);
  return { x: column(0), y: column(1), z: column(2), weight };
}

function colorsOf(bins: PictureBins, { centers, owners, weights }: Clusters): PictureColor[] {
  const bytes = Array.from(weights, (_, at) => bytesOf(centers.subarray(at * 3, at * 3 + 3)));
  const seen = new Set(bytes.map(String));
  return Array.from(weights, (weight, at): PictureColor => {
    const color = seen.size === bytes.length ? bytes[at] : nearestBin(bins, centers, owners, at);
    return { color: toColor(color ?? []), share01: weight / bins.total };
  }).toSorted((first, second) => second.share01 - first.share01);
}

/** Centers of hardly different colors may round to the same bytes; bins never do. */
function nearestBin(
  bins: PictureBins,
  centers: Float64Array,
  owners: Uint8Array,
  center: number,
): Uint8Array {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, owner] of owners.entries()) {
    if (owner !== center) continue;
    const distance = Math.hypot(
      (bins.lightness[index] ?? 0) - (centers[center * 3] ?? 0),
      (bins.a[index] ?? 0) - (centers[center * 3 + 1] ?? 0),
      (bins.b[index] ?? 0) - (centers[center * 3 + 2] ?? 0),
    );
    if (distance < least) [best, least] = [index, distance];
  }
  return bins.rgba.subarray(best * 4, best * 4 + 3);
}

/** The sRGB bytes of an OKLab color, clipped. */
function bytesOf(oklab: ArrayLike<number>): Uint8Array {
  const rgba = new Uint8Array(4);
  const plane = (channel: number): Float32Array => Float32Array.of(oklab[channel] ?? 0);
  plainKernel.oklabToRgba({ lightness: plane(0), a: plane(1), b: plane(2) }, rgba);
  return rgba.subarray(0, 3);
}

function toColor(bytes: ArrayLike<number>): Color {
  return {
    space: "srgb",
    coords: [(bytes[0] ?? 0) / 255, (bytes[1] ?? 0) / 255, (bytes[2] ?? 0) / 255],
    alpha: 1,
  };
}
