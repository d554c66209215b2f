/**
 * Counts the distinct colors of a picture that arrives in strips, up to a limit: exact mode for pictures of any size.
 */

import type { PixelBytes, PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import type { PictureColor } from "./image-cluster.ts";

export interface ExactCounter {
  /**
   * Counts pixels of four bytes each; pixels with an alpha below 128 are skipped. False once there are too many
   * colors.
   */
  readonly add: (rgba: PixelBytes) => boolean;
  /** Every color by descending share, ties by ascending bytes; undefined once there were too many. */
  readonly colors: () => readonly PictureColor[] | undefined;
}

const FIRST_OPAQUE = 128;
const SHADES = 256;

/** Creates a counter for at most `most` colors, 1 to 65 536, of bytes in `gamut`. */
export function createExactCounter(gamut: PixelGamut = "srgb", most = 256): ExactCounter {
  const counts = new Map<number, number>();
  let total = 0;
  let isOver = false;
  const put = (color: number, run: number): void => {
    if (run === 0) return;
    counts.set(color, (counts.get(color) ?? 0) + run);
    total += run;
    if (counts.size > most) isOver = true;
  };
  return {
    add(rgba) {
      let [last, run] = [-1, 0];
      for (let at = 0; at + 3 < rgba.length; at += 4) {
        if ((rgba[at + 3] ?? 0) < FIRST_OPAQUE) continue;
        const color = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
        if (color === last) {
          run += 1;
          continue;
        }
        put(last, run);
        if (isOver) return false;
        [last, run] = [color, 1];
      }
      put(last, run);
      return !isOver;
    },
    colors() {
      if (isOver) return undefined;
      return [...counts]
        .sort(([first, one], [second, other]) => other - one || first - second)
        .map(([color, count]) => ({
          color: {
            space: gamut,
            coords: [(color >> 16) / 255, ((color >> 8) % SHADES) / 255, (color % SHADES) / 255],
            alpha: 1,
          },
          share01: count / total,
        }));
    },
  };
}
