/** A client whose code loads with its first request, for pages that may never make one. */
import type { Jobs } from "./jobs.ts";
import { PART_MISSING } from "./task-problem.ts";
import type { Answered, WorkerClient } from "./worker-client.ts";

export function createLazyClient<All extends Jobs<All>>(
  load: () => Promise<WorkerClient<All>>,
): WorkerClient<All> {
  let client: Promise<WorkerClient<All>> | undefined;
  const loaded = (): Promise<WorkerClient<All> | undefined> => {
    client ??= load();
    return client.catch(() => {
      // The next request loads it again, where the browser does (not Firefox).
      client = undefined;
      return undefined;
    });
  };
  return {
    ask: async (...question) => (await loaded())?.ask(...question) ?? NOT_LOADED,
    askLatest: async (...question) => (await loaded())?.askLatest(...question) ?? NOT_LOADED,
    end() {
      void client?.then(
        (known) => known.end(),
        () => undefined,
      );
    },
  };
}

const NOT_LOADED: Answered<never> = {
  ok: false,
  reason: "unavailable",
  message: PART_MISSING,
  needsReload: true,
};
