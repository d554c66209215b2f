import { toolSample } from "#app/color/tool-sample.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

/** View type of a row of the index. */
export interface IndexRow {
  readonly to: string;
  readonly title: string;
  readonly line: string;
  /** CSS background of the sample, made of the page's own colors. */
  readonly sample: string;
}

/**
 * The tools with samples in these colors, computed on the server so that Home loads neither the list nor the code for
 * samples.
 */
export function toolRows(colors: readonly string[]): readonly IndexRow[] {
  return TOOLS.map(({ path, title, line, sample }) => ({
    to: path,
    title,
    line,
    sample: toolSample(sample, colors),
  }));
}
