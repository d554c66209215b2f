import { type JobParts, runNextJob } from "#server/jobs/run-jobs.server.ts";

/** Runs jobs until none is due. Returns the number of finished jobs. */
export async function runDueJobs(parts: JobParts): Promise<number> {
  let done = 0;
  for (let next = await runNextJob(parts); next !== "none"; next = await runNextJob(parts))
    if (next === "done") done += 1;
  return done;
}
