/** A theme for Sass: a map a mode, a function that reads one token and mixins that write a mode and forced colors as custom properties. */
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { systemColor } from "./forced-colors.ts";
import { forcedEdges } from "./forced-edges.ts";
import { DEFAULT_WRITING, propertyOf, type ThemeWriting, themeValue } from "./theme-values.ts";

/**
 * One partial for `@use "theme"`. Hex by default, since Sass before 1.79 does not know oklch() as a color. An unknown
 * token or mode is an error of the style sheet rather than an empty value.
 */
export function writeThemeScss(
  theme: FourModeTheme,
  writing: ThemeWriting = { ...DEFAULT_WRITING, format: "hex" },
): string {
  const maps = THEME_MODES.map((mode) => {
    const lines = ROLE_TOKENS.map(
      (token) => `  "${token}": ${themeValue(theme.modes[mode][token], writing)},\n`,
    );
    return `$${mode}: (\n${lines.join("")});\n`;
  });
  const modes = THEME_MODES.map((mode) => `  "${mode}": $${mode},\n`).join("");
  const forced = ROLE_TOKENS.map(
    (token) => `    ${propertyOf(token, writing)}: ${systemColor(token)};\n`,
  ).join("");
  const property = propertyOf("text", writing).replace(/text$/, "#{$name}");
  return [
    '@use "sass:map";\n',
    ...maps,
    `$modes: (\n${modes});\n`,
    `@function token($name, $mode: "light") {
  @if not map.has-key($modes, $mode) {
    @error "There is no mode #{$mode}.";
  }
  @if not map.has-key($modes, $mode, $name) {
    @error "There is no token #{$name}.";
  }
  @return map.get($modes, $mode, $name);
}
`,
    `@mixin theme($mode) {
  @if not map.has-key($modes, $mode) {
    @error "There is no mode #{$mode}.";
  }
  @each $name, $color in map.get($modes, $mode) {
    ${property}: #{$color};
  }
}
`,
    `@mixin forced-colors {
  @media (forced-colors: active) {
${forced}    @at-root (without: rule) {
${forcedEdges("      ")}    }
  }
}
`,
  ].join("\n");
}
