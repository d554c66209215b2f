/** The forms for API keys. */
import * as v from "valibot";
import { ApiKeyNameSchema } from "#domain/account/api-key.ts";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { createApiKey, revokeApiKey } from "#server/api-keys/api-key-commands.server.ts";
import { done, failed, stay } from "./account-answers.server.ts";
import type { SentForm } from "./read-form.server.ts";

type KeyDatabase = Parameters<typeof createApiKey>[0];

export async function createKey(db: KeyDatabase, uid: string, form: SentForm) {
  const typed = form.text("keyName");
  const read = v.safeParse(ApiKeyNameSchema, typed);
  const values = { keyName: typed };
  if (!read.success) return failed("key", 422, { errors: { keyName: read.issues[0].message }, values });
  const made = await createApiKey(db, uid, read.output);
  if (made.ok) {
    const message = "The key is made. Copy it now: it is not shown again.";
    return stay({ intent: "key", isDone: true, message, secret: made.key }, 200);
  }
  if (made.reason === "maxretry") return failed("key", 503, { message: BUSY_SENTENCE, values });
  if (made.reason === "nodata") return failed("key", 404, { message: "This account is gone." });
  const message =
    made.plan === "free"
      ? "API keys are part of Pro."
      : `An account has at most ${PLAN_LIMITS[made.plan].apiKeys} keys. Revoke one to make another.`;
  return failed("key", 403, { message, values });
}

export async function revokeKey(db: KeyDatabase, uid: string, form: SentForm) {
  const revoked = await revokeApiKey(db, uid, form.text("keyId"));
  if (revoked.ok) return done("key-revoke", "The key is revoked. Requests with it are refused from now on.");
  return revoked.reason === "maxretry"
    ? failed("key-revoke", 503, { message: BUSY_SENTENCE })
    : failed("key-revoke", 404, { message: "This key has been revoked already." });
}
