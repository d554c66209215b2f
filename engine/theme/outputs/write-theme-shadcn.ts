/** A theme for shadcn/ui (https://ui.shadcn.com/docs/theming, https://ui.shadcn.com/schema/registry-item.json). */
import type { Color } from "#engine/space/color.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { shadcnColors } from "#engine/theme/targets/shadcn-colors.ts";
import { FORCED_SHADCN } from "./forced-shadcn.ts";
import { SHADCN_TOKENS } from "./shadcn-tokens.ts";
import { type Primitive, primitiveName, wornPrimitive } from "./theme-primitives.ts";
import { DEFAULT_WRITING, themeValue } from "./theme-values.ts";

/**
 * Two colors of the newer styles that no variable can mend: a tab in the text color at 60 %, legible on a tab list for
 * black alone, and a hovered button at 80 %, for which every brand would have to be darker; New York has 90 %.
 */
const COMPONENTS = {
  '[data-slot="tabs-trigger"]:not(:hover, [data-state="active"], [data-active], [aria-selected="true"])': {
    color: "var(--muted-foreground)",
  },
  ':is([data-slot="button"], a[data-slot="badge"].bg-primary)[data-variant="default"]:hover': {
    "background-color": "color-mix(in oklab, var(--primary) 90%, transparent)",
  },
} as const;

/**
 * With high contrast in dark modes a destructive button is a whole fill, and the edge of a field in error a whole line:
 * white on 60 % of a color that is text on 30 % of it has 7:1 with both for no color.
 */
const DARK_HIGH = {
  '.dark :is([data-slot="button"], [data-slot="badge"]):is([data-variant="destructive"], .bg-destructive)': {
    "background-color": "var(--destructive)",
    color: "var(--destructive-foreground)",
  },
  '.dark :is([data-slot="button"], a[data-slot="badge"]):is([data-variant="destructive"], .bg-destructive):hover':
    { "background-color": "color-mix(in oklab, var(--destructive) 90%, transparent)" },
  '.dark [aria-invalid="true"]': { "border-color": "var(--destructive)" },
} as const;

/**
 * The registry item with light and dark, and high contrast and forced colors as style sheets of their own; `name` is
 * kebab-case. It has no radius and no fonts: those of a project are its own. Primitives stand with the light variables, from
 * which the command makes utilities (`bg-primary-500`); a variable with exactly the color of a step refers to it.
 */
export function writeShadcnItem(
  theme: FourModeTheme,
  name: string,
  title: string,
  primitives: readonly Primitive[] = [],
): string {
  const variables = (mode: ThemeModeName) =>
    Object.fromEntries(
      [...shadcnColors(theme.modes[mode], { mode, floors: theme.floors })].map(([role, color]) => {
        const worn = isVariable(role) ? wornPrimitive(SHADCN_TOKENS[role], color, primitives) : undefined;
        return [role, worn === undefined ? valueOf(color) : `var(--${primitiveName(worn)})`];
      }),
    );
  const steps = Object.fromEntries(primitives.map((each) => [primitiveName(each), valueOf(each.color)]));
  const declared = (mode: ThemeModeName) =>
    Object.fromEntries(Object.entries(variables(mode)).map(([role, value]) => [`--${role}`, value]));
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: "registry:theme",
    title,
    cssVars: {
      light: { ...steps, ...variables("light") },
      dark: variables("dark"),
    },
    css: {
      "@media (prefers-contrast: more)": {
        ":root": declared("light-high"),
        ".dark": declared("dark-high"),
        ...DARK_HIGH,
      },
      "@layer utilities": COMPONENTS,
      ...FORCED_SHADCN,
    },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}

const isVariable = (name: string): name is keyof typeof SHADCN_TOKENS => Object.hasOwn(SHADCN_TOKENS, name);

function valueOf(color: Color): string {
  return themeValue(color, DEFAULT_WRITING);
}
