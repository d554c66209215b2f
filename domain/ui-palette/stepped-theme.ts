/** Converts a palette to input of the theme solver, whose families use the steps of the ramps. */
import type { SteppedTheme } from "#domain/documents/theme/theme-document.ts";
import { type UiPaletteDocument, uiPaletteRequest } from "#domain/documents/theme/ui-palette-document.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import { buildUiPalette, type UiPalette } from "#engine/theme/ui-palette.ts";

export function steppedTheme(
  { contrast, tintPercent, floors, ratios, label, edition, pins }: UiPaletteDocument,
  palette: UiPalette,
): SteppedTheme {
  const { brand, steps } = paletteFamilies(palette);
  return { brand, contrast, tintPercent, floors, ratios, label, edition, pins, steps };
}

/** The theme of a palette whose ramps have not been built yet. */
export function themeOfPalette(document: UiPaletteDocument): SteppedTheme {
  return steppedTheme(document, buildUiPalette(uiPaletteRequest(document)));
}
