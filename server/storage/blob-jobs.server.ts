/**
 * Removes blobs nothing points to any more: of a photo that was replaced ("delete-blob"), of an account that is gone
 * ("delete-blobs", by prefix). Several instances share the work; what fails is tried again later.
 */
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { StorageError } from "#domain/account/storage-errors.ts";
import type { Database } from "#server/db/database.ts";
import { jobs } from "#server/files/file-table.ts";
import type { Log } from "#server/log.ts";
import { type BlobStore, isKey } from "./blob-store.ts";

export const BLOB_JOB_KINDS = ["delete-blob", "delete-blobs"] as const;

const BATCH = 20;
const EVERY_MS = 20_000;
const FIRST_RETRY_S = 30;
const LONGEST_RETRY_S = 3600;

export interface BlobJobParts {
  readonly db: Database;
  readonly files: BlobStore;
  readonly log: Log;
}

/** Does what is due, once. How many were done. */
export async function runBlobJobs({ db, files, log }: BlobJobParts): Promise<number> {
  let done = 0;
  for (const job of await takeDue(db)) {
    try {
      await run(files, job);
      await db.delete(jobs).where(eq(jobs.id, job.id));
      done += 1;
    } catch (error) {
      log.error("blobs were not removed", { job: job.id, attempts: job.attempts, error: wordsOf(error) });
    }
  }
  return done;
}

/** Until it is stopped; stopping waits for what is under way. */
export function startBlobJobs(parts: BlobJobParts): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isFree = true;
  const timer = setInterval(() => {
    if (!isFree) return;
    isFree = false;
    running = runBlobJobs(parts)
      .catch((error: unknown) => parts.log.error("jobs were not read", { error: wordsOf(error) }))
      .finally(() => {
        isFree = true;
      });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Marks them as tried, and as due again after a longer and longer time, before they are tried. */
function takeDue(db: Database) {
  const wait = sql`least(${LONGEST_RETRY_S}, ${FIRST_RETRY_S} * power(2, least(${jobs.attempts}, 10)))`;
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, BLOB_JOB_KINDS), lte(jobs.nextAt, sql`now()`)))
    .orderBy(jobs.nextAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, nextAt: sql`now() + make_interval(secs => ${wait})` })
    .where(inArray(jobs.id, due))
    .returning();
}

async function run(files: BlobStore, job: typeof jobs.$inferSelect): Promise<void> {
  const { key, prefix } = job.payload;
  if (job.kind === "delete-blob" && key !== undefined && isKey(key)) return files.delete(key);
  if (job.kind === "delete-blobs" && prefix !== undefined) {
    return files.deletePrefix(prefix.endsWith("/") ? prefix : `${prefix}/`);
  }
  throw new StorageError("invalid-argument", "The job names no file.");
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
