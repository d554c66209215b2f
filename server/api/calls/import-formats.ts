/** The formats a file can be asked to have, and what the reader calls them. */

const READER_NAMES = {
  ase: ["Adobe Swatch Exchange"],
  aco: ["Adobe color swatches"],
  gpl: ["GIMP palette"],
  dtcg: ["Design tokens"],
  json: ["JSON", "Design tokens"],
  csv: ["CSV table"],
  css: ["Colors in text"],
  scss: ["Colors in text"],
  svg: ["Colors in text"],
  text: ["Colors in text", "CSV table"],
} as const satisfies Record<string, readonly string[]>;

export type ImportFormat = keyof typeof READER_NAMES;

export const IMPORT_FORMATS = [
  "ase",
  "aco",
  "gpl",
  "dtcg",
  "json",
  "csv",
  "css",
  "scss",
  "svg",
  "text",
] as const satisfies readonly ImportFormat[];

/** Whether what the reader found is of the format. */
export function isImportFormat(found: string, format: ImportFormat): boolean {
  return READER_NAMES[format].some((name) => name === found);
}
