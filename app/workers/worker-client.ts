/** The page's side of a worker: questions as promises whose failures are values. */
import { type FromWorker, isFromWorker, type Job, type Jobs, type ToWorker } from "./jobs.ts";

export type Answered<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false;
      /**
       * cancelled: by its signal, or because the client ended. replaced: a newer question took its place. failed: the work
       * threw. unavailable: the worker could not be loaded, or broke off.
       */
      readonly reason: "cancelled" | "replaced" | "failed" | "unavailable";
      readonly message: string;
    };

export interface AskOptions<Of extends Job> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Of["progress"]) => void) | undefined;
  /** These go over to the worker instead of being copied. */
  readonly transfer?: readonly Transferable[];
  /** For `askLatest`: questions of one name that must not replace each other, as those of two canvases, differ in it. */
  readonly lane?: string | number;
}

export interface WorkerClient<All extends Jobs<All>> {
  readonly ask: <Name extends keyof All & string>(
    name: Name,
    task: All[Name]["task"],
    options?: AskOptions<All[Name]>,
  ) => Promise<Answered<All[Name]["answer"]>>;
  /**
   * As `ask`, for questions that follow a drag: one is worked on, and of those that wait only the newest is ever asked.
   * What is being worked on is answered all the same, so that a long drag shows something.
   */
  readonly askLatest: WorkerClient<All>["ask"];
  /** The worker is gone at once, whatever it was doing; the next question starts another. */
  readonly end: () => void;
}

export interface WorkerClientOptions<All extends Jobs<All>> {
  readonly start: () => Worker;
  /** What an answer must look like to be one. */
  readonly isAnswer: { readonly [Name in keyof All]: (value: unknown) => value is All[Name]["answer"] };
  /** What is said on the way, where anything is; otherwise it is dropped. */
  readonly isProgress?: {
    readonly [Name in keyof All]?: (value: unknown) => value is All[Name]["progress"];
  };
  /** A worker with nothing to do ends after this long. Ms; never, when it holds something between questions. */
  readonly idleMs?: number;
  /** Work that never pauses is stopped by ending the worker: for workers that are asked one thing at a time. */
  readonly endsOnCancel?: boolean;
}

const IDLE_MS = 30_000;

interface Open {
  readonly settle: (answered: Answered<unknown>) => void;
  readonly isAnswer: (value: unknown) => boolean;
  readonly onProgress: (progress: unknown) => void;
}

export function createWorkerClient<All extends Jobs<All>>(
  options: WorkerClientOptions<All>,
): WorkerClient<All> {
  const { start, isAnswer, isProgress, idleMs = IDLE_MS, endsOnCancel = false } = options;
  const open = new Map<number, Open>();
  const lanes = new Map<string, Lane>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let next = 0;

  const stop = (answered: Answered<unknown>): void => {
    worker?.terminate();
    worker = undefined;
    clearTimeout(idle);
    const left = [...open.values()];
    open.clear();
    for (const one of left) one.settle(answered);
  };
  const settle = (id: number, answered: Answered<unknown>): void => {
    const one = open.get(id);
    open.delete(id);
    if (open.size === 0 && Number.isFinite(idleMs)) {
      clearTimeout(idle);
      idle = setTimeout(() => stop(CANCELLED), idleMs);
    }
    one?.settle(answered);
  };
  const onMessage = (message: FromWorker): void => {
    const one = open.get(message.id);
    if (message.kind === "progress") one?.onProgress(message.progress);
    else if (message.kind === "failed")
      settle(message.id, { ok: false, reason: "failed", message: message.message });
    else if (one?.isAnswer(message.answer)) settle(message.id, { ok: true, answer: message.answer });
    else settle(message.id, UNREADABLE);
  };
  const running = (): Worker | undefined => {
    if (worker !== undefined) return worker;
    try {
      const started = start();
      worker = started;
      started.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (worker === started && isFromWorker(data)) onMessage(data);
      });
      for (const kind of ["error", "messageerror"] as const)
        started.addEventListener(kind, () => {
          if (worker === started) stop(UNAVAILABLE);
        });
      return started;
    } catch {
      return undefined; // this browser starts no workers here
    }
  };

  const ask: WorkerClient<All>["ask"] = (name, task, { signal, onProgress, transfer = [] } = {}) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve(CANCELLED);
      const target = running();
      if (target === undefined) return resolve(UNAVAILABLE);
      clearTimeout(idle);
      const id = (next += 1);
      const send = (message: ToWorker, objects: readonly Transferable[]): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        target.postMessage(message, [...objects]);
      };
      const cancel = (): void => {
        if (!open.has(id)) return;
        if (endsOnCancel) return stop(CANCELLED);
        send({ kind: "cancel", id }, []);
        settle(id, CANCELLED);
      };
      signal?.addEventListener("abort", cancel);
      open.set(id, {
        settle(answered) {
          signal?.removeEventListener("abort", cancel);
          resolve(answered);
        },
        isAnswer: isAnswer[name],
        onProgress(progress) {
          if (isProgress?.[name]?.(progress)) onProgress?.(progress);
        },
      });
      try {
        send({ kind: "ask", id, name, task }, transfer);
      } catch (error) {
        // A task that cannot be copied is a fault of ours, and says so.
        settle(id, { ok: false, reason: "failed", message: String(error) });
      }
    });

  const askLatest: WorkerClient<All>["ask"] = (name, task, askOptions = {}) => {
    const key = `${name} ${askOptions.lane ?? ""}`;
    const lane = lanes.get(key) ?? createLane();
    lanes.set(key, lane);
    return lane.run(() => ask(name, task, askOptions));
  };
  const end = (): void => {
    for (const lane of lanes.values()) lane.clear();
    stop(CANCELLED);
  };
  return { ask, askLatest, end };
}

interface Lane {
  readonly run: <Answer>(run: () => Promise<Answered<Answer>>) => Promise<Answered<Answer>>;
  /** What waits is never asked. */
  readonly clear: () => void;
}

/** One runs, and one waits until that is over. */
function createLane(): Lane {
  let isBusy = false;
  let waiting: { readonly go: () => void; readonly drop: (answered: Answered<never>) => void } | undefined;
  return {
    run: (run) =>
      new Promise((resolve) => {
        const go = (): void => {
          isBusy = true;
          void run().then((answered) => {
            resolve(answered);
            isBusy = false;
            const after = waiting;
            waiting = undefined;
            after?.go();
          });
        };
        if (!isBusy) return go();
        waiting?.drop(REPLACED);
        waiting = { go, drop: resolve };
      }),
    clear() {
      waiting?.drop(CANCELLED);
      waiting = undefined;
    },
  };
}

const CANCELLED = { ok: false, reason: "cancelled", message: "Cancelled." } as const;
const REPLACED = { ok: false, reason: "replaced", message: "A newer question took its place." } as const;
const UNAVAILABLE = {
  ok: false,
  reason: "unavailable",
  message: "The part that works on this could not be loaded. Look at the connection, then try again.",
} as const;
const UNREADABLE = { ok: false, reason: "failed", message: "The answer could not be read." } as const;
