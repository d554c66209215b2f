/**
 * Palettes for charts. Categorical palettes maximize the least ΔEOK between any two colors under full, protan, deutan
 * and tritan vision (Machado 2009), over a fixed set of candidates: farthest-point selection, then exchanges of the
 * worst pair until none helps, from ten different first colors. The search is deterministic.
 */

import { ratioOfLuminances, relativeLuminance, wcagRatio } from "#engine/contrast/contrast.ts";
import { apartDeg } from "#engine/space/angle.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import {
  type ClosestSeen,
  closestSeen,
  leastSeenDistance,
  type SeenColor,
  seenBy,
} from "#engine/vision/vision-distance.ts";
import { tone } from "./theme-contrast.ts";

export interface CategoricalRequest {
  /** 2 to 20. */
  readonly count: number;
  /** Background of the marks; white by default. */
  readonly background?: Color;
  /** Further grounds on which each mark must reach the ratio, such as cards. */
  readonly alsoOn?: readonly Color[];
  /** Colors that must be included exactly, first and in this order. */
  readonly kept?: readonly Color[];
  /** Takes colors that one would show where they are apart enough; true by default. */
  readonly isLively?: boolean;
  /** Least WCAG ratio of each mark to the background; 3 by default (WCAG 1.4.11), at most 12. */
  readonly leastRatio?: number;
}

export interface CategoricalPalette {
  readonly colors: readonly Color[];
  /** The pair that is hardest to distinguish, and under which vision. */
  readonly worst: ClosestSeen | undefined;
  /** A sentence for each constraint that could not be met. */
  readonly unmet: readonly string[];
}

const WHITE = tone(1, 0, undefined);
/** ΔEOK below which marks of a chart are mistaken for each other; see palette-facts.ts. */
const TELLING = 0.05;
const LIGHTNESSES = [0.34, 0.39, 0.44, 0.5, 0.56, 0.62, 0.68, 0.74, 0.8, 0.86, 0.92];
const CHROMAS = [0.07, 0.12, 0.16, 0.2];
const HUE_STEP_DEG = 15;
const MAX_EXCHANGES = 60;
/** Number of searches from different first colors; the best result is returned. */
const STARTS = 10;
/** ΔEOK at which lively colors are taken although others would be further apart; Okabe and Ito have 0.076. */
const LIVELY_ENOUGH = 0.08;
const [MIN_COUNT, MAX_COUNT] = [2, 20];

interface Candidate {
  readonly color: Color;
  readonly seen: SeenColor;
  readonly look: Oklch;
  /** WCAG relative luminance. */
  readonly light: number;
}

function candidateOf(color: Color): Candidate {
  return { color, seen: seenBy(color), look: colorToOklch(color), light: relativeLuminance(color) };
}

/**
 * 2 to 20 colors for categories (other counts are clamped), chosen so that the least ΔEOK between any two, and
 * between any and the background, is greatest under four kinds of vision. `kept` colors come first, unchanged;
 * constraints that could not be met are listed in `unmet`. The same request gives the same colors.
 */
export function categoricalPalette(request: CategoricalRequest): CategoricalPalette {
  const { background = WHITE, alsoOn = [], kept = [], leastRatio = 3, isLively: isFree = true } = request;
  const count = Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(request.count), kept.length));
  const ratio = Math.min(12, Math.max(1, leastRatio));
  const lights = [background, ...alsoOn].map(relativeLuminance);
  const whole = candidates().filter(({ light }) =>
    lights.every((each) => ratioOfLuminances(light, each) >= ratio),
  );
  const own = kept.slice(0, count).map(candidateOf);
  // The background counts as a color, so that no mark is mistaken for it.
  const ground = candidateOf(background);
  const lively = isFree ? livelyColors(own, count, whole, ground) : undefined;
  const chosen = lively ?? search(own, count, whole, ground);
  const worst = closestSeen(chosen.map(({ seen }) => seen));
  return {
    colors: chosen.map(({ color }) => color),
    worst,
    unmet: unmetOf(chosen, worst, background, ratio),
  };
}

/** Whether one would show it: no near-black, no brown or olive, no gray. */
function isLively({ lightness, chroma, hueDeg = 0 }: Oklch): boolean {
  const isMuddy = lightness < (hueDeg > 85 ? 0.7 : 0.62) && hueDeg > 60 && hueDeg < 125;
  // sRGB has little chroma in teal.
  return lightness >= 0.43 && chroma >= (hueDeg > 150 && hueDeg < 225 ? 0.065 : 0.11) && !isMuddy;
}

/**
 * Lively colors of as many hues as there are, each at least `LIVELY_ENOUGH` from the others and the background;
 * undefined if there are not so many.
 */
function livelyColors(
  own: readonly Candidate[],
  count: number,
  whole: readonly Candidate[],
  ground: Candidate,
): readonly Candidate[] | undefined {
  const hueOf = ({ look }: Candidate): number => look.hueDeg ?? 0;
  const pool = whole.filter(({ look }) => isLively(look));
  const chosen = [...own];
  while (chosen.length < count) {
    let [best, most]: [Candidate | undefined, number] = [undefined, -1];
    for (const candidate of pool) {
      const gap = Math.min(180, ...chosen.map((each) => apartDeg(hueOf(each), hueOf(candidate))));
      // Of equal hues the one that is further from the others.
      if (gap + HUE_STEP_DEG / 2 < most) continue;
      const distance = distanceTo(candidate, [ground, ...chosen], LIVELY_ENOUGH);
      const score = gap + distance * 40;
      if (distance > LIVELY_ENOUGH && score > most) [best, most] = [candidate, score];
    }
    if (best === undefined) return undefined;
    chosen.push(best);
  }
  return chosen;
}

/** The best of several searches for colors as far apart as can be. */
function search(
  own: readonly Candidate[],
  count: number,
  candidatePool: readonly Candidate[],
  ground: Candidate,
): readonly Candidate[] {
  let [chosen, distance]: [readonly Candidate[], number] = [own, -1];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = start === 0 || own.length === count ? own : [...own, ...at(candidatePool, start / STARTS)];
    const tried = filled(begun, count, candidatePool, ground);
    exchange(tried, own.length, candidatePool, ground);
    const least = closestSeen([...tried, ground].map(({ seen }) => seen))?.deltaE ?? 1;
    if (least > distance) [chosen, distance] = [tried, least];
  }
  return chosen;
}

function at(candidatePool: readonly Candidate[], share01: number): Candidate[] {
  const found = candidatePool[Math.floor(candidatePool.length * share01)];
  return found === undefined ? [] : [found];
}

/** Adds the candidate farthest from all chosen colors until the requested number is reached. */
function filled(
  begun: readonly Candidate[],
  count: number,
  candidatePool: readonly Candidate[],
  ground: Candidate,
): Candidate[] {
  const chosen = [...begun];
  while (chosen.length < count) {
    const next = farthest(candidatePool, [ground, ...chosen]);
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

let cachedCandidates: readonly Candidate[] | undefined;

/** About nine hundred 8-bit sRGB colors over lightness, hue and chroma; computed once. */
function candidates(): readonly Candidate[] {
  if (cachedCandidates !== undefined) return cachedCandidates;
  const found = new Map<string, Color>();
  for (const lightness of LIGHTNESSES) {
    for (const chroma of CHROMAS) {
      for (let hueDeg = 0; hueDeg < 360; hueDeg += HUE_STEP_DEG) {
        const color = tone(lightness, chroma, hueDeg);
        found.set(color.coords.join(), color);
      }
    }
  }
  cachedCandidates = [...found.values()].map(candidateOf);
  return cachedCandidates;
}

function farthest(candidatePool: readonly Candidate[], from: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  let bestDistance = -1;
  for (const candidate of candidatePool) {
    const distance = distanceTo(candidate, from, bestDistance);
    if (distance > bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The least distance to any of the others; stops as soon as it is no more than `enough`. */
function distanceTo(candidate: Candidate, others: readonly Candidate[], enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    least = Math.min(least, leastSeenDistance(candidate.seen, other.seen));
    if (least <= enough) return least;
  }
  return least;
}

/**
 * Replaces one color of the worst pair by the candidate farthest from the rest, while that increases the least
 * distance.
 */
function exchange(
  chosen: Candidate[],
  fixed: number,
  candidatePool: readonly Candidate[],
  ground: Candidate,
): void {
  for (let round = 0; round < MAX_EXCHANGES; round += 1) {
    const worst = closestSeen([...chosen, ground].map(({ seen }) => seen));
    if (worst === undefined) return;
    const places = [worst.a, worst.b].filter((place) => place >= fixed && place < chosen.length);
    let didHelp = false;
    for (const place of places) {
      const rest = [ground, ...chosen.filter((_, index) => index !== place)];
      const next = farthest(candidatePool, rest);
      if (next === undefined || distanceTo(next, rest, 0) <= worst.deltaE + 1e-9) continue;
      chosen[place] = next;
      didHelp = true;
      break;
    }
    if (!didHelp) return;
  }
}

function unmetOf(
  chosen: readonly Candidate[],
  worst: ClosestSeen | undefined,
  background: Color,
  least: number,
): string[] {
  const faint = chosen.filter(({ color }) => wcagRatio(color, background) < least).length;
  return [
    ...(worst !== undefined && worst.deltaE < TELLING
      ? [
          `Colors ${worst.a + 1} and ${worst.b + 1} are hard to tell apart${worst.vision === "none" ? "" : ` for readers with ${worst.vision}opia`}: ΔE ${(worst.deltaE * 100).toFixed(1)}.`,
        ]
      : []),
    ...(faint > 0
      ? [
          `${faint === 1 ? "One kept color does" : `${faint} kept colors do`} not reach ${least}:1 on the background.`,
        ]
      : []),
  ];
}
