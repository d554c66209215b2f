/** A theme for shadcn/ui (https://ui.shadcn.com/docs/theming, https://ui.shadcn.com/schema/registry-item.json). */
import type { Color } from "#engine/space/color.ts";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { shadcnColors } from "#engine/theme/targets/shadcn-colors.ts";
import { FORCED_SHADCN } from "./forced-colors.ts";
import { DEFAULT_WRITING, themeValue } from "./theme-values.ts";

/**
 * The registry item with light and dark, and high contrast and forced colors as style sheets of their own; `name` is
 * kebab-case. It has no radius and no fonts: those of a project are its own.
 */
export function writeShadcnItem(theme: FourModeTheme, name: string, title: string): string {
  const variables = (mode: ThemeModeName) =>
    Object.fromEntries(
      [...shadcnColors(theme.modes[mode], { mode, floors: theme.floors })].map(([role, color]) => [
        role,
        valueOf(color),
      ]),
    );
  const declared = (mode: ThemeModeName) =>
    Object.fromEntries(Object.entries(variables(mode)).map(([role, value]) => [`--${role}`, value]));
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: "registry:theme",
    title,
    cssVars: {
      light: variables("light"),
      dark: variables("dark"),
    },
    css: {
      "@media (prefers-contrast: more)": {
        ":root": declared("light-high"),
        ".dark": declared("dark-high"),
      },
      ...FORCED_SHADCN,
    },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}

function valueOf(color: Color): string {
  return themeValue(color, DEFAULT_WRITING);
}
