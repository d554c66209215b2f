/** Values that are no color under names that mean one. */
import type { SheetValue } from "./css-sheet.ts";

/** Words at the end of a name whose values are colors in every published theme that uses them. */
const COLOR_NAME = /(?:^|[-_])(?:color|colour|background|foreground|bg|fg)$/i;
/** What such a property may hold besides. */
const NO_COLOR =
  /^(?:none|auto|normal|inherit|initial|unset|revert|revert-layer|transparent|currentcolor|true|false|default|fixed|local|scroll|space|round|cover|contain|repeat.*|no-repeat|(?:border|padding|content)-box|text|center|top|bottom|left|right)$/i;
const ONE_WORD = /^[\p{L}][\p{L}\p{M}\p{N}_-]*$/u;
const NUMBERED = /^(.*\D)\d+$/;
/** So many colors of one name and further numbers say that the others are colors too. */
const MIN_SIBLINGS = 2;

/** Whether a name means a color by what else the page declares: "--chart-6" beside five colors, "--brand-color" by itself. */
export function meantColors(
  values: ReadonlyMap<string, SheetValue>,
): (value: SheetValue) => string | undefined {
  const families = new Map<string, { colors: number; others: number }>();
  for (const [name, { color }] of values) {
    const family = NUMBERED.exec(name)?.[1];
    if (family === undefined) continue;
    const held = families.get(family) ?? { colors: 0, others: 0 };
    families.set(family, held);
    if (color === undefined) held.others += 1;
    else held.colors += 1;
  }
  return ({ name, color, text, declaration }) => {
    if (color !== undefined || text === undefined) return undefined;
    const family = families.get(NUMBERED.exec(name)?.[1] ?? "");
    if (family !== undefined && family.others === 1 && family.colors >= MIN_SIBLINGS)
      return "It is not a color, and the others of its name are.";
    const value = declaration.value.trim();
    return COLOR_NAME.test(name) && ONE_WORD.test(value) && !NO_COLOR.test(value)
      ? "It is not a color, and its name says that it is one."
      : undefined;
  };
}
