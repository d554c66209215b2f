/** The variables of the Tailwind 4 output for one mode: every token, the primary solved for what utilities make of it. */
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";
import { moveVariables, type TargetMode } from "./solve-target.ts";
import { TAILWIND_PAIRS } from "./tailwind-pairs.ts";

/** `primary` is a fill, its label and a link at once, so it moves to the nearest lightness that is all of it. */
export function tailwindColors(colors: RoleColors, target: TargetMode): Map<string, Color> {
  const variables = new Map<string, Color>(ROLE_TOKENS.map((token) => [token, colors[token]] as const));
  const candidates = [colors["on-primary"], colors.a0, colors.a10, colors.text];
  moveVariables(
    variables,
    TAILWIND_PAIRS,
    [
      { name: "primary", label: { name: "on-primary", candidates } },
      { name: "primary-hover" },
      { name: "primary-pressed" },
    ],
    target,
  );
  return variables;
}
