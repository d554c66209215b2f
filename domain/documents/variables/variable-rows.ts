/** Makes rows from plain colors, such as those of another tool or of a list. */

import { nearestCssName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { distinctNames, nameFrom } from "#engine/variables/variable-names.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";
import { MAX_ROWS } from "./variables-document.ts";

/** Rows for colors with or without names, up to the limit; a color without a name gets the nearest CSS color name. */
export function rowsOf(
  colors: readonly { readonly name?: string; readonly color: Color; readonly dark?: Color }[],
): VariableRow[] {
  const held = colors.slice(0, MAX_ROWS);
  const names = distinctNames(
    held.map(({ color, name = "" }) => nameFrom(name === "" ? nearestCssName(color).name : name)),
  );
  return held.map(({ color, dark }, index) => ({
    name: names[index] ?? `color-${index + 1}`,
    color,
    ...(dark !== undefined && { dark }),
    hasRamp: false,
    alphas: [],
  }));
}
