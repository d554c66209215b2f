/**
 * A user-defined template: lines with {placeholders} of a color are repeated for each color; a line with only {title}
 * and {link}, which belong to the palette, is written once.
 */
import { formatColor } from "#engine/format/format.ts";
import type { Exporter } from "./export-palette.ts";
import { ExportProblem } from "./export-problem.ts";
import { namedValues } from "./named-values.ts";

export const TEMPLATE_PLACEHOLDERS = [
  "name",
  "id",
  "hex",
  "rgb",
  "hsl",
  "oklch",
  "value",
  "dark",
  "index",
  "title",
  "link",
] as const;
const OF_PALETTE: readonly string[] = ["title", "link"] satisfies (typeof TEMPLATE_PLACEHOLDERS)[number][];
export const DEFAULT_TEMPLATE = "--{id}: {hex}; /* {name} */";

/**
 * Repeats the lines with a color's placeholder for each color and writes the other lines once. {link} is empty without
 * a share link. Throws on an unknown placeholder.
 */
export const exportTemplate: Exporter = (palette, options) => {
  const template = options.template ?? DEFAULT_TEMPLATE;
  const whole = { title: palette.title ?? "", link: options.shareLink ?? "" };
  const rows = namedValues(palette, options).map(({ identifier, name, value, color, dark }, index) => ({
    name,
    id: identifier,
    value,
    // A color without a dark value repeats its light value.
    dark: dark?.value ?? value,
    hex: formatColor(color, "hex"),
    rgb: formatColor(color, "rgb"),
    hsl: formatColor(color, "hsl"),
    oklch: formatColor(color, "oklch"),
    index: String(index + 1),
    ...whole,
  }));
  const unknown = [...template.matchAll(/\{(\w+)\}/g)].find(
    ([, key]) => !TEMPLATE_PLACEHOLDERS.some((known) => known === key),
  );
  if (unknown !== undefined) {
    throw new ExportProblem(
      `{${unknown[1]}} is not known. Use ${TEMPLATE_PLACEHOLDERS.map((key) => `{${key}}`).join(", ")}.`,
    );
  }
  return template
    .split("\n")
    .map((line) => {
      const keys = [...line.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
      const isOfColors = keys.some((key) => !OF_PALETTE.includes(key));
      return isOfColors ? rows.map((row) => filled(line, row)).join("\n") : filled(line, whole);
    })
    .join("\n")
    .concat("\n");
};

function filled(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
