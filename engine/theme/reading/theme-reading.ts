/** The result of importing a theme: its tokens, and what could not be read. */
import type { Color } from "#engine/space/color.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";

export interface UnreadProperty {
  /** As written, with the name of the file if there are several. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence. */
  readonly why: string;
}

export interface OtherColor {
  /** As written, with the dashes. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
}

export type ReadColors = Readonly<Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>>>;

export interface ReadTheme {
  /** The tokens in the text by mode, all opaque; modes that are missing in the text are absent. */
  readonly modes: ReadColors;
  /** In the order of the lines; they have no effect. */
  readonly unread: readonly UnreadProperty[];
  /** The colors that stand for no token, in the order of the sheet. */
  readonly others: readonly OtherColor[];
}

export type ThemeKind = "CSS" | "Tailwind 4" | "shadcn/ui" | "SCSS" | "Design tokens";

/** The line of what is wrong counts from 1. */
export type ThemeReading =
  | ({ readonly ok: true; readonly kind: ThemeKind } & ReadTheme)
  | { readonly ok: false; readonly message: string; readonly line?: number };

export const TRANSLUCENT = "It is translucent, and the tokens of a theme are opaque.";
