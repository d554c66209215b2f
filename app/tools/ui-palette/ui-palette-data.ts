import type { ToolData } from "#app/workbench/tool-data.ts";
import type { ShownChart } from "#domain/ui-palette/shown-chart.ts";
import type { ShownPalette } from "#domain/ui-palette/shown-palette.ts";

/** The palette of the address is computed by the loader. */
export interface UiPaletteData extends ToolData {
  readonly shown: ShownPalette;
  /** Only if the address selects the charts view. */
  readonly chart?: ShownChart;
}
