import type { ToolData } from "#app/workbench/tool-data.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";

/** The theme of the address is solved by the loader. */
export interface ThemeData extends ToolData {
  readonly solved: SolvedTheme;
}
