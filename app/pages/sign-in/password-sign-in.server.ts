/** The actions of "Log in" and "Sign up". */
import type { RouterContextProvider } from "react-router";
import { defaultName } from "#domain/account/default-name.ts";
import { passwordMessage, passwordProblem } from "#domain/account/password-policy.ts";
import { callAuth, outcomeOf } from "#server/auth/auth-call.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { stay, stayFailed, type TypedForm } from "./form-request.server.ts";
import {
  AFTER_LOGIN,
  AFTER_SIGNUP,
  secondFactorRedirect,
  signedInRedirect,
} from "./signed-in-redirect.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function signInWithPassword(form: TypedForm, context: Context) {
  const { email, password, request } = form;
  const values = { email };
  if (email === "")
    return stay({ values, errors: { email: "Please type your email address." } }, { status: 400 });
  if (password === "")
    return stay({ values, errors: { password: "Please type your password." } }, { status: 400 });
  const answer = await callAuth(context.get(servicesContext), request, "/sign-in/email", {
    email,
    password,
    rememberMe: true,
  });
  const needsCode = answer.ok && (await isChallenge(answer.clone()));
  const outcome = await outcomeOf(answer);
  if (!outcome.ok) return stayFailed(outcome, values);
  return needsCode
    ? secondFactorRedirect(request, outcome.headers)
    : signedInRedirect({ request, context }, AFTER_LOGIN, outcome.headers);
}

export async function signUpWithPassword(form: TypedForm, context: Context) {
  const { name, email, password, request } = form;
  const values = { name, email };
  const services = context.get(servicesContext);
  const problem = passwordProblem(password, services.config.passwordPolicy);
  const errors = {
    ...(email === "" && { email: "Please type your email address." }),
    ...(problem !== undefined && { password: passwordMessage(problem, services.config.passwordPolicy) }),
  };
  if (Object.keys(errors).length > 0) return stay({ values, errors }, { status: 400 });
  const given = name === "" ? defaultName(email) : name;
  const outcome = await outcomeOf(
    await callAuth(services, request, "/sign-up/email", { name: given, email, password }),
  );
  if (!outcome.ok) return stayFailed(outcome, values);
  return signedInRedirect({ request, context }, AFTER_SIGNUP, outcome.headers);
}

async function isChallenge(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}
