/**
 * The chroma of a ramp's steps around a color: highest in the middle and low at the light end, so that light steps can
 * be backgrounds. The more of sRGB's chroma the color uses, the more its steps use.
 */
import { maxChroma } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Oklch } from "#engine/space/color.ts";
import { gamutFill } from "./gamut-fill.ts";

/** Chroma of each step as a share of the highest; chosen by eye. */
const SHARES: Readonly<Record<RampStepName, number>> = {
  50: 0.1,
  100: 0.21,
  200: 0.42,
  300: 0.66,
  400: 0.88,
  500: 1,
  600: 1,
  700: 0.93,
  800: 0.8,
  900: 0.64,
  950: 0.44,
};
/** How much more chroma the middle gets for a color whose own lightness limits its chroma. */
const LIFT = 0.25;
/** Greatest chroma of a step as a multiple of the color's own, so that a pale color does not get a vivid ramp. */
const MAX_RISE = 4;

/** The chroma of each of the eleven steps; `at` is the place of the color, whose own chroma stays. */
export function stepChromas(color: Oklch, at: number, lightnesses: readonly number[]): number[] {
  const { chroma, hueDeg } = color;
  if (hueDeg === undefined) return lightnesses.map(() => 0);
  const own = SHARES[RAMP_STEPS[at] ?? 500];
  const lifted = 1 + LIFT * gamutFill(color) ** 2;
  return lightnesses.map((lightness, place) => {
    if (place === at) return chroma;
    const share = SHARES[RAMP_STEPS[place] ?? 500];
    // The increase is spread over two steps, so that the color does not differ visibly from its neighbors.
    const lift = 1 + (lifted - 1) * Math.min(1, Math.abs(place - at) / 2);
    const wanted = chroma * Math.min(MAX_RISE, (share / own) * lift);
    return Math.min(wanted, maxChroma(lightness, hueDeg, "srgb"));
  });
}
