/** The page's side of a worker: requests as promises whose failures are values. */
import { type FromWorker, isFromWorker, type Job, type Jobs, type ToWorker } from "./jobs.ts";
import { PART_MISSING, TASK_FAILED } from "./task-problem.ts";

export type Answered<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false;
      /**
       * cancelled: by its signal, or because the client ended. replaced: by a newer request. failed: it cannot be
       * done, and the message says why. unavailable: the worker or a file of it could not be loaded, or it crashed.
       */
      readonly reason: "cancelled" | "replaced" | "failed" | "unavailable";
      readonly message: string;
      /** Only a reload can help: a file of the page itself did not arrive, which Firefox never requests again. */
      readonly needsReload?: true;
    };

export interface AskOptions<Of extends Job> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Of["progress"]) => void) | undefined;
  /** Transfers these objects to the worker instead of copying them. */
  readonly transfer?: readonly Transferable[];
  /**
   * For `askLatest`: requests of one name that must not replace each other, such as those of two canvases, use
   * different lanes.
   */
  readonly lane?: string | number;
}

export interface WorkerClient<All extends Jobs<All>> {
  readonly ask: <Name extends keyof All & string>(
    name: Name,
    task: All[Name]["task"],
    options?: AskOptions<All[Name]>,
  ) => Promise<Answered<All[Name]["answer"]>>;
  /**
   * Like `ask`, for requests during a drag: one is running, and of the waiting ones only the newest is sent. The
   * running one is still answered, so that a long drag shows something.
   */
  readonly askLatest: WorkerClient<All>["ask"];
  /** Terminates the worker at once, whatever it is doing; the next request starts another. */
  readonly end: () => void;
}

export interface WorkerClientOptions<All extends Jobs<All>> {
  readonly start: () => Worker;
  /** Validates answers by job. */
  readonly isAnswer: { readonly [Name in keyof All]: (value: unknown) => value is All[Name]["answer"] };
  /** Validates progress messages; without it they are dropped. */
  readonly isProgress?: {
    readonly [Name in keyof All]?: (value: unknown) => value is All[Name]["progress"];
  };
  /** An idle worker is terminated after this time, in ms; Infinity if it holds state between requests. */
  readonly idleMs?: number;
  /** Cancels by terminating the worker, for workers with one request at a time whose work never pauses. */
  readonly endsOnCancel?: boolean;
}

const IDLE_MS = 30_000;

interface Open {
  readonly worker: Worker;
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

  const end = (ended: Worker, answered: Answered<unknown>): void => {
    ended.terminate();
    if (worker === ended) {
      worker = undefined;
      clearTimeout(idle);
    }
    const left = [...open].filter(([, one]) => one.worker === ended);
    for (const [id] of left) open.delete(id);
    for (const [, one] of left) one.settle(answered);
  };
  const stop = (answered: Answered<unknown>): void => {
    for (const each of new Set([...open.values()].map((one) => one.worker))) end(each, answered);
    if (worker !== undefined) end(worker, answered);
  };
  const settle = (id: number, answered: Answered<unknown>): void => {
    const one = open.get(id);
    if (one === undefined) return;
    open.delete(id);
    const isLast = ![...open.values()].some((other) => other.worker === one.worker);
    if (isLast && one.worker !== worker) one.worker.terminate();
    else if (isLast && Number.isFinite(idleMs)) {
      clearTimeout(idle);
      idle = setTimeout(() => stop(CANCELLED), idleMs);
    }
    one.settle(answered);
  };
  const onMessage = (message: FromWorker): void => {
    const one = open.get(message.id);
    if (message.kind === "progress") one?.onProgress(message.progress);
    else if (message.kind === "failed") {
      const { id, why, message: text } = message;
      // A browser need not request a module again that has failed in this worker (Firefox), so the next request starts
      // another. This one ends with its last request.
      if (why === "missing" && one?.worker === worker) worker = undefined;
      settle(id, { ok: false, reason: why === "problem" ? "failed" : "unavailable", message: text });
    } else if (one?.isAnswer(message.answer)) settle(message.id, { ok: true, answer: message.answer });
    else settle(message.id, UNREADABLE);
  };
  const running = (): Worker | undefined => {
    if (worker !== undefined) return worker;
    try {
      const started = start();
      worker = started;
      started.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (isFromWorker(data) && open.get(data.id)?.worker === started) onMessage(data);
      });
      for (const kind of ["error", "messageerror"] as const)
        started.addEventListener(kind, () => end(started, UNAVAILABLE));
      return started;
    } catch {
      return undefined; // the browser refuses to start a worker
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
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
        target.postMessage(message, [...objects]);
      };
      const cancel = (): void => {
        if (!open.has(id)) return;
        if (endsOnCancel) return end(target, CANCELLED);
        send({ kind: "cancel", id }, []);
        settle(id, CANCELLED);
      };
      signal?.addEventListener("abort", cancel);
      open.set(id, {
        worker: target,
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
        // A task that cannot be cloned is a programming error.
        console.error(error);
        settle(id, { ok: false, reason: "unavailable", message: TASK_FAILED });
      }
    });

  const askLatest: WorkerClient<All>["ask"] = (name, task, askOptions = {}) => {
    const key = `${name} ${askOptions.lane ?? ""}`;
    const lane = lanes.get(key) ?? createLane();
    lanes.set(key, lane);
    return lane.run(() => ask(name, task, askOptions));
  };
  return {
    ask,
    askLatest,
    end() {
      for (const lane of lanes.values()) lane.clear();
      stop(CANCELLED);
    },
  };
}

interface Lane {
  readonly run: <Answer>(run: () => Promise<Answered<Answer>>) => Promise<Answered<Answer>>;
  /** Drops the waiting request. */
  readonly clear: () => void;
}

/** One request runs, and one waits until it has ended. */
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
  message: PART_MISSING,
} as const;
const UNREADABLE = { ok: false, reason: "failed", message: "The answer could not be read." } as const;
