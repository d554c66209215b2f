/**
 * Random colors within limits. "Even" means even to the eye: a draw is uniform over the part of OKLab that the limits
 * leave (chroma by area, not by radius; what the gamut does not hold is drawn again), and of a handful of draws the one
 * farthest from all colors so far is taken (D. Mitchell, "Spectrally Optimal Sampling for Distribution Ray Tracing",
 * 1991: the best-candidate method), so that a batch covers the range without clumps and without a grid.
 */

import { toBytes } from "#engine/format/format.ts";
import { type Gamut, mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import { holdsOklab } from "#engine/gamut/gamut-search.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { createRandom } from "./random.ts";

export interface RandomLimits {
  /** OKLCH hue in degrees, from and to, clockwise; 330 to 30 goes over 0. All hues when absent. */
  readonly hueDeg?: readonly [number, number];
  /** OKLCH lightness, 0 to 1. */
  readonly lightness?: readonly [number, number];
  /** OKLCH chroma, 0 to 0.4. */
  readonly chroma?: readonly [number, number];
  readonly gamut?: Gamut;
}

export interface RandomRequest extends RandomLimits {
  /** 1 to 100. */
  readonly count: number;
  readonly seed: string;
  /** Spread over the range (true unless said), or each color on its own. */
  readonly isEven?: boolean;
}

export interface RandomColors {
  readonly colors: readonly Color[];
  /** Sentences for limits that had to give way. */
  readonly unmet: readonly string[];
}

export const MOST_RANDOM = 100;
/** Draws of which the farthest is taken; the method's advice is to grow it with the colors there are. */
const HANDFUL = 10;
/** After so many draws outside the gamut a color is taken at the most chroma there is. */
const MOST_DRAWS = 400;
const FEW_DRAWS = 12;
const MOST_CHROMA = 0.4;

/**
 * One to 100 colors (other counts are held to that) within the limits, from a seed: the same request gives the same
 * colors. Even means uniform over the volume of OKLab, each the best of several candidates (Mitchell 1991). Where the
 * limits hold no color, lightness and hue stay within them, chroma is the most there is, and `unmet` says so.
 */
export function randomColors(request: RandomRequest): RandomColors {
  return randomSeries(request)(request.count);
}

/**
 * As `randomColors`, for counts that change: fewer colors are the first ones of more, so that each is drawn once.
 * Counts are held to 1 to 100.
 */
export function randomSeries(request: Omit<RandomRequest, "count">): (count: number) => RandomColors {
  const { seed, gamut = "srgb", isEven = true } = request;
  const random = createRandom(`random-colors ${seed}`);
  const limits = heldLimits(request);
  const attempts = { most: MOST_DRAWS };
  const draw = (): Place => drawWithin(limits, gamut, random, attempts);
  const drawn: Color[] = [];
  const places: Place[] = [];
  const drawNext = () => {
    let best = draw();
    let bestDistance = nearest(best, places);
    const handful = isEven && drawn.length > 0 ? HANDFUL + Math.floor(drawn.length / 4) : 1;
    for (let tried = 1; tried < handful; tried += 1) {
      const candidate = draw();
      const distance = nearest(candidate, places);
      if (distance > bestDistance) [best, bestDistance] = [candidate, distance];
    }
    drawn.push(written(labColor(best), gamut));
    places.push(best);
  };
  return (asked) => {
    const count = Math.min(MOST_RANDOM, Math.max(1, Math.round(asked)));
    while (drawn.length < count) drawNext();
    const colors = drawn.slice(0, count);
    const missed = colors.filter((color) => colorToOklch(color).chroma < limits.chroma[0] - 0.012).length;
    return {
      colors,
      unmet:
        missed === 0
          ? []
          : [
              `${missed} of ${count} ${missed === 1 ? "color has" : "colors have"} less chroma than asked: ${GAMUT_NAMES[gamut]} holds no more at that lightness and hue.`,
            ],
    };
  };
}

const GAMUT_NAMES: Readonly<Record<Gamut, string>> = {
  srgb: "sRGB",
  "display-p3": "Display P3",
  rec2020: "Rec. 2020",
};

interface HeldLimits {
  readonly hueFrom: number;
  /** 0 to 360 degrees. */
  readonly hueSpan: number;
  readonly lightness: readonly [number, number];
  readonly chroma: readonly [number, number];
}

/** Ranges in order and within what there is. */
function heldLimits({ hueDeg, lightness = [0, 1], chroma = [0, MOST_CHROMA] }: RandomLimits): HeldLimits {
  const range = ([from, to]: readonly [number, number], most: number): [number, number] => {
    const hold = (value: number): number => Math.min(most, Math.max(0, Number.isFinite(value) ? value : 0));
    return [Math.min(hold(from), hold(to)), Math.max(hold(from), hold(to))];
  };
  const [from, to] = hueDeg ?? [0, 360];
  const turn = to - from;
  const span = Math.abs(turn) >= 360 ? 360 : ((turn % 360) + 360) % 360;
  return {
    hueFrom: from,
    hueSpan: span,
    lightness: range(lightness, 1),
    chroma: range(chroma, MOST_CHROMA),
  };
}

/** A point of OKLab. */
type Place = Oklab;

function drawWithin(
  limits: HeldLimits,
  gamut: Gamut,
  random: () => number,
  attempts: { most: number },
): Place {
  const [dark, light] = limits.lightness;
  const [least, most] = limits.chroma;
  let last = { lightness: (dark + light) / 2, chroma: least, hueDeg: limits.hueFrom };
  for (let tried = 0; tried < attempts.most; tried += 1) {
    last = {
      lightness: dark + (light - dark) * random(),
      // Uniform over the ring's area: as many colors to each bit of OKLab's plane.
      chroma: Math.sqrt(least ** 2 + (most ** 2 - least ** 2) * random()),
      hueDeg: limits.hueFrom + limits.hueSpan * random(),
    };
    const place = placeOf(last);
    if (holdsOklab(place.lightness, place.a, place.b, gamut)) return place;
  }
  // What was not found once is hardly there: the next draws do not look as long.
  attempts.most = FEW_DRAWS;
  return placeOf({ ...last, ...roomiest(last, limits, gamut) });
}

function placeOf({
  lightness,
  chroma,
  hueDeg,
}: {
  lightness: number;
  chroma: number;
  hueDeg: number;
}): Place {
  const angle = (hueDeg * Math.PI) / 180;
  return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

function labColor({ lightness, a, b }: Place): Color {
  return { space: "oklab", coords: [lightness, a, b], alpha: 1 };
}

/** Where within the lightness limits the hue has the most chroma, when there is not enough anywhere. */
function roomiest(
  { hueDeg }: { readonly hueDeg: number },
  { lightness: [dark, light], chroma: [least] }: HeldLimits,
  gamut: Gamut,
): { lightness: number; chroma: number } {
  const rooms = Array.from({ length: 9 }, (_, index) => {
    const lightness = dark + ((light - dark) * index) / 8;
    return { lightness, chroma: Math.min(least, maxChroma(lightness, hueDeg, gamut)) };
  });
  return rooms.reduce((best, room) => (room.chroma > best.chroma ? room : best));
}

/** sRGB colors as eight-bit values, which is how they are copied; wider ones as they are. */
function written(color: Color, gamut: Gamut): Color {
  if (gamut !== "srgb") return mapToGamutConstantHue(color, gamut);
  const [red, green, blue] = toBytes(color).bytes;
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 };
}

function nearest({ lightness, a, b }: Place, places: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const place of places)
    least = Math.min(least, (lightness - place.lightness) ** 2 + (a - place.a) ** 2 + (b - place.b) ** 2);
  return least;
}
