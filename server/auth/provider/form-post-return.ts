/**
 * Apple returns with a form posted from its own site, which our origin check rejects, and without our cookies. This
 * route redirects to a plain address, to which the browser sends the cookies; only fields of the protocol are passed
 * on.
 */
import { Hono } from "hono";

const FIELDS = ["code", "state", "error", "user", "iss"] as const;
const MAX_FIELD_LENGTH = 4_096;

export function formPostReturn(): Hono {
  const routes = new Hono();
  routes.post("/api/auth/callback/apple", async (c) => {
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
