/** /api/auth/*: the public part of the sign-in library, and our own calls. */
import { Hono } from "hono";
import { type AuthServices, forwardToAuth, readFields, refusalAnswer } from "./auth-call.server.ts";
import { answerOf } from "./auth-outcome.server.ts";
import { consumeEmailLink, sendEmailLink } from "./mail-link/email-link-commands.server.ts";
import { passkeyRoutes } from "./passkey/passkey-routes.ts";
import { forgetUidCookie } from "./session/session-routes.ts";

/** Everything else of the library answers 404: its own pages, and calls that accept fields people must not set. */
const FORWARDED = [
  "/sign-in/email",
  "/sign-in/social",
  "/sign-up/email",
  "/sign-out",
  "/callback/:id",
  "/link-social",
  "/unlink-account",
  "/change-password",
  "/change-email",
  "/request-password-reset",
  "/reset-password",
  "/send-verification-email",
  "/delete-user",
  "/two-factor/:call",
  "/passkey/sign-in",
] as const;

export function authRoutes(services: AuthServices): Hono {
  const routes = new Hono().basePath("/api/auth");

  routes.post("/email-link/send", async (c) => {
    const read = await readFields(c.req.raw);
    if (!read.ok) return refusalAnswer(read);
    return answerOf(await sendEmailLink(services, c.req.raw, { email: read.body["email"] }));
  });
  routes.post("/email-link/consume", async (c) => {
    const read = await readFields(c.req.raw);
    if (!read.ok) return refusalAnswer(read);
    const { token, email } = read.body;
    return answerOf(await consumeEmailLink(services, c.req.raw, { token, email }));
  });
  routes.post("/sign-out", async (c) => {
    const answer = await forwardToAuth(services, c.req.raw);
    const headers = new Headers(answer.headers);
    headers.append("Set-Cookie", forgetUidCookie(services));
    return new Response(answer.body, { status: answer.status, headers });
  });
  for (const path of FORWARDED) routes.all(path, (c) => forwardToAuth(services, c.req.raw));
  routes.route("/passkey", passkeyRoutes(services));
  routes.all("/*", (c) => c.json({ code: "not-found" }, 404));
  return routes;
}
