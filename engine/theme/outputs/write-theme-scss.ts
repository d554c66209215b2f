/** A theme for Sass: a map a mode, a function that reads one token and mixins that write a mode and forced colors as custom properties. */
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { systemColor } from "./forced-colors.ts";
import { forcedEdges } from "./forced-edges.ts";
import { bareName, styledName } from "./theme-naming.ts";
import { primitiveName, wornPrimitive } from "./theme-primitives.ts";
import { DEFAULT_WRITING, propertyOf, type ThemeWriting, themeValue } from "./theme-values.ts";

/**
 * One partial for `@use "theme"`. Hex by default, since Sass before 1.79 does not know oklch() as a color. An unknown
 * token or mode is an error of the style sheet rather than an empty value. Primitives are variables, to which the maps refer. In camel and Pascal case, which join words
 * without a mark, the keys of the maps have the prefix.
 */
export function writeThemeScss(
  theme: FourModeTheme,
  writing: ThemeWriting = { ...DEFAULT_WRITING, format: "hex" },
): string {
  const { primitives = [], caseStyle = "kebab" } = writing;
  const isJoined = caseStyle === "camel" || caseStyle === "pascal";
  const keyOf = (name: string): string => (isJoined ? styledName(name, writing) : bareName(name, writing));
  const variables = primitives.map(
    (each) => `$${styledName(primitiveName(each), writing)}: ${themeValue(each.color, writing)};\n`,
  );
  const valueOf = (token: RoleToken, color: Color): string => {
    const worn = wornPrimitive(token, color, primitives);
    return worn === undefined ? themeValue(color, writing) : `$${styledName(primitiveName(worn), writing)}`;
  };
  const maps = THEME_MODES.map((mode) => {
    const lines = ROLE_TOKENS.map(
      (token) => `  "${keyOf(token)}": ${valueOf(token, theme.modes[mode][token])},\n`,
    );
    return `$${mode}: (\n${lines.join("")});\n`;
  });
  const modes = THEME_MODES.map((mode) => `  "${mode}": $${mode},\n`).join("");
  const forced = ROLE_TOKENS.map(
    (token) => `    ${propertyOf(token, writing)}: ${systemColor(token)};\n`,
  ).join("");
  const property = isJoined ? "--#{$name}" : propertyOf("text", writing).replace(/text$/i, "#{$name}");
  return [
    '@use "sass:map";\n',
    ...(variables.length === 0 ? [] : [variables.join("")]),
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
