/** The roles of shadcn/ui (https://ui.shadcn.com/docs/theming), assigned from a theme's tokens. */
import type { Color } from "#engine/space/color.ts";
import type { Theme } from "./theme.ts";
import { type TokenName } from "./theme-tokens.ts";

/** The token for each role; every text role is on a background that it was built for. */
const ROLES: readonly (readonly [role: string, token: TokenName])[] = [
  ["background", "surface-a0"],
  ["foreground", "text-primary"],
  ["card", "surface-a10"],
  ["card-foreground", "text-primary"],
  ["popover", "surface-a10"],
  ["popover-foreground", "text-primary"],
  ["primary", "brand-a0"],
  ["primary-foreground", "on-brand"],
  ["secondary", "tinted-a20"],
  ["secondary-foreground", "text-primary"],
  ["muted", "tinted-a10"],
  ["muted-foreground", "text-secondary"],
  ["accent", "surface-hover"],
  ["accent-foreground", "text-primary"],
  ["destructive", "danger"],
  ["destructive-foreground", "on-danger"],
  ["border", "border"],
  ["input", "border-strong"],
  ["ring", "focus-ring"],
  ["chart-1", "brand-a0"],
  ["chart-2", "info"],
  ["chart-3", "success"],
  ["chart-4", "warning"],
  ["chart-5", "danger"],
  ["sidebar", "tinted-a0"],
  ["sidebar-foreground", "text-primary"],
  ["sidebar-primary", "brand-a0"],
  ["sidebar-primary-foreground", "on-brand"],
  ["sidebar-accent", "tinted-a20"],
  ["sidebar-accent-foreground", "text-primary"],
  ["sidebar-border", "border"],
  ["sidebar-ring", "focus-ring"],
];

/** The theme’s tokens under the role names of shadcn/ui; roles of an absent token are omitted. */
export function shadcnRoles({ tokens }: Theme): (readonly [role: string, color: Color])[] {
  return ROLES.flatMap(([role, token]) => {
    const color = tokens[token];
    return color === undefined ? [] : [[role, color] as const];
  });
}
