/** Jobs for the life of the process: looked for now and then, and at once when this process has added one. */
import { onJobAdded } from "./add-job.server.ts";
import { forgetOldJobs, type JobParts, runNextJob } from "./run-jobs.server.ts";

/** For jobs of other instances, and for those whose wait is over. */
const EVERY_MS = 2_000;
const FORGET_EVERY_MS = 600_000;
/** Jobs of this process that run beside each other. */
const MOST_LANES = 4;

export interface RunningJobs {
  /** Takes no more, and waits for what is under way. */
  stop(): Promise<void>;
}

export function startJobs(parts: JobParts, everyMs = EVERY_MS): RunningJobs {
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
  /** One lane looks; each that finds something sends another one, as long as there are any. */
  const look = () => {
    if (stopping.signal.aborted) return;
    if (lanes === MOST_LANES) {
      // A lane may have looked for the last time just before it was there.
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
      if (lanes < MOST_LANES) look();
    };
    while (!stopping.signal.aborted && (await runNextJob(parts, sendAnother)) !== "none");
  };

  const timers = [
    setInterval(look, everyMs),
    setInterval(() => follow(forgetOldJobs(parts)), FORGET_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  const endListening = onJobAdded(look);
  look();
  return {
    async stop() {
      stopping.abort();
      endListening();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
