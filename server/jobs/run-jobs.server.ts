/** Runs due jobs. Several instances can share the work: each takes jobs that no other has taken. */
import { setTimeout as delay } from "node:timers/promises";
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { backoff } from "#domain/backoff.ts";
import type { Database } from "#server/db/database.ts";
import { troubleOf } from "#server/db/database-trouble.server.ts";
import type { Log } from "#server/log.ts";
import type { JobOutcome, JobWork } from "./job-kind.ts";
import { jobs } from "./job-table.ts";

/** Seconds between attempts. */
export const RETRY_S = { first: 30, longest: 3600 } as const;
/** Failed jobs are retained at least this long for inspection, in seconds. */
const FAILED_RETENTION_S = 30 * 86_400;
const TOO_OLD = "too old";
/** Milliseconds between attempts to store what came of a job, while the database is away. */
const SETTLE_MS = { first: 100, longest: 2_000 } as const;

export interface JobParts {
  readonly db: Database;
  readonly log: Log;
  readonly works: readonly JobWork[];
}

/**
 * PostgreSQL rounds the column to milliseconds, possibly up; without the same rounding a new job would not be due
 * yet.
 */
const NOW_ROUNDED = sql`now()::timestamptz(3)`;

type Job = typeof jobs.$inferSelect & { readonly ageS: number };

/** `onTaken` is called if a job was taken, before it runs. */
export async function runNextJob(
  parts: JobParts,
  onTaken: () => void = () => undefined,
): Promise<"none" | "done" | "not done"> {
  const job = await takeDue(parts);
  if (job === undefined) return "none";
  onTaken();
  const work = parts.works.find(({ name }) => name === job.kind);
  if (work?.run === undefined) throw new Error(`A job was taken that nobody does: ${job.kind}`);
  const outcome = await attempt(work, job);
  await settleInTime(parts, work, job, outcome);
  return outcome.ok ? "done" : "not done";
}

/** Fails jobs that are too old, and deletes finished ones after their retention time. */
export async function forgetOldJobs({ db, works }: Pick<JobParts, "db" | "works">): Promise<void> {
  for (const work of works) {
    const isOlder = (seconds: number) =>
      and(eq(jobs.kind, work.name), lte(jobs.createdAt, inSeconds(-seconds)));
    if (work.maxAgeS !== undefined)
      await db
        .update(jobs)
        .set({ error: TOO_OLD, payload: withoutSecrets(work) })
        .where(and(isOlder(work.maxAgeS), isNull(jobs.doneAt), isNull(jobs.error)));
    await db
      .delete(jobs)
      .where(
        or(
          and(isOlder(work.retainedS), isNotNull(jobs.doneAt)),
          and(isOlder(Math.max(work.retainedS, FAILED_RETENTION_S)), isNotNull(jobs.error)),
        ),
      );
  }
}

/** Takes one job at a time, so that its lease starts with its run. */
async function takeDue({ db, works }: JobParts): Promise<Job | undefined> {
  const able = works.filter(({ run }) => run !== undefined);
  if (able.length === 0) return undefined;
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(
          jobs.kind,
          able.map(({ name }) => name),
        ),
        isNull(jobs.doneAt),
        isNull(jobs.error),
        lte(jobs.nextAt, NOW_ROUNDED),
      ),
    )
    .orderBy(jobs.nextAt, jobs.createdAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const leases = able.map(({ name, leaseS }) => sql`when ${name} then ${leaseS}::int`);
  const leaseS = sql`case ${jobs.kind} ${sql.join(leases, sql` `)} end`;
  const [job] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${leaseS})`,
    })
    .where(sql`${jobs.id} = ${due}`)
    .returning();
  return job && { ...job, ageS: (Date.now() - job.createdAt.getTime()) / 1000 };
}

async function attempt(work: JobWork, { payload, ageS }: Job): Promise<JobOutcome> {
  if (work.maxAgeS !== undefined && ageS > work.maxAgeS)
    return { ok: false, reason: TOO_OLD, isPermanent: true };
  try {
    return (await work.run?.(payload)) ?? { ok: false, reason: "parked" };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error), isPermanent: false };
  }
}

/**
 * A database that goes away just after the work is waited for until the lease ends: otherwise the work, as a mail that was
 * sent, would be done again.
 */
async function settleInTime(parts: JobParts, work: JobWork, job: Job, outcome: JobOutcome): Promise<void> {
  const untilMs = performance.now() + work.leaseS * 1000;
  for (let tried = 1; ; tried += 1) {
    try {
      return await settle(parts, work, job, outcome);
    } catch (error) {
      if (troubleOf(error) === undefined || performance.now() > untilMs) throw error;
    }
    await delay(backoff(tried, SETTLE_MS), undefined, { ref: false });
  }
}

/** If the run has outlasted its lease and another process has taken the job, nothing is written. */
async function settle({ db, log }: JobParts, work: JobWork, job: Job, outcome: JobOutcome): Promise<void> {
  const isThis = and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
  if (outcome.ok) {
    if (work.retainedS === 0) await db.delete(jobs).where(isThis);
    else
      await db
        .update(jobs)
        .set({ doneAt: sql`now()`, payload: withoutSecrets(work) })
        .where(isThis);
    return;
  }
  if (!("isPermanent" in outcome)) {
    await db.update(jobs).set({ nextAt: sql`'infinity'` }).where(isThis);
    return;
  }
  const isOver = outcome.isPermanent || job.attempts >= work.maxAttempts;
  const { id, kind, attempts } = job;
  log.error(isOver ? "job given up" : "job waits", { job: id, kind, attempts, reason: outcome.reason });
  await db
    .update(jobs)
    .set(
      isOver
        ? { error: outcome.reason, payload: withoutSecrets(work) }
        : { nextAt: inSeconds(backoff(attempts, RETRY_S)) },
    )
    .where(isThis);
}

function withoutSecrets({ secrets }: JobWork): SQL {
  return sql`${jobs.payload} - ${sql.param([...secrets])}::text[]`;
}

function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
