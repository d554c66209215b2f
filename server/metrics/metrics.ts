/**
 * GET /metrics in the text format of Prometheus, with METRICS_TOKEN; without this setting the address does not exist
 * and nothing is counted. Labels are route patterns rather than addresses, so their number is bounded.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { and, count, isNotNull, isNull } from "drizzle-orm";
import { Hono, type MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/db/database.ts";
import { jobs } from "#server/jobs/job-table.ts";
import type { Work } from "#server/work/work.ts";

/** Seconds; a cached page takes a hundredth of the first. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsParts {
  readonly db: Database;
  /** At least 16 characters. */
  readonly token: string;
  /** Number of public answers from the cache, and of those that were rendered. */
  readonly cached: () => { readonly hits: number; readonly misses: number };
  readonly work: Pick<Work, "counted">;
}

export interface Metrics {
  /** Counts each request that is not answered from the cache. */
  readonly observe: MiddlewareHandler;
  readonly routes: Hono;
}

export function createMetrics({ db, token, cached, work }: MetricsParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests that were not answered from memory, by route pattern.",
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: "public_cache_answers_total",
    help: "Public answers that came from memory, and those that were rendered.",
    labelNames: ["result"] as const,
    registers: [],
    collect() {
      const { hits, misses } = cached();
      this.reset();
      this.inc({ result: "hit" }, hits);
      this.inc({ result: "miss" }, misses);
    },
  });
  const jobCount = new Gauge({
    name: "jobs",
    help: "Jobs of all instances that wait or run, and those that have failed.",
    labelNames: ["kind", "state"] as const,
    registers: [],
    async collect() {
      this.reset();
      const waiting = await countJobs(db, "waiting");
      const failed = await countJobs(db, "failed");
      for (const { kind, total } of waiting) this.set({ kind, state: "waiting" }, total);
      for (const { kind, total } of failed) this.set({ kind, state: "failed" }, total);
    },
  });

  const workTime = new Counter({
    name: "work_ms_total",
    help: "Processor time of work, in threads and on the main thread, in milliseconds.",
    labelNames: ["where"] as const,
    registers: [],
    collect() {
      const { threadMs, aloneMs } = work.counted();
      this.reset();
      this.inc({ where: "threads" }, threadMs);
      this.inc({ where: "main" }, aloneMs);
    },
  });
  const workRefused = new Counter({
    name: "work_refused_total",
    help: "Work that was refused, by reason.",
    labelNames: ["reason"] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [reason, times] of Object.entries(work.counted().refused)) this.inc({ reason }, times);
    },
  });

  registry.registerMetric(workTime);
  registry.registerMetric(workRefused);
  registry.registerMetric(answers);
  registry.registerMetric(jobCount);

  const routes = new Hono();
  routes.get("/metrics", async (c) => {
    if (!isBearer(c.req.header("authorization"), token))
      return c.text("The token is missing or wrong.", 401, { "WWW-Authenticate": "Bearer" });
    return c.body(await registry.metrics(), 200, {
      "Content-Type": registry.contentType,
      "Cache-Control": "no-store",
    });
  });
  return {
    routes,
    async observe(c, next) {
      const stop = requests.startTimer();
      await next();
      stop({ method: c.req.method, route: routeOf(c), status: String(c.res.status) });
    },
  };
}

/** The pattern of the handler; "page" for requests that React Router answers. */
function routeOf(c: Parameters<MiddlewareHandler>[0]): string {
  const path = matchedRoutes(c).findLast(({ path: pattern }) => !pattern.endsWith("*"))?.path;
  return path ?? "page";
}

function countJobs(db: Database, state: "waiting" | "failed") {
  const where = state === "failed" ? isNotNull(jobs.error) : isNull(jobs.error);
  return db
    .select({ kind: jobs.kind, total: count() })
    .from(jobs)
    .where(state === "failed" ? where : and(where, isNull(jobs.doneAt)))
    .groupBy(jobs.kind);
}

/** Compares hashes in constant time, which reveals nothing about the token. */
function isBearer(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given ?? ""), hash(`Bearer ${token}`));
}
