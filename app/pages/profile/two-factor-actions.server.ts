/** The forms about a second factor that is on. Setting it up needs scripts (two-factor-calls.ts). */
import * as v from "valibot";
import { callAuth, outcomeOf } from "#server/auth/auth-call.server.ts";
import { isTwoFactorOn } from "#server/profile/profile-queries.server.ts";
import type { Intent } from "./account-answer.ts";
import { answered, call, failed, type SentAction, stay } from "./account-answers.server.ts";

const Codes = v.object({ backupCodes: v.array(v.string()) });

/** To the address of the account; the sign-in service counts these mails. */
export async function mailCode({ request, person, services }: SentAction) {
  const intent = "two-factor-mail";
  if (!(await isTwoFactorOn(services.db, person.uid))) return isOff(intent);
  const outcome = await call(services, request, "/two-factor/send-otp", {});
  return answered(intent, outcome, `A code is on its way to ${person.email}. It works for five minutes.`);
}

export async function turnFactorOff({ request, form, person, services }: SentAction) {
  const intent = "two-factor-off";
  if (!(await isTwoFactorOn(services.db, person.uid))) return isOff(intent);
  const outcome = await call(services, request, "/two-factor/disable", given(form));
  return answered(intent, outcome, "Two-step sign-in is off.", "password");
}

/** Invalidates the earlier codes. */
export async function renewRecoveryCodes({ request, form, person, services }: SentAction) {
  const intent = "two-factor-codes";
  if (!(await isTwoFactorOn(services.db, person.uid))) return isOff(intent);
  const answer = await callAuth(services, request, "/two-factor/generate-backup-codes", given(form));
  const outcome = await outcomeOf(answer);
  if (!outcome.ok) return answered(intent, outcome, "", "password");
  const { backupCodes } = v.parse(Codes, await answer.json());
  const message = "These replace the codes you had.";
  return stay({ intent, isDone: true, message, recoveryCodes: backupCodes }, 200, outcome.headers);
}

/** People who sign in without a password have none to send. */
function given(form: SentAction["form"]): { code: string; password?: string } {
  const password = form.text("password");
  return { code: form.text("code").replaceAll(/\s/g, ""), ...(password !== "" && { password }) };
}

function isOff(intent: Intent) {
  return failed(intent, 409, { message: "Two-step sign-in is off already." });
}
