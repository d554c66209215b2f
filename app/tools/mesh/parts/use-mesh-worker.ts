import type { MeshJobs } from "#app/tools/mesh/mesh-jobs.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { WorkerClient } from "#app/workers/worker-client.ts";

const load = async () => (await import("#app/tools/mesh/mesh-client.ts")).createMeshClient();

/** Each caller gets a worker of its own, so that a fit that takes seconds delays no other task. */
export function useMeshWorker(): WorkerClient<MeshJobs> {
  return useWorkerClient(load);
}
