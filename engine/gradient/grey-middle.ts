/** Whether a gradient passes through gray between two colors, measured as OKLab chroma (Ottosson 2020). */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface GreyMiddle {
  /** Least chroma between two stops that both have a hue. */
  readonly chroma: number;
  /** That chroma as a share of the duller stop's; 1 or more means no loss. */
  readonly share: number;
  /** Its position along the gradient, 0 to 1. */
  readonly position01: number;
}

/** Stops with less chroma are grays, and a gradient to them may be gray. */
const MIN_CHROMA = 0.04;
/** Below this share of the duller stop's chroma, or below MIN_CHROMA, the middle looks gray. */
const MIN_SHARE = 0.5;
const SAMPLES = 64;

/**
 * The position of least chroma between two stops with a hue; undefined if no neighbors have one. Throws without
 * stops.
 */
export function dullestMiddle(gradient: Gradient): GreyMiddle | undefined {
  const sample = createSampler(gradient);
  let worst: GreyMiddle | undefined;
  for (const [index, from] of gradient.stops.entries()) {
    const to = gradient.stops[index + 1];
    if (to === undefined || to.position01 <= from.position01) continue;
    const ends = Math.min(chromaOf(from.color), chromaOf(to.color));
    if (ends < MIN_CHROMA) continue;
    for (let step = 0; step <= SAMPLES; step += 1) {
      const position01 = from.position01 + ((to.position01 - from.position01) * step) / SAMPLES;
      const chroma = chromaOf(sample(position01));
      if (worst === undefined || chroma / ends < worst.share)
        worst = { chroma, share: chroma / ends, position01 };
    }
  }
  return worst;
}

/**
 * True if the gradient loses its hue somewhere between two stops with a hue: less than half the chroma of both, or a
 * chroma under 0.04.
 */
export function hasGreyMiddle(gradient: Gradient): boolean {
  const worst = dullestMiddle(gradient);
  return worst !== undefined && (worst.share < MIN_SHARE || worst.chroma < MIN_CHROMA);
}

function chromaOf(color: Color): number {
  const { a, b } = colorToOklab(color);
  return Math.hypot(a, b);
}
