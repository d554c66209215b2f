/** Responses to the forms of the account page. */
import { data } from "react-router";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { callAuth, outcomeOf } from "#server/auth/auth-call.server.ts";
import type { CurrentUser } from "#server/auth/session/session-person.server.ts";
import type { servicesContext } from "#server/pages/request-context.server.ts";
import type { AccountAnswer, Intent } from "./account-answer.ts";
import { fieldOfError } from "./account-fields.ts";
import type { SentForm } from "./read-form.server.ts";

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;
type AuthOutcome = Awaited<ReturnType<typeof outcomeOf>>;

/** A form that a signed-in person has sent. */
export interface SentAction {
  readonly request: Request;
  readonly form: SentForm;
  readonly person: CurrentUser;
  readonly services: Services;
}

export function done(intent: Intent, message: string) {
  return stay({ intent, isDone: true, message }, 200);
}

export function failed(intent: Intent, status: number, what: Omit<AccountAnswer, "intent" | "isDone">) {
  return stay({ intent, isDone: false, ...what }, status);
}

export function stay(answer: AccountAnswer, status: number, headers: Headers = new Headers()) {
  return data(answer, { status, headers });
}

export async function call(
  services: Services,
  request: Request,
  path: `/${string}`,
  body: Record<string, unknown>,
) {
  return outcomeOf(await callAuth(services, request, path, body));
}

export function answered(
  intent: Intent,
  outcome: AuthOutcome,
  sentence: string,
  passwordField = "currentPassword",
  values?: Readonly<Record<string, string>>,
) {
  if (outcome.ok) return stay({ intent, isDone: true, message: sentence }, 200, outcome.headers);
  const { code, message } = authErrorOf(outcome);
  const field = fieldOfError(code, passwordField);
  return failed(intent, outcome.status, {
    ...(field === undefined ? { message } : { errors: { [field]: message } }),
    ...(values !== undefined && { values }),
    ...(code === "requires-recent-login" && { needsLogin: true }),
  });
}

export function missing(intent: Intent, field: string, values: Readonly<Record<string, string>> = {}) {
  return failed(intent, 422, {
    errors: { [field]: authErrorOf({ code: "missing-password" }).message },
    values,
  });
}
