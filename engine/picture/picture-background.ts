/** Separates the even background of a picture, such as the paper behind a product, from the foreground. */
import type { PictureKernel, PixelBytes } from "#engine/kernels/pixel-kernel.ts";
import { distinctColors, filterBins, type PictureBins } from "./picture-bins.ts";

/** Share of the edge pixels that must have one color for it to count as the background. */
const MIN_EDGE_SHARE = 0.5;
/**
 * ΔEOK within which a color belongs to the background: about two just noticeable differences, to allow for noise and
 * shadows.
 */
const SAME = 0.045;
/** Width of the examined edge, as a share of the shorter side. */
const EDGE = 0.02;

/**
 * The bins without those of the background; all bins if no color dominates the edge, or if nothing else is in the
 * picture. Colors similar to the background are removed wherever they are.
 */
export function withoutBackground(
  bins: PictureBins,
  rgba: PixelBytes,
  width: number,
  height: number,
  kernel: PictureKernel,
): PictureBins {
  const background = edgeColor(rgba, width, height, kernel);
  if (background === undefined) return bins;
  const kept = filterBins(bins, (index) => distance(bins, index, background) > SAME);
  return kept.total > 0 ? kept : bins;
}

interface Place {
  readonly bins: PictureBins;
  readonly index: number;
}

function distance(bins: PictureBins, index: number, from: Place): number {
  const difference = (channel: "lightness" | "a" | "b"): number =>
    (bins[channel][index] ?? 0) - (from.bins[channel][from.index] ?? 0);
  return Math.hypot(difference("lightness"), difference("a"), difference("b"));
}

/** The color that most of the edge pixels are similar to. */
function edgeColor(
  rgba: PixelBytes,
  width: number,
  height: number,
  kernel: PictureKernel,
): Place | undefined {
  const bins = distinctColors(edgePixels(rgba, width, height), kernel);
  if (bins.total === 0) return undefined;
  const byWeight = Array.from(bins.weight.keys()).toSorted(
    (first, second) => (bins.weight[second] ?? 0) - (bins.weight[first] ?? 0),
  );
  // The most frequent color alone may be one of many shades of noise, so several are compared.
  let [best, most] = [0, 0];
  for (const index of byWeight.slice(0, 16)) {
    const place = { bins, index };
    let mass = 0;
    for (const [other, weight] of bins.weight.entries()) {
      if (distance(bins, other, place) <= SAME) mass += weight;
    }
    if (mass > most) [best, most] = [index, mass];
  }
  return most >= bins.total * MIN_EDGE_SHARE ? { bins, index: best } : undefined;
}

/** The rows and columns along the four sides, at most a few thousand pixels, evenly sampled. */
function edgePixels(rgba: PixelBytes, width: number, height: number): Uint8Array {
  const depth = Math.max(1, Math.round(Math.min(width, height) * EDGE));
  const inside = { left: depth, right: width - depth, top: depth, bottom: height - depth };
  const step = Math.max(1, Math.ceil((2 * depth * (width + height)) / MAX_EDGE_PIXELS));
  const picked: number[] = [];
  let seen = 0;
  const take = (x: number, y: number): void => {
    if (seen % step === 0) {
      const at = (y * width + x) * 4;
      picked.push(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0);
    }
    seen += 1;
  };
  for (let y = 0; y < height; y += 1) {
    const isWhole = y < inside.top || y >= inside.bottom;
    for (let x = 0; x < width; x += 1) {
      if (!isWhole && x === inside.left && inside.right > x) x = inside.right;
      take(x, y);
    }
  }
  return Uint8Array.from(picked);
}
const MAX_EDGE_PIXELS = 4096;
