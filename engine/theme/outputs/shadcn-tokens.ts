/** The variables of shadcn/ui that are tokens of a theme (https://ui.shadcn.com/docs/theming). */
import type { RoleToken } from "#engine/theme/role-graph.ts";

/**
 * Each variable with its token. `primary` and `destructive` are where their solving begins
 * (engine/theme/targets/shadcn-colors.ts), and series of charts are no tokens. `brand` is added: the exact color.
 */
export const SHADCN_TOKENS = {
  brand: "brand",
  "brand-foreground": "on-brand",
  background: "a0",
  foreground: "text",
  card: "a10",
  "card-foreground": "text",
  popover: "a10",
  "popover-foreground": "text",
  primary: "brand",
  "primary-foreground": "on-brand",
  secondary: "t20",
  "secondary-foreground": "text",
  muted: "a20",
  "muted-foreground": "text-2",
  accent: "brand-soft",
  "accent-foreground": "text",
  destructive: "danger",
  "destructive-foreground": "on-danger",
  border: "line",
  input: "line-control",
  ring: "focus",
  sidebar: "a10",
  "sidebar-foreground": "text",
  "sidebar-primary": "brand",
  "sidebar-primary-foreground": "on-brand",
  "sidebar-accent": "a20",
  "sidebar-accent-foreground": "text",
  "sidebar-border": "line",
  "sidebar-ring": "focus",
} as const satisfies Readonly<Record<string, RoleToken>>;

/** Variables that are solved for the components of shadcn/ui and may therefore differ from their tokens. */
const SOLVED =
  /^(sidebar-)?(primary|destructive)(-foreground)?$|^(muted|sidebar)-foreground$|^(accent|input|foreground)$/;

/**
 * The token of a variable in a file with these names. A file that has the exact brand was written here, and its
 * solved variables say nothing about the theme.
 */
export function shadcnTokenOf(name: string, names: ReadonlySet<string>): RoleToken | undefined {
  if (names.has("brand") && SOLVED.test(name)) return undefined;
  return Object.entries(SHADCN_TOKENS).find(([variable]) => variable === name)?.[1];
}

/** A step of a ramp, as a primitive is called. */
const STEP = /^(?:primary|secondary|accent|success|warning|danger|info)-(?:50|950|[1-9]00)$/;

/** Whether a file with these names, without dashes, was written here and has the name beside its tokens. */
export function isSolvedName(name: string, names: ReadonlySet<string>): boolean {
  if (names.has("brand-foreground")) return SOLVED.test(name) || /^chart-\d$/.test(name) || STEP.test(name);
  return names.has("brand-edge") && STEP.test(name);
}
