import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import { isSvg, isZone, type WallpaperJobs } from "./wallpaper-jobs.ts";

export function createWallpaperClient(): WorkerClient<WallpaperJobs> {
  return createWorkerClient<WallpaperJobs>({
    start: () => new Worker(new URL("./wallpaper.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { draw: isSvg, read: isZone },
  });
}
