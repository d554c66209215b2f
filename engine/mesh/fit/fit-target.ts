/**
 * The target of a fit: the mesh at evenly spaced positions of the box, in encoded sRGB, and the sensitivity of OKLab
 * there.
 */

import { latticeOf } from "#engine/mesh/lattice.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { latticeRaster } from "#engine/mesh/mesh-raster.ts";
import { surfaceOf } from "#engine/mesh/surface.ts";
import { linearSrgbToOklab, oklabToLinearSrgb } from "#engine/space/oklab.ts";
import { linearToSrgb, srgbToLinear } from "#engine/space/rgb-spaces.ts";

export interface FitTarget {
  readonly count: number;
  /** x and y of each place, in shares of the box. */
  readonly places: Float64Array;
  /** Red, green and blue of each place, 0 to 1. */
  readonly colors: Float64Array;
  /** OKLab of each place. */
  readonly labs: Float64Array;
  /** The squared ΔEOK of a small change in sRGB as a quadratic form: rr, rg, rb, gg, gb, bb of each place. */
  readonly metric: Float64Array;
}

/** Step of the derivative, in encoded sRGB. */
const STEP = 1e-3;

/** Colors outside sRGB are clipped, as they are on a screen. */
export function fitTarget(mesh: Mesh, width: number, height: number): FitTarget {
  const count = width * height;
  const target = {
    count,
    places: new Float64Array(2 * count),
    colors: new Float64Array(3 * count),
    labs: new Float64Array(3 * count),
    metric: new Float64Array(6 * count),
  };
  const raster = latticeRaster(latticeOf(surfaceOf(mesh)), [width, height]);
  const row = new Float64Array(4 * width);
  for (let y = 0; y < height; y += 1) {
    raster.writeRow(row, y, 0, width);
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      target.places.set([(x + 0.5) / width, (y + 0.5) / height], 2 * pixel);
      const light = oklabToLinearSrgb(row[4 * x] ?? 0, row[4 * x + 1] ?? 0, row[4 * x + 2] ?? 0);
      const [red, green, blue] = [clipped(light[0]), clipped(light[1]), clipped(light[2])];
      target.colors.set([red, green, blue], 3 * pixel);
      const lab = labOfSrgb(red, green, blue);
      target.labs.set(lab, 3 * pixel);
      const columns = [
        labOfSrgb(red + STEP, green, blue),
        labOfSrgb(red, green + STEP, blue),
        labOfSrgb(red, green, blue + STEP),
      ].map((moved) => moved.map((value, channel) => (value - (lab[channel] ?? 0)) / STEP));
      const product = (first: number, second: number): number =>
        (columns[first] ?? []).reduce((sum, value, at) => sum + value * (columns[second]?.[at] ?? 0), 0);
      target.metric.set(
        [product(0, 0), product(0, 1), product(0, 2), product(1, 1), product(1, 2), product(2, 2)],
        6 * pixel,
      );
    }
  }
  return target;
}

/** OKLab of encoded sRGB. */
export function labOfSrgb(red: number, green: number, blue: number) {
  return linearSrgbToOklab(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue));
}

/** Mean and greatest ΔEOK of colors in encoded sRGB, three numbers a place, against the target. */
export function differenceFrom(
  target: FitTarget,
  colorAt: (pixel: number, out: Float64Array) => void,
): { readonly mean: number; readonly max: number } {
  const out = new Float64Array(3);
  let [sum, max] = [0, 0];
  for (let pixel = 0; pixel < target.count; pixel += 1) {
    colorAt(pixel, out);
    const lab = labOfSrgb(out[0] ?? 0, out[1] ?? 0, out[2] ?? 0);
    const delta = Math.hypot(
      lab[0] - (target.labs[3 * pixel] ?? 0),
      lab[1] - (target.labs[3 * pixel + 1] ?? 0),
      lab[2] - (target.labs[3 * pixel + 2] ?? 0),
    );
    sum += delta;
    max = Math.max(max, delta);
  }
  return { mean: sum / target.count, max };
}

function clipped(light: number): number {
  return Math.min(1, Math.max(0, linearToSrgb(light)));
}
