/** What all outputs of a theme share: the four modes, and the notation of colors. */
import { formatColor } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken } from "#engine/theme/role-graph.ts";
import type { RoleColors } from "#engine/theme/solve-theme.ts";

export interface ThemeWriting {
  /** Names of custom properties begin with it, without the dashes: "" or letters, digits and hyphens. */
  readonly prefix: string;
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
export function propertyNamed(name: string, { prefix }: ThemeWriting): string {
  return prefix === "" ? `--${name}` : `--${prefix}-${name}`;
}

/** The declarations of one mode, indented, one a line. */
export function modeDeclarations(colors: RoleColors, writing: ThemeWriting, indent: string): string {
  return ROLE_TOKENS.map(
    (token) => `${indent}${propertyOf(token, writing)}: ${themeValue(colors[token], writing)};\n`,
  ).join("");
}
