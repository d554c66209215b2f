/** A user-defined template: lines are repeated for each color, with {placeholders} replaced. */
import { formatColor } from "#engine/format/format.ts";
import type { Exporter } from "./export-palette.ts";
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
] as const;
export const DEFAULT_TEMPLATE = "--{id}: {hex}; /* {name} */";

/** Lines with a placeholder repeat for each color; other lines stand as they are. Unknown placeholders throw. */
export const exportTemplate: Exporter = (palette, options) => {
  const template = options.template ?? DEFAULT_TEMPLATE;
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
  }));
  const unknown = [...template.matchAll(/\{(\w+)\}/g)].find(
    ([, key]) => !TEMPLATE_PLACEHOLDERS.some((known) => known === key),
  );
  if (unknown !== undefined) {
    throw new Error(
      `{${unknown[1]}} is not known. Use ${TEMPLATE_PLACEHOLDERS.map((key) => `{${key}}`).join(", ")}.`,
    );
  }
  return template
    .split("\n")
    .map((line) =>
      /\{\w+\}/.test(line)
        ? rows
            .map((row) =>
              line.replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
                Object.hasOwn(row, key) ? row[key as keyof typeof row] : whole,
              ),
            )
            .join("\n")
        : line,
    )
    .join("\n")
    .concat("\n");
};
