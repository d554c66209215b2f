import type { ImportedColor } from "./color-entries.ts";

/** The result of one reader. */
export interface ReadPalette {
  /** Format name for messages: "Adobe Swatch Exchange". */
  readonly format: string;
  readonly title?: string;
  readonly colors: readonly ImportedColor[];
}
