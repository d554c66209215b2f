/** Errors as RFC 9457 problem details. */
import type { CallRefusal, WrongValue } from "#calls/refusal.ts";

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly WrongValue[];
}

/** Kinds of problem by HTTP status; `type` is the anchor that explains the kind on /api. */
export const PROBLEM_KINDS = {
  400: { slug: "unreadable", title: "The request cannot be read" },
  401: { slug: "unknown-key", title: "The key is not known" },
  402: { slug: "needs-pro", title: "This needs Pro" },
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

/** The address that explains a kind of problem. */
export function problemType(slug: string): string {
  return `/api#problem-${slug}`;
}

export function problemOf(
  status: ProblemStatus,
  detail: string,
  errors: readonly WrongValue[] = [],
): Problem {
  const { slug, title } = PROBLEM_KINDS[status];
  return { type: problemType(slug), title, status, detail, ...(errors.length > 0 && { errors }) };
}

export const PROBLEM_HEADERS = {
  "Content-Type": "application/problem+json",
  "Cache-Control": "no-store",
} as const;

export function problemAnswer(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
  });
}

const STATUS_OF_REASON = {
  invalid: 422,
  "needs-pro": 402,
  "not-found": 404,
  "wrong-key": 401,
} as const satisfies Record<CallRefusal["reason"], ProblemStatus>;

export function problemOfRefusal({ reason, message, values }: CallRefusal): Problem {
  return problemOf(STATUS_OF_REASON[reason], message, values);
}
