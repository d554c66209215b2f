/** A palette as input of the theme solver: its families in the steps of the ramps. */
import type { SteppedTheme } from "#domain/documents/theme-document.ts";
import type { UiPaletteDocument } from "#domain/documents/ui-palette-document.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import type { UiPalette } from "#engine/theme/ui-palette.ts";

export function steppedTheme(
  { contrast, tintPercent, floors, pins }: UiPaletteDocument,
  palette: UiPalette,
): SteppedTheme {
  const { brand, steps } = paletteFamilies(palette);
  return { brand, contrast, tintPercent, floors, pins, steps };
}
