/** Reads the tokens of a theme in each mode from a style sheet. */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import type { CssDeclaration } from "#engine/css/css-rules.ts";
import { type ReadMode, type ReadSheet, readSheet, type SheetValue } from "#engine/css/css-sheet.ts";
import { isSecondName, modeOf, unreadVariables } from "#engine/css/sheet-variables.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import {
  NO_NAMES,
  type OtherColor,
  type ReadColors,
  type ThemeKind,
  type ThemeReading,
  type TokenNames,
  TRANSLUCENT,
  type UnreadProperty,
  withSuggestions,
} from "./theme-reading.ts";
import type { ThemeSheet } from "./theme-sheet.ts";
import { roleNames } from "./token-names.ts";
import { writtenHex } from "./written-hex.ts";

/** The style sheets of a theme as one. */
export interface JoinedTheme extends Pick<ThemeSheet, "kind" | "css"> {
  /** Maps a line of it to a line of its file, both from 1; `file` if there are several. */
  readonly placeOf: (line: number) => { readonly file?: string; readonly line: number };
}

interface SheetReading {
  readonly colors: ReadColors;
  readonly unread: readonly UnreadProperty[];
  readonly others: readonly OtherColor[];
  readonly kind: ThemeKind;
}

/**
 * Only reads CSS. `prefix` is the beginning of the names, without dashes; by default it is detected. Never throws.
 *
 * @internal CSS alone, for tests of the reader.
 */
export function readThemeCss(text: string, prefix?: string): ThemeReading {
  try {
    return readThemeSheet({ kind: "CSS", css: text, placeOf: (line) => ({ line }) }, prefix);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

/** Throws a FileProblem on text that is too large for a style sheet. */
export function readThemeSheet(sheet: JoinedTheme, prefix?: string, given = NO_NAMES): ThemeReading {
  const { colors, unread, others, kind } = readTokens(sheet, prefix, given);
  if (Object.values(colors).some((mode) => mode.size > 0))
    return { ok: true, kind, modes: colors, unread, others };
  const [first] = unread;
  return first === undefined
    ? {
        ok: false,
        message: "There are no tokens of a theme in this text.",
        ...(others.length > 0 && { others }),
      }
    : { ok: false, message: `${first.name} cannot be read. ${first.why}`, line: first.line };
}

/** Each mode with its tokens. Throws a FileProblem on text that is too large for a style sheet. */
function readTokens(sheet: JoinedTheme, prefix: string | undefined, given: TokenNames): SheetReading {
  const read = readSheet(sheet.css);
  const present = presentModes(read);
  const names = new Set(present.flatMap(({ values }) => [...values.keys()].map((name) => name.slice(2))));
  const { roleOf, rankOf, isShadcn, isSolved } = roleNames(
    [...names],
    sheet.kind === "shadcn/ui",
    prefix,
    given,
  );
  const reader = new ModeReader(read, roleOf);
  const colors: Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>> = {};
  for (const group of [present.filter(({ isHigh }) => !isHigh), present.filter(({ isHigh }) => isHigh)]) {
    const broken = reader.brokenNames(group);
    for (const mode of group) {
      const values = [...mode.values.values()]
        .filter((value) => !broken.has(value.name))
        .toSorted((a, b) => rankOf(a.name.slice(2)) - rankOf(b.name.slice(2)));
      colors[mode.name] = reader.take(values);
    }
  }
  const others = [...names].flatMap((name): OtherColor[] => {
    if (roleOf(name) !== undefined || isSolved(name)) return [];
    const found = present.flatMap((mode) => {
      const value = mode.values.get(`--${name}`);
      return value?.color === undefined || isSecondName(value)
        ? []
        : [{ mode: mode.name, color: value.color, line: value.declaration.line }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const values = Object.fromEntries(found.map(({ mode, color }) => [mode, color]));
    return [{ name: `--${name}`, line: sheet.placeOf(first.line).line, values }];
  });
  return {
    colors,
    unread: reader.unread
      .toSorted((a, b) => a.line - b.line)
      .map(({ name, line, why }) => {
        const { file, line: own } = sheet.placeOf(line);
        return { name: file === undefined ? name : `${file}: ${name}`, line: own, why };
      }),
    others: withSuggestions(others, colors),
    kind:
      sheet.kind !== "CSS"
        ? sheet.kind
        : isShadcn
          ? "shadcn/ui"
          : /@theme\b/.test(sheet.css)
            ? "Tailwind 4"
            : "CSS",
  };
}

type ThemeMode = ReadMode & { readonly name: ThemeModeName };

/** The four modes that the sheet has; one of high contrast only if something in it differs from the mode without. */
function presentModes(read: ReadSheet): ThemeMode[] {
  return THEME_MODES.flatMap((name): ThemeMode[] => {
    const mode = modeOf(read, name);
    if (mode === undefined || mode.values.size === 0) return [];
    if (!mode.isHigh) return [{ ...mode, name }];
    const plain = modeOf(read, mode.scheme)?.values;
    const isOwn = [...mode.values].some(([key, value]) => plain?.get(key)?.declaration !== value.declaration);
    return isOwn ? [{ ...mode, name }] : [];
  });
}

class ModeReader {
  readonly unread: UnreadProperty[] = [];
  private readonly noted = new Set<CssDeclaration>();
  private readonly reasons: ReadonlyMap<string, string>;
  private readonly roleOf: (name: string) => RoleToken | undefined;

  constructor(read: ReadSheet, roleOf: (name: string) => RoleToken | undefined) {
    this.roleOf = roleOf;
    this.reasons = new Map(unreadVariables(read).map(({ name, line, why }) => [`${name} ${line}`, why]));
  }

  /** Names of tokens that have no color in one of the modes; a token is left out of both. */
  brokenNames(group: readonly ReadMode[]): ReadonlySet<string> {
    const broken = new Set<string>();
    for (const { values } of group)
      for (const { name, color, declaration } of values.values()) {
        if (color !== undefined || this.roleOf(name.slice(2)) === undefined) continue;
        broken.add(name);
        const why = this.reasons.get(`${name} ${declaration.line}`) ?? "Its value is not a color.";
        this.note(declaration, why);
      }
    return broken;
  }

  /** The colors of one mode. */
  take(values: readonly SheetValue[]) {
    const colors = new Map<RoleToken, Color>();
    for (const value of values) {
      const { color, declaration } = value;
      const role = this.roleOf(value.name.slice(2));
      if (role === undefined || color === undefined || isSecondName(value)) continue;
      if ((color.alpha ?? 0) < 1) {
        this.note(declaration, TRANSLUCENT);
        continue;
      }
      const first = colors.get(role);
      // Several variables of shadcn/ui map to one token.
      if (first !== undefined && formatHex(first) !== formatHex(color)) {
        this.note(declaration, `It stands for ${role}, as an earlier name with another color does.`);
        continue;
      }
      if (first === undefined) colors.set(role, writtenHex(color));
    }
    return colors;
  }

  private note(declaration: CssDeclaration, why: string): void {
    if (this.noted.has(declaration)) return;
    this.noted.add(declaration);
    this.unread.push({ name: declaration.name, line: declaration.line, why });
  }
}
