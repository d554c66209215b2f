/** The worker's side: functions by name, each called with a validated task. */
import { type FromWorker, isToWorker, type Job, type Jobs } from "./jobs.ts";
import { PART_MISSING, PartMissing, TASK_FAILED, TaskProblem } from "./task-problem.ts";

export interface TaskContext<Progress> {
  /** Aborted when the answer is no longer needed; work with pauses checks it. */
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
  /** Transfers these objects to the page with the answer instead of copying them. */
  readonly transfer: (objects: readonly Transferable[]) => void;
}

export interface TaskAnswer<Of extends Job> {
  readonly isTask: (value: unknown) => value is Of["task"];
  readonly run: (
    task: Of["task"],
    context: TaskContext<Of["progress"]>,
  ) => Of["answer"] | Promise<Of["answer"]>;
}

export type TaskAnswers<All extends Jobs<All>> = { readonly [Name in keyof All]: TaskAnswer<All[Name]> };

type Send = (message: FromWorker, transfer: Transferable[]) => void;

/** Answers the page's requests; called once, as the whole content of a worker's file. */
export function answerTasks<All extends Jobs<All>>(answers: TaskAnswers<All>): void {
  const onMessage = createTaskRunner(answers, (message, transfer) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    self.postMessage(message, { transfer });
  });
  self.addEventListener("message", (event: MessageEvent<unknown>) => onMessage(event.data));
}

/** Runs the same tasks without a worker, for tests and for the page itself. */
export function createTaskRunner<All extends Jobs<All>>(
  answers: TaskAnswers<All>,
  send: Send,
): (message: unknown) => void {
  const byName = new Map<string, TaskAnswer<Job>>(Object.entries(answers));
  const running = new Map<number, AbortController>();
  const answer = async (id: number, name: string, task: unknown, signal: AbortSignal): Promise<void> => {
    const transfer: Transferable[] = [];
    try {
      const job = byName.get(name);
      if (job === undefined || !job.isTask(task))
        throw new Error(`"${name}" was asked in a way unknown here.`);
      const found = await job.run(task, {
        signal,
        progress: (progress) => send({ kind: "progress", id, progress }, []),
        transfer: (objects) => transfer.push(...objects),
      });
      if (!signal.aborted) send({ kind: "done", id, answer: found }, transfer);
    } catch (error) {
      if (signal.aborted) return;
      send({ kind: "failed", id, ...failureOf(error) }, []);
    }
  };
  return (message) => {
    if (!isToWorker(message)) return;
    if (message.kind === "cancel") {
      running.get(message.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(message.id, controller);
    void answer(message.id, message.name, message.task, controller.signal).finally(() =>
      running.delete(message.id),
    );
  };
}

function failureOf(error: unknown): Pick<Extract<FromWorker, { kind: "failed" }>, "why" | "message"> {
  if (error instanceof TaskProblem) return { why: "problem", message: error.message };
  if (error instanceof PartMissing) return { why: "missing", message: PART_MISSING };
  // For whoever looks for the fault; the person cannot do anything with its words.
  console.error(error);
  return { why: "fault", message: TASK_FAILED };
}
