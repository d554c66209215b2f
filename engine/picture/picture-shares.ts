/** The share of a picture that each given color represents: every pixel counts towards the nearest one, by ΔEOK. */

import type { PictureKernel, PixelBytes } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { withoutBackground } from "./picture-background.ts";
import { readBins } from "./picture-bins.ts";

interface ShareOptions {
  /** Ignores the color that dominates the edge of the picture, if there is one. */
  readonly ignoreBackground?: boolean;
  readonly kernel?: PictureKernel;
}

/**
 * The share of each color, 0 to 1, adding up to 1; all 0 if the picture is fully transparent, empty without colors.
 * `rgba` has four bytes per pixel, row by row; pixels with an alpha below 128 are skipped. Pixels are counted by the
 * bins of picture-bins.ts, whose width limits the precision. Of equal colors the first gets the whole share.
 */
export function pictureShares(
  rgba: PixelBytes,
  width: number,
  height: number,
  colors: readonly Color[],
  { ignoreBackground = false, kernel = plainKernel }: ShareOptions = {},
): number[] {
  if (rgba.length !== width * height * 4) throw new RangeError("A picture needs four bytes a pixel.");
  const all = readBins(rgba, kernel);
  const bins = ignoreBackground ? withoutBackground(all, rgba, width, height, kernel) : all;
  const centers = colors.map(colorToOklab);
  const masses = centers.map(() => 0);
  for (const [index, mass] of bins.weight.entries()) {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [at, center] of centers.entries()) {
      const distance = Math.hypot(
        (bins.lightness[index] ?? 0) - center.lightness,
        (bins.a[index] ?? 0) - center.a,
        (bins.b[index] ?? 0) - center.b,
      );
      if (distance < least) [best, least] = [at, distance];
    }
    if (best >= 0) masses[best] = (masses[best] ?? 0) + mass;
  }
  return masses.map((mass) => (bins.total > 0 ? mass / bins.total : 0));
}
