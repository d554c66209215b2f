/** Shared by the resource routes of signed-in people: authentication, body parsing, and answers. */
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { BUSY_SENTENCE, type ChangeReason } from "#domain/change-reasons.ts";
import { type FullPlan, type PlanLimited, planLimitSentence } from "#domain/collections/collection.ts";
import { problemOf } from "#domain/library/publishing-policy.ts";
import { readUser } from "#server/account/current-user.server.ts";
import type { CurrentUser } from "#server/auth/session/session-person.server.ts";
import { bodyLimitOf, tooLargeText } from "#server/http/body-limits.server.ts";
import { readJson } from "#server/http/read-json.server.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

const HOUR_S = 3600;
const NO_STORE = { "Cache-Control": "private, no-store" };

export function answer(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}

/** A failure as `{code, message}`: the code for the page, the sentence for the person. */
export function problem(
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return answer({ code, message, ...more }, status);
}

/** Also for resources of other people, so that nobody learns that they exist. */
export const notFound = () => problem(404, "not-found", "This is not here, or not yours.");

export function wrongMethod(allowed: string): Response {
  const response = problem(405, "method-not-allowed", `This address takes ${allowed}.`);
  response.headers.set("Allow", allowed);
  return response;
}

export function planLimit(full: FullPlan, limited: PlanLimited): Response {
  return problem(403, "plan-limit", planLimitSentence(full, limited));
}

/**
 * The answer for a refused change; "datastale" is answered by the resource itself, which knows the current version.
 */
export function refused(reason: Exclude<ChangeReason, "datastale">): Response {
  return reason === "maxretry" ? problem(503, reason, BUSY_SENTENCE) : notFound();
}

/** The signed-in person, or the answer for visitors. */
export async function requireUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CurrentUser | Response> {
  return (
    (await readUser(request, context)) ??
    problem(401, "unauthenticated", "You are signed out. Sign in to go on.")
  );
}

/** Limits uses of a key per hour; returns the answer if the limit is exceeded. */
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

/** The validated body, or the answer that names the invalid field. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema> } | Response> {
  const maxBytes = bodyLimitOf(new URL(request.url).pathname);
  const body = await readJson(request, { maxBytes });
  if (!body.ok)
    return body.reason === "too-large"
      ? problem(413, "invalid-body", tooLargeText(maxBytes))
      : problem(400, "invalid-body", "The request is no JSON in UTF-8.");
  const read = v.safeParse(schema, body.value);
  if (read.success) return { value: read.output };
  const { field, message } = problemOf(read.issues);
  return problem(422, "invalid-field", message, { field });
}

/** The version of `If-Match: "7"`; undefined without the header or for `*`, NaN if it is invalid. */
export function versionOf(request: Request): number | undefined {
  const header = request.headers.get("if-match");
  if (header === null || header.trim() === "*") return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1] ?? Number.NaN);
}
