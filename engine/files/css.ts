/** Style sheets: CSS custom properties, SCSS, Less, Stylus, Tailwind CSS 4. */
import type { Exporter, ExportOptions } from "./export-palette.ts";
import { linkComment, type NamedValue, namedValues } from "./named-values.ts";

/** Properties on `:root`; a wider value follows for screens that show it. */
export const exportCss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  return `${cssComment(options)}:root {\n${declarations(values)}\n}\n${wide(values, ":root")}`;
};

/** Tailwind CSS 4: theme variables named --color-…, which make bg-…, text-… and the rest. */
export const exportTailwind: Exporter = (palette, options) => {
  const values = namedValues(
    palette,
    { ...options, prefix: `color ${options.prefix.replace(/^color-?/, "")}`.trim() },
    "kebab",
  );
  return `${cssComment(options)}@theme {\n${declarations(values)}\n}\n${wide(values, ":root")}`;
};

/** A variable a color, and all of them in one map. */
export const exportScss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const map = values.map(({ identifier }) => `  "${identifier}": $${identifier},`).join("\n");
  return `${linkComment(options, "//")}${lines(values, (value) => `$${value.identifier}: ${own(value)};`)}\n\n$palette: (\n${map}\n);\n`;
};

export const exportLess: Exporter = (palette, options) =>
  `${linkComment(options, "//")}${lines(namedValues(palette, options), (value) => `@${value.identifier}: ${own(value)};`)}\n`;

export const exportStylus: Exporter = (palette, options) =>
  `${linkComment(options, "//")}${lines(namedValues(palette, options), (value) => `$${value.identifier} = ${own(value)}`)}\n`;

/** Preprocessors have no fallback by themselves: the value that every browser reads. */
const own = (value: NamedValue): string => value.value;

function lines(values: readonly NamedValue[], line: (value: NamedValue) => string): string {
  return values.map(line).join("\n");
}

function declarations(values: readonly NamedValue[]): string {
  return lines(values, ({ identifier, value }) => `  --${identifier}: ${value};`);
}

function wide(values: readonly NamedValue[], selector: string): string {
  const wider = values.filter((value) => value.wideValue !== undefined);
  if (wider.length === 0) return "";
  const body = lines(wider, ({ identifier, wideValue }) => `    --${identifier}: ${wideValue};`);
  return `\n@media (color-gamut: p3) {\n  ${selector} {\n${body}\n  }\n}\n`;
}

function cssComment(options: ExportOptions): string {
  return linkComment(options, "/*", "*/");
}
