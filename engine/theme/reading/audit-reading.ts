/** Audits an imported theme by the pairs of roles, for the generator that takes it in. */
import type { Color } from "#engine/space/color.ts";
import { auditColors, type RoleAudit, type SomeColors } from "#engine/theme/audit-roles.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import type { ReadTheme } from "./theme-reading.ts";

/** The pairs whose two tokens were imported, in the order of modes and roles. */
export function auditReading({ modes }: Pick<ReadTheme, "modes">, floors: FloorSet): RoleAudit {
  return auditColors(
    Object.fromEntries(Object.entries(modes).map(([mode, colors]) => [mode, someColors(colors)])),
    floors,
  );
}

function someColors(colors: ReadonlyMap<RoleToken, Color>): SomeColors {
  return Object.fromEntries(colors);
}
