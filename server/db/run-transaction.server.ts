/**
 * A transaction that is tried again when others were in its way (PLT-5): serialization failures and deadlocks, up to 25
 * times, each after a longer wait of random length so that those who met do not meet again.
 */
import type { Database } from "./database.ts";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type TransactionResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** All tries used up; or `run` found nothing to do and gave undefined, and nothing was written. */
  | { readonly ok: false; readonly reason: "maxretry" | "nodata" };

export const MAX_TRIES = 25;
const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 400;
/** serialization_failure, deadlock_detected */
const CONFLICTS = new Set(["40001", "40P01"]);

export interface TransactionOptions {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
  readonly wait?: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** `run` may run several times and must change nothing but the database. What it throws goes on, nothing written. */
export async function runTransaction<Value extends {}>(
  db: Database,
  run: (tx: Transaction) => Promise<Value | undefined>,
  { isolation = "serializable", wait = sleep, random = Math.random }: TransactionOptions = {},
): Promise<TransactionResult<Value>> {
  for (let tried = 1; tried <= MAX_TRIES; tried += 1) {
    try {
      const value = await db.transaction(
        async (tx) => {
          const found = await run(tx);
          if (found === undefined) throw new NothingToDo();
          return found;
        },
        { isolationLevel: isolation },
      );
      return { ok: true, value };
    } catch (error) {
      if (error instanceof NothingToDo) return { ok: false, reason: "nodata" };
      if (!isConflict(error)) throw error;
    }
    if (tried < MAX_TRIES) await wait(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried));
  }
  return { ok: false, reason: "maxretry" };
}

class NothingToDo extends Error {}

/** The driver's error, or one that wraps it. */
function isConflict(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string" && CONFLICTS.has(each.code)) return true;
  return false;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
