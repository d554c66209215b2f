/** Finds colors in text that is pasted or dropped; loaded on first use. */
import { parseColorList } from "#engine/parse/parse-list.ts";
import type { Incoming } from "./use-incoming.ts";

/**
 * Passes the colors of a text to `onColors` or, if it is a single one, to `onOneColor`; otherwise reports the problem.
 */
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
