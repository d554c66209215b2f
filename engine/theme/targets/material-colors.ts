/** The roles of a Material 3 color scheme for one mode of a theme, solved for the pairs that its components use. */
import type { Color } from "#engine/space/color.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";
import { MATERIAL_PAIRS } from "./material-pairs.ts";
import { moveVariables, type TargetMode } from "./solve-target.ts";

/** Each role (https://m3.material.io/styles/color/roles) with the token that it is, or from which its solving begins. */
export const MATERIAL_TOKENS = {
  primary: "primary",
  onPrimary: "on-primary",
  primaryContainer: "brand-soft",
  onPrimaryContainer: "text",
  secondary: "second",
  onSecondary: "on-second",
  secondaryContainer: "second-soft",
  onSecondaryContainer: "text",
  tertiary: "accent",
  onTertiary: "on-accent",
  tertiaryContainer: "accent-soft",
  onTertiaryContainer: "text",
  error: "danger",
  onError: "on-danger",
  errorContainer: "danger-soft",
  onErrorContainer: "text",
  surface: "a0",
  onSurface: "text",
  onSurfaceVariant: "text-2",
  surfaceDim: "a20",
  surfaceBright: "a0",
  surfaceContainerLowest: "a0",
  surfaceContainerLow: "a10",
  surfaceContainer: "a20",
  surfaceContainerHigh: "a30",
  surfaceContainerHighest: "a40",
  outline: "line-control",
  outlineVariant: "line",
  inverseSurface: "text",
  onInverseSurface: "a0",
  inversePrimary: "brand",
} as const satisfies Readonly<Record<string, RoleToken>>;

export type MaterialRole = keyof typeof MATERIAL_TOKENS;

/** `primary`, `secondary` and `error` are fills and texts at once; the exact colors are the theme's own tokens. */
export function materialColors(colors: RoleColors, target: TargetMode): Map<MaterialRole, Color> {
  const roles = new Map<MaterialRole, Color>();
  // The keys are those of the table.
  for (const role of Object.keys(MATERIAL_TOKENS) as MaterialRole[])
    roles.set(role, colors[MATERIAL_TOKENS[role]]);
  const labels = (name: MaterialRole, token: RoleToken) => ({
    name,
    candidates: [colors[token], colors.a0, colors.a10, colors.text],
  });
  // The inverse surface is the other scheme's.
  const inwards = target.mode.startsWith("light") ? 1 : -1;
  moveVariables(
    roles,
    MATERIAL_PAIRS,
    [
      { name: "primary", label: labels("onPrimary", "on-primary") },
      { name: "secondary", label: labels("onSecondary", "on-second") },
      { name: "tertiary", label: labels("onTertiary", "on-accent") },
      { name: "error", label: labels("onError", "on-danger") },
      { name: "onSurfaceVariant" },
      { name: "outline" },
      { name: "inversePrimary", towards: inwards },
    ],
    target,
  );
  return roles;
}
