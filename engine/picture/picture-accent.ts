/** The accent of a picture: a small, vivid color far from all of its main ones, which clustering averages away. */
import type { Oklab } from "#engine/space/color.ts";
import type { PictureBins } from "./picture-bins.ts";

/** Least ΔEOK from every main color; nearer colors are shades of one. */
const FAR = 0.1;
/** ΔEOK around a color within which pixels count towards it. */
const REACH = 0.08;
/** Shares of the picture: below the first it is noise, above the second a larger share no longer raises the score. */
const MIN_SHARE = 0.0004;
const ENOUGH_SHARE = 0.004;
/** OKLCH chroma below which a color is not an accent. */
const MIN_CHROMA = 0.06;

export interface Accent {
  readonly oklab: Oklab;
  /** Share of the picture, 0 to 1. */
  readonly share01: number;
}

/** The accent next to the `main` colors; undefined if no color is far from them, vivid, and more than noise. */
export function findAccent(bins: PictureBins, main: readonly Oklab[]): Accent | undefined {
  const far: number[] = [];
  const gap = new Float64Array(bins.weight.length);
  for (let index = 0; index < gap.length; index += 1) {
    const color = colorOf(bins, index);
    gap[index] = Math.min(...main.map((other) => distance(color, other)));
    if ((gap[index] ?? 0) >= FAR && Math.hypot(color.a, color.b) >= MIN_CHROMA) far.push(index);
  }
  let [best, most]: [Accent | undefined, number] = [undefined, 0];
  for (const index of heaviest(bins, far)) {
    const around = meanAround(bins, colorOf(bins, index), far);
    if (around.share01 < MIN_SHARE) continue;
    const size = Math.min(1, around.share01 / ENOUGH_SHARE);
    const nearest = Math.min(...main.map((other) => distance(around.oklab, other)));
    const score = nearest * Math.hypot(around.oklab.a, around.oklab.b) * Math.sqrt(size);
    if (nearest >= FAR && score > most) [best, most] = [around, score];
  }
  return best;
}

/** Maximum number of colors that are examined. */
const MAX_TRIED = 256;

function heaviest(bins: PictureBins, indices: readonly number[]): readonly number[] {
  if (indices.length <= MAX_TRIED) return indices;
  const weight = (index: number): number => bins.weight[index] ?? 0;
  return indices.toSorted((first, second) => weight(second) - weight(first)).slice(0, MAX_TRIED);
}

function meanAround(bins: PictureBins, center: Oklab, among: readonly number[]): Accent {
  let [lightness, a, b, mass] = [0, 0, 0, 0];
  for (const index of among) {
    const color = colorOf(bins, index);
    if (distance(color, center) > REACH) continue;
    const weight = bins.weight[index] ?? 0;
    lightness += weight * color.lightness;
    a += weight * color.a;
    b += weight * color.b;
    mass += weight;
  }
  const mean = { lightness: lightness / mass, a: a / mass, b: b / mass };
  return { oklab: mean, share01: mass / bins.total };
}

function colorOf(bins: PictureBins, index: number): Oklab {
  return { lightness: bins.lightness[index] ?? 0, a: bins.a[index] ?? 0, b: bins.b[index] ?? 0 };
}

function distance(p: Oklab, q: Oklab): number {
  return Math.hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
}
