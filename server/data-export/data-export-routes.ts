/** GET /api/account/export: all data of a person as a file. */
import { Hono } from "hono";
import { type AuthServices, refusalAnswer } from "#server/auth/auth-call.server.ts";
import { refused } from "#server/auth/auth-outcome.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import { accountExport } from "./account-export.server.ts";

export function dataExportRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  routes.get("/api/account/export", async (c) => {
    const user = await userOfSession(services.auth, c.req.raw.headers);
    if (user === null) return refusalAnswer(refused(401, "user-token-expired"));
    const content = await accountExport(services.db, user.uid);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(JSON.stringify(content, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="tincture-${day}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
  return routes;
}
