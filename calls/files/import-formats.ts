/** The formats that a request may name for a file, mapped to the format names that the readers return. */

const SHEET = "Variables of a style sheet";
const TEXT = "Colors in text";
const READER_NAMES = {
  ase: ["Adobe Swatch Exchange"],
  aco: ["Adobe color swatches"],
  gpl: ["GIMP palette"],
  procreate: ["Procreate swatches"],
  dtcg: ["Design tokens"],
  figma: ["Figma variables"],
  json: ["JSON", "JSON lines", "Design tokens", "Figma variables", "Xcode color set"],
  csv: ["CSV table", "Table", "Rows of RGB", "Colors with names"],
  css: [SHEET, TEXT, "Gradient"],
  scss: [SHEET, "Source code", TEXT],
  less: [SHEET, TEXT],
  stylus: [SHEET, "Source code", TEXT],
  js: ["Source code", TEXT],
  android: ["Android colors"],
  swift: ["Swift colors"],
  kotlin: ["Compose colors"],
  flutter: ["Flutter colors"],
  html: ["Styles of a page"],
  svg: ["SVG drawing", TEXT],
  text: [
    TEXT,
    "CSV table",
    "Rows of RGB",
    "Colors with names",
    "Paint.NET palette",
    "Gradient",
    "kitty theme",
    "Ghostty theme",
    "X resources",
  ],
  toml: ["TOML"],
  yaml: ["YAML"],
  jasc: ["JASC palette"],
  paintnet: ["Paint.NET palette"],
  riff: ["RIFF palette"],
  act: ["Adobe Color Table"],
  krita: ["Krita palette"],
  xml: [
    "XML",
    "XML palette",
    "Android colors",
    "LibreOffice palette",
    "Scribus colors",
    "XAML",
    "Property list",
  ],
} as const satisfies Record<string, readonly string[]>;

export type ImportFormat = keyof typeof READER_NAMES;

function isFormat(text: string): text is ImportFormat {
  return Object.hasOwn(READER_NAMES, text);
}

export const IMPORT_FORMATS: readonly ImportFormat[] = Object.keys(READER_NAMES).filter(isFormat);

/** Whether the format that the reader detected is the requested one. */
export function isImportFormat(found: string, format: ImportFormat): boolean {
  return READER_NAMES[format].some((name) => name === found);
}
