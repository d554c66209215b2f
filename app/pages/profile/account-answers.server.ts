/** Responses to the forms of the account page. */
import { data } from "react-router";
import type { AccountAnswer, Intent } from "./account-answer.ts";

export function done(intent: Intent, message: string) {
  return stay({ intent, isDone: true, message }, 200);
}

export function failed(intent: Intent, status: number, what: Omit<AccountAnswer, "intent" | "isDone">) {
  return stay({ intent, isDone: false, ...what }, status);
}

export function stay(answer: AccountAnswer, status: number, headers: Headers = new Headers()) {
  return data(answer, { status, headers });
}
