/** The character of a palette as a person sets it (PAL-2), and its limits. */

/** Whole numbers. `dark` <= `light` and `dull` <= `vivid`. */
export interface Character {
  /** OKLCH lightness of the darkest and of the lightest color, 0 to 100. */
  readonly dark: number;
  readonly light: number;
  /** Distribution of the lightnesses between the two: -100 mostly dark, 0 even, 100 mostly light. */
  readonly shape: number;
  /** Least and greatest chroma, as percentages of the greatest in gamut. */
  readonly dull: number;
  readonly vivid: number;
  /** Distances between the hues, as a percentage of those of the rule; 0 gives one hue. */
  readonly spread: number;
  /** Percentage of black in the darkest color, and of white in the lightest. */
  readonly black: number;
  readonly white: number;
}

export const CHARACTER_LIMITS = {
  dark: [0, 100],
  light: [0, 100],
  shape: [-100, 100],
  dull: [0, 100],
  vivid: [0, 100],
  spread: [0, 150],
  black: [0, 100],
  white: [0, 100],
} as const satisfies Readonly<Record<keyof Character, readonly [least: number, most: number]>>;
