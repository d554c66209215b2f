/** One color of a file with its name, its mode and the place of its value. */

export interface NamedValue {
  /** Words joined by dashes, as the name of a custom property. */
  readonly name: string;
  /** "light", "dark-high", the name of a theme; undefined for what all modes share. */
  readonly mode?: string;
  /** As CSS text: a color, or a reference to a property of this file or of a style sheet beside it. */
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
  /** Offsets of the value in the file. */
  readonly from: number;
  readonly to: number;
  /** What stands there for another CSS text; undefined if the place has no room for one. */
  readonly written?: (css: string) => string;
}

/** A name that a custom property may have, without dashes in front. */
export function propertyName(prefix: string, words: string): string {
  const name = words.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "-").replaceAll(/^-+|-+$/g, "");
  return `${prefix}${name === "" ? "color" : name}`;
}
