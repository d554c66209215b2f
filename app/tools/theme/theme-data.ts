import type { ToolData } from "#app/workbench/tool-data.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";

/** The theme that the address holds is solved before the page comes. */
export interface ThemeData extends ToolData {
  readonly solved: SolvedTheme;
}
