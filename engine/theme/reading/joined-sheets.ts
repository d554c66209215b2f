/**
 * The style sheets of one theme as one. A sheet whose file is of a mode counts in that mode alone and over what all modes
 * share, whatever the order of the files; one that switches modes by itself counts as it is written.
 */
import { groupedBy } from "#engine/bytes/grouped.ts";
import { meaningOf } from "#engine/css/css-modes.ts";
import { readSheet } from "#engine/css/css-sheet.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { ownThemes } from "./file-mode.ts";
import type { SheetEdits, ThemeSheet } from "./theme-sheet.ts";

export interface GivenSheet {
  /** Index of the file among all that were given. */
  readonly file: number;
  readonly name: string;
  readonly sheet: ThemeSheet;
  /** That of the file by its name or folder. */
  readonly mode?: string | undefined;
}

/** Text before a sheet, so that it counts in its mode alone. */
function leadOf(mode: string): string {
  const [, scheme, contrast] = /^(light|dark)(-high)?$/.exec(mode) ?? [];
  if (scheme === undefined)
    return `@container style(--mode: ${mode.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")}) {`;
  return `@media (prefers-color-scheme: ${scheme})${contrast === undefined ? "" : " and (prefers-contrast: more)"} {`;
}

/** What counts over what: a theme of its own over high contrast, that over a scheme, that over what all modes share. */
function byRank(one: string | undefined, other: string | undefined): number {
  const [a, b] = [one, other].map((mode): number => {
    const known = THEME_MODES.findIndex((each) => each === mode);
    return mode === undefined ? -1 : known === -1 ? THEME_MODES.length : known;
  });
  if (a !== b) return (a ?? 0) - (b ?? 0);
  return one === other ? 0 : (one ?? "") < (other ?? "") ? -1 : 1;
}

interface JoinedSheet extends GivenSheet {
  /** Where its text begins, after what stands before it. */
  readonly at: number;
  /** The line of it, from 1. */
  readonly line: number;
}

/** Throws a FileProblem on text that is too large for a style sheet. */
export class JoinedSheets {
  readonly css: string;
  /** The names of files that are a theme each. */
  readonly themes: readonly string[];
  private readonly sheets: readonly JoinedSheet[];

  constructor(given: readonly GivenSheet[]) {
    const modes = ownModes(given);
    this.themes = given.flatMap(({ name, mode }, index) =>
      mode === undefined && modes[index] !== undefined ? [name] : [],
    );
    // Light is what a sheet is without any mode, unless another file is of one.
    const isApart = new Set(modes.filter((mode) => mode !== undefined)).size > 1;
    const ordered = given
      .map((each, index) => ({ ...each, own: modes[index] }))
      .toSorted((a, b) => byRank(a.own ?? a.mode, b.own ?? b.mode));
    const parts: string[] = [];
    let [at, line] = [0, 1];
    this.sheets = ordered.map((each): JoinedSheet => {
      const { own, sheet } = each;
      const lead = own === undefined || (own === "light" && !isApart) ? "" : leadOf(own);
      const text = `${lead}${sheet.css}${lead === "" ? "" : "\n}"}\n`;
      const joined = { ...each, at: at + lead.length, line };
      parts.push(text);
      at += text.length;
      line += text.split("\n").length - 1;
      return joined;
    });
    this.css = parts.join("");
  }

  /** The file of a line, and the line in it. */
  ofLine(line: number): { readonly file: number; readonly name: string; readonly line: number } {
    const found = this.sheets.findLast((each) => each.line <= line) ?? this.sheets[0];
    if (found === undefined) return { file: 0, name: "", line };
    const own = line - found.line + 1;
    return { file: found.file, name: found.name, line: found.sheet.lineOf(own) ?? own };
  }

  /** The texts of the files with these edits. */
  edited(values: SheetEdits["values"], added: SheetEdits["added"]) {
    const byFile = groupedBy(values, ({ from }) => this.indexAt(from));
    const addedBy = groupedBy(added, ({ at }) => this.indexAt(at));
    return this.sheets.map(({ file, sheet, at: start }, index) => ({
      file,
      text: sheet.edited({
        values: (byFile.get(index) ?? []).map(({ from, to, text }) => ({
          from: from - start,
          to: to - start,
          text,
        })),
        added: (addedBy.get(index) ?? []).map((each) => ({ ...each, at: each.at - start })),
      }),
    }));
  }

  /** Whether the offset is in a file that has no room for a value of one mode alone. */
  isFixedAt(offset: number): boolean {
    return this.sheets[this.indexAt(offset)]?.sheet.isFixed === true;
  }

  /** Whether a file leaves the declaration at the offset to its framework. */
  isDerivedAt(offset: number): boolean {
    const joined = this.sheets[this.indexAt(offset)];
    return joined?.sheet.isDerivedAt?.(offset - joined.at) === true;
  }

  private indexAt(offset: number): number {
    return this.sheets.findLastIndex(({ at }) => at <= offset);
  }
}

/**
 * Those of the files, without sheets that switch between light and dark by themselves; of sheets that name the same
 * properties the names of their files.
 */
function ownModes(given: readonly GivenSheet[]): readonly (string | undefined)[] {
  const plain = given.filter(({ mode }) => mode === undefined);
  const themes =
    plain.length < 2
      ? []
      : ownThemes(
          plain.map(({ name, sheet }) => ({
            path: name,
            names: new Set(readSheet(sheet.css).modes.flatMap(({ values }) => [...values.keys()])),
          })),
        );
  const themeOf = new Map(plain.map((each, index) => [each, themes[index]]));
  return given.map((each) => {
    if (each.mode === undefined) return themeOf.get(each);
    return switchesSchemes(each.sheet.css) ? undefined : each.mode;
  });
}

function switchesSchemes(css: string): boolean {
  return (
    /light-dark\(/i.test(css) ||
    readSheet(css).rules.some(({ selectors, conditions }) =>
      [
        ...selectors.flatMap(({ switches, negated }) => [...switches, ...negated]),
        ...conditions.flatMap(({ switches }) => switches),
      ].some((each) => meaningOf(each).scheme !== undefined),
    )
  );
}
