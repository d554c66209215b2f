/** Style sheets: CSS custom properties, SCSS, Less, Stylus, Tailwind CSS 4. */
import type { Exporter, ExportOptions } from "./export-palette.ts";
import { linkComment, type NamedValue, namedValues, wideValues } from "./named-values.ts";

type Line = readonly [name: string, value: string];

/** Properties on `:root`, then dark values in the chosen mode, then wide-gamut values in a media query. */
export const exportCss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const link = cssComment(options);
  if (options.darkMode === "light-dark" && values.some(({ dark }) => dark !== undefined))
    return `:root {\n  color-scheme: light dark;\n${declared(values.map(switched), 2)}\n}\n${wideSwitched(values)}${link}`;
  const [light, dark] = options.darkMode === "class" ? [":root", ".dark"] : [":root", undefined];
  return (
    rule(light, values.map(own)) +
    inDark(dark, darkLines(values)) +
    inWide(rule(light, wideLines(values))) +
    inWide(inDark(dark, wideDarkLines(values)).trimStart()) +
    link
  );
};

/**
 * Tailwind CSS 4: theme variables --color-…, from which bg-…, text-… and the rest are generated; dark values
 * use its dark variant.
 */
export const exportTailwind: Exporter = (palette, options) => {
  const prefix = `color ${options.prefix.replace(/^color-?/, "")}`.trim();
  const values = namedValues(palette, { ...options, prefix }, "kebab");
  const variant = (lines: readonly Line[]): string =>
    lines.length === 0 ? "" : `:root {\n  @variant dark {\n${declared(lines, 4)}\n  }\n}\n`;
  const dark = variant(darkLines(values));
  return (
    `${rule("@theme", values.map(own))}${dark === "" ? "" : `\n${dark}`}` +
    inWide(rule(":root", wideLines(values))) +
    inWide(variant(wideDarkLines(values))) +
    cssComment(options)
  );
};

/** One variable per color and a map of all; dark and wide-gamut values follow, in maps of their own. */
export const exportScss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const map = (
    name: string,
    lines: readonly (readonly [key: string, variable: string, value?: string])[],
  ): string => `$${name}: (\n${lines.map(([key, variable]) => `  "${key}": $${variable},`).join("\n")}\n);\n`;
  const plain = map(
    "palette",
    values.map(({ identifier }) => [identifier, identifier]),
  );
  const dark = values.flatMap(({ identifier, dark: mode }): Line[] =>
    mode ? [[identifier, mode.identifier]] : [],
  );
  const wide = wideValues(values);
  const second = (...[name, lines]: Parameters<typeof map>): string =>
    lines.length === 0 ? "" : `\n${map(name, lines)}`;
  return `${variables(palette, options, (name, value) => `$${name}: ${value};`)}\n${plain}${second("palette-dark", dark)}${second("palette-wide", wide.light)}${second("palette-dark-wide", wide.dark)}${linkComment(options, "//")}`;
};

export const exportLess: Exporter = (palette, options) =>
  `${variables(palette, options, (name, value) => `@${name}: ${value};`)}${linkComment(options, "//")}`;

export const exportStylus: Exporter = (palette, options) =>
  `${variables(palette, options, (name, value) => `$${name} = ${value}`)}${linkComment(options, "//")}`;

/**
 * Preprocessors have no fallback mechanism, so the value that every browser reads is followed by another variable for
 * `@media (color-gamut: p3)`.
 */
function variables(
  palette: Parameters<Exporter>[0],
  options: ExportOptions,
  line: (name: string, value: string) => string,
): string {
  const values = namedValues(palette, options);
  const dark = values.flatMap(({ dark: mode }) => (mode ? [line(mode.identifier, mode.value)] : []));
  const light = values.map(({ identifier, value }) => line(identifier, value));
  const wide = wideValues(values);
  const ofWide = [...wide.light, ...wide.dark].map(([, identifier, value]) => line(identifier, value));
  const part = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? "" : `\n// ${title}\n${lines.join("\n")}\n`;
  // Values after the comment "Dark" are imported as dark, so wide-gamut values precede it.
  return `${light.join("\n")}\n${part("Outside sRGB", ofWide)}${part("Dark", dark)}`;
}

const own = ({ identifier, value }: NamedValue): Line => [identifier, value];

function switched({ identifier, value, dark }: NamedValue): Line {
  return [identifier, dark === undefined ? value : `light-dark(${value}, ${dark.value})`];
}

function darkLines(values: readonly NamedValue[]): Line[] {
  return values.flatMap(({ identifier, dark }): Line[] => (dark ? [[identifier, dark.value]] : []));
}

function wideLines(values: readonly NamedValue[]): Line[] {
  return values.flatMap(({ identifier, wideValue }): Line[] => (wideValue ? [[identifier, wideValue]] : []));
}

/** Includes dark values inside sRGB, which the wide-gamut light value would otherwise override. */
function wideDarkLines(values: readonly NamedValue[]): Line[] {
  return values.flatMap(({ identifier, wideValue, dark }): Line[] =>
    dark && (wideValue ?? dark.wideValue) !== undefined ? [[identifier, dark.wideValue ?? dark.value]] : [],
  );
}

function wideSwitched(values: readonly NamedValue[]): string {
  const lines = values.flatMap(({ identifier, value, wideValue, dark }): Line[] => {
    if (wideValue === undefined && dark?.wideValue === undefined) return [];
    const light = wideValue ?? value;
    return [
      [identifier, dark === undefined ? light : `light-dark(${light}, ${dark.wideValue ?? dark.value})`],
    ];
  });
  return inWide(rule(":root", lines));
}

function rule(selector: string, lines: readonly Line[]): string {
  return lines.length === 0 ? "" : `${selector} {\n${declared(lines, 2)}\n}\n`;
}

/** Wraps the lines in a class selector or in a media query for the system setting. */
function inDark(selector: string | undefined, lines: readonly Line[]): string {
  if (lines.length === 0) return "";
  return selector === undefined
    ? `\n@media (prefers-color-scheme: dark) {\n${indented(rule(":root", lines))}}\n`
    : `\n${rule(selector, lines)}`;
}

function inWide(rules: string): string {
  return rules === "" ? "" : `\n@media (color-gamut: p3) {\n${indented(rules)}}\n`;
}

function declared(lines: readonly Line[], spaces: number): string {
  return lines.map(([name, value]) => `${" ".repeat(spaces)}--${name}: ${value};`).join("\n");
}

function indented(rules: string): string {
  return rules.replaceAll(/^(?=.)/gm, "  ");
}

function cssComment(options: ExportOptions): string {
  return linkComment(options, "/*", "*/");
}
