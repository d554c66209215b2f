/** A theme for Tailwind 4 (https://tailwindcss.com/docs/theme). */
import { isPrimaryToken, isRoleToken, ROLE_TOKENS, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { tailwindColors } from "#engine/theme/targets/tailwind-colors.ts";
import { forcedColors } from "./forced-colors.ts";
import { forcedEdges } from "./forced-edges.ts";
import { primitiveName } from "./theme-primitives.ts";
import {
  DEFAULT_WRITING,
  primitivesRule,
  propertyNamed,
  type ThemeWriting,
  themeValue,
  tokenValue,
} from "./theme-values.ts";

/**
 * Utilities from `@theme inline`, values in the base layer beside it, so that modes can change them. Placeholders are a
 * token, because half of the text color, which is Tailwind's, has not enough contrast. The primary has no system
 * color: it is a fill and a text, and hovered translucent, so only the browser's own choice is legible in all three.
 */
export function writeThemeTailwind(theme: FourModeTheme, writing: ThemeWriting = DEFAULT_WRITING): string {
  const block = (selector: string, mode: ThemeModeName, indent: string): string => {
    const colors = tailwindColors(theme.modes[mode], { mode, floors: theme.floors });
    const lines = [...colors].map(([name, color]) => {
      const value = isRoleToken(name) ? tokenValue(name, color, writing) : themeValue(color, writing);
      return `${indent}  ${propertyNamed(name, writing)}: ${value};\n`;
    });
    return `${indent}${selector} {\n${lines.join("")}${indent}}\n`;
  };
  const steps = (writing.primitives ?? []).map(primitiveName);
  const names = [...ROLE_TOKENS, ...steps].map(
    (name) => `  --color-${name}: var(${propertyNamed(name, writing)});\n`,
  );
  return [
    '@import "tailwindcss";\n',
    "@custom-variant dark (&:where(.dark, .dark *));\n",
    `@theme inline {\n${names.join("")}}\n`,
    ...[primitivesRule(writing)].filter((text) => text !== ""),
    `@layer base {\n${block(":root", "light", "  ")}${block(".dark", "dark", "  ")}  @media (prefers-contrast: more) {\n${block(":root", "light-high", "    ")}${block(".dark", "dark-high", "    ")}  }\n  ::placeholder {\n    color: var(${propertyNamed("text-3", writing)});\n  }\n}\n`,
    forcedColors((token) => propertyNamed(token, writing), ":root, .dark", {
      isLeftOut: isPrimaryToken,
      rules: forcedEdges(),
    }),
  ].join("\n");
}
