/**
 * Replaces the answer if the database was unavailable or full during the request (QLT-5), for every route and
 * whatever its handler answered. An answer computed without the database cannot be trusted: it may claim that a
 * signed-in person is signed out.
 */
import type { MiddlewareHandler } from "hono";
import { UNAVAILABLE, type Unavailable } from "#domain/unavailable.ts";
import { databaseTrouble, watchDatabase } from "#server/db/database-trouble.server.ts";

/** Seconds after which an unavailable database may be back. */
export const RETRY_SECONDS = "5";

/** Pages, their data and API problems state the error in their own format. */
const OWN_WAYS = /^(?:text\/html|text\/x-script|application\/problem\+json)/;

export const troubleAnswers: MiddlewareHandler = (c, next) =>
  watchDatabase(async () => {
    await next();
    const trouble = databaseTrouble();
    if (trouble === undefined) return;
    const unavailable = UNAVAILABLE[trouble];
    const isReported =
      c.res.status === unavailable.status && OWN_WAYS.test(c.res.headers.get("content-type") ?? "");
    if (!isReported) {
      c.res = undefined;
      c.res = answerOf(c.req.path, unavailable);
    }
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.delete("Set-Cookie");
    if (trouble === "away") c.res.headers.set("Retry-After", RETRY_SECONDS);
  });

function answerOf(path: string, { status, sentence }: Unavailable): Response {
  if (/^\/(?:api|resources)\//.test(path))
    return Response.json({ code: "unavailable", message: sentence }, { status });
  return new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
