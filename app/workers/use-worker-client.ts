import { useEffect, useState } from "react";
import type { Jobs } from "./jobs.ts";
import { createLazyClient } from "./lazy-client.ts";
import type { WorkerClient } from "./worker-client.ts";

/** A client that is loaded with the first request and ends when the component unmounts. */
export function useWorkerClient<All extends Jobs<All>>(
  load: () => Promise<WorkerClient<All>>,
): WorkerClient<All> {
  const [client] = useState(() => createLazyClient(load));
  useEffect(() => () => client.end(), [client]);
  return client;
}
