/**
 * Random colors within limits. "Even" means even to the eye: a draw is uniform over the part of OKLab that the limits
 * leave (chroma by area, not by radius; what the gamut does not hold is drawn again), and of a handful of draws the one
 * farthest from all colors so far is taken (D. Mitchell, "Spectrally Optimal Sampling for Distribution Ray Tracing",
 * 1991: the best-candidate method), so that a batch covers the range without clumps and without a grid.
 */
import type { Color, Oklab } from "./color.ts";
import { colorToOklab, colorToOklch, oklchToColor } from "./convert.ts";
import { toBytes } from "./format.ts";
import { type Gamut, isInGamut, mapToGamutConstantHue, maxChroma } from "./gamut.ts";
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
const MOST_CHROMA = 0.4;

/**
 * One to 100 colors (other counts are held to that) within the limits, from a seed: the same request gives the same
 * colors. Even means uniform over the volume of OKLab, each the best of several candidates (Mitchell 1991). Where the
 * limits hold no color, lightness and hue stay within them, chroma is the most there is, and `unmet` says so.
 */
export function randomColors(request: RandomRequest): RandomColors {
  const { seed, gamut = "srgb", isEven = true } = request;
  const count = Math.min(MOST_RANDOM, Math.max(1, Math.round(request.count)));
  const random = createRandom(`random-colors ${seed}`);
  const limits = heldLimits(request);
  const draw = (): Color => drawWithin(limits, gamut, random);
  const colors: Color[] = [];
  const places: Oklab[] = [];
  for (let index = 0; index < count; index += 1) {
    let best = draw();
    let bestDistance = nearest(best, places);
    const handful = isEven && index > 0 ? HANDFUL + Math.floor(index / 4) : 1;
    for (let tried = 1; tried < handful; tried += 1) {
      const candidate = draw();
      const distance = nearest(candidate, places);
      if (distance > bestDistance) [best, bestDistance] = [candidate, distance];
    }
    colors.push(best);
    places.push(colorToOklab(best));
  }
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

function drawWithin(limits: HeldLimits, gamut: Gamut, random: () => number): Color {
  const [dark, light] = limits.lightness;
  const [least, most] = limits.chroma;
  let last = { lightness: (dark + light) / 2, chroma: least, hueDeg: limits.hueFrom };
  for (let tried = 0; tried < MOST_DRAWS; tried += 1) {
    last = {
      lightness: dark + (light - dark) * random(),
      // Uniform over the ring's area: as many colors to each bit of OKLab's plane.
      chroma: Math.sqrt(least ** 2 + (most ** 2 - least ** 2) * random()),
      hueDeg: limits.hueFrom + limits.hueSpan * random(),
    };
    const color = oklchToColor(last);
    if (isInGamut(color, gamut)) return written(color, gamut);
  }
  return written(oklchToColor({ ...last, ...roomiest(last, limits, gamut) }), gamut);
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

function nearest(color: Color, places: readonly Oklab[]): number {
  const { lightness, a, b } = colorToOklab(color);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...places.map((place) => Math.hypot(lightness - place.lightness, a - place.a, b - place.b)),
  );
}

export interface RandomPreset {
  readonly id: string;
  readonly label: string;
  readonly limits: RandomLimits;
}

/** Limits ready to use; ours, by eye. */
export const RANDOM_PRESETS: readonly RandomPreset[] = [
  { id: "any", label: "Any color", limits: {} },
  { id: "pastel", label: "Pastel", limits: { lightness: [0.84, 0.95], chroma: [0.03, 0.1] } },
  { id: "muted", label: "Muted", limits: { lightness: [0.45, 0.75], chroma: [0.03, 0.09] } },
  { id: "vibrant", label: "Vibrant", limits: { lightness: [0.55, 0.82], chroma: [0.15, 0.3] } },
  { id: "deep", label: "Deep", limits: { lightness: [0.22, 0.42], chroma: [0.07, 0.2] } },
  {
    id: "earthy",
    label: "Earthy",
    limits: { hueDeg: [30, 120], lightness: [0.35, 0.75], chroma: [0.04, 0.11] },
  },
  { id: "neon", label: "Neon", limits: { lightness: [0.7, 0.93], chroma: [0.2, 0.37], gamut: "display-p3" } },
  {
    id: "warm",
    label: "Warm",
    limits: { hueDeg: [340, 110], lightness: [0.45, 0.85], chroma: [0.08, 0.25] },
  },
  { id: "cool", label: "Cool", limits: { hueDeg: [150, 310], lightness: [0.4, 0.85], chroma: [0.06, 0.25] } },
  { id: "dark", label: "Dark", limits: { lightness: [0.1, 0.3], chroma: [0, 0.12] } },
  { id: "light", label: "Light", limits: { lightness: [0.88, 0.98], chroma: [0, 0.08] } },
  { id: "grays", label: "Grays", limits: { lightness: [0.1, 0.97], chroma: [0, 0.015] } },
];
