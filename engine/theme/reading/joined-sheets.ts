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
    const facts = given.map(({ mode, sheet }) =>
      given.length > 1 || mode !== undefined ? factsOf(sheet.css) : NO_FACTS,
    );
    const modes = ownModes(given, facts);
    this.themes = given.flatMap(({ name, mode }, index) =>
      mode === undefined && modes[index] !== undefined ? [name] : [],
    );
    // Light is what a sheet is without any mode, unless another file is of one.
    const isApart = new Set(modes.filter((mode) => mode !== undefined)).size > 1;
    const ordered = given
      .map((each, index) => {
        const { switches = false, names = NO_FACTS.names } = facts[index] ?? {};
        // What only changes others counts over them, too.
        return {
          ...each,
          own: modes[index],
          isLater: each.mode === undefined && switches && names.size === 0,
        };
      })
      .toSorted((a, b) => byRank(a.own ?? a.mode, b.own ?? b.mode) || Number(a.isLater) - Number(b.isLater));
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

interface SheetFacts {
  /** Whether it switches between light and dark by itself. */
  readonly switches: boolean;
  /** What it names for the page whatever is switched on: `.dark` and `.theme-sea` in files of their own are modes. */
  readonly names: ReadonlySet<string>;
}

const NO_FACTS: SheetFacts = { switches: false, names: new Set() };

function factsOf(css: string): SheetFacts {
  const names = new Set<string>();
  let switches = /light-dark\(/i.test(css);
  for (const { selectors, conditions, declarations } of readSheet(css).rules) {
    const asked = conditions.flatMap((each) => each.switches);
    const all = [...asked, ...selectors.flatMap((each) => [...each.switches, ...each.negated])];
    switches ||= all.some((each) => meaningOf(each).scheme !== undefined);
    const isAlways = selectors.some((each) => each.switches.length + each.negated.length === 0);
    if (!isAlways || asked.length > 0) continue;
    for (const { name } of declarations) if (name.startsWith("--")) names.add(name);
  }
  return { switches, names };
}

/**
 * Those of the files, without sheets that switch between light and dark by themselves; of sheets that name the same
 * properties the names of their files.
 */
function ownModes(
  given: readonly GivenSheet[],
  facts: readonly SheetFacts[],
): readonly (string | undefined)[] {
  const plain = given.flatMap(({ name, mode }, index) =>
    mode === undefined ? [{ index, path: name, names: facts[index]?.names ?? NO_FACTS.names }] : [],
  );
  const themes = ownThemes(plain);
  const themeOf = new Map(plain.map(({ index }, at) => [index, themes[at]]));
  return given.map(({ mode }, index) =>
    mode === undefined ? themeOf.get(index) : facts[index]?.switches === true ? undefined : mode,
  );
}
