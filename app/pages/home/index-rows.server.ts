import { toolSample } from "#app/color/tool-sample.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

/** A row of the index: where it leads, and what it shows. */
export interface IndexRow {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  /** CSS background of the sample, made of the page's own colors. */
  readonly sample: string;
}

/** The tools with their samples in these colors, worked out here so that Home loads neither list nor painter. */
export function toolRows(colors: readonly string[]): readonly IndexRow[] {
  return BUILT_TOOLS.map(({ path, title, line, sample }) => ({
    to: path,
    title,
    line,
    sample: toolSample(sample, colors),
  }));
}
