/**
 * For process supervisors. /health: the process is alive, and a restart would not help. /ready: it reaches its database
 * and is not shutting down, so it can take requests.
 */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "#server/db/database.ts";
import { RETRY_SECONDS } from "./trouble-answers.ts";

const MAX_WAIT_MS = 3_000;
const NO_STORE = { "Cache-Control": "no-store" };

export interface HealthParts {
  readonly db: Database;
  /** Aborted when the process is asked to stop. */
  readonly stopping?: AbortSignal | undefined;
}

export function healthRoutes({ db, stopping }: HealthParts): Hono {
  const routes = new Hono();
  routes.get("/health", (c) => c.text("ok", 200, NO_STORE));
  routes.get("/ready", async (c) => {
    const notReady = stopping?.aborted === true ? "stopping" : await databaseProblem(db);
    return notReady === undefined
      ? c.text("ready", 200, NO_STORE)
      : c.text(notReady, 503, { ...NO_STORE, "Retry-After": RETRY_SECONDS });
  });
  return routes;
}

async function databaseProblem(db: Database): Promise<string | undefined> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isReached = await Promise.race([answered, delay(MAX_WAIT_MS, false, { ref: false })]);
  return isReached ? undefined : "the database is not reached";
}
