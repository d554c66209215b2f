/** Validation errors of a call's input in our own wording: each with its path, at most the first twenty. */
import * as v from "valibot";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { type CallRefusal, refuseCall, type WrongValue } from "./refusal.ts";

const MAX_VALUES = 20;
const MAX_MESSAGE = 400;

export function invalidInput(issues: readonly v.BaseIssue<unknown>[]): CallRefusal {
  const values = issues.slice(0, MAX_VALUES).map(valueOf);
  const [first] = values;
  const count = issues.length === 1 ? "One value is" : `${issues.length} values are`;
  return refuseCall("invalid", `${count} not valid. ${first?.message ?? ""}`.trim(), values);
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
