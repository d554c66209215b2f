/** Reads a form of the sign-in pages, and sends it to the sign-in service. */
import { data } from "react-router";
import { type AuthError, authErrorOf } from "#domain/account/auth-errors.ts";
import { BOT_CHECK_FIELD, BOT_CHECK_HEADER } from "#domain/account/bot-check.ts";
import { type FormAnswer, failedForm } from "./form-answer.ts";

const MAX_FIELD_LENGTH = 1_000;

export interface TypedForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly intent: string;
  readonly token: string;
  /** The request for the sign-in service, with the bot check as a header. */
  readonly request: Request;
}

/** Never fails: a body that is not a form counts as an empty one. */
export async function readForm(request: Request): Promise<TypedForm> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MAX_FIELD_LENGTH) : "";
  };
  return {
    name: text("name").trim(),
    email: text("email").trim(),
    password: text("password"),
    intent: text("intent"),
    token: text("token"),
    request: withBotCheck(request, form.get(BOT_CHECK_FIELD)),
  };
}

function withBotCheck(request: Request, solution: FormDataEntryValue | null): Request {
  const headers = new Headers(request.headers);
  if (typeof solution === "string" && solution !== "") headers.set(BOT_CHECK_HEADER, solution);
  return new Request(request.url, { method: "POST", headers });
}

/** A refusal of a sign-in command. */
interface AuthRefusal {
  readonly status: number;
  readonly code: string;
  readonly waitS?: number;
}

export function errorOfRefusal({ status, code, waitS }: AuthRefusal): AuthError {
  return authErrorOf({ status, code, waitS });
}

/** Renders the page again, with the appropriate status. */
export function stay(answer: FormAnswer, init: { status?: number; headers?: Headers } = {}) {
  return data(answer, { status: init.status ?? 200, headers: init.headers ?? new Headers() });
}

export function stayFailed(refusal: AuthRefusal, values: FormAnswer["values"] = {}) {
  return stay(failedForm(errorOfRefusal(refusal), values), { status: refusal.status });
}
