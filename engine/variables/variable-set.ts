/** Named colors and the options for writing them to a style sheet. */

import type { ColorFormat } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

export interface VariableRow {
  /** A CSS identifier of ASCII letters, digits, - and _; see `nameProblem`. */
  readonly name: string;
  readonly color: Color;
  /** Its value in dark mode, if it differs. */
  readonly dark?: Color;
  /** Whether tints and shades are written: the eleven steps of `colorRamp`. */
  readonly hasRamp: boolean;
  /** Name of the row whose colors it has: written as a reference where the output can hold one. */
  readonly refersTo?: string;
  /** Alpha steps to write: percentages of its alpha, integers from 1 to 99, ascending. */
  readonly alphas: readonly number[];
}

export const NAME_STYLES = ["kebab", "camel", "snake", "pascal"] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

export const DARK_WAYS = ["media", "class", "attribute", "light-dark"] as const;
export type DarkWay = (typeof DARK_WAYS)[number];

export const ALPHA_WAYS = ["mix", "relative", "value"] as const;
/** color-mix() with the variable, a relative color, or a value of its own. */
export type AlphaWay = (typeof ALPHA_WAYS)[number];

export const VARIABLE_FORMATS = [
  "hex",
  "rgb",
  "hsl",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "display-p3",
] as const satisfies readonly ColorFormat[];
export type VariableFormat = (typeof VARIABLE_FORMATS)[number];

export interface VariableOptions {
  readonly style: NameStyle;
  /** Prefix of each name; a valid name, or "". */
  readonly prefix: string;
  /** Selector of the rule that sets the custom properties. */
  readonly selector: string;
  readonly format: VariableFormat;
  readonly darkBy: DarkWay;
  readonly alphaBy: AlphaWay;
  /** Writes a gamut-mapped value first, and the wide-gamut color for screens that can show it. */
  readonly hasWide: boolean;
  /** Registers each custom property as a color with `@property`. */
  readonly isRegistered: boolean;
  /** Writes the nearest color name as a comment for each color. */
  readonly hasComments: boolean;
}

export interface VariableSet extends VariableOptions {
  readonly rows: readonly VariableRow[];
}

export const DEFAULT_VARIABLE_OPTIONS: VariableOptions = {
  style: "kebab",
  prefix: "",
  selector: ":root",
  format: "hex",
  darkBy: "media",
  alphaBy: "mix",
  hasWide: true,
  isRegistered: false,
  hasComments: false,
};

/** Additional output that is not part of the set. */
export interface WriteExtras {
  /** Written as a comment, if it is an http(s) address. */
  readonly link?: string;
  /** A color name per row, for the comments. */
  readonly colorNames?: readonly string[];
}
