/**
 * Apple comes back with a form sent from its own site, which no rule of ours for changes lets in, and without our
 * cookies. It is led on by a plain address, with which they come; only what the protocol names is taken along.
 */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

const FIELDS = ["code", "state", "error", "user", "iss"] as const;
const MAX_BODY_BYTES = 16_384;
const MAX_FIELD_LENGTH = 4_096;

export function formPostReturn(): Hono {
  const routes = new Hono();
  routes.post("/api/auth/callback/apple", bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const body = await c.req.parseBody().catch(() => ({}));
    const query = new URLSearchParams();
    for (const name of FIELDS) {
      const value: unknown = Reflect.get(body, name);
      if (typeof value === "string" && value.length <= MAX_FIELD_LENGTH) query.set(name, value);
    }
    return c.redirect(`/api/auth/callback/apple?${query}`, 303);
  });
  return routes;
}
