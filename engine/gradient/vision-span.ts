/** How much of a gradient's change is left under a color vision deficiency. */
import { seenBy, VISION_KINDS } from "#engine/vision/vision-distance.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface VisionSpan {
  /** The least share of the way's length in OKLab that is left under one of the deficiencies, 0 to about 1. */
  readonly share: number;
  readonly deficiency: "protan" | "deutan" | "tritan";
}

const SAMPLES = 64;

/**
 * The way from the first color to the last, as long as each full deficiency of protan, deutan and tritan sees it,
 * against how long it is. Undefined for a gradient of one color. Throws without stops.
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
  if (whole < LEAST_LENGTH) return undefined;
  const found = [
    { share: protan / whole, deficiency: "protan" },
    { share: deutan / whole, deficiency: "deutan" },
    { share: tritan / whole, deficiency: "tritan" },
  ] as const;
  return found.toSorted((a, b) => a.share - b.share)[0];
}

const LEAST_LENGTH = 0.02;
/** With less than this share two places of a gradient are taken for one. */
const LEAST_SHARE = 0.7;

/** Whether at least 70 percent of the change are seen with every color vision. */
export function isSeenByAll(gradient: Gradient): boolean {
  const span = visionSpan(gradient);
  return span !== undefined && span.share >= LEAST_SHARE;
}
