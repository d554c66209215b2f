/** Places apart from each other, for fields of color. */
import type { Place } from "#engine/pattern/outlines.ts";
import { within } from "#engine/pattern/style-input.ts";
import { distance } from "#engine/pattern/trig.ts";

/** How many random places are tried, and how far one may lie outside of the box, as a share of its side. */
export interface Scattering {
  readonly tries: number;
  readonly beyond: number;
}

/** Of a few random places in or near a box of this width and height the one farthest from those that are placed. */
export function farthestPlace(
  random: () => number,
  placed: readonly Place[],
  [width, height]: Place,
  { tries, beyond }: Scattering,
): Place {
  let best: Place = [0, 0];
  let room = -1;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const place: Place = [
      width * within(random, -beyond, 1 + beyond),
      height * within(random, -beyond, 1 + beyond),
    ];
    const gap = Math.min(...placed.map(([x, y]) => distance(x - place[0], y - place[1])), width + height);
    if (gap > room) [best, room] = [place, gap];
  }
  return best;
}
