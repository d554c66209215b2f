/**
 * Signing in with a passkey. The authenticator has checked the person itself, by a finger or a PIN, so that a passkey is
 * both factors and no code is asked for (NIST SP 800-63B, multi-factor cryptographic authenticator).
 */
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { passkeys } from "#server/auth/passkey-table.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { PasskeyAnswer } from "./passkey-answer.ts";
import { siteOf, takeChallenge } from "./passkey-challenge.server.ts";

/** Per client address. */
const CALLS_A_MINUTE = 10;

interface PasskeyParts {
  readonly config: Config;
  readonly db: Database;
}

export function passkeySignIn({ config, db }: PasskeyParts) {
  const endpoint = createAuthEndpoint("/passkey/sign-in", { method: "POST" }, async (ctx) => {
    const { request } = ctx;
    const read = v.safeParse(v.object({ response: PasskeyAnswer }), ctx.body);
    if (request === undefined || !read.success) throw refusal("BAD_REQUEST", "passkey-refused");
    const parts = { config, db, secret: ctx.context.secret };
    const { response } = read.output;
    const challenge = await takeChallenge(
      parts,
      request.headers,
      "sign-in",
      response.response.clientDataJSON,
    );
    if (challenge === undefined) throw refusal("BAD_REQUEST", "passkey-refused");
    const userId = await ownerOf(db, response, challenge, siteOf(config, request));
    const session = await ctx.context.internalAdapter.createSession(userId);
    const user = await ctx.context.internalAdapter.findUserById(userId);
    if (user === null) throw refusal("UNAUTHORIZED", "passkey-unknown");
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ status: true });
  });
  return {
    id: "passkey-sign-in",
    endpoints: { signInPasskey: endpoint },
    rateLimit: [
      {
        pathMatcher: (path: string) => path.startsWith("/passkey/"),
        window: 60,
        max: CALLS_A_MINUTE * config.addressLimitFactor,
      },
    ],
  } satisfies BetterAuthPlugin;
}

/** The person whose passkey has signed the challenge. Of answers with the same count of signatures one is taken. */
async function ownerOf(
  db: Database,
  response: v.InferOutput<typeof PasskeyAnswer>,
  challenge: string,
  { origin, host }: ReturnType<typeof siteOf>,
): Promise<string> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  if (passkey === undefined) throw refusal("UNAUTHORIZED", "passkey-unknown");
  const { id, userId, counter } = passkey;
  const { userHandle, ...signed } = response.response;
  const handle = userHandle === undefined ? userId : Buffer.from(userHandle, "base64url").toString();
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: signed },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true || handle !== userId) throw refusal("UNAUTHORIZED", "passkey-refused");
  const used = await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw refusal("UNAUTHORIZED", "passkey-refused");
  return userId;
}

function refusal(status: "BAD_REQUEST" | "UNAUTHORIZED", code: string): APIError {
  return new APIError(status, { code, message: "The passkey was not accepted." });
}
