/** Named colors on their way to a style sheet, and how they are to be written. */

import type { ColorFormat } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

export interface VariableRow {
  /** A CSS identifier of ASCII letters, digits, - and _; see `nameProblem`. */
  readonly name: string;
  readonly color: Color;
  /** Its value in dark mode, where that is another one. */
  readonly dark?: Color;
  /** Tints and shades beside it: the eleven steps of `colorRamp`. */
  readonly hasRamp: boolean;
  /** Translucent steps beside it: percent of its alpha, whole, 1 to 99, rising. */
  readonly alphas: readonly number[];
}

export const NAME_STYLES = ["kebab", "camel", "snake", "pascal"] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

export const DARK_WAYS = ["media", "class", "attribute", "light-dark"] as const;
export type DarkWay = (typeof DARK_WAYS)[number];

export const ALPHA_WAYS = ["mix", "relative", "value"] as const;
/** color-mix() with the variable, a relative color of it, or a value of its own. */
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
  /** Before each name; a name like any other, or "". */
  readonly prefix: string;
  /** What the custom properties are set on. */
  readonly selector: string;
  readonly format: VariableFormat;
  readonly darkBy: DarkWay;
  readonly alphaBy: AlphaWay;
  /** Colors outside sRGB get a mapped value first, and their own where the screen shows it. */
  readonly hasWide: boolean;
  /** Each custom property is registered as a color by `@property`. */
  readonly isRegistered: boolean;
  /** The nearest color name stands beside each color. */
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

/** What comes with the code and is no part of the set. */
export interface WriteExtras {
  /** Written as a comment; only an http(s) address is. */
  readonly link?: string;
  /** A color name a row, for the comments. */
  readonly colorNames?: readonly string[];
}
