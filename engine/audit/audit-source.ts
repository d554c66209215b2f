/** What an audit knows of files: their tokens in each mode, where each has its value, and what could not be read. */
import type { Color } from "#engine/space/color.ts";

export interface AuditFile {
  readonly name: string;
  readonly text: string;
}

/** Where a value stands in the files. */
export interface ValuePlace {
  /** Index of the file. */
  readonly file: number;
  /** Counted from 1. */
  readonly line: number;
  /** As written. */
  readonly text: string;
}

export interface SourceToken {
  /**
   * A custom property without its dashes, a path of design tokens with dots, or "color in .card": a property, or a
   * custom property, of a part of the page.
   */
  readonly name: string;
  /** On a screen of sRGB. */
  readonly color: Color;
  /** On a screen with a wider gamut, if it is another one there. */
  readonly wide?: Color;
  /** Tokens with one key, of any modes, have one value in the files and change together. */
  readonly key: string;
  readonly place: ValuePlace;
  /** The token whose color it has, if its value is a reference and nothing else. */
  readonly refersTo?: string;
  /** The files leave it to their framework, which derives it from others; a repair writes it. */
  readonly isDerived?: true;
}

export interface SourceMode {
  /** "light", "dark", "light-high", "dark-high", or the name of a theme. */
  readonly name: string;
  readonly scheme: "light" | "dark";
  readonly isHigh: boolean;
  readonly tokens: ReadonlyMap<string, SourceToken>;
  /**
   * The part of the page that a token belongs to, by the token's name, with the name that it has there. Tokens of the page
   * itself are not in it.
   */
  readonly parts: ReadonlyMap<string, TokenPart>;
}

export interface TokenPart {
  /** A selector. */
  readonly part: string;
  /** Without dashes. */
  readonly bare: string;
  /** The line of the rule's declaration, to tell properties of one rule from those of several. */
  readonly rule: number;
}

export interface UnreadEntry {
  readonly file: string;
  readonly name: string;
  /** Counted from 1. */
  readonly line?: number;
  /** A sentence. */
  readonly why: string;
}

export interface ValueChange {
  readonly key: string;
  readonly color: Color;
  /** In these modes alone; the others keep the old value. */
  readonly only?: readonly string[];
}

export interface AuditSource {
  readonly modes: readonly SourceMode[];
  readonly unread: readonly UnreadEntry[];
  /** The text that a value would have with this color: in its own notation. */
  readonly written: (change: ValueChange) => string;
  /** The color that this text means: rounded as it is written. */
  readonly shown: (change: ValueChange) => Color;
  /** Whether a value that several modes share can be another one in some of them. */
  readonly splits: (key: string, only: readonly string[]) => boolean;
  /** The source with these values, read anew. */
  readonly reopened: (changes: readonly ValueChange[]) => AuditSource;
  /** The texts of its files, by their index, with these values; every other byte as it was. */
  readonly edited: (
    changes: readonly ValueChange[],
  ) => readonly { readonly file: number; readonly text: string }[];
}
