/** Scores a generated palette, and names the constraints that it does not meet. */

import { wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { closestPair, visionVerdict } from "./palette-facts.ts";

const AA = 4.5;

/** Higher is better; comparable among candidates of one request only. Unmet constraints outweigh everything else. */
export function scorePalette(colors: readonly Color[], request: GenerateRequest): number {
  const { aaPairs: wantedPairs = 0, minVisionDeltaE = 0 } = request.constraints ?? {};
  const apart = closestPair(colors)?.deltaE ?? 1;
  const pairs = countAaPairs(colors);
  const lightnesses = colors.map((color) => colorToOklab(color).lightness);
  const span = Math.max(...lightnesses) - Math.min(...lightnesses);
  // The simulation is slow, so it only runs if it is requested or if the rest of the score is good enough.
  const vision = minVisionDeltaE > 0 ? (visionVerdict(colors)?.deltaE ?? 1) : 0.05;
  return (
    Math.min(apart, 0.14) * 8 +
    Math.min(vision, 0.1) * 4 +
    Math.min(pairs, 3) * 0.12 +
    span * 0.5 -
    Math.max(0, wantedPairs - pairs) * 4 -
    (vision < minVisionDeltaE ? 8 * (1 + minVisionDeltaE - vision) : 0)
  );
}

/** One sentence for each constraint that the colors do not meet; empty if they meet all. */
export function unmetConstraints(colors: readonly Color[], { constraints }: GenerateRequest): string[] {
  const { aaPairs: wanted = 0, minVisionDeltaE = 0 } = constraints ?? {};
  const unmet: string[] = [];
  const pairs = countAaPairs(colors);
  if (pairs < wanted) unmet.push(`${pairs} of ${wanted} wanted pairs carry text at 4.5:1.`);
  if (minVisionDeltaE > 0) {
    const deltaE = visionVerdict(colors)?.deltaE ?? 1;
    if (deltaE < minVisionDeltaE) unmet.push("Two colors look alike with a color vision deficiency.");
  }
  return unmet;
}

/** Pairs whose WCAG ratio is at least 4.5, each counted once. */
export function countAaPairs(colors: readonly Color[]): number {
  let pairs = 0;
  for (const [index, first] of colors.entries()) {
    for (const second of colors.slice(index + 1)) if (wcagRatio(first, second) >= AA) pairs += 1;
  }
  return pairs;
}
