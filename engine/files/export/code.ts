/** Source code and tables: JSON, JavaScript, TypeScript, Tailwind 3, CSV, a list of hex values. */
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Exporter } from "./export-palette.ts";
import { hasDark, linkComment, namedValues, wideValues } from "./named-values.ts";

export const exportJson: Exporter = (palette, options) =>
  `${JSON.stringify(
    {
      ...(palette.title !== undefined && { title: palette.title }),
      ...(options.shareLink !== undefined && { link: options.shareLink }),
      colors: namedValues(palette, options).map(({ identifier, name, value, wideValue, dark }) => ({
        id: identifier,
        name,
        value,
        ...(wideValue !== undefined && { wide: wideValue }),
        ...(dark !== undefined && { dark: dark.value }),
        ...(dark?.wideValue !== undefined && { darkWide: dark.wideValue }),
      })),
    },
    null,
    2,
  )}\n`;

/** Dark values are a second object with the same keys; wide-gamut values a third one, if there are any. */
export const exportJs: Exporter = (palette, options) =>
  `${objectsOf(palette, options)
    .map(([name, object]) => `export const ${name} = ${object};\n`)
    .join("\n")}${linkComment(options, "//")}`;

export const exportTs: Exporter = (palette, options) =>
  `${objectsOf(palette, options)
    .map(([name, object]) => `export const ${name} = ${object} as const;\n`)
    .join("\n")}\nexport type PaletteColor = keyof typeof palette;\n${linkComment(options, "//")}`;

/**
 * A color with a dark or wide-gamut value is a group: bg-name, dark:bg-name-dark, bg-name-wide for screens that show
 * it.
 */
export const exportTailwind3: Exporter = (palette, options) => {
  const body = namedValues(palette, options, "kebab")
    .map(({ identifier, value, wideValue, dark }) => {
      const group = Object.entries({
        DEFAULT: value,
        wide: wideValue,
        dark: dark?.value,
        "dark-wide": dark?.wideValue,
      }).flatMap(([key, each]) =>
        each === undefined ? [] : [`${/\W/.test(key) ? JSON.stringify(key) : key}: ${JSON.stringify(each)}`],
      );
      const written = group.length === 1 ? JSON.stringify(value) : `{ ${group.join(", ")} }`;
      return `        ${JSON.stringify(identifier)}: ${written},`;
    })
    .join("\n");
  return `/** @type {import("tailwindcss").Config} */\nexport default {\n  theme: {\n    extend: {\n      colors: {\n${body}\n      },\n    },\n  },\n};\n${linkComment(options, "//")}`;
};

function objectsOf(...[palette, options]: Parameters<Exporter>): (readonly [name: string, object: string])[] {
  const values = namedValues(palette, options, options.caseStyle === "kebab" ? "camel" : options.caseStyle);
  const line = (identifier: string, value: string): string => `  ${identifier}: ${JSON.stringify(value)},`;
  const wide = wideValues(values);
  const ofWide = (lines: typeof wide.light): string[] =>
    lines.map(([identifier, , value]) => line(identifier, value));
  // A color without a dark value repeats its light value, so that both objects have the same keys.
  const dark = hasDark(palette)
    ? values.map(({ identifier, value, dark: mode }) => line(identifier, mode?.value ?? value))
    : [];
  const objects = [
    ["palette", values.map(({ identifier, value }) => line(identifier, value))],
    ["paletteDark", dark],
    ["paletteWide", ofWide(wide.light)],
    ["paletteDarkWide", ofWide(wide.dark)],
  ] as const;
  return objects.flatMap(([name, lines]) =>
    lines.length === 0 ? [] : [[name, `{\n${lines.join("\n")}\n}`] as const],
  );
}

/** Hex values alone, to paste anywhere; dark ones are a second list below an empty line. */
export const exportHexList: Exporter = (palette) => {
  const lists = [
    palette.colors.map(({ color }) => formatHex(color)),
    hasDark(palette) ? palette.colors.map(({ color, dark }) => formatHex(dark ?? color)) : [],
  ];
  return `${lists
    .filter((list) => list.length > 0)
    .map((list) => list.join("\n"))
    .join("\n\n")}\n`;
};

/** RFC 4180; a name that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export const exportCsv: Exporter = (palette, options) => {
  const isPaired = hasDark(palette);
  const values = namedValues(palette, options);
  const isDarkWide = wideValues(values).dark.length > 0;
  const rows = values.map(({ name, value, color, dark }) => [
    name,
    value,
    formatColor(color, "oklch"),
    ...(isPaired ? [dark?.value ?? ""] : []),
    ...(isDarkWide ? [dark === undefined ? "" : formatColor(dark.color, "oklch")] : []),
  ]);
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const head = [
    "name",
    "value",
    "oklch",
    ...(isPaired ? ["dark"] : []),
    ...(isDarkWide ? ["dark oklch"] : []),
  ];
  return [head, ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
};
