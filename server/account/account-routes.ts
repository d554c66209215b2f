/** /api/account/*: what signed-in people do with their account beside the sign-in library's own calls. */
import { Hono } from "hono";
import {
  type AuthServices,
  dropCachedSession,
  readJson,
  refusalAnswer,
} from "#server/auth/auth-call.server.ts";
import { answerOf, refused } from "#server/auth/auth-outcome.server.ts";
import { setFirstPassword } from "#server/auth/password/password-commands.server.ts";
import { userOfSession } from "#server/auth/session/current-user.server.ts";
import { accountExport } from "./account-export.server.ts";

export function accountRoutes(services: AuthServices): Hono {
  const routes = new Hono().basePath("/api/account");

  /** Everything one has, as a file. */
  routes.get("/export", async (c) => {
    const headers = new Headers(c.req.raw.headers);
    dropCachedSession(headers);
    const user = await userOfSession(services.auth, headers);
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

  /** A password for an account that has none yet; to change one, /api/auth/change-password asks for the old one. */
  routes.post("/password", async (c) => {
    const read = await readJson(c.req.raw);
    if (!read.ok) return refusalAnswer(read);
    return answerOf(await setFirstPassword(services, c.req.raw, { newPassword: read.body["newPassword"] }));
  });
  return routes;
}
