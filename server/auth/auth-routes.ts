/** /api/auth/*: what of the sign-in library is open to the outside, and what is checked before it. */
import { Hono } from "hono";
import type { Services } from "#server/services.ts";

const FORWARDED = new Set(["/sign-in/email", "/sign-up/email", "/sign-out", "/get-session"]);

export function authRoutes({ auth }: Pick<Services, "auth">): Hono {
  const routes = new Hono().basePath("/api/auth");
  routes.all("/*", async (c) => {
    const path = new URL(c.req.url).pathname.slice("/api/auth".length);
    if (!FORWARDED.has(path)) return c.json({ code: "not-found" }, 404);
    return auth.handler(c.req.raw);
  });
  return routes;
}
