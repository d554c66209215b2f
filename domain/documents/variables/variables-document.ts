/**
 * The CSS Variables Generator's document. Query fields (TLS-2):
 *
 *   c=brand.2f6690.r*ink.17132b-f1eff7*accent.e4572e.a10-50
 *             name . light color, and the dark one after "-", or "_" and the name it refers to . r for tints and shades, a10-50 for 10% and 50% alpha
 *   out=map   the output: css, scss, map · style=camel · prefix=tc · sel=.app · fmt=oklch
 *   dark=class · alpha=relative · wide=0 without fallback · prop=1 @property · notes=1 comments
 */

import {
  colorText,
  parseColorText,
  shortText,
  splitColors,
  splitOutside,
} from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { mapped } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { choice, flag, words } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { followReferences } from "#engine/variables/row-references.ts";
import { MAX_NAME, MAX_SELECTOR, nameProblem, selectorProblem } from "#engine/variables/variable-names.ts";
import {
  ALPHA_WAYS,
  DARK_WAYS,
  DEFAULT_VARIABLE_OPTIONS,
  NAME_STYLES,
  VARIABLE_FORMATS,
  type VariableRow,
  type VariableSet,
} from "#engine/variables/variable-set.ts";

export const OUTPUTS = ["css", "scss", "map"] as const;
export type VariablesOutput = (typeof OUTPUTS)[number];

export interface VariablesDocument extends VariableSet {
  readonly output: VariablesOutput;
}

export const MAX_ROWS = 64;
/** The first document shows a ramp, a light and dark pair, and alpha steps. */
const FIRST =
  "c=brand.2f6690.r*accent.e4572e.a10-20-50*ink.17132b-f1eff7*surface.f7f6ff-15131c*line.d9d6e6-34313f";

const ROW: Item<VariableRow> = {
  read: (part, notices) => {
    const row = readRow(part);
    if (typeof row !== "string") return row;
    notices.push(`“${shortText(part)}” was left out. ${row}`);
    return undefined;
  },
  write: ({ name, color, dark, hasRamp, alphas, refersTo }) => {
    const steps = `${hasRamp ? "r" : ""}${alphas.length > 0 ? `a${alphas.join("-")}` : ""}`;
    const own = dark === undefined ? colorText(color) : `${colorText(color)}-${colorText(dark)}`;
    const colors = refersTo === undefined ? own : `_${refersTo}`;
    return `${name}.${colors}${steps === "" ? "" : `.${steps}`}`;
  },
};

const ROWS = mapped(
  list("c", ROW, {
    most: MAX_ROWS,
    fewest: 1,
    few: "No color with a name was found in this link.",
    isRequired: true,
    separators: "*",
  }),
  (rows, { notices }): readonly VariableRow[] => {
    const named = rows.filter(({ name }, index) => {
      const isFirst = rows.findIndex((row) => row.name === name) === index;
      if (!isFirst) notices.push(`The name “${name}” comes twice; the second color was left out.`);
      return isFirst;
    });
    return followReferences(named).filter(({ name, color }, index) => {
      if (color !== REFERRED) return true;
      notices.push(`“${name}” refers to “${named[index]?.refersTo}”, which holds no color; it was left out.`);
      return false;
    });
  },
  (rows) => rows,
);

/** Placeholder for the color of a row that refers to another, until all rows are read. */
const REFERRED: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };

const { style, prefix, selector, format, darkBy, alphaBy, hasWide } = DEFAULT_VARIABLE_OPTIONS;

const ADDRESS = describe<VariablesDocument>({
  fields: {
    rows: ROWS,
    output: choice("out", "output", OUTPUTS, "css"),
    style: choice("style", "style of names", NAME_STYLES, style),
    prefix: words("prefix", "prefix", {
      most: MAX_NAME,
      usual: prefix,
      problem: (given) => (given === "" ? undefined : nameProblem(given)),
    }),
    selector: words("sel", "selector", { most: MAX_SELECTOR, usual: selector, problem: selectorProblem }),
    format: choice("fmt", "format", VARIABLE_FORMATS, format),
    darkBy: choice("dark", "way of the dark mode", DARK_WAYS, darkBy),
    alphaBy: choice("alpha", "way of alpha", ALPHA_WAYS, alphaBy),
    hasWide: flag("wide", ["0", "1"], hasWide),
    isRegistered: flag("prop"),
    hasComments: flag("notes"),
  },
  first: FIRST,
});
export const { decode: decodeVariables, encode: encodeVariables } = ADDRESS;

export const VARIABLES: DescribedKind<VariablesDocument> = {
  ...ADDRESS,
  tool: "variables",
  path: "/css-generator",
  take: async (colors, given = "") => {
    const { rowsOf } = await import("./variable-rows.ts");
    const { readColorNames } = await import("#domain/documents/color-names.ts");
    const names = readColorNames(given, MAX_ROWS);
    const rows = rowsOf(colors.map((color, index) => ({ color, name: names[index] ?? "" })));
    return { ...DEFAULT_VARIABLE_OPTIONS, output: "css", rows };
  },
  colorsOf: ({ rows }) => rows.map(({ color }) => color),
  withViewOf: (document, { output }) => ({ ...document, output }),
};

/** Returns a sentence if the row is unreadable. A point inside brackets belongs to its color. */
function readRow(text: string): VariableRow | string {
  const [name = "", colors = "", steps = ""] = splitOutside(text, ".");
  const problem = nameProblem(name.slice(0, MAX_NAME + 1));
  if (problem !== undefined) return problem;
  const shape = stepsOf(steps);
  if (shape === undefined) return "Its steps cannot be read.";
  if (colors.startsWith("_")) {
    const refersTo = colors.slice(1);
    const wrong = nameProblem(refersTo.slice(0, MAX_NAME + 1));
    return wrong ?? { name, color: REFERRED, refersTo, ...shape };
  }
  const [light, dark, ...more] = splitColors(colors).map(parseColorText);
  if (light === undefined || more.length > 0) return "One color is needed, and a dark one if there is one.";
  if (!light.ok) return light.error.message;
  if (dark?.ok === false) return dark.error.message;
  return { name, color: light.color, ...(dark !== undefined && { dark: dark.color }), ...shape };
}

function stepsOf(text: string): Pick<VariableRow, "hasRamp" | "alphas"> | undefined {
  const [, ramp, alphas] = /^(r?)(?:a(\d{1,2}(?:-\d{1,2})*))?$/.exec(text) ?? [];
  if (ramp === undefined) return undefined;
  return { hasRamp: ramp === "r", alphas: risingPercents((alphas ?? "").split("-").map(Number)) };
}

export const MAX_ALPHAS = 20;

/** Integers from 1 to 99, without duplicates, ascending. */
export function risingPercents(percents: readonly number[]): readonly number[] {
  const whole = percents.filter((percent) => Number.isInteger(percent) && percent >= 1 && percent <= 99);
  return [...new Set(whole)].toSorted((a, b) => a - b).slice(0, MAX_ALPHAS);
}
