/**
 * Reads a style sheet back into rows: its color variables, with tints, shades and alpha steps recognized as such. A
 * value that means the same as an existing row leaves that row unchanged, digit for digit.
 */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import { readSheet } from "#engine/css/css-sheet.ts";
import { pageStyles } from "#engine/css/page-styles.ts";
import {
  type SheetVariable,
  sheetVariables,
  type UnreadVariable,
  unreadVariables,
} from "#engine/css/sheet-variables.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import { followReferences } from "./row-references.ts";
import { distinctNames, nameFrom, styled, wordsOf } from "./variable-names.ts";
import type { VariableRow, VariableSet } from "./variable-set.ts";
import { rampOf, type VariableToken, variableTokens, withShare } from "./variable-tokens.ts";
import { modeValue } from "./variable-values.ts";

export type ReadRows =
  | { readonly ok: true; readonly rows: readonly VariableRow[]; readonly unread: readonly UnreadVariable[] }
  | { readonly ok: false; readonly message: string };

/** ΔEOK by which rounding to fewer digits can move a color. */
const ROUND_OFF = 0.002;
/** ΔEOK of arithmetic round-off, for values that were written without rounding. */
const EXACT = 1e-6;
const ALPHA_ROUND_OFF = 0.006;

/**
 * The rows of a CSS or SCSS text. `known` is the set that the text may have been exported from; its prefix is not
 * part of the names.
 */
export function readVariables(text: string, known: VariableSet): ReadRows {
  try {
    const page = pageStyles(text);
    const sheet = readSheet(page?.css ?? text);
    const tokens = sheetVariables(sheet);
    if (tokens.length === 0) {
      const [first] = unreadVariables(sheet);
      const why = first === undefined ? "" : ` ${first.name} in line ${first.line}: ${first.why}`;
      return { ok: false, message: `There are no color variables in this text.${why}` };
    }
    const others = (page?.unread ?? []).map(({ text: part, ...each }) => ({
      name: part,
      value: part,
      ...each,
    }));
    return { ok: true, rows: rowsFrom(tokens, known), unread: [...unreadVariables(sheet), ...others] };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

function rowsFrom(tokens: readonly SheetVariable[], known: VariableSet): VariableRow[] {
  const places = new Map(tokens.map(({ name }, index) => [name, index]));
  const rows: {
    readonly place: number;
    readonly row: VariableRow;
    readonly identifier: string;
    /** The identifier that it refers to. */
    readonly refersTo: string | undefined;
  }[] = [];
  const used = new Set<string>();
  const identifiers = new Map<string | undefined, string | undefined>(
    knownRows(known).map(({ row, written }) => [row.name, written[0]?.identifier]),
  );
  for (const { row, written } of [...knownRows(known), ...knownRows({ ...known, prefix: "" })]) {
    const isThere = written.every(({ identifier, ...token }) => {
      const read = tokens[places.get(identifier) ?? -1];
      if (read === undefined || used.has(identifier)) return false;
      // A map holds the value of a reference.
      const isReference = read.refersTo !== undefined && read.refersTo !== identifiers.get(row.refersTo);
      return !(token.kind === "base" && isReference) && saysSame(read, token, known);
    });
    if (!isThere) continue;
    for (const { identifier } of written) used.add(identifier);
    const [{ identifier } = { identifier: "" }] = written;
    const refersTo = identifiers.get(row.refersTo);
    rows.push({ place: places.get(identifier) ?? 0, row, identifier, refersTo });
  }
  const left = tokens.filter(({ name }) => !used.has(name));
  const prefix = styled(wordsOf(known.prefix), known.style);
  const hasPrefix = prefix !== "" && left.every(({ name }) => name.startsWith(prefix) && name !== prefix);
  const byIdentifier = new Map(
    knownRows(known).map(({ row, written }) => [written[0]?.identifier, row.name]),
  );
  for (const { base, hasRamp, alphas } of groupsOf(left)) {
    const plain = hasPrefix ? base.name.slice(prefix.length).replace(/^[-_]/, "") : base.name;
    const row: VariableRow = {
      name: byIdentifier.get(base.name) ?? nameFrom(plain),
      color: base.light,
      ...(base.dark !== undefined && { dark: base.dark }),
      hasRamp,
      alphas,
    };
    rows.push({ place: places.get(base.name) ?? 0, row, identifier: base.name, refersTo: base.refersTo });
  }
  const ordered = rows.toSorted((a, b) => a.place - b.place);
  const names = distinctNames(ordered.map(({ row }) => row.name));
  const nameOf = new Map(ordered.map(({ identifier }, index) => [identifier, names[index]]));
  const named = ordered.map(({ row: { refersTo: _old, ...row }, refersTo }, index): VariableRow => {
    const target = refersTo === undefined ? undefined : nameOf.get(refersTo);
    return { ...row, name: names[index] ?? row.name, ...(target !== undefined && { refersTo: target }) };
  });
  return [...followReferences(named)];
}

function knownRows(known: VariableSet): { row: VariableRow; written: VariableToken[] }[] {
  const tokens = variableTokens(known);
  return known.rows.map((row, index) => ({ row, written: tokens.filter((token) => token.row === index) }));
}

/** Whether both are equal within the precision of the set's format. */
function saysSame(
  read: SheetVariable,
  { kind, light, dark }: Pick<VariableToken, "kind" | "light" | "dark">,
  known: VariableSet,
): boolean {
  const roundOff = kind === "alpha" && known.alphaBy !== "value" ? ROUND_OFF : EXACT;
  const same = (given: Color, own: Color): boolean => {
    const { value, wide } = modeValue(own, known);
    return [wide, value].some((text) => {
      const parsed = text === undefined ? undefined : parseColor(text);
      return parsed?.ok === true && isNear(parsed.color, given, roundOff);
    });
  };
  // A dark value that equals the light one is not always written.
  return same(read.light, light) && same(read.dark ?? read.light, dark ?? light);
}

function isNear(a: Color, b: Color, roundOff = ROUND_OFF): boolean {
  if (roundOff !== EXACT && formatHex(a) === formatHex(b)) return true;
  const alphaRoundOff = roundOff === EXACT ? EXACT : ALPHA_ROUND_OFF;
  return Math.abs((a.alpha ?? 0) - (b.alpha ?? 0)) < alphaRoundOff && deltaEOK(a, b) < roundOff;
}

interface Group {
  readonly base: SheetVariable;
  readonly hasRamp: boolean;
  readonly alphas: readonly number[];
}

/** Groups each color with its steps: a complete ramp by its numbers, alpha steps by suffixes such as a10 and a50. */
function groupsOf(tokens: readonly SheetVariable[]): Group[] {
  const byKey = new Map(tokens.map((token) => [token.name, token]));
  const taken = new Set<string>();
  const groups = tokens.map((base): Group => {
    const step = (mark: string): SheetVariable | undefined =>
      ["-", "_", ""]
        .map((sign) => byKey.get(`${base.name}${sign}${mark}`))
        .find((each) => each !== undefined);
    const ramp = RAMP_STEPS.map((number) => step(String(number)));
    const hasRamp = isRampOf(base, ramp);
    if (hasRamp) for (const each of ramp) if (each !== undefined) taken.add(each.name);
    const alphas = Array.from({ length: 99 }, (_, index) => index + 1).filter((percent) => {
      const found = step(`a${percent}`) ?? step(`A${percent}`);
      if (found === undefined || !isShareOf(base, found, percent)) return false;
      taken.add(found.name);
      return true;
    });
    return { base, hasRamp, alphas };
  });
  return groups.filter(({ base }) => !taken.has(base.name));
}

function isRampOf(base: SheetVariable, steps: readonly (SheetVariable | undefined)[]): boolean {
  const light = rampOf(base.light);
  const dark = base.dark === undefined ? undefined : rampOf(base.dark);
  return steps.every((step, index) => {
    const [lightStep, darkStep] = [light[index]?.color, dark?.[index]?.color];
    if (step === undefined || lightStep === undefined) return false;
    return isNear(step.light, lightStep) && isNear(step.dark ?? step.light, darkStep ?? lightStep);
  });
}

function isShareOf(base: SheetVariable, step: SheetVariable, percent: number): boolean {
  return (
    isNear(step.light, withShare(base.light, percent)) &&
    isNear(step.dark ?? step.light, withShare(base.dark ?? base.light, percent))
  );
}
