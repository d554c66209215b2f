/** What all outputs of a theme share: the four modes, and the notation of colors. */
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";
import { styledName, type ThemeNaming } from "./theme-naming.ts";
import { primitiveName, wornPrimitive } from "./theme-primitives.ts";

/** How a theme is written as code: its names, and the notation of its colors. */
export interface ThemeWriting extends ThemeNaming {
  readonly format: "hex" | "rgb" | "oklch";
}

/** oklch() values, names as they are. */
export const DEFAULT_WRITING: ThemeWriting = { prefix: "", format: "oklch" };

/** The text of a color; one outside sRGB is written as oklch(), since hex and rgb() cannot hold it. */
export function themeValue(color: Color, { format }: ThemeWriting): string {
  return formatColor(color, isInGamut(color, "srgb") ? format : "oklch");
}

/** The name of a token's custom property, with its dashes. */
export function propertyOf(token: RoleToken, writing: ThemeWriting): string {
  return propertyNamed(token, writing);
}

/** The same for what is no token but has a name like one. */
export function propertyNamed(name: string, writing: ThemeWriting): string {
  return `--${styledName(name, writing)}`;
}

/** The value of a token: a reference to the primitive that it wears, otherwise the color. */
export function tokenValue(token: RoleToken, color: Color, writing: ThemeWriting): string {
  const worn = wornPrimitive(token, color, writing.primitives ?? []);
  return worn === undefined
    ? themeValue(color, writing)
    : `var(${propertyNamed(primitiveName(worn), writing)})`;
}

/** A rule with the primitives; "" if there are none. */
export function primitivesRule(writing: ThemeWriting): string {
  const lines = (writing.primitives ?? []).map(
    (each) => `  ${propertyNamed(primitiveName(each), writing)}: ${themeValue(each.color, writing)};\n`,
  );
  return lines.length === 0 ? "" : `:root {\n${lines.join("")}}\n`;
}

/** The declarations of one mode, indented, one a line. */
export function modeDeclarations(colors: RoleColors, writing: ThemeWriting, indent: string): string {
  return ROLE_TOKENS.map(
    (token) => `${indent}${propertyOf(token, writing)}: ${tokenValue(token, colors[token], writing)};\n`,
  ).join("");
}
