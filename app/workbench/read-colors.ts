/** Colors in text that is pasted or dropped; loaded with the first one. */
import { parseColorList } from "#engine/parse/parse-list.ts";
import type { Incoming } from "./use-incoming.ts";

/** Reports the colors of a text, one or a list, or why there are none. */
export function readColors(text: string, { onColors, onOneColor, onProblem }: Incoming): void {
  const { colors, errors } = parseColorList(text);
  const [first] = colors;
  if (first === undefined) {
    onProblem(`No colors were found in it. ${errors[0]?.error.message ?? ""}`.trim());
    return;
  }
  onProblem(undefined);
  if (colors.length === 1) onOneColor(first.color);
  else
    onColors(
      colors.map(({ color }) => color),
      { names: colors.map(({ name = "" }) => name) },
    );
}
