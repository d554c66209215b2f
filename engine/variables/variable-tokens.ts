/** All variables of a set of named colors: the colors themselves, tints and shades, alpha steps. */

import { colorRamp, type RampStep } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import { identifiersOf, styled, wordsOf } from "./variable-names.ts";
import type { VariableRow, VariableSet } from "./variable-set.ts";

export interface VariableToken {
  /** With prefix, in the set's style, without "--" or "$". */
  readonly identifier: string;
  /** The identifier with the suffix "dark", for languages without modes. */
  readonly darkIdentifier: string;
  /** Index of its row. */
  readonly row: number;
  /** The color itself, a ramp step (50 to 950), or a percentage of its alpha. */
  readonly kind: "base" | "ramp" | "alpha";
  readonly step: number;
  readonly light: Color;
  readonly dark: Color | undefined;
  /** Index of the row that a color refers to. */
  readonly refersTo: number | undefined;
}

interface Draft extends Omit<VariableToken, "identifier" | "darkIdentifier"> {
  readonly words: readonly string[];
}

/** Row by row, each color before its steps. Identifiers are unique; `clashesOf` says which had to change. */
export function variableTokens(set: VariableSet): VariableToken[] {
  const drafts = draftsOf(set);
  const identifiers = resolved(drafts, set);
  return drafts.map(({ words: _words, ...token }, index) => ({
    ...token,
    identifier: identifiers.plain[index] ?? "",
    darkIdentifier: identifiers.dark[index] ?? "",
  }));
}

/** By row, a sentence if its identifier, or that of a step, equals another one. */
export function clashesOf(set: VariableSet, sign: "--" | "$" | ""): ReadonlyMap<number, string> {
  const drafts = draftsOf(set);
  const { plain, dark } = resolved(drafts, set);
  const clashes = new Map<number, string>();
  for (const [index, draft] of drafts.entries()) {
    const pairs: [wanted: string, got: string | undefined][] = [
      [styled(draft.words, set.style), plain[index]],
      ...(sign === "$" && draft.dark !== undefined
        ? [[styled([...draft.words, "dark"], set.style), dark[index]] satisfies [string, string | undefined]]
        : []),
    ];
    const clash = pairs.find(([wanted, got]) => wanted !== got);
    if (clash === undefined || clashes.has(draft.row)) continue;
    clashes.set(
      draft.row,
      `${sign}${clash[0]} is another row's already, so this is written ${sign}${clash[1] ?? ""}.`,
    );
  }
  return clashes;
}

function draftsOf({ rows, prefix }: VariableSet): Draft[] {
  const before = wordsOf(prefix);
  const places = new Map(rows.map(({ name }, index) => [name, index]));
  return rows.flatMap((row, index) => {
    const refersTo = places.get(row.refersTo ?? "");
    const words = [...before, ...wordsOf(row.name)];
    const base: Draft = {
      words,
      row: index,
      kind: "base",
      step: 0,
      light: row.color,
      dark: row.dark,
      refersTo: undefined,
    };
    return [{ ...base, refersTo }, ...rampDrafts(row, base), ...alphaDrafts(row, base)];
  });
}

function rampDrafts(row: VariableRow, base: Draft): Draft[] {
  if (!row.hasRamp) return [];
  const dark = row.dark === undefined ? undefined : rampOf(row.dark);
  return rampOf(row.color).map(({ step, color }, index) => ({
    ...base,
    kind: "ramp",
    words: [...base.words, String(step)],
    step,
    light: color,
    dark: dark?.[index]?.color,
  }));
}

function alphaDrafts(row: VariableRow, base: Draft): Draft[] {
  return row.alphas.map((percent) => ({
    ...base,
    kind: "alpha",
    words: [...base.words, `a${percent}`],
    step: percent,
    light: withShare(row.color, percent),
    dark: row.dark && withShare(row.dark, percent),
  }));
}

/** Colors keep their names; steps change first, and dark names for languages without modes before both. */
function resolved(drafts: readonly Draft[], { style }: VariableSet): { plain: string[]; dark: string[] } {
  const indices = [...drafts.keys()];
  const order = [
    ...indices.filter((index) => drafts[index]?.kind === "base"),
    ...indices.filter((index) => drafts[index]?.kind !== "base"),
  ];
  const inOrder = order.map((index) => drafts[index]?.words ?? []);
  const all = identifiersOf([...inOrder, ...inOrder.map((words) => [...words, "dark"])], style);
  const place = new Map(order.map((index, at) => [index, at]));
  const pick = (offset: number): string[] =>
    drafts.map((_, index) => all[(place.get(index) ?? 0) + offset] ?? "");
  return { plain: pick(0), dark: pick(drafts.length) };
}

/** The color with its alpha multiplied by a percentage. */
export function withShare(color: Color, percent: number): Color {
  return { ...color, alpha: ((color.alpha ?? 0) * percent) / 100 };
}

const ramps = new WeakMap<Color, readonly RampStep[]>();

/** The ramp of a color, cached. */
export function rampOf(color: Color): readonly RampStep[] {
  const known = ramps.get(color) ?? colorRamp(color);
  ramps.set(color, known);
  return known;
}
