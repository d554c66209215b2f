/** Jobs of the worker for interface palettes. */
import { hasShape } from "#app/workers/jobs.ts";
import type { UiPaletteDocument } from "#domain/documents/theme/ui-palette-document.ts";
import type { ShownChart } from "#domain/ui-palette/shown-chart.ts";
import type { ShownPalette } from "#domain/ui-palette/shown-palette.ts";

export interface PaletteJobs {
  readonly show: {
    readonly task: UiPaletteDocument;
    readonly answer: ShownPalette;
    readonly progress: never;
  };
  readonly chart: {
    readonly task: UiPaletteDocument;
    readonly answer: ShownChart;
    readonly progress: never;
  };
}

export const isPaletteTask = (value: unknown): value is UiPaletteDocument =>
  hasShape(value, { brand: "array", own: "object", bends: "object", fit: "string", chart: "string" });
export const isShownPalette = (value: unknown): value is ShownPalette =>
  hasShape(value, { ramps: "array", turnsDeg: "object", solved: "object", worn: "object" });
export const isShownChart = (value: unknown): value is ShownChart =>
  hasShape(value, { marks: "array", page: "string", differences: "array", unmet: "array" });
