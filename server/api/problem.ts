/** Errors as RFC 9457 problem details. */
import * as v from "valibot";
import { parseColor } from "#engine/parse/parse.ts";

export interface ProblemEntry {
  /** Where in the request: "colors.3.color"; empty for the whole. */
  readonly path: string;
  readonly message: string;
  readonly code: string;
  /** For a color: the character that is wrong, counted from 1. */
  readonly position?: number;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly ProblemEntry[];
}

/** The kinds of problem, by the status they have; `type` is the anchor that explains the kind on /api. */
export const PROBLEM_KINDS = {
  400: { slug: "unreadable", title: "The request cannot be read" },
  404: { slug: "not-found", title: "Nothing is here" },
  405: { slug: "method-not-allowed", title: "The method is not for this address" },
  413: { slug: "too-large", title: "The body is too large" },
  414: { slug: "address-too-long", title: "The address is too long" },
  415: { slug: "media-type", title: "The media type is not read here" },
  422: { slug: "invalid", title: "The request is not valid" },
  429: { slug: "too-many-requests", title: "Too many requests" },
  500: { slug: "server-error", title: "The server failed" },
  503: { slug: "unavailable", title: "Not available for the moment" },
} as const;
export type ProblemStatus = keyof typeof PROBLEM_KINDS;

/** The address that explains a kind. */
export function problemType(slug: string): string {
  return `/api#problem-${slug}`;
}

export function problemOf(
  status: ProblemStatus,
  detail: string,
  errors: readonly ProblemEntry[] = [],
): Problem {
  const { slug, title } = PROBLEM_KINDS[status];
  return { type: problemType(slug), title, status, detail, ...(errors.length > 0 && { errors }) };
}

export function problemAnswer(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  });
}

const MAX_ERRORS = 20;
const MAX_MESSAGE = 400;

/** A 422 that names each wrong value, the first twenty of them. */
export function invalidRequest(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const entries = issues.slice(0, MAX_ERRORS).map(entryOf);
  const [first] = entries;
  const count = issues.length === 1 ? "One value is" : `${issues.length} values are`;
  return problemOf(422, `${count} not valid. ${first?.message ?? ""}`.trim(), entries);
}

function entryOf(issue: v.BaseIssue<unknown>): ProblemEntry {
  const path = v.getDotPath(issue) ?? "";
  if (issue.type === "raw_transform" && typeof issue.input === "string") {
    const parsed = parseColor(issue.input);
    if (!parsed.ok) {
      const { message, code, position } = parsed.error;
      return { path, message: short(message), code, position };
    }
  }
  const { code, message } = judge(issue);
  return { path, message: short(message), code };
}

/** What is wrong, in our words; what was sent is not said again, since it may be long. */
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
