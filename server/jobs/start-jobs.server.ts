/** Runs jobs for the lifetime of the process: by polling, and at once after this process has added a job. */
import { onJobAdded } from "./add-job.server.ts";
import { forgetOldJobs, type JobParts, runNextJob } from "./run-jobs.server.ts";

/** Polling interval, for jobs of other instances and for retries. */
const EVERY_MS = 2_000;
const FORGET_EVERY_MS = 600_000;
/** Maximum number of concurrent jobs in this process. */
const MAX_LANES = 4;

export interface RunningJobs {
  /** Takes no more jobs, and resolves once the running ones are done. */
  stop(): Promise<void>;
}

export interface RunnerParts extends JobParts {
  /** Deletions of expired data, which run together with those of old jobs. */
  readonly cleanUps?: readonly (() => Promise<void>)[];
}

export function startJobs(parts: RunnerParts, everyMs = EVERY_MS): RunningJobs {
  const underWay = new Set<Promise<void>>();
  let lanes = 0;
  let isAddedMeanwhile = false;
  const stopping = new AbortController();

  const follow = (work: Promise<unknown>, afterwards: () => void = () => undefined) => {
    const followed = work
      .catch((error: unknown) => parts.log.error("jobs were not looked at", { error: String(error) }))
      .then(() => {
        underWay.delete(followed);
        afterwards();
      });
    underWay.add(followed);
  };
  /** Each lane that finds a job starts another one, up to the maximum. */
  const look = () => {
    if (stopping.signal.aborted) return;
    if (lanes === MAX_LANES) {
      // A lane may have polled for the last time just before the job was added.
      isAddedMeanwhile = true;
      return;
    }
    lanes += 1;
    follow(runLane(), () => {
      lanes -= 1;
      if (!isAddedMeanwhile) return;
      isAddedMeanwhile = false;
      look();
    });
  };
  const runLane = async () => {
    const sendAnother = () => {
      if (lanes < MAX_LANES) look();
    };
    while (!stopping.signal.aborted && (await runNextJob(parts, sendAnother)) !== "none");
  };

  const cleanUp = () => {
    follow(forgetOldJobs(parts));
    for (const run of parts.cleanUps ?? []) follow(run());
  };

  const timers = [setInterval(look, everyMs), setInterval(cleanUp, FORGET_EVERY_MS)];
  for (const timer of timers) timer.unref();
  const endListening = onJobAdded(look);
  look();
  cleanUp();
  return {
    async stop() {
      stopping.abort();
      endListening();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
