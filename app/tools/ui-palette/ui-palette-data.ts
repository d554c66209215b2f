import type { ToolData } from "#app/workbench/tool-data.ts";
import type { ShownPalette } from "#domain/ui-palette/shown-palette.ts";

/** The palette that the address holds is worked out before the page comes. */
export interface UiPaletteData extends ToolData {
  readonly shown: ShownPalette;
}
