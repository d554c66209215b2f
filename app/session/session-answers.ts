/** Session messages from the server and from other tabs; anything invalid is rejected. */
import * as v from "valibot";
import { SUBSCRIPTION_STATUSES } from "#domain/billing/subscription.ts";
import { callAuth } from "./auth-client.ts";
import type { RefreshAnswer } from "./session-plan.ts";

const Text = v.nullable(v.string());

export const SessionUserSchema = v.object({
  uid: v.string(),
  displayName: v.string(),
  photoURL: Text,
  email: v.string(),
  emailVerified: v.boolean(),
  phoneNumber: Text,
  tenantId: v.null(),
  providerData: v.array(
    v.object({ providerId: v.string(), uid: v.string(), email: Text, displayName: Text, photoURL: Text }),
  ),
  metadata: v.object({ creationTime: v.string(), lastSignInTime: Text }),
  isAnonymous: v.literal(false),
});

/** The fields of the person in answers and in messages between tabs. */
const ACCOUNT = {
  user: SessionUserSchema,
  plan: v.picklist(["free", "pro"]),
  subscription: v.exactOptional(
    v.object({
      status: v.picklist(SUBSCRIPTION_STATUSES),
      cancels: v.boolean(),
      periodEndsAt: v.nullable(v.string()),
    }),
  ),
};
const Live = v.pipe(v.string(), v.parseJson(), v.object(ACCOUNT));
const Refreshed = v.object({
  ...ACCOUNT,
  expiresIn: v.pipe(v.number(), v.minValue(1)),
});

/** Messages to the other tabs; `signed-out` means that the person signed out. */
export const TabMessage = v.variant("kind", [
  v.object({ kind: v.literal("signed-in"), ...ACCOUNT, expiresInS: v.exactOptional(v.number()) }),
  v.object({ kind: v.literal("ended"), code: v.string() }),
]);

const ENDING: ReadonlySet<string> = new Set(["user-disabled", "user-token-expired", "invalid-user-token"]);

/** POST /api/session/refresh. Never throws. */
export async function askWhoIsSignedIn(): Promise<RefreshAnswer> {
  const answer = await callAuth("/api/session/refresh");
  if (!answer.ok) {
    const { code } = answer.error;
    if (ENDING.has(code)) return { kind: "ended", code };
    return code === "network-request-failed" ? { kind: "network" } : { kind: "error", code };
  }
  if (answer.status === 204) return { kind: "visitor" };
  const read = v.safeParse(Refreshed, answer.body);
  if (!read.success) return { kind: "error", code: "unknown" };
  const { expiresIn, ...account } = read.output;
  return { kind: "signed-in", ...account, expiresInS: expiresIn };
}

/** A person in a message of the event stream; it does not renew the session, so it has no `expiresInS`. */
export type LiveAnswer = Extract<RefreshAnswer, { kind: "signed-in" }>;

/** Undefined for a message that this version does not understand. */
export function readLiveAnswer(data: string): LiveAnswer | undefined {
  const read = v.safeParse(Live, data);
  return read.success ? { kind: "signed-in", ...read.output } : undefined;
}
