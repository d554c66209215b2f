/**
 * POST /api/account/password sets the first password of an account; /api/auth/change-password requires the old one.
 */
import { Hono } from "hono";
import { type AuthServices, readFields, refusalAnswer } from "#server/auth/auth-call.server.ts";
import { answerOf } from "#server/auth/auth-outcome.server.ts";
import { setFirstPassword } from "./password-commands.server.ts";

export function passwordRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  routes.post("/api/account/password", async (c) => {
    const read = await readFields(c.req.raw);
    if (!read.ok) return refusalAnswer(read);
    return answerOf(await setFirstPassword(services, c.req.raw, { newPassword: read.body["newPassword"] }));
  });
  return routes;
}
