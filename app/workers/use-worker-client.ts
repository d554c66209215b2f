import { useEffect, useState } from "react";
import type { Jobs } from "./jobs.ts";
import { createWorkerClient, type WorkerClient, type WorkerClientOptions } from "./worker-client.ts";

/** A client that ends with the part of the page that asks. The options are read once. */
export function useWorkerClient<All extends Jobs<All>>(options: WorkerClientOptions<All>): WorkerClient<All> {
  const [client] = useState(() => createWorkerClient(options));
  useEffect(() => () => client.end(), [client]);
  return client;
}
