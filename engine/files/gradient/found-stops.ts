/** What may be said about the stops in a format: whether they are one's own, and how exact the others are (GRD-1). */
import { type Fallback, fallbackStops } from "#engine/gradient/fallback.ts";
import { type CssLines, type GradientLayer, gradientWords } from "#engine/gradient/write/write-css.ts";
import type { GradientFormatId } from "./gradient-formats.ts";

export interface FoundStops {
  /** Of all layers. */
  readonly count: number;
  /** ΔEOK. */
  readonly maxDelta: number;
}

/**
 * The stops that had to be found for a format, and how far they are from the gradient at most; undefined if all are one's own.
 * `layers` from the topmost on, `tolerance` in ΔEOK.
 */
export function foundStops(
  id: GradientFormatId,
  layers: readonly GradientLayer[],
  { tolerance, lines = "both" }: { readonly tolerance: number; readonly lines?: CssLines },
): FoundStops | undefined {
  const found = layers.flatMap((layer): readonly Fallback[] => {
    switch (id) {
      case "css":
      case "scss": {
        const words = gradientWords(layer, tolerance);
        return listed(words.modern !== undefined && lines !== "modern" ? words.fallback : words.found);
      }
      case "tailwind":
        return listed(gradientWords(layer, tolerance).found);
      case "svg":
        // A conic one is a picture there.
        return layer.type === "conic" ? [] : [fallbackStops(layer, tolerance, "any")];
      default:
        return [fallbackStops(layer, tolerance, "any")];
    }
  });
  const others = found.filter(({ maxDelta }) => maxDelta > 0);
  if (others.length === 0) return undefined;
  return {
    count: others.reduce((sum, { stops }) => sum + stops.length, 0),
    maxDelta: Math.max(...others.map(({ maxDelta }) => maxDelta)),
  };
}

function listed(found: Fallback | undefined): readonly Fallback[] {
  return found === undefined ? [] : [found];
}
