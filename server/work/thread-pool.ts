/**
 * Threads, each with one piece of work at a time. One that takes longer than the limit is ended, with its work; an idle
 * one ends after a while, since it holds its code, fonts and a rasterizer in memory.
 */
import { transfersOf, type WorkAnswer, type WorkMessage } from "./work-kind.ts";

/** A thread; tests replace it. */
export interface WorkThread {
  postMessage(message: WorkMessage, transfer: readonly ArrayBuffer[]): void;
  on(event: "message", listener: (answer: WorkAnswer) => void): unknown;
  on(event: "error" | "exit", listener: (cause: unknown) => void): unknown;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

export interface ThreadPoolOptions {
  readonly start: () => WorkThread;
  /** Longest time for one piece of work, ms. */
  readonly limitMs: number;
  readonly idleMs: number;
}

export type ThreadOutcome =
  | WorkAnswer
  /** The thread was ended at the limit. */
  | { readonly ok: false; readonly late: true; readonly cpuMs: number };

export interface ThreadPool {
  /** Starts a thread if none is idle. Rejects if the thread ends by itself. */
  run(message: WorkMessage): Promise<ThreadOutcome>;
}

interface Held {
  readonly thread: WorkThread;
  idle: NodeJS.Timeout | undefined;
  settle: ((outcome: ThreadOutcome | Error) => void) | undefined;
}

export function createThreadPool({ start, limitMs, idleMs }: ThreadPoolOptions): ThreadPool {
  const resting: Held[] = [];

  function open(): Held {
    const held: Held = { thread: start(), idle: undefined, settle: undefined };
    const gone = (cause: unknown): void => {
      forget(held);
      held.settle?.(new Error("A thread ended at its work", { cause }));
    };
    held.thread.on("message", (answer) => held.settle?.(answer));
    held.thread.on("error", gone);
    held.thread.on("exit", gone);
    return held;
  }

  function forget(held: Held): void {
    clearTimeout(held.idle);
    const at = resting.indexOf(held);
    if (at >= 0) resting.splice(at, 1);
  }

  /** An idle thread does not keep the process alive. */
  function rest(held: Held): void {
    held.thread.unref();
    held.idle = setTimeout(() => {
      forget(held);
      void held.thread.terminate();
    }, idleMs).unref();
    resting.push(held);
  }

  return {
    run(message) {
      // The one that worked last, so that those that are not needed end.
      const held = resting.pop() ?? open();
      clearTimeout(held.idle);
      held.thread.ref();
      return new Promise((resolve, reject) => {
        const begunMs = performance.now();
        const limit = setTimeout(() => {
          held.settle?.({ ok: false, late: true, cpuMs: performance.now() - begunMs });
          void held.thread.terminate();
        }, limitMs);
        held.settle = (outcome) => {
          held.settle = undefined;
          clearTimeout(limit);
          if (outcome instanceof Error) return reject(outcome);
          if (!("late" in outcome)) rest(held);
          resolve(outcome);
        };
        held.thread.postMessage(message, transfersOf(message.input));
      });
    },
  };
}
