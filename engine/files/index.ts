/** Swatch files and code: a palette read from any of them, and written as each, whose writer is loaded when it is asked for. */

export {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type Exporter,
  type ExportFormat,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "./export/export-palette.ts";
export { ExportProblem } from "./export/export-problem.ts";
export type { ImportedColor } from "./import/color-entries.ts";
export { type ImportFile, type ImportResult, importPalette } from "./import/import-palette.ts";
export type { ReadMode, ReadPalette, UnreadPart } from "./import/read-palette.ts";
export { createPngWriter, type PngPicture, type PngWriter } from "./png-writer.ts";
