import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isShownChart, isShownPalette, type PaletteJobs } from "./palette-jobs.ts";

export function createPaletteClient(): WorkerClient<PaletteJobs> {
  return createWorkerClient<PaletteJobs>({
    start: () => new Worker(new URL("./ui-palette.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { show: isShownPalette, chart: isShownChart },
  });
}
