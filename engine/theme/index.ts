/** Themes in four modes: solved from a brand, audited, read back from code with what failed, and written. */

export { auditRoles, type MeasuredRolePair, type RoleAudit, type RoleRepair } from "./audit-roles.ts";
export { type CategoricalPalette, type CategoricalRequest, categoricalPalette } from "./data-palettes.ts";
export {
  type DataScale,
  type DivergingRequest,
  divergingPalette,
  type SequentialRequest,
  sequentialPalette,
} from "./data-scales.ts";
export { DEFAULT_WRITING, type ThemeWriting } from "./outputs/theme-values.ts";
export { type ThemeSwitch, writeThemeCss } from "./outputs/write-theme-css.ts";
export { writeThemeScss } from "./outputs/write-theme-scss.ts";
export { writeShadcnItem, writeThemeTailwind } from "./outputs/write-theme-shadcn.ts";
export { type ThemeFile, writeThemeTokens } from "./outputs/write-theme-tokens.ts";
export { auditReading } from "./reading/audit-reading.ts";
export { patchTheme, type ThemeChanges } from "./reading/patch-theme.ts";
export { readTheme } from "./reading/read-theme.ts";
export { type TokenChange, themeDifference } from "./reading/theme-difference.ts";
export type { ReadTheme, ThemeReading } from "./reading/theme-reading.ts";
export {
  ROLE_PAIRS,
  ROLE_TOKENS,
  type RolePair,
  type RoleToken,
  THEME_MODES,
  type ThemeModeName,
} from "./role-graph.ts";
export { type FourModeTheme, type RoleColors, solveTheme } from "./solve-theme.ts";
export { FLOOR_SETS, type FloorSet } from "./theme-floors.ts";
export { type FourModeRequest, NEWEST_EDITION, type ThemePins } from "./theme-request.ts";
