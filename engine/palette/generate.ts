/**
 * Palettes from a rule, a mood and a seed. Many candidates are generated from the seed, and the best is returned:
 * colors that are easy to distinguish, also with a color vision deficiency, pairs that can carry text, a range of
 * lightness, no muddy colors. The same request with the same seed gives the same palette on every machine.
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

/**
 * 2 to 12 colors (other counts are clamped) by a rule: the best of many candidates. Locked colors and properties stay
 * exact; constraints that could not be met are listed in `unmet`. The same request, including the seed, gives the
 * same colors everywhere.
 */
export function generatePalette(request: GenerateRequest): GenerateResult {
  const count = Math.min(12, Math.max(2, Math.round(request.count)));
  const random = createRandom(`${request.method}/${request.mood ?? "any"}/${request.seed}`);
  const candidates = count >= LARGE_COUNT ? CANDIDATES.large : CANDIDATES.small;
  const draw =
    request.edition === 1
      ? () => drawCandidate({ ...request, count }, random)
      : fromSkeleton({ ...request, count }, random);
  let best: { colors: Color[]; score: number } | undefined;
  for (let round = 0; round < candidates; round += 1) {
    const colors = withLocks(draw(), request);
    const score = scorePalette(colors, request);
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
