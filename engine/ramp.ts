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
/** How far the ends may be pushed for an anchor beyond them, and the least lightness a step then has. */
const [TOP_LIGHTNESS, LEAST_STEP_UP] = [0.995, 0.012];
const [BOTTOM_LIGHTNESS, LEAST_STEP_DOWN] = [0.02, 0.03];

/**
 * The color stays on the step whose lightness it fits, or on `anchor`; the steps on either side are spread evenly from
 * it to the ends. Lightness falls, strictly unless black or white stands on a step with none left beyond it; chroma
 * follows what sRGB holds.
 */
export function colorRamp(color: Color, options: { readonly anchor?: RampStepName } = {}): RampStep[] {
  const origin = colorToOklch(color);
  const anchor = options.anchor ?? fittingStep(origin.lightness);
  const at = RAMP_STEPS.indexOf(anchor);
  // White on step 950 leaves no room above it, black on 50 none below: those ends stay where the color is.
  const top = Math.max(
    origin.lightness,
    LIGHTNESS[50],
    Math.min(TOP_LIGHTNESS, origin.lightness + LEAST_STEP_UP * at),
  );
  const bottom = Math.min(
    origin.lightness,
    LIGHTNESS[950],
    Math.max(BOTTOM_LIGHTNESS, origin.lightness - LEAST_STEP_DOWN * (RAMP_STEPS.length - 1 - at)),
  );
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
