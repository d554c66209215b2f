/**
 * Every command runs in one transaction (PLT-5), which is retried on conflicts. Commands lock the rows that they
 * depend on and run at read committed, so the only conflicts left are deadlocks, which PostgreSQL resolves by failing
 * one of the transactions.
 */
import { TransactionRollbackError } from "drizzle-orm";
import { backoff } from "#domain/backoff.ts";
import type { Database } from "./database.ts";
import { noteWrite } from "./read-scope.server.ts";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The result of a command. domain/change-reasons.ts has the reasons common to all commands; some have more. */
export type CommandResult = { readonly ok: true } | CommandRefusal;

export interface CommandRefusal {
  readonly ok: false;
  readonly reason: string;
}

export const MAX_TRIES = 25;
/** Delay before the next attempt, ms; random, so that conflicting transactions do not conflict again. */
const WAIT_MS = { first: 8, longest: 400, spread01: 1 } as const;
/** The SQLSTATEs of serialization_failure and deadlock_detected. */
const CONFLICTS = new Set(["40001", "40P01"]);

export interface TransactionOptions {
  /** The default is "read committed"; others are for commands that depend on rows without locking them. */
  readonly isolation?: "repeatable read" | "serializable";
  readonly wait?: (ms: number) => Promise<void>;
  /** A random number from 0 to 1, for tests. */
  readonly random?: () => number;
}

/**
 * `run` may be called several times, so it must have no effect outside the database. If it returns a refusal or
 * throws, nothing is written; exceptions other than conflicts are passed on. After `MAX_TRIES` conflicts the reason
 * is "maxretry".
 */
export async function runTransaction<Result extends CommandResult>(
  db: Database,
  run: (tx: Transaction) => Promise<Result>,
  { isolation, wait = sleep, random = Math.random }: TransactionOptions = {},
): Promise<Result | { readonly ok: false; readonly reason: "maxretry" }> {
  for (let tried = 1; tried <= MAX_TRIES; tried += 1) {
    let refused: Result | undefined;
    const afterwards: (() => void)[] = [];
    try {
      const done = await db.transaction(async (tx) => {
        COMMITS.set(tx, afterwards);
        const result = await run(tx);
        if (!result.ok) {
          refused = result;
          tx.rollback();
        }
        return result;
      }, isolation && { isolationLevel: isolation });
      noteWrite();
      for (const each of afterwards) each();
      return done;
    } catch (error) {
      if (refused !== undefined && error instanceof TransactionRollbackError) return refused;
      if (!isConflict(error)) throw error;
    }
    if (tried < MAX_TRIES) await wait(backoff(tried, WAIT_MS, random()));
  }
  return { ok: false, reason: "maxretry" };
}

/** The callbacks of `afterCommit` by transaction. */
const COMMITS = new WeakMap<object, (() => void)[]>();

/**
 * Calls `run` once the changes made in `db` are visible to others: after the commit, or at once outside a
 * transaction.
 */
export function afterCommit(db: Database, run: () => void): void {
  const waiting = COMMITS.get(db);
  if (waiting === undefined) run();
  else waiting.push(run);
}

/** Whether `error` is a driver error for a conflict, or wraps one. */
function isConflict(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string" && CONFLICTS.has(each.code)) return true;
  return false;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
