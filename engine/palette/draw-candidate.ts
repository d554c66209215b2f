/**
 * One random palette of edition 2 of the generator: the ends of lightness differ from palette to palette, and every
 * color keeps to the hue and chroma of the mood. Edition 1 is generate-candidate.ts; its links contain a seed without
 * an edition.
 */
import { type Gamut, mapToGamut, maxChroma } from "#engine/gamut/gamut.ts";
import { mixColors } from "#engine/mix/mix.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { MOOD_RANGES, type MoodRange, SKELETONS, withCharacter } from "./character.ts";
import { arrange, between, clamp, drawSimilar, freeAngles, shuffled } from "./generate-candidate.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { HARMONY_ANGLES } from "./harmony.ts";

type Random = () => number;

/** What all candidates of one palette share. */
export interface Skeleton {
  readonly range: MoodRange;
  /** Lightness of the darkest and of the lightest color. */
  readonly dark: number;
  readonly light: number;
  /** Exponent of the lightnesses between them. */
  readonly bend: number;
}

/**
 * The ends of lightness (0 to 1) and the ranges of one palette: those of its mood or character, otherwise one of the
 * skeletons. The same request and state of `random` give the same.
 */
export function drawSkeleton({ mood = "any", character }: GenerateRequest, random: Random): Skeleton {
  const drawn = SKELETONS[Math.floor(random() * SKELETONS.length)] ?? SKELETONS[0];
  const own = mood === "any" ? drawn : MOOD_RANGES[mood];
  if (own === undefined) throw new Error("There is no skeleton");
  const range = character === undefined ? own : withCharacter(own, character);
  const dark = between(random, ...range.darkest);
  const light = between(random, ...range.lightest);
  const bend = character === undefined ? 2 ** between(random, -0.7, 0.7) : 2 ** (-character.shape / 60);
  return { range, dark: Math.min(dark, light), light: Math.max(dark, light), bend };
}

/** One candidate before locks are applied: the requested number of colors, in its gamut. */
export function drawFromSkeleton(request: GenerateRequest, skeleton: Skeleton, random: Random): Color[] {
  const gamut = request.constraints?.gamut ?? "srgb";
  const { method, similarTo = [], base } = request;
  if (method === "similar" && similarTo.length > 0) return drawSimilar(request, random, gamut);
  const colors = withEnds(drawColors(request, skeleton, random, gamut), request, gamut);
  if (method === "ramp") return colors;
  if (method !== "from-color" || base === undefined) return arrange(colors, random);
  const { lightness } = colorToOklch(base);
  const gaps = colors.map((color) => Math.abs(colorToOklch(color).lightness - lightness));
  const at = gaps.indexOf(Math.min(...gaps));
  return arrange(
    colors.map((color, index) => (index === at ? base : color)),
    random,
  );
}

function drawColors(request: GenerateRequest, skeleton: Skeleton, random: Random, gamut: Gamut): Color[] {
  const { range, dark, light, bend } = skeleton;
  const { count } = request;
  const hues = drawHues(request, range, random);
  const accent = Math.floor(random() * count);
  return Array.from({ length: count }, (_, index) => {
    const isEnd = index === 0 || index === count - 1;
    const play = isEnd ? 0 : between(random, -0.25, 0.25) / (count - 1);
    const share01 = clamp(count === 1 ? 0.5 : index / (count - 1) + play, 0, 1) ** bend;
    const hueDeg = hues[index] ?? 0;
    const wanted = dark + (light - dark) * share01;
    const lightness = wanted + range.toCusp * (cuspLightness(hueDeg, gamut) - wanted);
    const share = index === accent ? range.most : between(random, range.least, range.most);
    const most = Math.min(range.maxChroma, maxChroma(lightness, hueDeg, gamut));
    return mapToGamut(oklchToColor({ lightness, chroma: most * share, hueDeg }), gamut);
  });
}

/** One hue per color, dark to light: those of the rule, each at least once if there are enough colors. */
function drawHues(request: GenerateRequest, range: MoodRange, random: Random): number[] {
  const { method, count, base, character } = request;
  const spread = (character?.spread ?? 100) / 100;
  const given = base === undefined ? undefined : colorToOklch(base).hueDeg;
  const start = given ?? random() * 360;
  if (method === "ramp") {
    const drift = between(random, -48, 48) * spread;
    return Array.from({ length: count }, (_, index) =>
      within(start + (drift * index) / Math.max(1, count - 1), range, given),
    );
  }
  const angles = anglesOf(method, count, random);
  const order = shuffled([...Array(count).keys()], random);
  const hues: number[] = [];
  for (const [place, index] of order.entries()) {
    const angle = angles[place < angles.length ? place : Math.floor(random() * Math.min(2, angles.length))];
    hues[index] = within(start + ((angle ?? 0) + between(random, -7, 7)) * spread, range, given);
  }
  return hues;
}

const AROUND = ["analogous", "complementary", "split-complementary", "triadic"] as const;

function anglesOf(method: GenerateRequest["method"], count: number, random: Random): readonly number[] {
  switch (method) {
    case "random":
      return freeAngles(count, random);
    case "from-color":
      return HARMONY_ANGLES[AROUND[Math.floor(random() * AROUND.length)] ?? "analogous"];
    case "similar":
    case "ramp":
      return HARMONY_ANGLES.analogous;
    default:
      return HARMONY_ANGLES[method];
  }
}

/**
 * The hue in 0 to 360, scaled into the hue range of the mood, so that different hues stay different. A hue that the
 * person chose is unchanged.
 */
function within(hueDeg: number, { hues }: MoodRange, given: number | undefined): number {
  const hue = wrapDeg(hueDeg);
  if (hues === undefined || given !== undefined) return hue;
  const [from, to] = hues;
  return from + ((to - from) * hue) / 360;
}

/** The darkest color mixed with black, and the lightest with white. */
export function withEnds(colors: Color[], { character }: GenerateRequest, gamut: Gamut): Color[] {
  if (character === undefined || (character.black === 0 && character.white === 0)) return colors;
  const mixed = (color: Color, lightness: number, percent: number): Color =>
    mapToGamut(
      mixColors(color, oklchToColor({ lightness, chroma: 0, hueDeg: undefined }), {
        space: "oklab",
        weight01: percent / 100,
      }),
      gamut,
    );
  return colors.map((color, index) =>
    index === 0
      ? mixed(color, 0, character.black)
      : index === colors.length - 1
        ? mixed(color, 1, character.white)
        : color,
  );
}

const CUSPS = new Map<string, number>();

/** The lightness at which a hue reaches its greatest chroma, to 0.02; cached by whole degrees. */
export function cuspLightness(hueDeg: number, gamut: Gamut): number {
  const key = `${gamut} ${Math.round(hueDeg)}`;
  const known = CUSPS.get(key);
  if (known !== undefined) return known;
  let best = { lightness: 0.5, chroma: 0 };
  for (let lightness = 0.4; lightness < 0.98; lightness += 0.02) {
    const chroma = maxChroma(lightness, Math.round(hueDeg), gamut);
    if (chroma > best.chroma) best = { lightness, chroma };
  }
  CUSPS.set(key, best.lightness);
  return best.lightness;
}
