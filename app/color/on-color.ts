/** The class for legible text on a user's color (visual.md §2). */
import { onColor } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";

/** For any CSS color; an unreadable one gets the class for black text. */
export function onColorClass(cssColor: string): string {
  const result = parseColor(cssColor);
  return `on-color-${result.ok ? onColor(result.color) : "black"}`;
}
