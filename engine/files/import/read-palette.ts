import type { ImportedColor } from "./color-entries.ts";

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
  /** What looks like a color and was left out; absent if there is nothing. */
  readonly unread?: readonly UnreadPart[];
}
