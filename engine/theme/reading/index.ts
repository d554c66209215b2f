/** Themes of others: read back from code, audited by their roles, and compared. */

export {
  auditRoles,
  type MeasuredRolePair,
  type RoleAudit,
  type RoleRepair,
} from "#engine/theme/audit-roles.ts";
export { ROLE_PAIRS, type RolePair } from "#engine/theme/role-graph.ts";
export { auditReading } from "./audit-reading.ts";
export { readTheme } from "./read-theme.ts";
export { type TokenChange, themeDifference } from "./theme-difference.ts";
export type { ReadTheme, ThemeReading } from "./theme-reading.ts";
