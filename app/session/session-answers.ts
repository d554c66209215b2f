/** Session messages from the server and from other tabs; anything invalid is rejected. */
import * as v from "valibot";
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

const Plan = v.picklist(["free", "pro"]);
const Refreshed = v.object({
  user: SessionUserSchema,
  plan: Plan,
  expiresIn: v.pipe(v.number(), v.minValue(1)),
});

/** Messages to the other tabs; `signed-out` means that the person signed out. */
export const TabMessage = v.variant("kind", [
  v.object({ kind: v.literal("signed-in"), user: SessionUserSchema, plan: Plan, expiresInS: v.number() }),
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
  const { user, plan, expiresIn } = read.output;
  return { kind: "signed-in", user, plan, expiresInS: expiresIn };
}
