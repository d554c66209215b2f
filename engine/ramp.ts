/** A ramp of eleven steps, even in OKLCH lightness, that holds a given color exactly on one of them. */
import type { Color } from "./color.ts";
import { colorToOklch, oklchToColor } from "./convert.ts";
import { mapToGamut, maxChroma } from "./gamut.ts";

export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStepName = (typeof RAMP_STEPS)[number];

export interface RampStep {
  readonly step: RampStepName;
  readonly color: Color;
  /** The given color itself. */
  readonly isAnchor: boolean;
}

/** OKLCH lightness of each step on a ramp without an anchor; ours, even to the eye but for the tips. */
const LIGHTNESS: Readonly<Record<RampStepName, number>> = {
  50: 0.972,
  100: 0.937,
  200: 0.875,
  300: 0.797,
  400: 0.709,
  500: 0.622,
  600: 0.536,
  700: 0.451,
  800: 0.369,
  900: 0.291,
  950: 0.208,
};
/** Share of the anchor's chroma each end of the ramp keeps. */
const [LIGHT_END_CHROMA, DARK_END_CHROMA] = [0.12, 0.5];

/**
 * The color stays on the step whose lightness it fits, or on `anchor`; the steps on either side are spread evenly from
 * it to the ends. Lightness falls (strictly, unless the anchor is black or white itself); chroma follows what sRGB holds.
 */
export function colorRamp(color: Color, options: { readonly anchor?: RampStepName } = {}): RampStep[] {
  const origin = colorToOklch(color);
  const anchor = options.anchor ?? fittingStep(origin.lightness);
  const at = RAMP_STEPS.indexOf(anchor);
  const lightest = Math.max(LIGHTNESS[50], Math.min(0.995, origin.lightness + 0.012 * at));
  const darkest = Math.min(
    LIGHTNESS[950],
    Math.max(0.02, origin.lightness - 0.03 * (RAMP_STEPS.length - 1 - at)),
  );
  // Beyond an anchor that is nearly white or black itself, the steps share what is left: they never turn back.
  const top = lightest > origin.lightness ? lightest : (1 + Math.min(1, origin.lightness)) / 2;
  const bottom = darkest < origin.lightness ? darkest : origin.lightness / 2;
  return RAMP_STEPS.map((step, index) => {
    if (index === at) return { step, color, isAnchor: true };
    const isLighter = index < at;
    const end = isLighter ? top : bottom;
    const plain = LIGHTNESS[step];
    // Where the step would stand without an anchor, as a share of the way from the anchor to the end.
    const span = (isLighter ? LIGHTNESS[50] : LIGHTNESS[950]) - LIGHTNESS[anchor];
    const share =
      span === 0
        ? Math.abs(index - at) / Math.max(1, isLighter ? at : RAMP_STEPS.length - 1 - at)
        : (plain - LIGHTNESS[anchor]) / span;
    const lightness = origin.lightness + (end - origin.lightness) * share;
    const kept = 1 - (1 - (isLighter ? LIGHT_END_CHROMA : DARK_END_CHROMA)) * share ** 1.4;
    const room = origin.hueDeg === undefined ? 0 : maxChroma(lightness, origin.hueDeg, "srgb");
    const chroma = Math.min(origin.chroma * kept, room);
    return {
      step,
      color: mapToGamut(oklchToColor({ lightness, chroma, hueDeg: origin.hueDeg }), "srgb"),
      isAnchor: false,
    };
  });
}

function fittingStep(lightness: number): RampStepName {
  return (
    RAMP_STEPS.toSorted(
      (a, b) => Math.abs(LIGHTNESS[a] - lightness) - Math.abs(LIGHTNESS[b] - lightness),
    )[0] ?? 500
  );
}
