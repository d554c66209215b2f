import { afterEach, describe, expect, it, vi } from "vitest";
import { waitFor } from "#tests/wait-for.ts";
import { createTaskRunner, type TaskAnswers } from "./answer-tasks.ts";
import { PART_MISSING, PartMissing, TASK_FAILED, TaskProblem } from "./task-problem.ts";
import { createWorkerClient, type WorkerClientOptions } from "./worker-client.ts";

interface TestJobs {
  readonly double: { readonly task: number; readonly answer: number; readonly progress: never };
  readonly held: { readonly task: string; readonly answer: string; readonly progress: number };
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const isText = (value: unknown): value is string => typeof value === "string";
const isNothing = (value: unknown): value is never => value === undefined && false;

const [MISSING, FAULT] = [-404, -500];

/** A worker in this process: messages are cloned as between threads, and answered in a later task. */
class NearWorker extends EventTarget {
  readonly asked: unknown[] = [];
  hasEnded = false;
  readonly #desk: (message: unknown) => void;
  constructor(answers: TaskAnswers<TestJobs>) {
    super();
    this.#desk = createTaskRunner(answers, (message) => this.say(message));
  }
  say(message: unknown): void {
    const data: unknown = structuredClone(message);
    if (!this.hasEnded) this.dispatchEvent(new MessageEvent("message", { data }));
  }
  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    this.asked.push(copy);
    queueMicrotask(() => this.hasEnded || this.#desk(copy));
  }
  terminate(): void {
    this.hasEnded = true;
  }
}

/** The job `held` answers when the test releases it. */
function setUp(options: Partial<WorkerClientOptions<TestJobs>> = {}) {
  const workers: NearWorker[] = [];
  const held = new Map<string, (answer: string) => void>();
  const signals: AbortSignal[] = [];
  const client = createWorkerClient<TestJobs>({
    start: () => {
      const worker = new NearWorker({
        double: {
          isTask: isNumber,
          run: (task) => {
            if (task === MISSING) throw new PartMissing();
            if (task === FAULT) throw new TypeError("x is not a function");
            if (task < 0) throw new TaskProblem("Nothing below 0.");
            return task * 2;
          },
        },
        held: {
          isTask: isText,
          run: (task, { signal, progress }) => {
            signals.push(signal);
            progress(task.length);
            return new Promise((resolve) => held.set(task, resolve));
          },
        },
      });
      workers.push(worker);
      // The parts of a Worker that the client uses.
      return worker as unknown as Worker;
    },
    isAnswer: { double: isNumber, held: isText },
    isProgress: { double: isNothing, held: isNumber },
    ...options,
  });
  const letGo = async (task: string) => {
    await waitFor(() => expect(held.has(task)).toBe(true));
    held.get(task)?.(`${task}!`);
  };
  const tasks = () =>
    workers.flatMap(({ asked }) =>
      asked.flatMap((message) =>
        typeof message === "object" && message !== null && "task" in message ? [message.task] : [],
      ),
    );
  return { client, workers, letGo, signals, tasks, held };
}

afterEach(() => vi.useRealTimers());

describe("[TLS-9] a request to a worker", () => {
  it("is answered, and the first one starts the worker", async () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(await client.ask("double", 21)).toEqual({ ok: true, answer: 42 });
    expect(await client.ask("double", 4)).toEqual({ ok: true, answer: 8 });
    expect(workers).toHaveLength(1);
  });

  it("reports progress", async () => {
    const { client, letGo } = setUp();
    const onProgress = vi.fn();
    const answer = client.ask("held", "abc", { onProgress });
    await letGo("abc");
    expect(await answer).toEqual({ ok: true, answer: "abc!" });
    expect(onProgress.mock.calls).toEqual([[3]]);
  });

  it("that fails gives the reason, and does not throw", async () => {
    const { client } = setUp();
    expect(await client.ask("double", -1)).toEqual({
      ok: false,
      reason: "failed",
      message: "Nothing below 0.",
    });
    const unreadable = setUp({ isAnswer: { double: isNothing, held: isText } });
    expect(await unreadable.client.ask("double", 1)).toMatchObject({ ok: false, reason: "failed" });
    const uncopied = Object.assign(1, { no: () => 1 });
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await client.ask("double", uncopied)).toMatchObject({
      reason: "unavailable",
      message: TASK_FAILED,
    });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it("that needs a part which does not arrive leaves the others alone, and the next one starts another worker", async () => {
    const { client, workers, letGo } = setUp();
    const other = client.ask("held", "a");
    expect(await client.ask("double", MISSING)).toEqual({
      ok: false,
      reason: "unavailable",
      message: PART_MISSING,
    });
    expect(await client.ask("double", 1)).toEqual({ ok: true, answer: 2 });
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([false, false]);
    await letGo("a");
    expect(await other).toEqual({ ok: true, answer: "a!" });
    expect(
      workers.map(({ hasEnded }) => hasEnded),
      "the first one has nothing left to do",
    ).toEqual([true, false]);
    client.end();
    expect(workers.every(({ hasEnded }) => hasEnded)).toBe(true);
  });

  it("that fails for a reason nobody expected is told in a sentence of ours, and logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { client, workers } = setUp();
    expect(await client.ask("double", FAULT)).toEqual({
      ok: false,
      reason: "unavailable",
      message: TASK_FAILED,
    });
    expect(log.mock.calls).toEqual([[new TypeError("x is not a function")]]);
    expect(await client.ask("double", 1)).toEqual({ ok: true, answer: 2 });
    expect(workers).toHaveLength(1);
    log.mockRestore();
  });

  it("whose worker cannot be started or crashes says so, and the next one starts another", async () => {
    const { client, workers } = setUp();
    const lost = client.ask("held", "a");
    workers[0]?.dispatchEvent(new Event("error"));
    expect(await lost).toMatchObject({ ok: false, reason: "unavailable" });
    expect(await client.ask("double", 1)).toEqual({ ok: true, answer: 2 });
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    const without = setUp({
      start: () => {
        throw new Error("refused");
      },
    });
    expect(await without.client.ask("double", 1)).toMatchObject({ ok: false, reason: "unavailable" });
  });
});

describe("[TLS-9] cancelling", () => {
  it("answers at once, notifies the worker, and drops later answers", async () => {
    const { client, workers, held, signals } = setUp();
    const controller = new AbortController();
    const answer = client.ask("held", "a", { signal: controller.signal });
    await waitFor(() => expect(signals).toHaveLength(1));
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, reason: "cancelled" });
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    held.get("a")?.("late");
    expect(await client.ask("double", 1)).toEqual({ ok: true, answer: 2 });
    expect(workers).toHaveLength(1);
  });

  it("terminates a worker whose work cannot pause", async () => {
    const { client, workers } = setUp({ endsOnCancel: true });
    const controller = new AbortController();
    const answer = client.ask("held", "a", { signal: controller.signal });
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, reason: "cancelled" });
    expect(workers[0]?.hasEnded).toBe(true);
    expect(await client.ask("double", 2)).toEqual({ ok: true, answer: 4 });
  });

  it("before the request is sent starts no worker", async () => {
    const { client, workers } = setUp();
    expect(await client.ask("double", 1, { signal: AbortSignal.abort() })).toMatchObject({
      reason: "cancelled",
    });
    expect(workers).toHaveLength(0);
  });
});

it("[TLS-9] during a drag the first and the last request are sent", async () => {
  const { client, letGo, tasks } = setUp();
  const answers = ["a", "b", "c", "d"].map((task) => client.askLatest("held", task));
  await letGo("a");
  await letGo("d");
  expect(await Promise.all(answers)).toMatchObject([
    { ok: true, answer: "a!" },
    { ok: false, reason: "replaced" },
    { ok: false, reason: "replaced" },
    { ok: true, answer: "d!" },
  ]);
  expect(tasks()).toEqual(["a", "d"]);
  const after = client.askLatest("held", "e");
  await letGo("e");
  expect(await after).toEqual({ ok: true, answer: "e!" });
});

it("[TLS-9] ending answers all requests, including waiting ones, and starts nothing", async () => {
  const { client, workers } = setUp();
  const answers = [client.askLatest("held", "a"), client.askLatest("held", "b"), client.ask("held", "c")];
  client.end();
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ reason: "cancelled" });
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true]);
});

it("[TLS-9] an idle worker is terminated, but not a busy one", async () => {
  vi.useFakeTimers();
  const { client, workers, held } = setUp({ idleMs: 1000 });
  const answer = client.ask("held", "a");
  await vi.advanceTimersByTimeAsync(5000);
  expect(workers[0]?.hasEnded).toBe(false);
  held.get("a")?.("done");
  await answer;
  await vi.advanceTimersByTimeAsync(999);
  expect(workers[0]?.hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[0]?.hasEnded).toBe(true);
});

it("[TLS-9] both sides ignore invalid messages", async () => {
  const { client, workers } = setUp();
  const answer = client.ask("double", 5);
  for (const other of [null, 7, "text", { kind: "done" }, { id: 1 }, { kind: "failed", id: 1 }])
    workers[0]?.say(other);
  workers[0]?.postMessage({ kind: "ask", id: 9 });
  expect(await answer).toEqual({ ok: true, answer: 10 });
  const wrong = createWorkerClient<TestJobs>({
    start: () => new NearWorker({} as TaskAnswers<TestJobs>) as unknown as Worker,
    isAnswer: { double: isNumber, held: isText },
  });
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await wrong.ask("double", 5)).toMatchObject({ reason: "unavailable", message: TASK_FAILED });
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
