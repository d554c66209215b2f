/** How distinguishable colors are with and without a color vision deficiency. */
import { deltaOfOklab } from "#engine/difference/difference.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { simulateVision } from "./vision.ts";

export type VisionKind = "none" | "protan" | "deutan" | "tritan";
export const VISION_KINDS: readonly VisionKind[] = ["none", "protan", "deutan", "tritan"];

/** A color in OKLab under each of the four kinds of vision, in the order of VISION_KINDS. */
export type SeenColor = readonly Oklab[];

/** The color in OKLab under full vision, protanopia, deuteranopia and tritanopia, in that order. */
export function seenBy(color: Color): SeenColor {
  return VISION_KINDS.map((kind) => colorToOklab(kind === "none" ? color : simulateVision(color, kind)));
}

/** The least ΔEOK between two colors over the four kinds of vision, 0 to 1. */
export function leastSeenDistance(first: SeenColor, second: SeenColor): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, p] of first.entries()) {
    const q = second[index];
    if (q === undefined) continue;
    least = Math.min(least, deltaOfOklab(p, q));
  }
  return least;
}

export interface ClosestSeen {
  readonly a: number;
  readonly b: number;
  /** ΔEOK, 0 to 1. */
  readonly deltaE: number;
  readonly vision: VisionKind;
}

/** The two colors that are hardest to distinguish, and under which vision; undefined for fewer than two. */
export function closestSeen(colors: readonly SeenColor[]): ClosestSeen | undefined {
  let closest: ClosestSeen | undefined;
  for (const [b, second] of colors.entries()) {
    for (const [a, first] of colors.slice(0, b).entries()) {
      for (const [index, vision] of VISION_KINDS.entries()) {
        const [p, q] = [first[index], second[index]];
        if (p === undefined || q === undefined) continue;
        const deltaE = deltaOfOklab(p, q);
        if (closest === undefined || deltaE < closest.deltaE) closest = { a, b, deltaE, vision };
      }
    }
  }
  return closest;
}
