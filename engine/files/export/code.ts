/** Source code and tables: JSON, JavaScript, TypeScript, Tailwind 3, CSV. */
import { formatColor } from "#engine/format/format.ts";
import type { Exporter } from "./export-palette.ts";
import { hasDark, linkComment, namedValues } from "./named-values.ts";

export const exportJson: Exporter = (palette, options) =>
  `${JSON.stringify(
    {
      ...(palette.title !== undefined && { title: palette.title }),
      ...(options.shareLink !== undefined && { link: options.shareLink }),
      colors: namedValues(palette, options).map(({ identifier, name, value, dark }) => ({
        id: identifier,
        name,
        value,
        ...(dark !== undefined && { dark: dark.value }),
      })),
    },
    null,
    2,
  )}\n`;

/** Dark values are a second object with the same keys. */
export const exportJs: Exporter = (palette, options) => {
  const { light, dark } = objectsOf(palette, options);
  return `${linkComment(options, "//")}export const palette = ${light};\n${dark === undefined ? "" : `\nexport const paletteDark = ${dark};\n`}`;
};

export const exportTs: Exporter = (palette, options) => {
  const { light, dark } = objectsOf(palette, options);
  return `${linkComment(options, "//")}export const palette = ${light} as const;\n${
    dark === undefined ? "" : `\nexport const paletteDark = ${dark} as const;\n`
  }\nexport type PaletteColor = keyof typeof palette;\n`;
};

/** A color with a dark value is a group: bg-name, dark:bg-name-dark. */
export const exportTailwind3: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "kebab")
    .map(({ identifier, value, dark }) => {
      const written =
        dark === undefined
          ? JSON.stringify(value)
          : `{ DEFAULT: ${JSON.stringify(value)}, dark: ${JSON.stringify(dark.value)} }`;
      return `        ${JSON.stringify(identifier)}: ${written},`;
    })
    .join("\n");
  return `${linkComment(options, "//")}/** @type {import("tailwindcss").Config} */\nexport default {\n  theme: {\n    extend: {\n      colors: {\n${body}\n      },\n    },\n  },\n};\n`;
};

function objectsOf(...[palette, options]: Parameters<Exporter>): { light: string; dark: string | undefined } {
  const values = namedValues(palette, options, options.caseStyle === "kebab" ? "camel" : options.caseStyle);
  const object = (lines: readonly string[]): string => `{\n${lines.join("\n")}\n}`;
  const line = (identifier: string, value: string): string => `  ${identifier}: ${JSON.stringify(value)},`;
  return {
    light: object(values.map(({ identifier, value }) => line(identifier, value))),
    // A color without a dark value of its own keeps its value, so that both objects have the same keys.
    dark: hasDark(palette)
      ? object(values.map(({ identifier, value, dark }) => line(identifier, dark?.value ?? value)))
      : undefined,
  };
}

/** RFC 4180; a name that a spreadsheet would run as a formula gets an apostrophe before it. */
export const exportCsv: Exporter = (palette, options) => {
  const isPaired = hasDark(palette);
  const rows = namedValues(palette, options).map(({ name, value, color, dark }) => [
    name,
    value,
    formatColor(color, "oklch"),
    ...(isPaired ? [dark?.value ?? ""] : []),
  ]);
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [["name", "value", "oklch", ...(isPaired ? ["dark"] : [])], ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
};
