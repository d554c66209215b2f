/** What the addresses of own items have in common: who asks, what they send, and how they are refused. */
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { problemOf } from "#domain/library/publishing-policy.ts";
import { readUser } from "#server/auth/current-user.server.ts";
import { readJson } from "#server/http/read-json.server.ts";
import { type CurrentUser, servicesContext } from "#server/http/request-context.server.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";

const HOUR_S = 3600;
const KEPT_BY_NOBODY = { "Cache-Control": "private, no-store" };

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...KEPT_BY_NOBODY, ...headers } });
}

export function problem(
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return answer({ code, message, ...more }, status);
}

const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;

export function isItemId(text: string): boolean {
  return ID.test(text);
}

export const NOT_FOUND = () => problem(404, "not-found", "There is no such item of yours.");

/** The person, or the answer to somebody who is nobody. */
export async function requireUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CurrentUser | Response> {
  return (
    (await readUser(request, context)) ??
    problem(401, "unauthenticated", "Please sign in. What you made is kept on this device.")
  );
}

/** At most so many an hour for one person. */
export async function overLimit(
  context: Readonly<RouterContextProvider>,
  key: string,
  most: number,
): Promise<Response | undefined> {
  const { isAllowed, waitS } = await takeLimit(context.get(servicesContext).db, key, most, HOUR_S);
  if (isAllowed) return undefined;
  return answer(
    { code: "too-many-requests", message: "That was a lot in one hour. Please try again later." },
    429,
    { "Retry-After": String(waitS) },
  );
}

/** The body as the schema wants it, or the answer that says which field is wrong. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema> } | Response> {
  const body = await readJson(request);
  if (!body.ok) return problem(body.status, "invalid-body", body.message);
  const read = v.safeParse(schema, body.value);
  if (read.success) return { value: read.output };
  return problem(422, "invalid-field", problemOf(read.issues).message, {
    field: problemOf(read.issues).field,
  });
}
