/** The address of two palettes side by side; comparison.ts reads it. */
import type { Alignment } from "#engine/palette/align-palettes.ts";

export const COMPARE_PATH = "/compare";

/** A palette as an address has it: colors as `colorTexts` writes them. */
export interface WrittenPalette {
  readonly texts: string;
  readonly title: string;
}

export function comparisonAddress(a: WrittenPalette, b?: WrittenPalette, by: Alignment = "likeness"): string {
  const params = new URLSearchParams({ a: a.texts });
  if (a.title !== "") params.set("an", a.title);
  if (b !== undefined) params.set("b", b.texts);
  if (b !== undefined && b.title !== "") params.set("bn", b.title);
  if (by === "order") params.set("by", by);
  return `${COMPARE_PATH}?${params}`;
}
