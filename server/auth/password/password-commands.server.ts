/** Sets the first password of a person who signed up by link or through a provider. */
import { isAPIError } from "better-auth/api";
import type { AuthServices } from "#server/auth/auth-call.server.ts";
import { type AuthOutcome, refused } from "#server/auth/auth-outcome.server.ts";
import { passwordChanged } from "#server/auth/notices/account-notices.server.ts";
import { isFresh, problemOfPassword } from "#server/auth/request-hooks.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";

/** Refusals: "user-token-expired", "requires-recent-login", those of the policy, "PASSWORD_ALREADY_SET". */
export async function setFirstPassword(
  { auth, config, db }: AuthServices,
  request: Request,
  given: { readonly newPassword: unknown },
): Promise<AuthOutcome> {
  const { headers } = request;
  const user = await userOfSession(auth, headers);
  if (user === null) return refused(401, "user-token-expired");
  if (!isFresh(user.sessionCreatedAtMs)) return refused(403, "requires-recent-login");
  const newPassword = typeof given.newPassword === "string" ? given.newPassword : "";
  const problem = problemOfPassword(newPassword, config.passwordPolicy, user.email);
  if (problem === "missing") return refused(400, "missing-password");
  if (problem !== undefined) return refused(400, "password-does-not-meet-requirements");
  try {
    await auth.api.setPassword({ body: { newPassword }, headers });
    await passwordChanged(db, user.uid);
    return { ok: true, headers: new Headers() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return refused(400, error.body?.code ?? "internal-error");
  }
}
