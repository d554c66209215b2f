/** How many figures of a theme miss WCAG AA, whatever its own floors are: APCA alone lets some of them pass. */
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { floorOf, floorsOf } from "#engine/theme/theme-floors.ts";
import type { SolvedTheme } from "./solved-theme.ts";

/** High contrast modes count by AA, too, and not by the AAA that our own set asks of them. */
export function failingWcagAa({ figures }: Pick<SolvedTheme, "figures">): number {
  const floors = floorsOf("aa", "light");
  return THEME_MODES.flatMap((mode) =>
    ROLE_PAIRS.filter(({ use }, index) => (figures[mode].wcag[index] ?? 0) < (floorOf(floors, use) ?? 0)),
  ).length;
}
