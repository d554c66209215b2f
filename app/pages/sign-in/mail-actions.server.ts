/** The actions behind links in mails: a new password, a verified address, a changed one. */
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { passwordMessage, passwordProblem } from "#domain/account/password-policy.ts";
import { callAuth, outcomeOf } from "#server/auth/auth-call.server.ts";
import {
  actionState,
  confirmEmailChange,
  resetPassword,
  verifyEmail,
} from "#server/auth/mail-link/action-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { WITHOUT_PASSWORD } from "./form-answer.ts";
import { stay, stayFailed, type TypedForm } from "./form-request.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function askForReset(form: TypedForm, context: Context) {
  const { email, request } = form;
  const values = { email };
  if (email === "")
    return stay({ values, errors: { email: "Please type your email address." } }, { status: 400 });
  const services = context.get(servicesContext);
  const outcome = await outcomeOf(await callAuth(services, request, "/request-password-reset", { email }));
  return outcome.ok
    ? stay({ values, errors: {}, done: "reset-sent" }, { headers: outcome.headers })
    : stayFailed(outcome, values);
}

const Mode = v.picklist(["resetPassword", "verifyEmail", "changeEmail"]);
export type ActionMode = v.InferOutput<typeof Mode>;

interface ActionLink {
  readonly mode: ActionMode;
  readonly token: string;
  readonly expiresAtS?: number;
}

/** Parses the address in the mail; undefined if it is incomplete. */
export function readActionLink(url: URL): ActionLink | undefined {
  const mode = v.safeParse(Mode, url.searchParams.get("mode"));
  const token = url.searchParams.get("token") ?? "";
  const end = Number(url.searchParams.get("e") ?? Number.NaN);
  if (!mode.success || token === "") return undefined;
  return { mode: mode.output, token, ...(Number.isFinite(end) && { expiresAtS: end }) };
}

/** Only checks the link, because mail scanners open it too. */
export async function stateOfLink(link: ActionLink | undefined, request: Request, context: Context) {
  return link === undefined ? "invalid" : actionState(context.get(servicesContext), request, link);
}

export async function doAction(link: ActionLink | undefined, form: TypedForm, context: Context) {
  if (link === undefined) return stayFailed({ status: 400, code: "invalid-action-code" });
  const services = context.get(servicesContext);
  const { token, mode } = link;
  if (mode === "verifyEmail") {
    const withoutPassword = form.intent === WITHOUT_PASSWORD;
    const { password } = form;
    const outcome = await verifyEmail(services, form.request, { token, password, withoutPassword });
    if (!outcome.ok) return stayFailed(outcome);
    const done = outcome.hasEnded ? "email-verified-anew" : "email-verified";
    return stay({ values: {}, errors: {}, done }, { headers: outcome.headers });
  }
  if (mode === "changeEmail") {
    const outcome = await confirmEmailChange(services, form.request, { token });
    if (!outcome.ok) return stayFailed(outcome);
    const done = outcome.step === "changed" ? "email-changed" : "email-sent-to-new";
    return stay({ values: {}, errors: {}, done }, { headers: outcome.headers });
  }
  const policy = services.config.passwordPolicy;
  const problem = passwordProblem(form.password, policy);
  if (problem !== undefined)
    return stay({ values: {}, errors: { password: passwordMessage(problem, policy) } }, { status: 400 });
  const { expiresAtS } = link;
  const outcome = await resetPassword(services, form.request, {
    token,
    newPassword: form.password,
    ...(expiresAtS !== undefined && { expiresAtS }),
  });
  if (!outcome.ok) return stayFailed(outcome);
  return stay({ values: {}, errors: {}, done: "password-set" }, { headers: outcome.headers });
}
