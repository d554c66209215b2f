import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isFormat, isShare, isVideo, type LoopJobs } from "./loop-jobs.ts";

export function createLoopClient(): WorkerClient<LoopJobs> {
  return createWorkerClient<LoopJobs>({
    start: () => new Worker(new URL("./loop.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { format: isFormat, write: isVideo },
    isProgress: { write: isShare },
    endsOnCancel: true,
  });
}
