/** The value of a variable in the set's format; CSS and SCSS only differ in how a variable is referenced. */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { VariableOptions, VariableSet } from "./variable-set.ts";
import { type VariableToken, variableTokens } from "./variable-tokens.ts";

export interface WrittenMode {
  readonly value: string;
  /** The color's own value, if it lies outside sRGB and `value` is the fallback. */
  readonly wide: string | undefined;
}

export interface WrittenToken extends VariableToken {
  /** True if it refers to the variable of its color, and so follows that in every mode. */
  readonly isDerived: boolean;
  readonly lightValue: WrittenMode;
  readonly darkValue: WrittenMode | undefined;
}

/**
 * Each token with its values; `reference` writes the reference of an alpha step to its color, and of a color to the one
 * it refers to.
 */
export function writtenTokens(
  set: VariableSet,
  reference: (base: VariableToken, mode: "light" | "dark", from: VariableToken) => string,
): WrittenToken[] {
  let base: VariableToken | undefined;
  const tokens = variableTokens(set);
  const bases = new Map(tokens.filter(({ kind }) => kind === "base").map((token) => [token.row, token]));
  return tokens.map((token): WrittenToken => {
    if (token.kind === "base") base = token;
    const target = token.refersTo === undefined ? undefined : bases.get(token.refersTo);
    if (target !== undefined) {
      const referring = (mode: "light" | "dark"): WrittenMode => ({
        value: reference(target, mode, token),
        wide: undefined,
      });
      return {
        ...token,
        isDerived: true,
        lightValue: referring("light"),
        darkValue: token.dark && referring("dark"),
      };
    }
    const own = base;
    if (token.kind !== "alpha" || set.alphaBy === "value" || own === undefined)
      return {
        ...token,
        isDerived: false,
        lightValue: modeValue(token.light, set),
        darkValue: token.dark && modeValue(token.dark, set),
      };
    const isTranslucent = isSeeThrough(own.light) || (own.dark !== undefined && isSeeThrough(own.dark));
    const derived = (mode: "light" | "dark"): WrittenMode => ({
      value: shareOf(reference(own, mode, token), token.step, set, isTranslucent),
      wide: undefined,
    });
    return {
      ...token,
      isDerived: true,
      lightValue: derived("light"),
      darkValue: token.dark && derived("dark"),
    };
  });
}

/** A color in the format of the options. */
export function modeValue(color: Color, { format, hasWide }: VariableOptions): WrittenMode {
  if (hasWide && !isInGamut(color, "srgb"))
    return { value: formatHex(color), wide: formatColor(color, format === "display-p3" ? format : "oklch") };
  return { value: formatColor(color, format), wide: undefined };
}

/** A percentage of a color's alpha in CSS: CSS Color 5 §2 (color-mix) and §4 (relative colors). */
function shareOf(
  variable: string,
  percent: number,
  { alphaBy }: VariableOptions,
  isTranslucent: boolean,
): string {
  if (alphaBy === "mix") return `color-mix(in oklab, ${variable} ${percent}%, transparent)`;
  const alpha = isTranslucent ? `calc(alpha * ${percent / 100})` : `${percent}%`;
  return `oklch(from ${variable} l c h / ${alpha})`;
}

function isSeeThrough(color: Color): boolean {
  return (color.alpha ?? 0) < 1;
}

/** The link as a comment between two delimiters, the last line of a file; empty without a link. */
export function linkLine(link: string | undefined, open: string, close = ""): string {
  if (link === undefined || !/^https?:\/\/[^\s<>"]+$/.test(link)) return "";
  const safe = link.replaceAll("*/", "%2A/");
  return `${open} ${safe}${close === "" ? "" : ` ${close}`}\n`;
}

/** A color's name for a comment. */
export function nameNote(name: string | undefined): string | undefined {
  const safe = name?.replaceAll(/[*/\n]/g, " ").trim();
  return safe === undefined || safe === "" ? undefined : `≈ ${safe}`;
}
