/**
 * Uses the steps of a ramp as colors of a theme's family. A step that meets the needs replaces the solver's tone;
 * otherwise the solver's tone stays, so floors never depend on a ramp.
 */
import type { Color } from "#engine/space/color.ts";
import type { Floors } from "#engine/theme/theme-floors.ts";
import { type Swatch, type SwatchNeed, swatchMeets, swatchOf } from "#engine/theme/theme-swatch.ts";
import { labelNeeds } from "./solve-fill.ts";

/** Greatest difference in OKLCH lightness between a quiet background and the step that replaces it. */
const QUIET_REACH = 0.06;
/** Least difference in OKLCH lightness that is visible as a state. */
const SHOWN_STATE = 0.02;

export interface FamilySteps {
  /** The step nearest in lightness that meets the needs, otherwise `solved`. */
  readonly meeting: (solved: Swatch, needs: readonly SwatchNeed[]) => Swatch;
  /** The nearest step as a quiet background, otherwise `solved`. */
  readonly quiet: (solved: Swatch) => Swatch;
  /** The nearest step that passes the test, otherwise `solved`. */
  readonly passing: (solved: Swatch, test: (step: Swatch) => boolean) => Swatch;
  /** The first (hovered) or second (pressed) step away from the text that stays legible, otherwise `solved`. */
  readonly state: (solved: Swatch, fill: Swatch, text: Swatch, floors: Floors, count: 1 | 2) => Swatch;
}

/** Without steps every function returns `solved`. */
export function familySteps(steps: readonly Color[] = []): FamilySteps {
  const swatches = steps.map(swatchOf);
  const nearest = (to: Swatch, candidates: readonly Swatch[]): Swatch | undefined =>
    candidates.toSorted((a, b) => distance(a, to) - distance(b, to))[0];
  const passing: FamilySteps["passing"] = (solved, test) => nearest(solved, swatches.filter(test)) ?? solved;
  return {
    passing,
    meeting: (solved, needs) => passing(solved, (step) => swatchMeets(step, needs)),
    quiet: (solved) => passing(solved, (step) => distance(step, solved) <= QUIET_REACH),
    state: (solved, fill, text, floors, count) => {
      const sign = text.lightness > fill.lightness ? -1 : 1;
      const beyond = swatches
        .filter((step) => sign * (step.lightness - fill.lightness) >= SHOWN_STATE)
        .filter((step) => swatchMeets(text, labelNeeds([step], floors)))
        .toSorted((a, b) => distance(a, fill) - distance(b, fill));
      return beyond[count - 1] ?? solved;
    },
  };
}

const distance = (one: Swatch, other: Swatch): number => Math.abs(one.lightness - other.lightness);
