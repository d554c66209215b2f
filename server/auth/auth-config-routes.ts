/** The settings of sign-in forms (ACC-2): the same for everyone, so cacheable for five minutes. */
import { Hono } from "hono";
import type { Config } from "#server/config/config.ts";
import { ownOrigins } from "./auth.server.ts";

const CACHE = "public, max-age=300";

export function authConfigRoutes({ config }: { readonly config: Config }): Hono {
  const routes = new Hono().basePath("/api/auth-config");
  routes.get("/password-policy", (c) => c.json(config.passwordPolicy, 200, { "Cache-Control": CACHE }));
  routes.get("/domains", (c) => {
    const authorizedDomains = ownOrigins(config, c.req.raw).map((origin) => new URL(origin).hostname);
    return c.json({ authorizedDomains }, 200, { "Cache-Control": CACHE, Vary: "Host" });
  });
  return routes;
}
