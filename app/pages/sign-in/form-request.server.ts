/** A form of the sign-in pages: what was typed, and what becomes of it at the sign-in service. */
import { data } from "react-router";
import { type AuthError, authErrorOf } from "#domain/account/auth-errors.ts";
import { BOT_CHECK_FIELD, BOT_CHECK_HEADER } from "#domain/account/bot-check.ts";
import { type FormAnswer, failedForm } from "./form-answer.ts";

const LONGEST_FIELD = 1_000;

export interface TypedForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly intent: string;
  readonly token: string;
  /** The request as the sign-in service reads it: the bot check is one of its headers. */
  readonly request: Request;
}

/** Total: a body that is no form reads as an empty one. */
export async function readForm(request: Request): Promise<TypedForm> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, LONGEST_FIELD) : "";
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

/** As the commands of the sign-in service refuse. */
interface AuthRefusal {
  readonly status: number;
  readonly code: string;
  readonly waitS?: number;
}

export function errorOfRefusal({ status, code, waitS }: AuthRefusal): AuthError {
  return authErrorOf({ status, code, waitS });
}

/** Stays on the page, with the status that belongs to it. */
export function stay(answer: FormAnswer, init: { status?: number; headers?: Headers } = {}) {
  return data(answer, { status: init.status ?? 200, headers: init.headers ?? new Headers() });
}

export function stayFailed(refusal: AuthRefusal, kept: FormAnswer["kept"] = {}) {
  return stay(failedForm(errorOfRefusal(refusal), kept), { status: refusal.status });
}
