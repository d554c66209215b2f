/** The palette of an interface as the families of a theme. */
import type { Color } from "#engine/space/color.ts";
import type { FamilyStepColors } from "./theme-request.ts";
import { DERIVED_STEP, type UiPalette } from "./ui-palette.ts";
import type { UiRampName } from "./ui-ramp-names.ts";

/**
 * The colors of a palette as a theme's families: the three that a theme is solved from, and the steps they wear. A
 * color that was derived stands on step 600.
 */
export function paletteFamilies({ ramps }: UiPalette): {
  readonly brand: readonly Color[];
  readonly steps: FamilyStepColors;
} {
  const colorsOf = (name: UiRampName): readonly Color[] => ramps[name].steps.map(({ color }) => color);
  const main = (name: UiRampName): Color[] => {
    const { steps } = ramps[name];
    const found = steps.find(({ isAnchor }) => isAnchor) ?? steps.find(({ step }) => step === DERIVED_STEP);
    return found === undefined ? [] : [found.color];
  };
  return {
    brand: [...main("primary"), ...main("secondary"), ...main("accent")],
    steps: {
      brand: colorsOf("primary"),
      second: colorsOf("secondary"),
      accent: colorsOf("accent"),
      success: colorsOf("success"),
      warning: colorsOf("warning"),
      danger: colorsOf("danger"),
      info: colorsOf("info"),
    },
  };
}
