import { answerTasks } from "#app/workers/answer-tasks.ts";
import { loadPart, TaskProblem } from "#app/workers/task-problem.ts";
import { type CountingJobs, isBuffer, isNull, isNumber, isText } from "./counting-jobs.ts";

answerTasks<CountingJobs>({
  count: {
    isTask: isNumber,
    run(to, { progress }) {
      if (to < 0) throw new TaskProblem("Nothing is below 0.");
      for (let at = 1; at <= to; at += 1) progress(at);
      return to;
    },
  },
  spin: {
    isTask: isNull,
    run(_task, { progress }) {
      progress(null);
      for (;;);
    },
  },
  back: {
    isTask: isBuffer,
    run(buffer, { transfer }) {
      transfer([buffer]);
      return buffer;
    },
  },
  load: {
    isTask: isText,
    async run(address) {
      const part: unknown = await loadPart(import(/* @vite-ignore */ address));
      return Object.keys(Object(part));
    },
  },
  hold: {
    isTask: isNull,
    run: (_task, { signal, progress }) =>
      new Promise((resolve) => {
        progress(null);
        signal.addEventListener("abort", () => resolve(null));
      }),
  },
});
