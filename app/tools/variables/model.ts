/** The actions of the variables generator. Pure. */
import {
  MAX_ROWS,
  risingPercents,
  type VariablesDocument,
} from "#domain/documents/variables/variables-document.ts";
import type { Color } from "#engine/space/color.ts";
import { followReferences } from "#engine/variables/row-references.ts";
import { distinctNames, nameProblem, selectorProblem } from "#engine/variables/variable-names.ts";
import type { VariableRow } from "#engine/variables/variable-set.ts";

export type VariablesAction =
  | { readonly type: "rename"; readonly index: number; readonly name: string }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  /** Without a color the row has no dark value. */
  | { readonly type: "dark"; readonly index: number; readonly color?: Color }
  | {
      readonly type: "steps";
      readonly index: number;
      readonly hasRamp: boolean;
      readonly alphas: readonly number[];
    }
  | { readonly type: "alphas"; readonly index: number; readonly alphas: readonly number[] }
  /** Appended, with a unique name similar to this one. */
  | { readonly type: "add"; readonly name: string; readonly color: Color }
  | { readonly type: "remove"; readonly index: number }
  | { readonly type: "duplicate"; readonly index: number }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  /** The result of an import. */
  | { readonly type: "replace"; readonly document: VariablesDocument }
  | { readonly type: "options"; readonly options: Partial<Omit<VariablesDocument, "rows">> };

/**
 * The document after an action. Rows that refer to another one follow its colors and its name, and keep their colors
 * when it goes.
 */
export function reduce(document: VariablesDocument, action: VariablesAction): VariablesDocument {
  const next = changed(document, action);
  if (next === document) return document;
  const rows = followReferences(next.rows);
  return rows === next.rows ? next : { ...next, rows };
}

/** The document after an action; the same object if the action does not apply (such as a duplicate name). */
function changed(document: VariablesDocument, action: VariablesAction): VariablesDocument {
  const { rows } = document;
  const withRow = (index: number, change: (row: VariableRow) => VariableRow): VariablesDocument => {
    const row = rows[index];
    return row === undefined ? document : { ...document, rows: rows.with(index, change(row)) };
  };
  switch (action.type) {
    case "rename":
      return renameProblem(document, action.index, action.name) !== undefined ||
        rows[action.index]?.name === action.name
        ? document
        : renamed(document, action.index, action.name);
    case "color":
      return withRow(action.index, ({ refersTo: _target, ...row }) => ({ ...row, color: action.color }));
    case "dark":
      return withRow(action.index, ({ dark: _dark, refersTo: _target, ...row }) =>
        action.color === undefined ? row : { ...row, dark: action.color },
      );
    case "steps": {
      const { hasRamp, alphas } = action;
      return withRow(action.index, (row) => ({ ...row, hasRamp, alphas: risingPercents(alphas) }));
    }
    case "alphas":
      return withRow(action.index, (row) => ({ ...row, alphas: risingPercents(action.alphas) }));
    case "add": {
      if (rows.length >= MAX_ROWS) return document;
      const name = freeName(rows, action.name);
      const row: VariableRow = { name, color: action.color, hasRamp: false, alphas: [] };
      return { ...document, rows: [...rows, row] };
    }
    case "remove":
      return rows.length < 2 || rows[action.index] === undefined
        ? document
        : { ...document, rows: rows.toSpliced(action.index, 1) };
    case "duplicate": {
      const row = rows[action.index];
      if (row === undefined || rows.length >= MAX_ROWS) return document;
      const copy = { ...row, name: freeName(rows, row.name) };
      return { ...document, rows: rows.toSpliced(action.index + 1, 0, copy) };
    }
    case "move": {
      const row = rows[action.from];
      if (row === undefined || action.to < 0 || action.to >= rows.length || action.to === action.from)
        return document;
      return { ...document, rows: rows.toSpliced(action.from, 1).toSpliced(action.to, 0, row) };
    }
    case "replace":
      return action.document.rows.length === 0 ? document : action.document;
    case "options": {
      const { prefix = "", selector = document.selector } = action.options;
      if (prefix !== "" && nameProblem(prefix) !== undefined) return document;
      if (selectorProblem(selector) !== undefined) return document;
      return { ...document, ...action.options };
    }
  }
}

function renamed(document: VariablesDocument, index: number, name: string): VariablesDocument {
  const old = document.rows[index]?.name;
  const rows = document.rows.map((row, at) =>
    at === index
      ? { ...row, name }
      : row.refersTo === old && old !== undefined
        ? { ...row, refersTo: name }
        : row,
  );
  return { ...document, rows };
}

/** Why the row cannot have this name; undefined if it can. */
export function renameProblem(
  { rows }: Pick<VariablesDocument, "rows">,
  index: number,
  name: string,
): string | undefined {
  const problem = nameProblem(name);
  if (problem !== undefined) return problem;
  const other = rows.findIndex((row, at) => at !== index && row.name === name);
  return other === -1 ? undefined : `Row ${other + 1} is called ${name} already.`;
}

function freeName(rows: readonly VariableRow[], name: string): string {
  return distinctNames([...rows.map((row) => row.name), name]).at(-1) ?? name;
}
