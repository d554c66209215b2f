/** /api/auth/passkey/*: the options for the browser, and adding one. Signing in is of the sign-in library. */
import { Hono } from "hono";
import {
  type AuthServices,
  callerOf,
  readFields,
  refusalAnswer,
  secretOf,
} from "#server/auth/auth-call.server.ts";
import { type AuthOutcome, answerOf, refused } from "#server/auth/auth-outcome.server.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { makeChallenge, siteOf } from "./passkey-challenge.server.ts";
import { addPasskey, beginPasskey } from "./passkey-commands.server.ts";

/** Per client address. Each visit of the log-in page asks once, from an office with one address too. */
const ASKS_A_MINUTE = { "sign-in-options": 60, others: 10 } as const;

export function passkeyRoutes(services: AuthServices): Hono {
  const { config, db } = services;
  const routes = new Hono();

  routes.use(async (c, next) => {
    const call = c.req.path.endsWith("/sign-in-options") ? "sign-in-options" : "others";
    const most = ASKS_A_MINUTE[call] * config.addressLimitFactor;
    const { isAllowed, waitS } = await takeLimit(db, `passkeys:${call}:${callerOf(c.req.raw)}`, most, 60);
    if (!isAllowed) return refusalAnswer(refused(429, "too-many-requests", waitS));
    return next();
  });
  routes.post("/sign-in-options", async (c) => {
    const { bytes, cookie } = makeChallenge({ config, db, secret: await secretOf(services) }, "sign-in");
    const options = {
      challenge: Buffer.from(bytes).toString("base64url"),
      rpId: siteOf(config, c.req.raw).host,
      userVerification: "required",
    };
    const asked: AuthOutcome<{ readonly options: object }> = {
      ok: true,
      headers: new Headers({ "Set-Cookie": cookie }),
      options,
    };
    return answerOf(asked);
  });
  routes.post("/register-options", async (c) => {
    const read = await readFields(c.req.raw);
    return read.ok ? answerOf(await beginPasskey(services, c.req.raw, read.body)) : refusalAnswer(read);
  });
  routes.post("/register", async (c) => {
    const read = await readFields(c.req.raw);
    return read.ok ? answerOf(await addPasskey(services, c.req.raw, read.body)) : refusalAnswer(read);
  });
  return routes;
}
