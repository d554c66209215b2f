/** Source code and tables: JSON, JavaScript, TypeScript, Tailwind 3, CSV, Android XML, SwiftUI, Flutter. */
import { formatColor } from "#engine/format.ts";
import type { Exporter } from "./export-palette.ts";
import { linkComment, namedValues } from "./named-values.ts";

export const exportJson: Exporter = (palette, options) =>
  `${JSON.stringify(
    {
      ...(palette.title !== undefined && { title: palette.title }),
      ...(options.shareLink !== undefined && { link: options.shareLink }),
      colors: namedValues(palette, options).map(({ identifier, name, value }) => ({
        id: identifier,
        name,
        value,
      })),
    },
    null,
    2,
  )}\n`;

export const exportJs: Exporter = (palette, options) =>
  `${linkComment(options, "//")}export const palette = ${objectOf(palette, options)};\n`;

export const exportTs: Exporter = (palette, options) =>
  `${linkComment(options, "//")}export const palette = ${objectOf(palette, options)} as const;\n\nexport type PaletteColor = keyof typeof palette;\n`;

export const exportTailwind3: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "kebab")
    .map(({ identifier, value }) => `        ${JSON.stringify(identifier)}: ${JSON.stringify(value)},`)
    .join("\n");
  return `${linkComment(options, "//")}/** @type {import("tailwindcss").Config} */\nexport default {\n  theme: {\n    extend: {\n      colors: {\n${body}\n      },\n    },\n  },\n};\n`;
};

const objectOf: (...given: Parameters<Exporter>) => string = (palette, options) => {
  const style = options.caseStyle === "kebab" ? "camel" : options.caseStyle;
  const body = namedValues(palette, options, style)
    .map(({ identifier, value }) => `  ${identifier}: ${JSON.stringify(value)},`)
    .join("\n");
  return `{\n${body}\n}`;
};

/** RFC 4180; a name that a spreadsheet would run as a formula gets an apostrophe before it. */
export const exportCsv: Exporter = (palette, options) => {
  const rows = namedValues(palette, options).map(({ name, value, color }) => [
    name,
    value,
    formatColor(color, "oklch"),
  ]);
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [["name", "value", "oklch"], ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
};

export const exportAndroid: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "snake")
    .map(
      ({ identifier, color }) =>
        `    <color name="${identifier}">#${formatColor(color, "android-argb").slice(2)}</color>`,
    )
    .join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>\n${linkComment(options, "<!--", "-->")}<resources>\n${body}\n</resources>\n`;
};

export const exportSwift: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "camel")
    .map(
      ({ identifier, color }) => `    static let ${keywordSafe(identifier)} = ${formatColor(color, "swift")}`,
    )
    .join("\n");
  return `${linkComment(options, "//")}import SwiftUI\n\nextension Color {\n${body}\n}\n`;
};

export const exportFlutter: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "camel")
    .map(
      ({ identifier, color }) =>
        `  static const Color ${keywordSafe(identifier)} = ${formatColor(color, "flutter")};`,
    )
    .join("\n");
  return `${linkComment(options, "//")}import 'package:flutter/painting.dart';\n\nabstract final class Palette {\n${body}\n}\n`;
};

/** Words neither Swift nor Dart takes as a name, and SwiftUI's own colors. */
const TAKEN =
  /^(?:as|break|case|catch|class|const|continue|default|do|else|enum|extends|extension|false|final|for|func|if|import|in|init|is|let|new|null|nil|operator|return|self|static|super|switch|this|throw|true|try|var|void|while|with|red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|primary|secondary|accent)$/;

function keywordSafe(identifier: string): string {
  return TAKEN.test(identifier) ? `${identifier}Color` : identifier;
}
