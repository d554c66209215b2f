import type { ToolData } from "#app/workbench/tool-data.ts";
import type { ShownChart } from "#domain/ui-palette/shown-chart.ts";

/** The palette of the address is computed by the loader. */
export interface UiPaletteData extends ToolData {
  /** A `ShownPalette` as JSON: the format of loader data has a number for each value, which is compressed less well. */
  readonly shown: string;
  /** Only if the address selects the charts view. */
  readonly chart?: ShownChart;
}
