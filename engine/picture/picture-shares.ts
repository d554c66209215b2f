/** How much of a picture goes to each of some colors: every pixel counts to the nearest one, by ΔEOK. */

import type { PixelBytes, PixelKernel } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { withoutBackground } from "./picture-background.ts";
import { readBins } from "./picture-bins.ts";

interface ShareOptions {
  /** Leaves out the color that prevails at the edge of the picture, when there is one. */
  readonly ignoreBackground?: boolean;
  readonly kernel?: PixelKernel;
}

/**
 * The share of each color, 0 to 1, adding up to 1; all 0 when the picture is wholly transparent, empty for no colors.
 * `rgba` holds four bytes a pixel, row by row; pixels with an alpha below 128 are left out. Pixels are counted by the bins
 * of picture-bins.ts, whose width is the precision. Of equal colors the first takes all.
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
  const bins = ignoreBackground ? withoutBackground(all, rgba, width, height) : all;
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
