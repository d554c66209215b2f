/** Converts an interface palette for the common export formats, and to the theme for the outputs with four modes. */
import type { SteppedTheme } from "#domain/documents/theme/theme-document.ts";
import type { UiPaletteDocument } from "#domain/documents/theme/ui-palette-document.ts";
import { exportedTheme } from "#domain/themes/exported-theme.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { Color } from "#engine/space/color.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";
import { mainColor, rampOf, type ShownPalette, shownColor } from "./shown-palette.ts";

/** Eight ramps of eleven steps, named "primary 50", with the roles of light and dark. */
export function exportedPalette({ ramps, solved }: ShownPalette): ExportPalette {
  const { roles } = exportedTheme(solved);
  return {
    title: "UI palette",
    colors: ramps.flatMap(({ name, steps }) =>
      steps.map(({ step, color }) => ({ name: `${name} ${step}`, color: shownColor(color) })),
    ),
    ...(roles && { roles }),
  };
}

/** The theme of a document whose palette is known. */
export function themeOfShown(
  document: UiPaletteDocument,
  { ramps }: Pick<ShownPalette, "ramps">,
): SteppedTheme {
  const { contrast, tintPercent, floors, ratios, label, edition, pins } = document;
  const stepsOf = (name: UiRampName): readonly Color[] =>
    rampOf({ ramps }, name).steps.map(({ color }) => shownColor(color));
  return {
    brand: ramps.slice(0, 3).map((ramp) => mainColor(ramp)),
    contrast,
    tintPercent,
    floors,
    ratios,
    label,
    edition,
    pins,
    steps: {
      brand: stepsOf("primary"),
      second: stepsOf("secondary"),
      accent: stepsOf("accent"),
      success: stepsOf("success"),
      warning: stepsOf("warning"),
      danger: stepsOf("danger"),
      info: stepsOf("info"),
    },
  };
}
