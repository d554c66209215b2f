import { colorToCss } from "#engine/format/css-text.ts";
import type { Color } from "#engine/space/color.ts";

/** Colors as CSS; unrounded unless a precision is given. */
export function cssTexts(colors: readonly Color[], precision: number | undefined): string[] {
  return colors.map((color) => colorToCss(color, precision ?? "full"));
}
