/**
 * What every command of the server goes through (PLT-5): one transaction, tried again when others were in its way.
 * Commands lock the rows they decide by and run at read committed, so what is left to conflict are deadlocks, which
 * PostgreSQL ends by failing one of those who wait for each other.
 */
import { TransactionRollbackError } from "drizzle-orm";
import { backoff } from "#domain/backoff.ts";
import type { Database } from "./database.ts";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a command comes to. Reasons that all commands share are those of domain/change-reasons.ts; some have more. */
export type CommandResult = { readonly ok: true } | CommandRefusal;

export interface CommandRefusal {
  readonly ok: false;
  readonly reason: string;
}

export const MAX_TRIES = 25;
/** Of random length, so that those who met do not meet again. */
const WAIT_MS = { first: 8, longest: 400, spread01: 1 } as const;
/** serialization_failure, deadlock_detected */
const CONFLICTS = new Set(["40001", "40P01"]);

export interface TransactionOptions {
  /** "read committed" when it is left out: for a command that decides by rows it does not lock. */
  readonly isolation?: "repeatable read" | "serializable";
  readonly wait?: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random?: () => number;
}

/**
 * `run` may run several times, so it changes nothing but the database. When it refuses, nothing is written; what it
 * throws goes on, nothing written.
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

const COMMITS = new WeakMap<object, (() => void)[]>();

/** Runs once what was written in `db` is there for everyone: after its commit, or at once outside of a transaction. */
export function afterCommit(db: Database, run: () => void): void {
  const waiting = COMMITS.get(db);
  if (waiting === undefined) run();
  else waiting.push(run);
}

/** The driver's error, or one that wraps it. */
function isConflict(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string" && CONFLICTS.has(each.code)) return true;
  return false;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
