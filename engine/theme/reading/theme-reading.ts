/** A theme that was read back from a file: the tokens that it names, and what could not be read. */
import type { Color } from "#engine/space/color.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";

export interface UnreadProperty {
  /** As written; with the name of the file, where there are several. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence. */
  readonly why: string;
}

export type ReadColors = Readonly<Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>>>;

export interface ReadTheme {
  /** The tokens that the text names, by mode, all opaque; a mode that the text does not have is absent. */
  readonly modes: ReadColors;
  /** In the order of the lines; they change nothing. */
  readonly unread: readonly UnreadProperty[];
  /** How many other colors there are, which stand for no token. */
  readonly others: number;
}

export type ThemeKind = "CSS" | "Tailwind 4" | "shadcn/ui" | "SCSS" | "Design tokens";

export type ThemeReading =
  | ({ readonly ok: true; readonly kind: ThemeKind } & ReadTheme)
  | { readonly ok: false; readonly message: string; readonly line?: number };

export const TRANSLUCENT = "It is translucent, and the tokens of a theme are opaque.";
