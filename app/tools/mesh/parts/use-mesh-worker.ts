import type { MeshJobs } from "#app/tools/mesh/mesh-jobs.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { WorkerClient } from "#app/workers/worker-client.ts";

const load = async () => (await import("#app/tools/mesh/mesh-client.ts")).createMeshClient();

/** A worker of its own: a fit that takes seconds must not hold up anything else. */
export function useMeshWorker(): WorkerClient<MeshJobs> {
  return useWorkerClient(load);
}
