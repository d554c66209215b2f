/**
 * Finds a position in the picture for each of its colors: a pixel of that color among similar pixels, so that the
 * marker is on an area and not on an edge or a speck. Colors are compared by ΔEOK on a grid of about ten thousand
 * pixels.
 */

import type { PictureKernel, PixelBytes } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

export interface PixelPlace {
  /** Pixels from the left and from the top, integers from 0. */
  readonly x: number;
  readonly y: number;
}

const MAX_PIXELS = 40_000;
const FIRST_OPAQUE = 128;
/** ΔEOK that a transparent pixel has to every color. */
const NOWHERE = 2;
/**
 * Radii in grid pixels: the close neighborhood of a position, and the wider one that measures the shape of its area.
 */
const NEAR = 1;
const WIDE = 6;
const [NEAR_WEIGHT, WIDE_WEIGHT] = [0.8, 0.2];
/**
 * Weight that prefers the more central of two equally good positions; too small to outweigh any difference in color.
 */
const CENTRAL = 1e-3;

/**
 * A position for each color; undefined for all if the picture is empty or fully transparent. `rgba` has four bytes
 * per pixel, row by row. Reproducible, with every kernel.
 */
export function picturePlaces(
  rgba: PixelBytes,
  width: number,
  height: number,
  colors: readonly Color[],
  kernel: PictureKernel = plainKernel,
): (PixelPlace | undefined)[] {
  if (rgba.length !== width * height * 4) throw new RangeError("A picture needs four bytes a pixel.");
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / MAX_PIXELS)));
  const grid = gridOf(rgba, width, height, step);
  const count = grid.width * grid.height;
  const planes = {
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  kernel.rgbaToOklab(grid.rgba, planes);
  const distance = new Float64Array(count);
  return colors.map((color) => {
    const center = colorToOklab(color);
    let opaque = 0;
    for (let at = 0; at < count; at += 1) {
      const isOpaque = (grid.rgba[at * 4 + 3] ?? 0) >= FIRST_OPAQUE;
      if (isOpaque) opaque += 1;
      const [l, a, b] = [planes.lightness[at] ?? 0, planes.a[at] ?? 0, planes.b[at] ?? 0];
      distance[at] = isOpaque ? Math.hypot(l - center.lightness, a - center.a, b - center.b) : NOWHERE;
    }
    if (opaque === 0) return undefined;
    const at = bestOf(distance, grid.width, grid.height);
    const inside = (cell: number, size: number): number => Math.min(size - 1, cell * step + (step >> 1));
    return { x: inside(at % grid.width, width), y: inside(Math.floor(at / grid.width), height) };
  });
}

interface Grid {
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Every `step`th pixel in both directions, each from the middle of its square. */
function gridOf(rgba: PixelBytes, width: number, height: number, step: number): Grid {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const picked = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    const y = Math.min(height - 1, row * step + (step >> 1));
    for (let column = 0; column < columns; column += 1) {
      const from = (y * width + Math.min(width - 1, column * step + (step >> 1))) * 4;
      const to = (row * columns + column) * 4;
      for (let channel = 0; channel < 4; channel += 1) picked[to + channel] = rgba[from + channel] ?? 0;
    }
  }
  return { rgba: picked, width: columns, height: rows };
}

/** The index with the least distance, including its neighborhood. */
function bestOf(distance: Float64Array, width: number, height: number): number {
  const sums = tableOf(distance, width, height);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < distance.length; at += 1) {
    const own = distance[at] ?? NOWHERE;
    if (own >= NOWHERE || own >= least) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const offCenter = Math.hypot(x / width - 0.5, y / height - 0.5);
    const cost =
      own +
      NEAR_WEIGHT * meanAround(sums, x, y, NEAR, width, height) +
      WIDE_WEIGHT * meanAround(sums, x, y, WIDE, width, height) +
      CENTRAL * offCenter;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Summed-area table, with a row and a column of zeros in front. */
function tableOf(values: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function meanAround(
  sums: Float64Array,
  x: number,
  y: number,
  reach: number,
  width: number,
  height: number,
): number {
  const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
  const [right, bottom] = [Math.min(width, x + reach + 1), Math.min(height, y + reach + 1)];
  const at = (column: number, row: number): number => sums[row * (width + 1) + column] ?? 0;
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return sum / ((right - left) * (bottom - top));
}
