/** A small version of the sample for one of the four modes. */
import { modeStyle, type SeenSheet } from "#app/theme/mode-colors.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import { FiringChart } from "./firing-chart.tsx";

/** The tokens of the small sample. */
const WORN: readonly RoleToken[] = [
  "a0",
  "text",
  "text-2",
  "line-control",
  "brand",
  "primary",
  "on-primary",
  "brand-soft",
  "brand-text",
];

interface ModeSampleProps {
  readonly mode: ThemeModeName;
  readonly solved: SolvedTheme;
  readonly seen: SeenSheet;
}

export function ModeSample({ mode, solved, seen }: ModeSampleProps) {
  return (
    <span className="mini-kiln" data-theme-mode={mode} style={modeStyle(solved.sheet, mode, seen, WORN)}>
      <span className="mini-kiln-head">
        <b>1&nbsp;046 °C</b>
        <em>Heating</em>
      </span>
      <FiringChart className="mini-kiln-chart" />
      <span className="mini-kiln-foot">
        <i>Hold here</i>
        <i data-first>Add</i>
        <small>Cone 6 at 15:02</small>
      </span>
    </span>
  );
}
