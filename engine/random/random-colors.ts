/**
 * Random colors within limits. "Even" means perceptually even: draws are uniform over the part of OKLab inside the
 * limits (chroma by area, not by radius; draws outside the gamut are repeated), and the candidate farthest from all
 * previous colors is taken (D. Mitchell, "Spectrally Optimal Sampling for Distribution Ray Tracing", 1991: the
 * best-candidate method), so that the colors cover the range without clusters and without a grid.
 */

import { toBytes } from "#engine/format/format.ts";
import { type Gamut, mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import { holdsOklab } from "#engine/gamut/gamut-search.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { createRandom } from "./random.ts";

export interface RandomLimits {
  /** OKLCH hue range in degrees, clockwise; 330 to 30 passes through 0. All hues by default. */
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
  /** Whether colors are spread over the range (true by default) or drawn independently. */
  readonly isEven?: boolean;
}

export interface RandomColors {
  readonly colors: readonly Color[];
  /** Sentences for limits that could not be met. */
  readonly unmet: readonly string[];
}

export const MAX_RANDOM = 100;
/** Candidates per color, of which the farthest is taken; the method recommends more with each color. */
const HANDFUL = 10;
/** After this many draws outside the gamut a color gets the greatest chroma in gamut. */
const MAX_DRAWS = 400;
const FEW_DRAWS = 12;
const MAX_CHROMA = 0.4;

/**
 * 1 to 100 colors (other counts are clamped) within the limits, from a seed: the same request gives the same colors,
 * and a shorter series is the start of a longer one. Even means uniform over the volume of OKLab, each color the best
 * of several candidates (Mitchell 1991). If no color is within the limits, lightness and hue are kept, chroma is the
 * greatest in gamut, and `unmet` says so.
 */
export function randomSeries(request: Omit<RandomRequest, "count">): (count: number) => RandomColors {
  const { seed, gamut = "srgb", isEven = true } = request;
  const random = createRandom(`random-colors ${seed}`);
  const limits = heldLimits(request);
  const attempts = { most: MAX_DRAWS };
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
    const count = Math.min(MAX_RANDOM, Math.max(1, Math.round(asked)));
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

/** The limits sorted, and clamped to their ranges. */
function heldLimits({ hueDeg, lightness = [0, 1], chroma = [0, MAX_CHROMA] }: RandomLimits): HeldLimits {
  const range = ([from, to]: readonly [number, number], most: number): [number, number] => {
    const hold = (value: number): number => Math.min(most, Math.max(0, Number.isFinite(value) ? value : 0));
    return [Math.min(hold(from), hold(to)), Math.max(hold(from), hold(to))];
  };
  const [from, to] = hueDeg ?? [0, 360];
  const turn = to - from;
  const span = Math.abs(turn) >= 360 ? 360 : wrapDeg(turn);
  return {
    hueFrom: from,
    hueSpan: span,
    lightness: range(lightness, 1),
    chroma: range(chroma, MAX_CHROMA),
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
      // Uniform over the area of the ring, so that colors are evenly dense in the a-b plane of OKLab.
      chroma: Math.sqrt(least ** 2 + (most ** 2 - least ** 2) * random()),
      hueDeg: limits.hueFrom + limits.hueSpan * random(),
    };
    const place = placeOf(last);
    if (holdsOklab(place.lightness, place.a, place.b, gamut)) return place;
  }
  // If no color was found once, hardly any exists: the next draws give up sooner.
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

/** The lightness within the limits at which the hue has the greatest chroma, if no lightness has enough. */
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

/** sRGB colors rounded to 8 bits, since they are copied as hex; wider ones unchanged. */
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
