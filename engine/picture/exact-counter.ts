/** Counts the distinct colors of a picture that comes in strips, as long as they are few: exact mode for pictures of any size. */

import type { PixelBytes } from "#engine/kernels/pixel-kernel.ts";
import type { PictureColor } from "./image-cluster.ts";

export interface ExactCounter {
  /** Counts four bytes a pixel; pixels with an alpha below 128 are left out. False once there are too many colors. */
  readonly add: (rgba: PixelBytes) => boolean;
  /** Every color, the largest share first, of equal ones the darker bytes; undefined once there were too many. */
  readonly colors: () => readonly PictureColor[] | undefined;
}

const FIRST_OPAQUE = 128;
const SHADES = 256;

/** A counter for at most `most` colors, 1 to 65 536. */
export function createExactCounter(most = 256): ExactCounter {
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
            space: "srgb",
            coords: [(color >> 16) / 255, ((color >> 8) % SHADES) / 255, (color % SHADES) / 255],
            alpha: 1,
          },
          share01: count / total,
        }));
    },
  };
}
