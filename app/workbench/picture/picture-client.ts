import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import {
  isFile,
  isFoundInPicture,
  isOpenedPicture,
  isPictureStep,
  isShares,
  type PictureJobs,
} from "./picture-jobs.ts";

export function createPictureClient(): WorkerClient<PictureJobs> {
  return createWorkerClient<PictureJobs>({
    start: () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { open: isOpenedPicture, find: isFoundInPicture, shares: isShares, encode: isFile },
    isProgress: { open: isPictureStep },
    // The worker holds the picture, so it must not end when idle.
    idleMs: Number.POSITIVE_INFINITY,
  });
}
