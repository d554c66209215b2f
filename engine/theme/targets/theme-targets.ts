/** Where a theme is used with components of others: each target with its variables and its pairs. */
import type { Color } from "#engine/space/color.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";
import { solvedFloors } from "#engine/theme/theme-floors.ts";
import { materialColors } from "./material-colors.ts";
import { MATERIAL_PAIRS } from "./material-pairs.ts";
import { shadcnColors } from "./shadcn-colors.ts";
import { SHADCN_PAIRS } from "./shadcn-pairs.ts";
import type { TargetMode } from "./solve-target.ts";
import { tailwindColors } from "./tailwind-colors.ts";
import { TAILWIND_PAIRS } from "./tailwind-pairs.ts";
import { auditTarget, type MeasuredTargetPair, type TargetColors } from "./target-audit.ts";
import type { TargetPair } from "./target-pairs.ts";

export interface ThemeTarget {
  readonly name: "shadcn/ui" | "Tailwind" | "Material";
  readonly pairs: readonly TargetPair[];
  readonly colorsOf: (colors: RoleColors, mode: TargetMode) => ReadonlyMap<string, Color>;
}

export const THEME_TARGETS: readonly ThemeTarget[] = [
  { name: "shadcn/ui", pairs: SHADCN_PAIRS, colorsOf: shadcnColors },
  { name: "Tailwind", pairs: TAILWIND_PAIRS, colorsOf: tailwindColors },
  { name: "Material", pairs: MATERIAL_PAIRS, colorsOf: materialColors },
];

/** Every pair that the target has in this mode. */
export function auditTargetMode(
  { pairs }: Pick<ThemeTarget, "pairs">,
  colors: TargetColors,
  { mode, floors }: TargetMode,
): MeasuredTargetPair[] {
  return auditTarget(pairs, colors, { mode, floors: solvedFloors(floors, mode) });
}
