/** A ramp of eleven steps, even in OKLCH lightness, that contains a given color exactly. */

import { mapToGamut, maxChroma } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

/** The names of Tailwind CSS, from light to dark. */
export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStepName = (typeof RAMP_STEPS)[number];

export interface RampStep {
  readonly step: RampStepName;
  readonly color: Color;
  /** True for the given color itself. */
  readonly isAnchor: boolean;
}

/** OKLCH lightness of each step on a ramp without an anchor; chosen by us, visually even except at the ends. */
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
/** Share of the anchor's chroma at each end of the ramp. */
const [LIGHT_END_CHROMA, DARK_END_CHROMA] = [0.12, 0.5];
/** How far the ends may be moved for an anchor beyond them, and the least difference of lightness between steps. */
const [TOP_LIGHTNESS, MIN_STEP_UP] = [0.995, 0.012];
const [BOTTOM_LIGHTNESS, MIN_STEP_DOWN] = [0.02, 0.03];

/**
 * The color is placed on the step that fits its lightness, or on `anchor`; the steps on either side are spread evenly
 * from it to the ends. Lightness falls strictly, except if black or white is on a step with no room beyond it; chroma
 * is limited to sRGB.
 */
export function colorRamp(color: Color, options: { readonly anchor?: RampStepName } = {}): RampStep[] {
  return rampOf(color, RAMP_STEPS, options.anchor);
}

export interface NumberedStep {
  /** 50 (lightest) to 950 (darkest). */
  readonly step: number;
  readonly color: Color;
  readonly isAnchor: boolean;
}

const [MIN_STEPS, MAX_STEPS] = [3, 25];

/**
 * The step names of a ramp of `count` steps (3 to 25), 50 to 950: the usual eleven, otherwise evenly spread integers.
 * Throws a RangeError for another count.
 */
export function rampStepNames(count: number): readonly number[] {
  if (!Number.isInteger(count) || count < MIN_STEPS || count > MAX_STEPS)
    throw new RangeError(`A ramp has ${MIN_STEPS} to ${MAX_STEPS} steps, not ${count}.`);
  if (count === RAMP_STEPS.length) return RAMP_STEPS;
  return Array.from({ length: count }, (_, index) => Math.round(50 + (900 * index) / (count - 1)));
}

/**
 * Like `colorRamp`, with `count` steps (3 to 25); `anchor` is one of `rampStepNames(count)`. Throws a RangeError for
 * another count or anchor.
 */
export function colorRampOfCount(
  color: Color,
  count: number,
  options: { readonly anchor?: number | undefined } = {},
): NumberedStep[] {
  return rampOf(color, rampStepNames(count), options.anchor);
}

function rampOf<Step extends number>(
  color: Color,
  names: readonly Step[],
  wanted: Step | undefined,
): { step: Step; color: Color; isAnchor: boolean }[] {
  const origin = colorToOklch(color);
  const anchor = wanted ?? fittingStep(origin.lightness, names);
  const at = names.indexOf(anchor);
  if (at === -1) throw new RangeError(`A ramp of ${names.length} steps has no step ${anchor}.`);
  // Minimum distance between steps; with more steps than usual it is smaller.
  const crowding = (RAMP_STEPS.length - 1) / (names.length - 1);
  // White on step 950 leaves no room above it, black on 50 none below, so that end keeps the color's own lightness.
  const top = Math.max(
    origin.lightness,
    LIGHTNESS[50],
    Math.min(TOP_LIGHTNESS, origin.lightness + MIN_STEP_UP * crowding * at),
  );
  const bottom = Math.min(
    origin.lightness,
    LIGHTNESS[950],
    Math.max(BOTTOM_LIGHTNESS, origin.lightness - MIN_STEP_DOWN * crowding * (names.length - 1 - at)),
  );
  const atAnchor = plainLightness(anchor);
  return names.map((step, index) => {
    if (index === at) return { step, color, isAnchor: true };
    const isLighter = index < at;
    const end = isLighter ? top : bottom;
    // The step's position without an anchor, as a share of the range from the anchor to the end.
    const span = (isLighter ? LIGHTNESS[50] : LIGHTNESS[950]) - atAnchor;
    const share =
      span === 0
        ? Math.abs(index - at) / Math.max(1, isLighter ? at : names.length - 1 - at)
        : (plainLightness(step) - atAnchor) / span;
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

/** OKLCH lightness of a step without an anchor; interpolated between the named steps. */
function plainLightness(step: number): number {
  const above = RAMP_STEPS.findIndex((name) => name >= step);
  const [low, high] = [RAMP_STEPS[Math.max(0, above - 1)] ?? 50, RAMP_STEPS[above] ?? 950];
  if (high === low) return LIGHTNESS[high];
  return LIGHTNESS[low] + ((LIGHTNESS[high] - LIGHTNESS[low]) * (step - low)) / (high - low);
}

function fittingStep<Step extends number>(lightness: number, names: readonly Step[]): Step {
  const gap = (name: Step): number => Math.abs(plainLightness(name) - lightness);
  return names.reduce((best, name) => (gap(name) < gap(best) ? name : best));
}
