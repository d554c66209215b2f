import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { type AuditJobs, isShownAudit } from "./audit-jobs.ts";

export function createAuditClient(): WorkerClient<AuditJobs> {
  return createWorkerClient<AuditJobs>({
    start: () => new Worker(new URL("./audit.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { audit: isShownAudit },
  });
}
