/**
 * Work that takes more than a few milliseconds (docs/decisions/050-work-budget.md): in threads, or alone on the main
 * thread. Both have a queue in which callers take turns, and both are charged to the caller's budget.
 */
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createByteLru } from "#server/cache/byte-lru.ts";
import { threadFile } from "#server/threads/thread-file.ts";
import { createFairQueue } from "./fair-queue.ts";
import { createThreadPool, type WorkThread } from "./thread-pool.ts";
import { createWorkBudget, type WorkRate } from "./work-budget.ts";
import { currentCaller } from "./work-caller.ts";
import type { WorkKind } from "./work-kind.ts";

export interface WorkRefusal {
  readonly ok: false;
  /**
   * "budget": the caller has used up its processor time. "busy": the caller has enough in the queue. "full": all have.
   * "late": the work took longer than any may, now or before.
   */
  readonly reason: "budget" | "busy" | "full" | "late";
  /** Seconds after which it may be tried again. */
  readonly waitS: number;
}

export type WorkResult<Output> = { readonly ok: true; readonly value: Output } | WorkRefusal;

export interface Work {
  /** In a thread; outputs that are kept are not computed again. Rejects if the work throws. */
  run<Input, Output>(kind: WorkKind<Input, Output>, input: Input): Promise<WorkResult<Output>>;
  /**
   * On the main thread, while nothing else runs here that was given to this function. Charged, but only refused when the
   * queue is full: whoever asks for a page has been asked for their balance before (server/http/page-limits.ts).
   */
  alone<Output>(work: () => Promise<Output>): Promise<WorkResult<Output>>;
  /** 0 if the caller may begin work, otherwise the milliseconds until then. */
  waitMs(caller: string): number;
  /** Milliseconds of processor time since the start, and work that was refused. */
  readonly counted: () => WorkCounts;
}

export interface WorkCounts {
  readonly threadMs: number;
  readonly aloneMs: number;
  readonly keptHits: number;
  readonly refused: Readonly<Record<WorkRefusal["reason"], number>>;
}

export interface WorkOptions {
  /** Multiplies the budget of an address, for a school or an office behind one. */
  readonly addressLimitFactor: number;
  /** Another budget than the usual one, for some addresses. */
  readonly rateOfAddress?: ((address: string) => WorkRate | undefined) | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly start?: () => WorkThread;
  readonly threads?: number;
  readonly limitMs?: number;
  readonly idleMs?: number;
  readonly maxKeptBytes?: number;
}

/** A quarter of a processor, and ten seconds of it at once: about 400 pages. */
const ADDRESS_RATE: WorkRate = { msPerSecond: 250, burstMs: 10_000 };
/** For the API with the key of a Pro account. */
const ACCOUNT_RATE: WorkRate = { msPerSecond: 500, burstMs: 20_000 };
const ACCOUNT = "account ";

const MAX_CALLERS = 20_000;
/** At least two, so that one caller never has all of them. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
/** Some three times what the longest request takes that is within the limits of size. */
const LIMIT_MS = 30_000;
const IDLE_MS = 60_000;
const MAX_KEPT_BYTES = 24 << 20;
/** How long work is not tried again that took longer than any may, and how much of it is remembered. */
const [LATE_MS, MAX_LATE] = [600_000, 1000];
const MAX_THREAD_MB = 512;
/**
 * What a thread has made last, before V8 looks what of it is still needed. Two threads that write large files took 336 to
 * 342 MB in two runs without this bound, 235 to 258 MB with it, for 1 to 14 % more processor time.
 */
const MAX_THREAD_YOUNG_MB = 8;
const FULL_WAIT_S = 2;
const NOBODY = "the server";

/** The caller of an API request with a key; an address is its own. */
export const accountCaller = (userId: string): string => ACCOUNT + userId;

export function createWork(options: WorkOptions): Work {
  const { addressLimitFactor, clock, start = startThread, threads = THREADS } = options;
  const { limitMs = LIMIT_MS, idleMs = IDLE_MS, maxKeptBytes = MAX_KEPT_BYTES } = options;
  const { rateOfAddress = () => undefined } = options;
  const addressRate: WorkRate = {
    msPerSecond: ADDRESS_RATE.msPerSecond * addressLimitFactor,
    burstMs: ADDRESS_RATE.burstMs * addressLimitFactor,
  };
  const budget = createWorkBudget({
    rateOf: (caller) => (caller.startsWith(ACCOUNT) ? ACCOUNT_RATE : (rateOfAddress(caller) ?? addressRate)),
    maxCallers: MAX_CALLERS,
    clock,
  });
  const pool = createThreadPool({ start, limitMs, idleMs });
  const threadQueue = createFairQueue({
    width: threads,
    widthEach: Math.max(1, Math.floor(threads / 2)),
    mostWaiting: 128,
    mostWaitingEach: 16,
  });
  const aloneQueue = createFairQueue({ width: 1, widthEach: 1, mostWaiting: 512, mostWaitingEach: 32 });
  const kept = createByteLru<unknown>(maxKeptBytes);
  const lateUntilMs = new Map<string, number>();
  const running = new Map<string, Promise<WorkResult<unknown>>>();
  const refused = { budget: 0, busy: 0, full: 0, late: 0 };
  let [threadMs, aloneMs, keptHits] = [0, 0, 0];

  function refuse(reason: WorkRefusal["reason"], waitS: number): WorkRefusal {
    refused[reason] += 1;
    return { ok: false, reason, waitS };
  }

  function overBudget(caller: string | undefined): WorkRefusal | undefined {
    const waitMs = caller === undefined ? 0 : budget.waitMs(caller);
    return waitMs === 0 ? undefined : refuse("budget", Math.ceil(waitMs / 1000));
  }

  const fullRefusal = (reason: "own-full" | "full"): WorkRefusal =>
    refuse(reason === "full" ? "full" : "busy", FULL_WAIT_S);

  async function runInThread<Input, Output>(
    kind: WorkKind<Input, Output>,
    input: Input,
    key: string | undefined,
  ): Promise<WorkResult<Output>> {
    const caller = currentCaller();
    const refusal = overBudget(caller);
    if (refusal !== undefined) return refusal;
    const queued = await threadQueue.run(caller ?? NOBODY, async () => {
      // The budget may have been used up by what was before it in the queue.
      const late = overBudget(caller);
      if (late !== undefined) return late;
      const outcome = await pool.run({ kind: kind.name, input });
      threadMs += outcome.cpuMs;
      if (caller !== undefined) budget.charge(caller, outcome.cpuMs);
      return outcome;
    });
    if (!queued.ok) return fullRefusal(queued.reason);
    const outcome = queued.value;
    if ("reason" in outcome) return outcome;
    if ("late" in outcome) {
      if (key !== undefined) rememberLate(key);
      return refuse("late", LATE_MS / 1000);
    }
    if (!outcome.ok) throw new Error(`Work of the kind ${kind.name} failed: ${outcome.error}`);
    // The thread has the function of this kind (server/work-thread.ts).
    const output = outcome.output as Output;
    const bytes = kind.bytesOf(output);
    if (key !== undefined && bytes !== undefined) kept.set(key, output, bytes + 2 * key.length);
    return { ok: true, value: output };
  }

  function rememberLate(key: string): void {
    lateUntilMs.set(key, clock() + LATE_MS);
    if (lateUntilMs.size > MAX_LATE) lateUntilMs.delete(lateUntilMs.keys().next().value ?? "");
  }

  return {
    async run<Input, Output>(kind: WorkKind<Input, Output>, input: Input) {
      const own = kind.keyOf(input);
      if (own === undefined) return runInThread(kind, input, undefined);
      const key = `${kind.name} ${own}`;
      const found = kept.get(key);
      if (found !== undefined) {
        keptHits += 1;
        return { ok: true, value: found as Output };
      }
      const lateMs = (lateUntilMs.get(key) ?? 0) - clock();
      if (lateMs > 0) return refuse("late", Math.ceil(lateMs / 1000));
      const same = running.get(key);
      if (same !== undefined) {
        const shared = (await same) as WorkResult<Output>;
        // Another caller's budget and place in the queue are its own.
        return shared.ok || shared.reason === "late" ? shared : runInThread(kind, input, key);
      }
      const made = runInThread(kind, input, key).finally(() => running.delete(key));
      running.set(key, made);
      return made;
    },
    async alone(work) {
      const caller = currentCaller();
      const queued = await aloneQueue.run(caller ?? NOBODY, async () => {
        // Answers from memory go out between two pieces of work.
        await setImmediate();
        const before = performance.eventLoopUtilization();
        try {
          return await work();
        } finally {
          const ms = performance.eventLoopUtilization(before).active;
          aloneMs += ms;
          if (caller !== undefined) budget.charge(caller, ms);
        }
      });
      return queued.ok ? queued : fullRefusal(queued.reason);
    },
    waitMs: (caller) => budget.waitMs(caller),
    counted: () => ({ threadMs, aloneMs, keptHits, refused: { ...refused } }),
  };
}

function startThread(): WorkThread {
  return new Worker(threadFile("work-thread", new URL("../work-thread.ts", import.meta.url)), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MB, maxYoungGenerationSizeMb: MAX_THREAD_YOUNG_MB },
  });
}
