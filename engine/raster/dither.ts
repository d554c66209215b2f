/**
 * Masks that distribute the 8-bit rounding error over neighboring pixels, so that a slow gradient shows no bands.
 * Ordered: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures" (1973). Blue noise:
 * R. Ulichney, "The void-and-cluster method for dither array generation" (1993).
 */
import { createRandom } from "#engine/random/random.ts";

/** A square tile that repeats in both directions. */
export interface DitherMask {
  readonly side: number;
  /**
   * Between 0 and 1 (exclusive), each value once, row by row: a component whose fraction exceeds its threshold is
   * rounded up.
   */
  readonly thresholds: Float32Array;
}

/** Offsets at which red, green and blue read the mask, as shares of its side. */
export const CHANNEL_SHIFTS: readonly number[] = [0, 0.37, 0.71];

const BAYER_SIDE = 8;

/** The 8 × 8 Bayer mask: deterministic, and its regular pattern compresses well. */
export function orderedMask(): DitherMask {
  const ranks = Uint32Array.from({ length: BAYER_SIDE * BAYER_SIDE }, (_, index) =>
    bayerRank(index % BAYER_SIDE, Math.floor(index / BAYER_SIDE)),
  );
  return maskOf(BAYER_SIDE, ranks);
}

/** The bits of x ^ y and y, interleaved, lowest first. */
function bayerRank(x: number, y: number): number {
  let rank = 0;
  for (let bit = 1; bit < BAYER_SIDE; bit *= 2) {
    rank = rank * 4 + ((x ^ y) & bit ? 2 : 0) + (y & bit ? 1 : 0);
  }
  return rank;
}

const NOISE_SIDE = 64;
/**
 * Standard deviation of the Gaussian filter, as in Ulichney: wide enough to order neighbors, narrow enough to
 * separate positions.
 */
const SIGMA = 1.9;
/** Share of pixels in the initial pattern. */
const FIRST = 0.1;

/** A 64 × 64 blue-noise mask: no visible pattern and no low frequencies. The same seed gives the same mask. */
export function blueNoiseMask(seed: string): DitherMask {
  const side = NOISE_SIDE;
  const size = side * side;
  const field = createField(side);
  const random = createRandom(seed);
  const first = Math.round(size * FIRST);
  while (field.count() < first) field.set(Math.floor(random() * size), true);
  // Moves the point of the tightest cluster into the largest void until that changes nothing.
  for (;;) {
    const cluster = field.tightest();
    field.set(cluster, false);
    const room = field.widest();
    field.set(room, true);
    if (room === cluster) break;
  }
  const ranks = new Uint32Array(size);
  const start = field.copy();
  for (let rank = first - 1; rank >= 0; rank -= 1) {
    const cluster = start.tightest();
    start.set(cluster, false);
    ranks[cluster] = rank;
  }
  for (let rank = first; rank < size; rank += 1) {
    const room = field.widest();
    field.set(room, true);
    ranks[room] = rank;
  }
  return maskOf(side, ranks);
}

function maskOf(side: number, ranks: Uint32Array): DitherMask {
  return { side, thresholds: Float32Array.from(ranks, (rank) => (rank + 0.5) / ranks.length) };
}

/** Radius of the filter in pixels; beyond it the weight is below a ten-thousandth. */
const REACH = 8;
const WEIGHTS = /* @__PURE__ */ Float64Array.from({ length: (2 * REACH + 1) ** 2 }, (_, index) => {
  const [dx, dy] = [(index % (2 * REACH + 1)) - REACH, Math.floor(index / (2 * REACH + 1)) - REACH];
  return Math.exp(-(dx * dx + dy * dy) / (2 * SIGMA * SIGMA));
});

/** Points on a square with wrapped edges, and the filtered density at each pixel. */
function createField(side: number, from?: { readonly points: Uint8Array; readonly crowds: Float64Array }) {
  const size = side * side;
  const points = from?.points.slice() ?? new Uint8Array(size);
  const crowds = from?.crowds.slice() ?? new Float64Array(size);
  return {
    count: () => points.reduce((sum, point) => sum + point, 0),
    /** The point with the greatest density. */
    tightest(): number {
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < size; at += 1) {
        if (points[at] === 0 || (crowds[at] ?? 0) <= most) continue;
        most = crowds[at] ?? 0;
        best = at;
      }
      return best;
    },
    /** The empty pixel with the least density. */
    widest(): number {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < size; at += 1) {
        if (points[at] === 1 || (crowds[at] ?? 0) >= least) continue;
        least = crowds[at] ?? 0;
        best = at;
      }
      return best;
    },
    set(place: number, isPoint: boolean): void {
      if ((points[place] === 1) === isPoint) return;
      points[place] = isPoint ? 1 : 0;
      const sign = isPoint ? 1 : -1;
      const [x, y] = [place % side, Math.floor(place / side)];
      let weight = 0;
      for (let dy = -REACH; dy <= REACH; dy += 1) {
        const line = ((y + dy + side) % side) * side;
        for (let dx = -REACH; dx <= REACH; dx += 1) {
          const at = line + ((x + dx + side) % side);
          crowds[at] = (crowds[at] ?? 0) + sign * (WEIGHTS[weight] ?? 0);
          weight += 1;
        }
      }
    },
    copy: () => createField(side, { points, crowds }),
  };
}
