/** Converts an interface palette to the color families of a theme. */
import type { Color } from "#engine/space/color.ts";
import type { FamilyStepColors } from "./theme-request.ts";
import { DERIVED_STEP, type UiPalette } from "./ui-palette.ts";
import type { UiRampName } from "./ui-ramp-names.ts";

/**
 * The palette as input of the theme solver: the three brand colors, and the ramp steps that each family uses. A derived
 * color is on step 600.
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
