/** The result of importing a theme: its tokens, and what could not be read. */
import type { Color } from "#engine/space/color.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { type TokenSuggestion, tokenSuggestions } from "./token-suggestions.ts";

export interface UnreadProperty {
  /** As written, with the name of the file if there are several. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence. */
  readonly why: string;
}

export interface OtherColor {
  /** As written, with the dashes; of design tokens the path with dots, without the group of the mode. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** Its values in the modes that have one. */
  readonly values: Readonly<Partial<Record<ThemeModeName, Color>>>;
  /** What it probably stands for. */
  readonly suggestion?: TokenSuggestion;
}

/**
 * What a person says that names stand for, by the name as in `OtherColor` but without dashes in front; "none" if it is no
 * token. It counts more than what a name says by itself.
 */
export type TokenNames = ReadonlyMap<string, RoleToken | "none">;
export const NO_NAMES: TokenNames = new Map();
export const bareName = (name: string): string => name.replace(/^--/, "");

/** The other colors with what they probably stand for. `known` are the tokens of the first mode. */
export function withSuggestions(
  others: readonly Omit<OtherColor, "suggestion">[],
  modes: ReadColors,
): OtherColor[] {
  const mode = THEME_MODES.find((name) => (modes[name]?.size ?? 0) > 0);
  const unnamed = others.flatMap(({ name, values }) => {
    const color = THEME_MODES.map((each) => values[each]).find((each) => each !== undefined);
    return color === undefined ? [] : [{ name, color }];
  });
  const found = tokenSuggestions(unnamed, (mode && modes[mode]) ?? new Map());
  return others.map((each) => {
    const suggestion = found.get(each.name);
    return suggestion === undefined ? each : { ...each, suggestion };
  });
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

export type ThemeKind =
  | "CSS"
  | "Tailwind 4"
  | "shadcn/ui"
  | "SCSS"
  | "Design tokens"
  | "JSON"
  | "Figma variables"
  | "Android colors"
  | "Source code";

/** The line of what is wrong counts from 1. */
export type ThemeReading =
  | ({ readonly ok: true; readonly kind: ThemeKind } & ReadTheme)
  | {
      readonly ok: false;
      readonly message: string;
      readonly line?: number;
      /** The colors of a text in which no name is that of a token. */
      readonly others?: readonly OtherColor[];
    };

export const TRANSLUCENT = "It is translucent, and the tokens of a theme are opaque.";
