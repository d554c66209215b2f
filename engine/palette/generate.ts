/**
 * Palettes from a rule, a mood and a seed. Many candidates are generated from the seed, and one is returned. Edition 3
 * draws each after an example that people made (taste-draw.ts) and prefers those without faults (taste-score.ts);
 * edition 2 takes the candidate whose colors differ most. The same request with the same seed gives the same palette on
 * every machine.
 */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { drawFromSkeleton, drawSkeleton } from "./draw-candidate.ts";
import { drawCandidate } from "./generate-candidate.ts";
import { type PaletteReason, paletteReason } from "./generate-reason.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { scorePalette, unmetConstraints } from "./generate-score.ts";
import { drawAfterExample } from "./taste/taste-draw.ts";
import { planPalette } from "./taste/taste-plan.ts";
import { isTasteful, tasteScore } from "./taste/taste-score.ts";

export interface GenerateResult {
  readonly colors: readonly Color[];
  readonly seed: string;
  readonly reason: PaletteReason;
  /** A sentence for each constraint that could not be met. */
  readonly unmet: readonly string[];
}

/** Candidates per result; more for small palettes, which are quick to score. */
const CANDIDATES = { small: 28, large: 14 } as const;
const LARGE_COUNT = 7;
/** How many times as many candidates are drawn while none is without a fault. */
const MAX_TURNS = 8;

/**
 * 2 to 12 colors (other counts are clamped) by a rule: the best of many candidates. Locked colors and properties stay
 * exact; constraints that could not be met are listed in `unmet`. The same request, including the seed, gives the
 * same colors everywhere.
 */
export function generatePalette(request: GenerateRequest): GenerateResult {
  const count = Math.min(12, Math.max(2, Math.round(request.count)));
  const random = createRandom(`${request.method}/${request.mood ?? "any"}/${request.seed}`);
  const candidates = count >= LARGE_COUNT ? CANDIDATES.large : CANDIDATES.small;
  const { draw, score: scoreOf, isGood } = makerOf({ ...request, count }, random);
  const most = candidates * MAX_TURNS;
  let best: { colors: Color[]; score: number } | undefined;
  for (let round = 0; round < candidates || (round < most && !isGood(best?.colors)); round += 1) {
    const colors = withLocks(draw(), request);
    const score = scoreOf(colors);
    if (best === undefined || score > best.score) best = { colors, score };
  }
  const colors = best?.colors ?? [];
  return {
    colors,
    seed: request.seed,
    reason: paletteReason(colors, request),
    unmet: unmetConstraints(colors, request),
  };
}

interface Maker {
  readonly draw: () => Color[];
  readonly score: (colors: readonly Color[]) => number;
  /** Whether the best so far ends the search, or more candidates are drawn. */
  readonly isGood: (best: readonly Color[] | undefined) => boolean;
}

const always = (): boolean => true;

function makerOf(request: GenerateRequest, random: () => number): Maker {
  const score = (colors: readonly Color[]): number => scorePalette(colors, request);
  if (request.edition === 1) return { draw: () => drawCandidate(request, random), score, isGood: always };
  const isSimilar = request.method === "similar" && (request.similarTo ?? []).length > 0;
  if (request.edition === 2 || isSimilar)
    return { draw: fromSkeleton(request, random), score, isGood: always };
  const plan = planPalette(request);
  return {
    draw: () => drawAfterExample(plan, random),
    // By chance in proportion to their scores (the Gumbel-max trick): the best alone would always be of one kind.
    score: (colors) => tasteScore(colors, request) - Math.log(-Math.log(random())),
    isGood: (best) => best !== undefined && isTasteful(best, request),
  };
}

/** Candidates that share their ends of lightness, so that the best of them does not always have the widest span. */
function fromSkeleton(request: GenerateRequest, random: () => number): () => Color[] {
  const skeleton = drawSkeleton(request, random);
  return () => drawFromSkeleton(request, skeleton, random);
}

/** `amount` different palettes for one request, to choose from; their seeds are derived from the request's. */
export function generateVariants(request: GenerateRequest, amount: number): GenerateResult[] {
  return Array.from({ length: amount }, (_, index) =>
    generatePalette({ ...request, seed: index === 0 ? request.seed : `${request.seed}${index}` }),
  );
}

function withLocks(colors: readonly Color[], { locks = [], constraints }: GenerateRequest): Color[] {
  return colors.map((color, index) => {
    const lock = locks.find((entry) => entry.index === index);
    if (lock === undefined) return color;
    if (lock.color !== undefined) return lock.color;
    const lch = colorToOklch(color);
    const kept = oklchToColor({
      lightness: lock.lightness ?? lch.lightness,
      chroma: lock.chroma ?? lch.chroma,
      hueDeg: lock.hueDeg ?? lch.hueDeg,
    });
    return mapToGamutConstantHue(kept, constraints?.gamut ?? "srgb");
  });
}
