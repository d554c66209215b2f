/**
 * Extracts the colors of a picture by k-means in OKLab over its bins (see picture-bins.ts): several attempts over
 * coarse bins, the best of which is refined over all bins. The same picture gives the same colors on every machine
 * and with every kernel.
 */

import type { PictureKernel, PixelBytes, PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { nearestByte } from "#engine/space/srgb-light.ts";
import { type Clusters, seedCenters, settle, type WeightedPoints } from "./k-means.ts";
import { findAccent } from "./picture-accent.ts";
import { withoutBackground } from "./picture-background.ts";
import { type PictureBins, readBins } from "./picture-bins.ts";
import { pictureCenters } from "./picture-centers.ts";

export interface PictureColor {
  /** 8-bit, in the picture's own RGB space. */
  readonly color: Color;
  /** Share of the analyzed pixels, 0 to 1. */
  readonly share01: number;
}

export interface ClusterOptions {
  /** Number of colors, 1 to 16. */
  readonly count: number;
  /** Ignores the color that dominates the edge of the picture, if there is one. */
  readonly ignoreBackground?: boolean;
  /** The pixel kernel; every kernel gives the same result. */
  readonly kernel?: PictureKernel;
}

export interface PictureColors {
  readonly colors: readonly PictureColor[];
  /** A small, vivid color far from all others, if there is one. */
  readonly accent: PictureColor | undefined;
}

const MAX_COLORS = 16;
const TRIES = 5;
/** An attempt ends when an iteration reduces its error by less than this share. */
const COARSE_GAIN = 0.006;
const FINE_GAIN = 0.001;
/** Up to this number all bins are clustered directly; beyond it they are merged first. */
const FEW_POINTS = 600;

/**
 * `count` colors of a picture by descending share, and its accent (see picture-accent.ts); fewer only if it has fewer
 * distinguishable ones, none if it is fully transparent. `rgba` has four bytes per pixel, row by row; pixels with an
 * alpha below 128 are skipped.
 */
export function analyzeImage(
  rgba: PixelBytes,
  width: number,
  height: number,
  options: ClusterOptions,
): PictureColors {
  const bins = binsOf(rgba, width, height, options);
  const clusters = cluster(bins, options.count);
  const { centers } = clusters;
  const gamut = gamutOf(options);
  const main = Array.from({ length: centers.length / 3 }, (_, at) => ({
    lightness: centers[at * 3] ?? 0,
    a: centers[at * 3 + 1] ?? 0,
    b: centers[at * 3 + 2] ?? 0,
  }));
  const found = main.length === 0 ? undefined : findAccent(bins, main);
  const accent = found && {
    color: toColor(bytesOf([found.oklab.lightness, found.oklab.a, found.oklab.b], gamut), gamut),
    share01: found.share01,
  };
  return { colors: colorsOf(bins, clusters, gamut), accent };
}

function binsOf(
  rgba: PixelBytes,
  width: number,
  height: number,
  { ignoreBackground = false, kernel = plainKernel }: ClusterOptions,
): PictureBins {
  if (rgba.length !== width * height * 4) throw new RangeError("A picture needs four bytes a pixel.");
  const bins = readBins(rgba, kernel);
  return ignoreBackground ? withoutBackground(bins, rgba, width, height, kernel) : bins;
}

function gamutOf({ kernel = plainKernel }: ClusterOptions): PixelGamut {
  return kernel.gamut;
}

function cluster(bins: PictureBins, wanted: number): Clusters {
  const count = Math.min(Math.max(1, Math.round(wanted)), MAX_COLORS, bins.weight.length);
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

/** Merges the points into bins of four bits per channel. */
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

function colorsOf(bins: PictureBins, clusters: Clusters, gamut: PixelGamut): PictureColor[] {
  return pictureCenters(bins, clusters).map(({ oklab, weight }) => ({
    color: toColor(bytesOf(oklab, gamut), gamut),
    share01: weight / bins.total,
  }));
}

/** The bytes of an OKLab color in `gamut`, clipped. */
function bytesOf(oklab: ArrayLike<number>, gamut: PixelGamut): Uint8Array {
  if (gamut !== "srgb") {
    const coords = [oklab[0] ?? 0, oklab[1] ?? 0, oklab[2] ?? 0] as const;
    return Uint8Array.from(convertColor({ space: "oklab", coords, alpha: 1 }, gamut).coords, (value = 0) =>
      nearestByte(value),
    );
  }
  const rgba = new Uint8Array(4);
  const plane = (channel: number): Float32Array => Float32Array.of(oklab[channel] ?? 0);
  plainKernel.oklabToRgba({ lightness: plane(0), a: plane(1), b: plane(2) }, rgba);
  return rgba.subarray(0, 3);
}

function toColor(bytes: ArrayLike<number>, gamut: PixelGamut): Color {
  return {
    space: gamut,
    coords: [(bytes[0] ?? 0) / 255, (bytes[1] ?? 0) / 255, (bytes[2] ?? 0) / 255],
    alpha: 1,
  };
}
