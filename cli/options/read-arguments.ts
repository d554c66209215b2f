/** Reads the arguments of a command by its options. */
import { parseArgs } from "node:util";
import { nearestWord } from "#calls/nearest.ts";
import { CommandProblem, usageProblem } from "#cli/exit-code.ts";
import type { Option } from "./option.ts";

export interface ReadArguments {
  readonly positionals: readonly string[];
  /** By flag. A repeated option has a list. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** Throws a usage problem, which names the nearest option for one that there is not. */
export function readArguments(args: readonly string[], options: readonly Option[]): ReadArguments {
  const byFlag = new Map(options.map((option) => [option.flag.slice(2), option]));
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.map(({ flag, short, kind }) => [
        flag.slice(2),
        {
          type: kind === "boolean" ? "boolean" : "string",
          multiple: true,
          ...(short !== undefined && { short: short.slice(1) }),
        },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, unknown>();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const option = byFlag.get(name);
    if (option !== undefined) {
      take(values, option, value);
      continue;
    }
    const negated = name.startsWith("no-") ? byFlag.get(name.slice(3)) : undefined;
    if (negated?.kind !== "boolean" || value !== undefined) throw unknownOption(rawName, options);
    values.set(negated.flag, false);
  }
  return { positionals, values };
}

function take(values: Map<string, unknown>, option: Option, text: string | undefined): void {
  const { flag, kind } = option;
  if (kind === "boolean") {
    if (text !== undefined)
      throw usageProblem(`${flag} takes no value; --no-${flag.slice(2)} is its opposite.`);
    values.set(flag, true);
    return;
  }
  if (text === undefined) throw usageProblem(`${flag} needs a value: ${flag} ${placeholderOf(option)}`);
  const before = values.get(flag);
  const list: readonly unknown[] = Array.isArray(before) ? before : [];
  switch (kind) {
    case "words":
      values.set(flag, [...list, ...text.split(",").map((word) => chosen(option, word.trim()))]);
      return;
    case "texts":
      values.set(flag, [...list, text]);
      return;
    case "jsons":
      values.set(flag, [...list, jsonOrText(flag, text)]);
      return;
    default:
      if (before !== undefined) throw usageProblem(`${flag} is given twice.`);
      values.set(flag, oneValue(option, text));
  }
}

function oneValue(option: Option, text: string): unknown {
  if (option.kind === "json") return jsonOrText(option.flag, text);
  if (option.kind !== "number") return option.choices === undefined ? text : chosen(option, text);
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number))
    throw usageProblem(`${option.flag}: a number is expected, and “${shown(text)}” is none.`);
  return number;
}

function chosen({ flag, choices = [] }: Option, text: string): string {
  if (choices.includes(text)) return text;
  const nearest = nearestWord(text, choices);
  throw usageProblem(
    `${flag}: there is no “${shown(text)}”. ${nearest === undefined ? `Choose ${choices.join(", ")}.` : `Did you mean ${nearest}?`}`,
  );
}

/** Text that begins like a JSON object or list is JSON. */
function jsonOrText(flag: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageProblem(`${flag}: this is no JSON. ${error instanceof Error ? error.message : ""}`.trim());
  }
}

function unknownOption(rawName: string, options: readonly Option[]): CommandProblem {
  const nearest = nearestWord(
    rawName,
    options.map(({ flag }) => flag),
  );
  const hint = nearest === undefined ? "--help lists all options." : `Did you mean ${nearest}?`;
  return usageProblem(`There is no option ${shown(rawName)}. ${hint}`);
}

export function placeholderOf({ choices, placeholder }: Option): string {
  return choices === undefined
    ? (placeholder ?? "<text>")
    : `<${choices.slice(0, 3).join("|")}${choices.length > 3 ? "|…" : ""}>`;
}

/** What somebody typed, short and on one line. */
function shown(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
