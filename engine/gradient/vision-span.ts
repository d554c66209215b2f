/** How much of the color change of a gradient remains visible with a color vision deficiency. */
import { seenBy, VISION_KINDS } from "#engine/vision/vision-distance.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface VisionSpan {
  /** The least share of the gradient's length in OKLab that remains with any of the deficiencies, 0 to about 1. */
  readonly share: number;
  readonly deficiency: "protan" | "deutan" | "tritan";
}

const SAMPLES = 64;

/**
 * The length of the gradient in OKLab as seen with protanopia, deuteranopia and tritanopia, compared with its length
 * for full vision. Undefined for a gradient of one color. Throws without stops.
 */
export function visionSpan(gradient: Gradient): VisionSpan | undefined {
  const sample = createSampler(gradient);
  const places = Array.from({ length: SAMPLES + 1 }, (_, index) => seenBy(sample(index / SAMPLES)));
  const lengths = VISION_KINDS.map((_, kind) =>
    places.reduce((sum, place, index) => {
      const [from, to] = [places[index - 1]?.[kind], place[kind]];
      return from === undefined || to === undefined
        ? sum
        : sum + Math.hypot(to.lightness - from.lightness, to.a - from.a, to.b - from.b);
    }, 0),
  );
  const [whole = 0, protan = 0, deutan = 0, tritan = 0] = lengths;
  if (whole < MIN_LENGTH) return undefined;
  const found = [
    { share: protan / whole, deficiency: "protan" },
    { share: deutan / whole, deficiency: "deutan" },
    { share: tritan / whole, deficiency: "tritan" },
  ] as const;
  return found.toSorted((a, b) => a.share - b.share)[0];
}

const MIN_LENGTH = 0.02;
/** Below this share, different positions of a gradient are mistaken for each other. */
const MIN_SHARE = 0.7;

/** Whether at least 70 percent of the color change remain visible with each of the three deficiencies. */
export function isSeenByAll(gradient: Gradient): boolean {
  const span = visionSpan(gradient);
  return span !== undefined && span.share >= MIN_SHARE;
}
