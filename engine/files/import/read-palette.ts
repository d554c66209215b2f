import type { ImportedColor } from "./color-entries.ts";

/** What one reader made of a file. */
export interface ReadPalette {
  /** For a sentence: "Adobe Swatch Exchange". */
  readonly format: string;
  readonly title?: string;
  readonly colors: readonly ImportedColor[];
}
