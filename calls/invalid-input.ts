/** Validation errors of a call's input in our own wording: each with its path and, in the sentence, its value, at most the first twenty. */
import * as v from "valibot";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { type CallRefusal, refuseCall, type WrongValue } from "./refusal.ts";

const MAX_VALUES = 20;
const MAX_MESSAGE = 400;
/** So many are named in the sentence; all have an entry of their own. */
const MAX_NAMED = 3;
const MAX_VALUE = 60;

/** `unknown` are options that the call does not have; they come first, since a value is often missing because of them. */
export function invalidInput(
  issues: readonly v.BaseIssue<unknown>[],
  input: unknown,
  unknown: readonly WrongValue[] = [],
): CallRefusal {
  const count = issues.length + unknown.length;
  const values = [...unknown, ...issues.slice(0, MAX_VALUES).map(valueOf)].slice(0, MAX_VALUES);
  const named = values.slice(0, MAX_NAMED).map((each) => namedValue(each, input));
  const more = count > named.length ? ` And ${count - named.length} more.` : "";
  const what = count === 1 ? "One value is" : `${count} values are`;
  return refuseCall("invalid", `${what} not valid. ${named.join(" ")}${more}`.trim(), values);
}

/** `to.0 is "hexx": Choose hex or rgb.` What is missing, and what is long, is named by its path alone. */
function namedValue({ path, message }: WrongValue, input: unknown): string {
  if (path === "") return message;
  const value = path
    .split(".")
    .reduce<unknown>(
      (node, key) =>
        typeof node === "object" && node !== null && Object.hasOwn(node, key)
          ? Reflect.get(node, key)
          : undefined,
      input,
    );
  const text = typeof value === "object" ? "" : (JSON.stringify(value) ?? "");
  return text === "" || text.length > MAX_VALUE ? `${path}: ${message}` : `${path} is ${text}: ${message}`;
}

function valueOf(issue: v.BaseIssue<unknown>): WrongValue {
  const path = v.getDotPath(issue) ?? "";
  if (issue.type === "raw_transform" && typeof issue.input === "string") {
    const parsed = parseFullColor(issue.input);
    // The text may be invalid for a reason other than the color syntax.
    if (!parsed.ok && parsed.error.message === issue.message) {
      const { message, code, position } = parsed.error;
      return { path, message: short(message), code, position };
    }
  }
  const { code, message } = judge(issue);
  return { path, message: short(message), code };
}

/** The message does not repeat the sent value, since that may be long. */
function judge(issue: v.BaseIssue<unknown>): { code: string; message: string } {
  const { requirement } = issue;
  if (issue.kind === "schema" && issue.received === "undefined")
    return { code: "required", message: "This is missing." };
  if (issue.kind === "schema" && issue.expected === "never")
    return { code: "unknown_option", message: "There is no such option." };
  switch (issue.type) {
    case "picklist":
      return { code: "unknown_choice", message: `Choose ${choicesOf(issue)}.` };
    case "min_value":
      return { code: "out_of_range", message: `The least value is ${String(requirement)}.` };
    case "max_value":
      return { code: "out_of_range", message: `The greatest value is ${String(requirement)}.` };
    case "integer":
    case "safe_integer":
      return { code: "not_whole", message: "A whole number is expected." };
    case "min_length":
      return { code: "too_few", message: `At least ${String(requirement)} is needed.` };
    case "max_length":
      return { code: "too_many", message: `At most ${String(requirement)} are taken.` };
    case "check":
      return { code: "not_allowed", message: issue.message };
    default:
      return issue.kind === "schema"
        ? { code: "wrong_type", message: `${nounOf(issue.type)} is expected.` }
        : { code: "not_allowed", message: issue.message };
  }
}

function choicesOf({ expected }: v.BaseIssue<unknown>): string {
  const choices = (expected ?? "").replaceAll(/["()]/g, "").split(" | ");
  const last = choices.pop() ?? "";
  return choices.length === 0 ? last : `${choices.join(", ")} or ${last}`;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: "Text",
  number: "A number",
  boolean: "true or false",
  array: "A list",
  object: "An object",
  lazy: "An object",
};

function nounOf(type: string): string {
  return NOUNS[type] ?? "Another value";
}

function short(text: string): string {
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE - 1)}…` : text;
}
