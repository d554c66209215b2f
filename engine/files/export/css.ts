/** Style sheets: CSS custom properties, SCSS, Less, Stylus, Tailwind CSS 4. */
import type { Exporter, ExportOptions } from "./export-palette.ts";
import { linkComment, type NamedValue, namedValues } from "./named-values.ts";

type Line = readonly [name: string, value: string];

/** Properties on `:root`; dark values by the chosen way; wider ones follow for screens that show them. */
export const exportCss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const link = cssComment(options);
  if (options.darkMode === "light-dark" && values.some(({ dark }) => dark !== undefined))
    return `${link}:root {\n  color-scheme: light dark;\n${declared(values.map(switched), 2)}\n}\n${wideSwitched(values)}`;
  const [light, dark] = options.darkMode === "class" ? [":root", ".dark"] : [":root", undefined];
  return (
    `${link}${rule(light, values.map(own))}` +
    inDark(dark, darkLines(values)) +
    inWide(rule(light, wideLines(values))) +
    inWide(inDark(dark, wideDarkLines(values)).trimStart())
  );
};

/** Tailwind CSS 4: theme variables named --color-…, which make bg-…, text-… and the rest; dark ones by its dark variant. */
export const exportTailwind: Exporter = (palette, options) => {
  const prefix = `color ${options.prefix.replace(/^color-?/, "")}`.trim();
  const values = namedValues(palette, { ...options, prefix }, "kebab");
  const variant = (lines: readonly Line[]): string =>
    lines.length === 0 ? "" : `:root {\n  @variant dark {\n${declared(lines, 4)}\n  }\n}\n`;
  const dark = variant(darkLines(values));
  return (
    `${cssComment(options)}${rule("@theme", values.map(own))}${dark === "" ? "" : `\n${dark}`}` +
    inWide(rule(":root", wideLines(values))) +
    inWide(variant(wideDarkLines(values)))
  );
};

/** A variable a color, and all of them in one map; dark ones after them, in a map of their own. */
export const exportScss: Exporter = (palette, options) => {
  const values = namedValues(palette, options);
  const map = (name: string, lines: readonly Line[]): string =>
    `$${name}: (\n${lines.map(([key, variable]) => `  "${key}": $${variable},`).join("\n")}\n);\n`;
  const plain = map(
    "palette",
    values.map(({ identifier }) => [identifier, identifier]),
  );
  const dark = values.flatMap(({ identifier, dark: mode }): Line[] =>
    mode ? [[identifier, mode.identifier]] : [],
  );
  return `${variables(palette, options, (name, value) => `$${name}: ${value};`)}\n${plain}${dark.length > 0 ? `\n${map("palette-dark", dark)}` : ""}`;
};

export const exportLess: Exporter = (palette, options) =>
  variables(palette, options, (name, value) => `@${name}: ${value};`);

export const exportStylus: Exporter = (palette, options) =>
  variables(palette, options, (name, value) => `$${name} = ${value}`);

/** Preprocessors have no fallback by themselves: the value that every browser reads. */
function variables(
  palette: Parameters<Exporter>[0],
  options: ExportOptions,
  line: (name: string, value: string) => string,
): string {
  const values = namedValues(palette, options);
  const dark = values.flatMap(({ dark: mode }) => (mode ? [line(mode.identifier, mode.value)] : []));
  const light = values.map(({ identifier, value }) => line(identifier, value));
  return `${linkComment(options, "//")}${light.join("\n")}\n${dark.length > 0 ? `\n// Dark\n${dark.join("\n")}\n` : ""}`;
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

/** Also dark values that are not wide, where the wide light one would otherwise come after them. */
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

/** By a class, or by the system's setting. */
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
