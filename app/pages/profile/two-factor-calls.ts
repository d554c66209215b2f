/** Requests about the second factor of an account. */
import * as v from "valibot";
import { callAuth } from "#app/session/auth-client.ts";
import type { AuthError } from "#domain/account/auth-errors.ts";
import { authErrorOf } from "#domain/account/auth-errors.ts";

export interface Enrolment {
  /** otpauth:// address; opens an authenticator app on this device. */
  readonly address: string;
  /** Base32, in groups of four characters. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

type Outcome<Done> =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly error: AuthError };

const Enabled = v.object({
  backupCodes: v.array(v.string()),
  totpURI: v.pipe(v.string(), v.startsWith("otpauth://totp/"), v.url()),
});

/** The second factor is only enabled after the first code. */
export async function beginEnrolment(password: string): Promise<Outcome<Enrolment>> {
  const outcome = await post("/enable", withPassword(password), Enabled);
  if (!outcome.ok) return outcome;
  const { totpURI, backupCodes } = outcome.done;
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  return { ok: true, done: { address: totpURI, secret: inGroups(secret), recoveryCodes: backupCodes } };
}

export function confirmEnrolment(code: string): Promise<Outcome<unknown>> {
  return post("/verify-totp", { code: code.replaceAll(/[\s-]/g, "") }, v.unknown());
}

export function inGroups(secret: string): string {
  return (secret.replaceAll("=", "").match(/.{1,4}/g) ?? []).join(" ");
}

/** People who sign in without a password have none to send. */
function withPassword(password: string): { password?: string } {
  return password === "" ? {} : { password };
}

async function post<Schema extends v.GenericSchema>(
  path: `/${string}`,
  body: object,
  schema: Schema,
): Promise<Outcome<v.InferOutput<Schema>>> {
  const answer = await callAuth(`/api/auth/two-factor${path}`, { body });
  if (!answer.ok) return { ok: false, error: answer.error };
  const read = v.safeParse(schema, answer.body);
  return read.success ? { ok: true, done: read.output } : { ok: false, error: authErrorOf({}) };
}
