/** What the resources of keeping share: who asks, what was sent, how an answer reads. */
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { type PlanLimited, planLimitSentence } from "#domain/keeping/collection.ts";
import { readUser } from "#server/auth/current-user.server.ts";
import type { CurrentUser } from "#server/http/request-context.server.ts";
import { planOf } from "#server/keeping/plan-of.server.ts";

const PRIVATE = { "Cache-Control": "private, no-store" };
const MAX_BODY_BYTES = 262_144;

export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: PRIVATE });
}

export function problem(status: number, code: string, message: string): Response {
  return answer({ code, message }, status);
}

export const notFound = () => problem(404, "not-found", "There is no such thing here.");

export function planLimit(userId: string, limited: PlanLimited): Response {
  return problem(403, "plan-limit", planLimitSentence(planOf(userId), limited));
}

export function wrongMethod(allowed: string): Response {
  const response = problem(405, "method-not-allowed", `This address takes ${allowed}.`);
  response.headers.set("Allow", allowed);
  return response;
}

/** Who asks; where nobody is signed in, the answer that says so. */
export async function signedIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CurrentUser | Response> {
  return (
    (await readUser(request, context)) ??
    problem(401, "unauthenticated", "You have been signed out. Sign in again to go on.")
  );
}

/** What was sent as the schema has it; the answer that says what is wrong with it otherwise. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema> } | Response> {
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > MAX_BODY_BYTES) return problem(413, "too-large", "This is more than can be taken at once.");
  const text = await request.text().catch(() => "");
  if (text.length > MAX_BODY_BYTES)
    return problem(413, "too-large", "This is more than can be taken at once.");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return problem(400, "invalid-body", "The body is not JSON.");
  }
  const read = v.safeParse(schema, json);
  if (read.success) return { value: read.output };
  const [issue] = read.issues;
  return answer(
    { code: "invalid-body", field: v.getDotPath(issue) ?? undefined, message: issue.message },
    422,
  );
}

/** The version of `If-Match: "7"`; undefined without the header, NaN when it is none of ours. */
export function versionOf(request: Request): number | undefined {
  const header = request.headers.get("if-match");
  if (header === null || header.trim() === "*") return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1] ?? Number.NaN);
}
