/** Themes in four modes, solved from a brand. `theme/write/` writes them, `theme/read/` reads and audits those of others. */

export {
  ROLE_TOKENS,
  type RoleToken,
  THEME_FAMILIES,
  THEME_MODES,
  type ThemeFamily,
  type ThemeModeName,
} from "./role-graph.ts";
export { type FourModeTheme, type MovedBrand, type RoleColors, solveTheme } from "./solve-theme.ts";
export { NEWEST_EDITION, type ThemeEdition } from "./theme-editions.ts";
export { FLOOR_SETS, type FloorSet } from "./theme-floors.ts";
export { type FourModeRequest, LABEL_CHOICES, type LabelChoice, type ThemePins } from "./theme-request.ts";
