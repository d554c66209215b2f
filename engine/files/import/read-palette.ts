import type { Color } from "#engine/space/color.ts";
import type { ImportedColor } from "./color-entries.ts";

/** The colors of one mode of a file. */
export interface ReadMode {
  /** "light", "dark", or the name of a theme. */
  readonly name: string;
  /** By name, without the dashes of a custom property, in the order of the file. */
  readonly colors: ReadonlyMap<string, Color>;
}

/** A part of a file that looks like a color and was left out. */
export interface UnreadPart {
  /** Counted from 1; absent in a binary file. */
  readonly line?: number;
  readonly column?: number;
  /** As written, or the name that it stands under. */
  readonly text: string;
  /** A sentence. */
  readonly why: string;
}

/** The result of one reader. */
export interface ReadPalette {
  /** Format name for messages: "Adobe Swatch Exchange". */
  readonly format: string;
  readonly title?: string;
  readonly colors: readonly ImportedColor[];
  /** Each color variable in each mode; absent for a file without variables. */
  readonly modes?: readonly ReadMode[];
  /** What looks like a color and was left out; absent if there is nothing. */
  readonly unread?: readonly UnreadPart[];
}
