/** Rows for colors that come without a table: from another tool, from a list. */

import { nearestCssName } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { distinctNames, nameFrom } from "#engine/variables/variable-names.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";
import { MOST_ROWS } from "./variables-document.ts";

/** Rows of colors with or without names; one without gets the nearest CSS color name. At most as many as fit. */
export function rowsOf(
  colors: readonly { readonly name?: string; readonly color: Color; readonly dark?: Color }[],
): VariableRow[] {
  const held = colors.slice(0, MOST_ROWS);
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
