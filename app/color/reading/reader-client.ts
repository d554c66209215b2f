import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isReadout, type ReaderJobs } from "./reader-jobs.ts";

export function createReaderClient(): WorkerClient<ReaderJobs> {
  return createWorkerClient<ReaderJobs>({
    start: () => new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { read: isReadout },
    endsOnCancel: true,
  });
}
