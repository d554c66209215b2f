/**
 * A theme's file of any format as a style sheet: its declarations are read and edited, and the edits are applied to the
 * file.
 */

import { groupedBy } from "#engine/bytes/grouped.ts";
import { lastUpTo } from "#engine/bytes/line-starts.ts";
export interface SheetEdits {
  /** The new text of values, by the offsets of the old ones in the sheet; no two overlap. */
  readonly values: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  /** Declarations that are inserted before the one whose name begins at the offset. */
  readonly added: readonly { readonly at: number; readonly name: string; readonly value: string }[];
}

export interface ThemeSheet {
  readonly kind: "CSS" | "shadcn/ui" | "SCSS" | "JSON" | "Figma variables" | "Android colors" | "Source code";
  readonly css: string;
  /** Whether a value of one mode alone can be added; by default it can. */
  readonly isFixed?: true;
  /** Whether the declaration at an offset stands for one that the file leaves to its framework; by default none does. */
  readonly isDerivedAt?: (offset: number) => boolean;
  /** Maps a line of the sheet to a line of the file, both from 1. */
  readonly lineOf: (line: number) => number;
  /** What looks like a color and is no part of the sheet; absent if there is nothing. */
  readonly unread?: readonly { readonly line: number; readonly text: string; readonly why: string }[];
  /** The file with the edits, the rest of it unchanged. */
  readonly edited: (edits: SheetEdits) => string;
}

/** A style sheet itself: its declarations are those of the file. */
export function cssSheet(text: string): ThemeSheet {
  return {
    kind: "CSS",
    css: text,
    lineOf: (line) => line,
    edited: ({ values, added }) =>
      replaced(text, [
        ...values,
        ...added.map(({ at, name, value }) => ({
          from: at,
          to: at,
          text: `${name}: ${value};${breakBefore(text, at)}`,
        })),
      ]),
  };
}

/** Origin of a declaration in a sheet that was generated from another format. */
export interface SheetOrigin {
  /** Offset of its key in the file, with the quote. */
  readonly keyAt: number;
  readonly line: number;
  /** Offsets of the value in the file, without quotes. */
  readonly from: number;
  readonly to: number;
  /** What stands there for another CSS text, by default that text; "none" if the place has no room for one. */
  readonly written?: ((css: string) => string) | "none";
  /** The file leaves it to its framework: `from` and `to` are where it would be written. */
  readonly isDerived?: boolean;
}

interface MadeLine {
  readonly text: string;
  /** Absent for lines that only open or close a rule. */
  readonly origin?: SheetOrigin;
}

/** A line with the declaration; characters that would end it are blanked, since no color contains them. */
export function madeLine(name: string, value: string, origin: SheetOrigin): MadeLine {
  return { text: `${name}: ${value.replaceAll(/[;{}\s"'\\]|\/(?=[*/])/g, " ")};`, origin };
}

/** `entryOf` writes a declaration that is added before the entry at `origin`. */
export function madeSheet(
  kind: ThemeSheet["kind"],
  file: string,
  lines: readonly MadeLine[],
  entryOf: (name: string, value: string, origin: SheetOrigin) => string,
): ThemeSheet {
  const css = lines.map(({ text }) => text).join("\n");
  const starts: number[] = [];
  let offset = 0;
  for (const { text } of lines) {
    starts.push(offset);
    offset += text.length + 1;
  }
  return {
    kind,
    css,
    lineOf: (line) => lines[line - 1]?.origin?.line ?? 1,
    isDerivedAt: (at) => lines[lastUpTo(starts, at)]?.origin?.isDerived === true,
    edited({ values, added }) {
      const byLine = groupedBy(values, ({ from }) => lastUpTo(starts, from));
      const changes = [...byLine].flatMap(([index, edits]) => {
        const [line, start = 0] = [lines[index], starts[index]];
        if (line?.origin === undefined) return [];
        const own = edits.map(({ from, to, text }) => ({ from: from - start, to: to - start, text }));
        const whole = replaced(line.text, own);
        const value = whole.slice(whole.indexOf(": ") + 2, -1);
        const { from, to, written = (text: string): string => text } = line.origin;
        return written === "none" ? [] : [{ from, to, text: written(value) }];
      });
      const entries = added.flatMap(({ at, name, value }) => {
        const origin = lines[lastUpTo(starts, at)]?.origin;
        if (origin === undefined) return [];
        const text = `${entryOf(name, value, origin)}${breakBefore(file, origin.keyAt)}`;
        return [{ from: origin.keyAt, to: origin.keyAt, text }];
      });
      return replaced(file, [...changes, ...entries]);
    },
  };
}

/** Edits at the same offset stay in their order. */
export function replaced(
  text: string,
  edits: readonly { readonly from: number; readonly to: number; readonly text: string }[],
): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    parts.push(text.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  return [...parts, text.slice(at)].join("");
}

/** The white space before the entry at this offset, for an entry that is inserted before it. */
function breakBefore(text: string, at: number): string {
  return /(?:\r?\n[ \t]*|[ \t]+)$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? " ";
}
