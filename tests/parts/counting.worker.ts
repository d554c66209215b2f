import { answerTasks } from "#app/workers/answer-tasks.ts";
import { type CountingJobs, isBuffer, isNull, isNumber } from "./counting-jobs.ts";

answerTasks<CountingJobs>({
  count: {
    isTask: isNumber,
    run(to, { progress }) {
      if (to < 0) throw new RangeError("Nothing is below 0.");
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
  hold: {
    isTask: isNull,
    run: (_task, { signal, progress }) =>
      new Promise((resolve) => {
        progress(null);
        signal.addEventListener("abort", () => resolve(null));
      }),
  },
});
