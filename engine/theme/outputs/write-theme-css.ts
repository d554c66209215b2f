/** A theme as a style sheet of custom properties, with all four modes in each of four ways to switch them. */
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { forcedColors } from "./forced-colors.ts";
import { forcedEdges } from "./forced-edges.ts";
import {
  DEFAULT_WRITING,
  modeDeclarations,
  primitivesRule,
  propertyOf,
  type ThemeWriting,
  tokenValue,
} from "./theme-values.ts";

export const THEME_SWITCHES = ["light-dark", "media", "class", "attribute"] as const;
/** How a style sheet switches modes. `light-dark()` follows `color-scheme`, which a page can set on any element. */
export type ThemeSwitch = (typeof THEME_SWITCHES)[number];

/** The selectors that declare tokens; forced colors must replace them in each. */
const ROOTS: Readonly<Record<ThemeSwitch, string>> = {
  "light-dark": ":root",
  media: ":root",
  class: ":root, .light, .dark, .light-high, .dark-high",
  attribute: ":root, [data-theme]",
};
const DARK = "@media (prefers-color-scheme: dark)";
const MORE = "@media (prefers-contrast: more)";
const DARK_MORE = "@media (prefers-color-scheme: dark) and (prefers-contrast: more)";

/** One style sheet. High contrast follows `prefers-contrast`, and its own class or attribute where modes have one. */
export function writeThemeCss(
  theme: FourModeTheme,
  by: ThemeSwitch,
  writing: ThemeWriting = DEFAULT_WRITING,
): string {
  const { light, dark, "light-high": lightHigh, "dark-high": darkHigh } = theme.modes;
  const rule = (selector: string, scheme: string, colors: typeof light, indent = ""): string =>
    `${indent}${selector} {\n${indent}  color-scheme: ${scheme};\n${modeDeclarations(colors, writing, `${indent}  `)}${indent}}\n`;
  const inside = (query: string, text: string): string => `${query} {\n${text}}\n`;
  const both = (first: typeof light, second: typeof light, indent: string): string =>
    ROLE_TOKENS.map((token) => {
      const [inLight, inDark] = [first[token], second[token]].map((color) =>
        tokenValue(token, color, writing),
      );
      const value = inLight === inDark ? inLight : `light-dark(${inLight}, ${inDark})`;
      return `${indent}${propertyOf(token, writing)}: ${value};\n`;
    }).join("");
  const primitives = [primitivesRule(writing)].filter((text) => text !== "");
  switch (by) {
    case "light-dark":
      return [
        ...primitives,
        `:root {\n  color-scheme: light dark;\n${both(light, dark, "  ")}}\n`,
        inside(MORE, `  :root {\n${both(lightHigh, darkHigh, "    ")}  }\n`),
        forcedColors((token) => propertyOf(token, writing), ROOTS[by], { rules: forcedEdges() }),
      ].join("\n");
    case "media":
      return [
        ...primitives,
        rule(":root", "light", light),
        inside(DARK, rule(":root", "dark", dark, "  ")),
        inside(MORE, rule(":root", "light", lightHigh, "  ")),
        inside(DARK_MORE, rule(":root", "dark", darkHigh, "  ")),
        forcedColors((token) => propertyOf(token, writing), ROOTS[by], { rules: forcedEdges() }),
      ].join("\n");
    case "class":
    case "attribute": {
      const select = (mode: string): string => (by === "class" ? `.${mode}` : `[data-theme="${mode}"]`);
      return [
        ...primitives,
        rule(`:root, ${select("light")}`, "light", light),
        rule(select("dark"), "dark", dark),
        inside(
          MORE,
          rule(`:root, ${select("light")}`, "light", lightHigh, "  ") +
            rule(select("dark"), "dark", darkHigh, "  "),
        ),
        rule(select("light-high"), "light", lightHigh),
        rule(select("dark-high"), "dark", darkHigh),
        forcedColors((token) => propertyOf(token, writing), ROOTS[by], { rules: forcedEdges() }),
      ].join("\n");
    }
  }
}
