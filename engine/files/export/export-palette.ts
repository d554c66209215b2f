/** Every export format of a palette (COL-6), each loaded on first use. */

import type { ColorFormat } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { FontFiles } from "#engine/typeset/font-files.ts";
import type { CaseStyle } from "./identifiers.ts";
import { uniqueNames } from "./unique-names.ts";

export interface ExportPalette {
  readonly title?: string;
  readonly colors: readonly {
    readonly name: string;
    readonly color: Color;
    /** Its value in dark mode, written next to the light value in every format. */
    readonly dark?: Color;
  }[];
  /** Whether the names are those nearest to the colors, which nobody gave to them. */
  readonly isNearestNamed?: boolean;
  /** Known roles, for formats with roles (shadcn/ui): names without "--", in order. */
  readonly roles?: {
    readonly light: readonly (readonly [role: string, color: Color])[];
    readonly dark: readonly (readonly [role: string, color: Color])[];
  };
}

export interface ExportOptions {
  readonly valueFormat: ColorFormat;
  /** Color names, numbers from 1, or ramp steps such as 50, 100, 200 … 900, 950 for eleven colors. */
  readonly naming: "name" | "index" | "step";
  readonly caseStyle: CaseStyle;
  /** Prefix of each name, without the language's own "--" or "$". */
  readonly prefix: string;
  /** Writes a gamut-mapped value first, and the wide-gamut color for screens that can show it. */
  readonly wideGamutFallback: boolean;
  /** How style sheets switch to dark values: media query (default), class, or light-dark(). */
  readonly darkMode?: "media" | "class" | "light-dark";
  /** Written as a comment in formats that have comments. */
  readonly shareLink?: string;
  /** Text of the format "template", with placeholders such as {name} and {hex}. */
  readonly template?: string;
  /** Fonts of the PDF sheet for names in other scripts than Latin; without them such a name is an error. */
  readonly fontFiles?: FontFiles;
}

/** Hex values named as the colors are, with a fallback for colors outside sRGB. */
export const DEFAULT_EXPORT_OPTIONS: ExportOptions = {
  valueFormat: "hex",
  naming: "name",
  caseStyle: "kebab",
  prefix: "",
  wideGamutFallback: true,
};

/** Text or bytes of a whole file. Throws an ExportProblem if the format cannot hold the palette. */
export type Exporter = (
  palette: ExportPalette,
  options: ExportOptions,
) => string | Uint8Array | Promise<Uint8Array>;

export interface ExportFormat {
  readonly id: string;
  readonly label: string;
  /** What the format is for, in a few words. */
  readonly line: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly kind: "text" | "binary";
}

const text = (
  id: string,
  label: string,
  line: string,
  extension: string,
  mediaType = "text/plain",
): ExportFormat => ({
  id,
  label,
  line,
  extension,
  mediaType,
  kind: "text",
});
const binary = (
  id: string,
  label: string,
  line: string,
  extension: string,
  mediaType: string,
): ExportFormat => ({
  ...text(id, label, line, extension, mediaType),
  kind: "binary",
});

/** The `id` is what `loadExporter` takes. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  text("css", "CSS", "Custom properties", "css", "text/css"),
  text("hex", "Hex list", "One a line", "txt"),
  text("scss", "SCSS", "Variables and a map", "scss"),
  text("tailwind", "Tailwind", "Version 4, @theme", "css", "text/css"),
  text("shadcn", "shadcn", "shadcn/ui theme", "css", "text/css"),
  text("dtcg", "Tokens", "W3C design tokens", "tokens.json", "application/json"),
  text("tailwind3", "Tailwind 3", "Config file", "js", "text/javascript"),
  text("less", "Less", "Variables", "less"),
  text("stylus", "Stylus", "Variables", "styl"),
  text("style-dictionary", "Style Dictionary", "Token file", "json", "application/json"),
  text("dtcg-hex", "Tokens, hex", "Design tokens with hex values", "tokens.json", "application/json"),
  text("json", "JSON", "Names and values", "json", "application/json"),
  text("js", "JavaScript", "Module", "js", "text/javascript"),
  text("ts", "TypeScript", "Module", "ts"),
  text("csv", "CSV", "Table", "csv", "text/csv"),
  text("android", "Android", "colors.xml", "xml", "application/xml"),
  text("swift", "Swift", "SwiftUI colors", "swift"),
  text("flutter", "Flutter", "Dart class", "dart"),
  text("compose", "Compose", "Kotlin object", "kt"),
  text("figma", "Figma", "Variables, one mode", "tokens.json", "application/json"),
  text("figma-dark", "Figma dark", "The dark mode", "tokens.json", "application/json"),
  text("sketch", "Sketch", "Palette", "sketchpalette", "application/json"),
  text("template", "Template", "Your own", "txt"),
  text("svg", "SVG", "Vector sheet", "svg", "image/svg+xml"),
  binary("png", "PNG", "2400 × 1260", "png", "image/png"),
  binary("pdf", "PDF", "Print sheet", "pdf", "application/pdf"),
  binary("ase", "ASE", "Adobe", "ase", "application/octet-stream"),
  text("gpl", "GPL", "GIMP, Krita", "gpl"),
  binary("xcode-bundle", "Xcode", "Color sets", "zip", "application/zip"),
  binary("android-bundle", "Android app", "Light, night, Compose", "zip", "application/zip"),
  binary("flutter-bundle", "Flutter app", "Theme extension", "zip", "application/zip"),
  binary("aco", "ACO", "Photoshop", "aco", "application/octet-stream"),
  binary("procreate", "Procreate", "Swatches", "swatches", "application/zip"),
];

const LOADERS: Readonly<Record<string, () => Promise<Exporter>>> = {
  css: async () => (await import("./css.ts")).exportCss,
  hex: async () => (await import("./code.ts")).exportHexList,
  scss: async () => (await import("./css.ts")).exportScss,
  less: async () => (await import("./css.ts")).exportLess,
  stylus: async () => (await import("./css.ts")).exportStylus,
  tailwind: async () => (await import("./css.ts")).exportTailwind,
  shadcn: async () => (await import("./shadcn.ts")).exportShadcn,
  dtcg: async () => (await import("./tokens.ts")).exportDtcg,
  "dtcg-hex": async () => (await import("./tokens.ts")).exportHexTokens,
  "style-dictionary": async () => (await import("./tokens.ts")).exportStyleDictionary,
  figma: async () => (await import("./tokens.ts")).exportFigma,
  "figma-dark": async () => (await import("./tokens.ts")).exportFigmaDark,
  sketch: async () => (await import("./tokens.ts")).exportSketch,
  json: async () => (await import("./code.ts")).exportJson,
  js: async () => (await import("./code.ts")).exportJs,
  ts: async () => (await import("./code.ts")).exportTs,
  tailwind3: async () => (await import("./code.ts")).exportTailwind3,
  csv: async () => (await import("./code.ts")).exportCsv,
  android: async () => (await import("./code-native.ts")).exportAndroid,
  swift: async () => (await import("./code-native.ts")).exportSwift,
  flutter: async () => (await import("./code-native.ts")).exportFlutter,
  compose: async () => (await import("./code-native.ts")).exportCompose,
  template: async () => (await import("./template.ts")).exportTemplate,
  svg: async () => (await import("./svg.ts")).exportSvg,
  png: async () => (await import("./png.ts")).exportPng,
  pdf: async () => (await import("./pdf.ts")).exportPdf,
  ase: async () => (await import("./adobe.ts")).exportAse,
  aco: async () => (await import("./adobe.ts")).exportAco,
  gpl: async () => (await import("./gpl.ts")).exportGpl,
  "xcode-bundle": async () => (await import("./color-sets.ts")).exportColorSets,
  "android-bundle": async () => (await import("./app-bundles.ts")).exportAndroidBundle,
  "flutter-bundle": async () => (await import("./app-bundles.ts")).exportFlutterBundle,
  procreate: async () => (await import("./procreate.ts")).exportProcreate,
};

/** Names in a file are unique. Throws on an id that is not in `EXPORT_FORMATS`. */
export async function loadExporter(id: string): Promise<Exporter> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) throw new Error(`There is no export format "${id}"`);
  const exporter = await load();
  return (palette, options) => {
    const names = uniqueNames(palette.colors.map(({ name }) => name));
    const colors = palette.colors.map((each, index) => ({ ...each, name: names[index] ?? each.name }));
    return exporter({ ...palette, colors }, options);
  };
}
