/** Does what is due. Several instances share the work: each takes jobs that no other has taken. */
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { backoff } from "#domain/backoff.ts";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import type { JobOutcome, JobWork } from "./job-kind.ts";
import { jobs } from "./job-table.ts";

/** Seconds from one try to the next. */
export const RETRY_S = { first: 30, longest: 3600 } as const;
/** What was given up is remembered at least so long, for whoever looks after it, s. */
const GIVEN_UP_KEPT_S = 30 * 86_400;
const TOO_OLD = "too old";

export interface JobParts {
  readonly db: Database;
  readonly log: Log;
  readonly works: readonly JobWork[];
}

/** PostgreSQL rounds the column to milliseconds, up too: a job added this instant would not be due yet. */
const NOW_ROUNDED = sql`now()::timestamptz(3)`;

type Job = typeof jobs.$inferSelect & { readonly ageS: number };

/** `onTaken` is called when there is one, before it runs. */
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
  await settle(parts, work, job, outcome);
  return outcome.ok ? "done" : "not done";
}

/** Gives up what is too old, and forgets what has been over for long. */
export async function forgetOldJobs({ db, works }: Pick<JobParts, "db" | "works">): Promise<void> {
  for (const work of works) {
    const isOlder = (seconds: number) =>
      and(eq(jobs.kind, work.name), lte(jobs.createdAt, inSeconds(-seconds)));
    if (work.oldestS !== undefined)
      await db
        .update(jobs)
        .set({ error: TOO_OLD, payload: withoutSecrets(work) })
        .where(and(isOlder(work.oldestS), isNull(jobs.doneAt), isNull(jobs.error)));
    await db
      .delete(jobs)
      .where(
        or(
          and(isOlder(work.keptS), isNotNull(jobs.doneAt)),
          and(isOlder(Math.max(work.keptS, GIVEN_UP_KEPT_S)), isNotNull(jobs.error)),
        ),
      );
  }
}

/** One at a time, so that a job's lease begins when its run does. */
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
  if (work.oldestS !== undefined && ageS > work.oldestS)
    return { ok: false, reason: TOO_OLD, isPermanent: true };
  try {
    return (await work.run?.(payload)) ?? { ok: false, reason: "parked" };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error), isPermanent: false };
  }
}

/** Whoever took it meanwhile, because this run outlasted its lease, settles it instead. */
async function settle({ db, log }: JobParts, work: JobWork, job: Job, outcome: JobOutcome): Promise<void> {
  const isThis = and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
  if (outcome.ok) {
    if (work.keptS === 0) await db.delete(jobs).where(isThis);
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
  const isOver = outcome.isPermanent || job.attempts >= work.mostTries;
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
