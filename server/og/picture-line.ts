/** The line below the title of a picture. */
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemDetail } from "#domain/library/item.ts";
import { readColor } from "#domain/library/stored-color.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** WCAG 2.2, 1.4.3. */
const AA_TEXT = 4.5;
const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export function hexOfCss(text: string): string {
  const parsed = parseColor(text);
  return parsed.ok ? formatHex(parsed.color) : "#888888";
}

/**
 * Of a gradient its first and last color, of a palette how many pairs carry text. What has layers or a net has no first
 * color and no last.
 */
export function lineOf({ kind, colors, content }: Pick<ItemDetail, "kind" | "colors" | "content">): string {
  if (kind === "palette") return lineOfColors(colors.map(readColor));
  if (content.type !== "gradient") return `${countOf(colors)} in a ${kindOf(content).noun}`;
  const hexes = colors.map((text) => hexOfCss(text).toUpperCase());
  return `${hexes[0] ?? ""} to ${hexes.at(-1) ?? ""}, in ${content.gradient.space}`;
}

export function lineOfColors(colors: readonly Color[]): string {
  const pairs = colors.flatMap((color, index) =>
    colors.slice(index + 1).filter((other) => wcagRatio(color, other) >= AA_TEXT),
  ).length;
  const said = countOf(colors);
  return pairs === 0
    ? said
    : `${said}, ${pairs} ${pairs === 1 ? "pair that carries" : "pairs that carry"} text`;
}

function countOf({ length }: { readonly length: number }): string {
  return `${NUMBERS[length] ?? length} ${length === 1 ? "color" : "colors"}`;
}
