import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isBytes, isFitted, isMask, isMeasured, isMesh, isShare, type MeshJobs } from "./mesh-jobs.ts";

/**
 * Cancelling a task ends the worker, because a running fit reads no messages. So each use needs a client of its own.
 */
export function createMeshClient(): WorkerClient<MeshJobs> {
  return createWorkerClient<MeshJobs>({
    start: () => new Worker(new URL("./mesh.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { fit: isFitted, measure: isMeasured, pdf: isBytes, noise: isMask, picture: isMesh },
    isProgress: { fit: isShare },
    endsOnCancel: true,
  });
}
