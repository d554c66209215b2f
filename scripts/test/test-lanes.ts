// Runs steps in parallel, in a limited number of lanes.

export interface LaneTask {
  readonly name: string;
  /** Tasks that must have ended before it starts. Names that are not among the tasks are ignored. */
  readonly after?: readonly string[];
}

/**
 * Starts each task, in the order of the list, as soon as its conditions hold and a lane is free. `run` must not
 * reject.
 */
export async function runInLanes<Task extends LaneTask>(
  tasks: readonly Task[],
  lanes: number,
  run: (task: Task) => Promise<void>,
): Promise<void> {
  const waiting = new Set(tasks);
  const running = new Map<Task, Promise<void>>();
  while (waiting.size + running.size > 0) {
    const next = running.size < lanes ? nextTask([...waiting], [...running.keys()]) : undefined;
    if (next !== undefined) {
      waiting.delete(next);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for each other: ${[...waiting].map(({ name }) => name).join(", ")}`);
    }
  }
}

/** The first whose conditions hold. */
function nextTask<Task extends LaneTask>(
  waiting: readonly Task[],
  running: readonly Task[],
): Task | undefined {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(({ after = [] }) => !after.some((name) => unfinished.has(name)));
}
