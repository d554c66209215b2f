import * as v from "valibot";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { PasskeyRenameSchema } from "#domain/account/passkey.ts";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { removePasskey, renamePasskey } from "#server/auth/passkey/passkey-commands.server.ts";
import { answered, done, failed, type SentAction } from "./account-answers.server.ts";

export async function takePasskeyAway({ request, form, services }: SentAction) {
  const [password, code] = [form.text("password"), form.text("code").trim()];
  const removed = await removePasskey(services, request, { id: form.text("passkeyId"), password, code });
  const outcome = removed.ok ? { ...removed, headers: new Headers() } : removed;
  return answered("passkey-remove", outcome, "The passkey is removed.", "password");
}

export async function namePasskey({ form, person, services }: SentAction) {
  const [id, typed] = [form.text("passkeyId"), form.text("passkeyName")];
  const values = { passkeyId: id, passkeyName: typed };
  const read = v.safeParse(PasskeyRenameSchema, typed);
  if (!read.success) {
    return failed("passkey-rename", 422, { errors: { passkeyName: read.issues[0].message }, values });
  }
  const renamed = await renamePasskey(services.db, person.uid, { id, name: read.output });
  if (renamed.ok) return done("passkey-rename", "The passkey has its new name.");
  return renamed.reason === "maxretry"
    ? failed("passkey-rename", 503, { message: BUSY_SENTENCE, values })
    : failed("passkey-rename", 404, { message: authErrorOf({ code: "passkey-gone" }).message });
}
