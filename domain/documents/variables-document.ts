/**
 * The variables generator's document (TLS-2). Version 1.
 *
 *   c=brand.2f6690.r*ink.17132b-f1eff7*accent.e4572e.a10-50
 *             name . light color, and the dark one after "-" . r tints and shades, a10-50 steps of 10% and 50% alpha
 *   out=map   what is shown: css, scss, map · style=camel · prefix=tc · sel=.app · fmt=oklch
 *   dark=class · alpha=relative · wide=0 no fallback · prop=1 @property · notes=1 comments
 */
import { MOST_NAME, nameProblem, selectorProblem } from "#engine/variables/variable-names.ts";
import {
  ALPHA_WAYS,
  DARK_WAYS,
  DEFAULT_VARIABLE_OPTIONS,
  NAME_STYLES,
  VARIABLE_FORMATS,
  type VariableRow,
  type VariableSet,
} from "#engine/variables/variable-set.ts";
import { colorText, parseColorText, shortText, splitColors } from "./color-text.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

export const OUTPUTS = ["css", "scss", "map"] as const;
export type VariablesOutput = (typeof OUTPUTS)[number];

export interface VariablesDocument extends VariableSet {
  readonly output: VariablesOutput;
}

export const MOST_ROWS = 64;
/** What a first visit finds: a scale, a pair of modes, steps of alpha. */
const FIRST =
  "c=brand.2f6690.r*accent.e4572e.a10-20-50*ink.17132b-f1eff7*surface.f7f6ff-15131c*line.d9d6e6-34313f";
const VERSION = 1;

export const VARIABLES: DocumentKind<VariablesDocument> = {
  tool: "variables",
  path: "/css-generator",
  decode: decodeVariables,
  encode: encodeVariables,
  first: () => {
    const { document } = decodeVariables(new URLSearchParams(FIRST));
    if (document === undefined) throw new Error("The first variables cannot be read");
    return document;
  },
  take: async (colors) => {
    const { rowsOf } = await import("./variable-rows.ts");
    return { ...DEFAULT_VARIABLE_OPTIONS, output: "css", rows: rowsOf(colors.map((color) => ({ color }))) };
  },
  colorsOf: ({ rows }) => rows.map(({ color }) => color),
  withViewOf: (document, { output }) => ({ ...document, output }),
};

export function encodeVariables(document: VariablesDocument): URLSearchParams {
  const { rows, output, ...options } = document;
  const params = new URLSearchParams({ c: rows.map(encodeRow).join("*") });
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) params.set(name, value);
  };
  const usual = DEFAULT_VARIABLE_OPTIONS;
  put("out", output, "css");
  put("style", options.style, usual.style);
  put("prefix", options.prefix, usual.prefix);
  put("sel", options.selector, usual.selector);
  put("fmt", options.format, usual.format);
  put("dark", options.darkBy, usual.darkBy);
  put("alpha", options.alphaBy, usual.alphaBy);
  put("wide", options.hasWide ? "1" : "0", "1");
  put("prop", options.isRegistered ? "1" : "0", "0");
  put("notes", options.hasComments ? "1" : "0", "0");
  return params;
}

function encodeRow({ name, color, dark, hasRamp, alphas }: VariableRow): string {
  const steps = `${hasRamp ? "r" : ""}${alphas.length > 0 ? `a${alphas.join("-")}` : ""}`;
  const colors = dark === undefined ? colorText(color) : `${colorText(color)}-${colorText(dark)}`;
  return `${name}.${colors}${steps === "" ? "" : `.${steps}`}`;
}

/** Total: what cannot be read falls back or is left out with a sentence; it never throws. */
export function decodeVariables(params: URLSearchParams): Decoded<VariablesDocument> {
  const given = params.get("c");
  if (given === null || given === "") return { document: undefined, notices: [] };
  const notices: string[] = [];
  const choose = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const text = params.get(name);
    const found = values.find((value) => value === text);
    if (text !== null && found === undefined)
      notices.push(`“${shortText(text)}” is not known for ${name}, so it was left out.`);
    return found ?? fallback;
  };
  const usual = DEFAULT_VARIABLE_OPTIONS;
  const rows = decodeRows(given, notices);
  const prefix = params.get("prefix") ?? "";
  const prefixFault = prefix === "" ? undefined : nameProblem(prefix);
  if (prefixFault !== undefined) notices.push(`The prefix was left out. ${prefixFault}`);
  const selector = params.get("sel") ?? usual.selector;
  const selectorFault = selectorProblem(selector);
  if (selectorFault !== undefined) notices.push(`The selector was left out. ${selectorFault}`);
  if (Number(params.get("v") ?? VERSION) > VERSION)
    notices.push("This link comes from a newer version; what is new in it was left out.");
  const document = {
    output: choose("out", OUTPUTS, "css"),
    style: choose("style", NAME_STYLES, usual.style),
    prefix: prefixFault === undefined ? prefix : "",
    selector: selectorFault === undefined ? selector : usual.selector,
    format: choose("fmt", VARIABLE_FORMATS, usual.format),
    darkBy: choose("dark", DARK_WAYS, usual.darkBy),
    alphaBy: choose("alpha", ALPHA_WAYS, usual.alphaBy),
    hasWide: choose("wide", ["0", "1"], "1") === "1",
    isRegistered: choose("prop", ["0", "1"], "0") === "1",
    hasComments: choose("notes", ["0", "1"], "0") === "1",
  };
  return { document: rows.length === 0 ? undefined : { ...document, rows }, notices };
}

function decodeRows(text: string, notices: string[]): VariableRow[] {
  const parts = text.split("*").filter((part) => part !== "");
  if (parts.length > MOST_ROWS)
    notices.push(`At most ${MOST_ROWS} colors fit here; the others were left out.`);
  const names = new Set<string>();
  const rows = parts.slice(0, MOST_ROWS).flatMap((part): VariableRow[] => {
    const row = decodeRow(part);
    if (typeof row === "string" || names.has(row.name)) {
      notices.push(
        typeof row === "string"
          ? `“${shortText(part)}” was left out. ${row}`
          : `The name “${row.name}” comes twice; the second color was left out.`,
      );
      return [];
    }
    names.add(row.name);
    return [row];
  });
  if (rows.length === 0) notices.push("No color with a name was found in this link.");
  return rows;
}

/** A sentence when it cannot be read. A point inside a bracket belongs to its color. */
function decodeRow(text: string): VariableRow | string {
  const [name = "", colors = "", steps = ""] = text.split(/\.(?![^(]*\))/);
  const problem = nameProblem(name.slice(0, MOST_NAME + 1));
  if (problem !== undefined) return problem;
  const [light, dark, ...more] = splitColors(colors).map(parseColorText);
  if (light === undefined || more.length > 0) return "One color is needed, and a dark one if there is one.";
  if (!light.ok) return light.error.message;
  if (dark?.ok === false) return dark.error.message;
  const [, ramp, alphas] = /^(r?)(?:a(\d{1,2}(?:-\d{1,2})*))?$/.exec(steps) ?? [];
  if (ramp === undefined) return "Its steps cannot be read.";
  return {
    name,
    color: light.color,
    ...(dark !== undefined && { dark: dark.color }),
    hasRamp: ramp === "r",
    alphas: risingPercents((alphas ?? "").split("-").map(Number)),
  };
}

export const MOST_ALPHAS = 20;

/** Whole percentages from 1 to 99, each once, rising. */
export function risingPercents(percents: readonly number[]): readonly number[] {
  const whole = percents.filter((percent) => Number.isInteger(percent) && percent >= 1 && percent <= 99);
  return [...new Set(whole)].toSorted((a, b) => a - b).slice(0, MOST_ALPHAS);
}
