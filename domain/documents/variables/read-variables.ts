/** Turns a pasted or opened style sheet, list or export into a document, and compares it with the current one. */

import { colorText } from "#domain/documents/color-text.ts";
import type { UnreadVariable } from "#engine/css/sheet-variables.ts";
import { importPalette } from "#engine/files/import/import-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { readVariables } from "#engine/variables/read-set.ts";
import type { DarkWay, VariableRow } from "#engine/variables/variable-set.ts";
import { rowsOf } from "./variable-rows.ts";
import {
  decodeVariables,
  MAX_ROWS,
  type VariablesDocument,
  type VariablesOutput,
} from "./variables-document.ts";

export type ReadVariables =
  | {
      readonly ok: true;
      readonly what: string;
      readonly document: VariablesDocument;
      readonly note?: string;
      /** Variables whose values look like colors but cannot be read. */
      readonly unread: readonly UnreadVariable[];
    }
  | { readonly ok: false; readonly message: string };

/**
 * Never throws. The text gives the values. Their format comes from the link in the text's comment, or else
 * from the current document.
 */
export function readVariablesText(
  text: string,
  current: VariablesDocument,
  name = "The text",
): ReadVariables {
  if (/(?:^|[\s;{])(?:--|\$)[\p{L}\p{M}\p{N}_-]+\s*:/u.test(text)) {
    const known = linkedDocument(text) ?? current;
    const read = readVariables(text, known);
    if (read.ok)
      return held({ ...known, ...outputSettings(text, known) }, read.rows, kindOfText(text), read.unread);
    if (!/(?:#|\()/.test(text) || read.message.includes(" in line ")) return read;
  }
  const result = importPalette({ bytes: new TextEncoder().encode(text), text, name });
  return result.ok ? held(current, rowsOf(result.colors), result.format) : result;
}

function held(
  document: VariablesDocument,
  rows: readonly VariableRow[],
  what: string,
  unread: readonly UnreadVariable[] = [],
): ReadVariables {
  return {
    ok: true,
    what,
    unread,
    document: { ...document, rows: rows.slice(0, MAX_ROWS) },
    ...(rows.length > MAX_ROWS && {
      note: `The first ${MAX_ROWS} of ${rows.length} colors are taken; more do not fit.`,
    }),
  };
}

/** The document of the link in code that we exported. */
function linkedDocument(text: string): VariablesDocument | undefined {
  const query = /\/css-generator\?(\S{1,8000})/.exec(text)?.[1];
  return query === undefined ? undefined : decodeVariables(new URLSearchParams(query)).document;
}

/** Output settings that the text itself reveals. */
function outputSettings(text: string, known: VariablesDocument): Partial<VariablesDocument> {
  const output: VariablesOutput = !/\$[\w-]+\s*:/.test(text)
    ? "css"
    : /\$[\w-]+\s*:\s*\(/.test(text)
      ? "map"
      : "scss";
  if (output !== "css") return { output };
  const darkBy: DarkWay | undefined = /light-dark\(/.test(text)
    ? "light-dark"
    : /prefers-color-scheme:\s*dark/.test(text)
      ? "media"
      : /\[data-theme/.test(text)
        ? "attribute"
        : /\.dark\b/.test(text)
          ? "class"
          : undefined;
  return { output, darkBy: darkBy ?? known.darkBy, isRegistered: /@property\s+--/.test(text) };
}

function kindOfText(text: string): string {
  return /\$[\w-]+\s*:/.test(text) ? "SCSS" : "CSS";
}

export interface VariableChange {
  readonly kind: "same" | "changed" | "added" | "removed";
  readonly name: string;
  readonly before: VariableRow | undefined;
  readonly after: VariableRow | undefined;
}

/** Compares rows by name: first the new rows in order, then the removed ones. */
export function compareRows(
  before: readonly VariableRow[],
  after: readonly VariableRow[],
): readonly VariableChange[] {
  const known = new Map(before.map((row) => [row.name, row]));
  const names = new Set(after.map(({ name }) => name));
  return [
    ...after.map((row): VariableChange => {
      const old = known.get(row.name);
      const kind = old === undefined ? "added" : isSameRow(old, row) ? "same" : "changed";
      return { kind, name: row.name, before: old, after: row };
    }),
    ...before
      .filter(({ name }) => !names.has(name))
      .map((row): VariableChange => ({ kind: "removed", name: row.name, before: row, after: undefined })),
  ];
}

function isSameRow(a: VariableRow, b: VariableRow): boolean {
  const isSame = (one: Color | undefined, other: Color | undefined): boolean =>
    one === undefined || other === undefined ? one === other : colorText(one) === colorText(other);
  return (
    isSame(a.color, b.color) &&
    isSame(a.dark, b.dark) &&
    a.refersTo === b.refersTo &&
    a.hasRamp === b.hasRamp &&
    a.alphas.join() === b.alphas.join()
  );
}
