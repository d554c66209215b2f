/** A theme for shadcn/ui and Tailwind 4 (https://ui.shadcn.com/docs/theming, https://ui.shadcn.com/schema/registry-item.json). */
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme, RoleColors } from "#engine/theme/solve-theme.ts";
import { shadcnColors } from "#engine/theme/targets/shadcn-colors.ts";
import { FORCED_SHADCN, forcedColors } from "./forced-colors.ts";
import {
  DEFAULT_WRITING,
  modeDeclarations,
  propertyOf,
  type ThemeWriting,
  themeValue,
} from "./theme-values.ts";

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

/** Tailwind 4: utilities from `@theme inline`, values in the theme layer beside it, so that modes can change them. */
export function writeThemeTailwind(theme: FourModeTheme, writing: ThemeWriting = DEFAULT_WRITING): string {
  const { light, dark, "light-high": lightHigh, "dark-high": darkHigh } = theme.modes;
  const block = (selector: string, colors: RoleColors, indent: string): string =>
    `${indent}${selector} {\n${modeDeclarations(colors, writing, `${indent}  `)}${indent}}\n`;
  const names = ROLE_TOKENS.map((token) => `  --color-${token}: var(${propertyOf(token, writing)});\n`);
  return [
    '@import "tailwindcss";\n',
    "@custom-variant dark (&:where(.dark, .dark *));\n",
    `@theme inline {\n${names.join("")}}\n`,
    `@layer base {\n${block(":root", light, "  ")}${block(".dark", dark, "  ")}  @media (prefers-contrast: more) {\n${block(":root", lightHigh, "    ")}${block(".dark", darkHigh, "    ")}  }\n}\n`,
    forcedColors(writing, ":root, .dark"),
  ].join("\n");
}

function valueOf(color: Color): string {
  return themeValue(color, DEFAULT_WRITING);
}
