/** A theme for shadcn/ui and Tailwind 4 (https://ui.shadcn.com/docs/theming, https://ui.shadcn.com/schema/registry-item.json). */
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import type { FourModeTheme, RoleColors } from "#engine/theme/solve-theme.ts";
import {
  DEFAULT_WRITING,
  modeDeclarations,
  propertyOf,
  type ThemeWriting,
  themeValue,
} from "./theme-values.ts";

/** Each variable of shadcn/ui with its token; every text stands on a surface that it was solved for. */
export const SHADCN_TOKENS = {
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
  "chart-1": "brand-edge",
  "chart-2": "info-edge",
  "chart-3": "success-edge",
  "chart-4": "warning-edge",
  "chart-5": "danger-edge",
  sidebar: "t0",
  "sidebar-foreground": "text",
  "sidebar-primary": "brand",
  "sidebar-primary-foreground": "on-brand",
  "sidebar-accent": "t20",
  "sidebar-accent-foreground": "text",
  "sidebar-border": "line",
  "sidebar-ring": "focus",
} as const satisfies Readonly<Record<string, RoleToken>>;

const RADIUS = "0.625rem";

/** The registry item with light and dark, and high contrast as a style sheet of its own; `name` is kebab-case. */
export function writeShadcnItem(theme: FourModeTheme, name: string, title: string): string {
  const variables = (colors: RoleColors) =>
    Object.fromEntries(Object.entries(SHADCN_TOKENS).map(([role, token]) => [role, valueOf(colors[token])]));
  const declared = (colors: RoleColors) =>
    Object.fromEntries(Object.entries(variables(colors)).map(([role, value]) => [`--${role}`, value]));
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: "registry:theme",
    title,
    cssVars: {
      theme: { radius: RADIUS },
      light: { radius: RADIUS, ...variables(theme.modes.light) },
      dark: variables(theme.modes.dark),
    },
    css: {
      "@media (prefers-contrast: more)": {
        ":root": declared(theme.modes["light-high"]),
        ".dark": declared(theme.modes["dark-high"]),
      },
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
  ].join("\n");
}

function valueOf(color: Color): string {
  return themeValue(color, DEFAULT_WRITING);
}
