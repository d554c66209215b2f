/** The page's side of the picture worker: one open picture; ended, its worker is gone at once, whatever it was doing. */
import { type Answered, createWorkerClient } from "#app/workers/worker-client.ts";
import {
  type FindTask,
  type FoundInPicture,
  isFile,
  isFoundInPicture,
  isOpenedPicture,
  isPictureStep,
  isShares,
  type OpenedPicture,
  type PictureJobs,
  type PictureStep,
  type ShareTask,
} from "./picture-jobs.ts";
import { PictureProblem } from "./picture-problem.ts";
import { drawSvg, isSvg } from "./svg-picture.ts";

export interface PictureSession {
  /** Rejects with a PictureProblem that says why it cannot be used. */
  readonly open: (source: Blob | ImageBitmap, onStep: (step: PictureStep) => void) => Promise<OpenedPicture>;
  /** Undefined when a newer one took its place, or the session has ended. */
  readonly find: (task: FindTask) => Promise<FoundInPicture | undefined>;
  readonly shares: (task: ShareTask) => Promise<readonly number[] | undefined>;
  readonly encode: () => Promise<Blob | undefined>;
  readonly end: () => void;
}

export function createPictureSession(): PictureSession {
  const client = createWorkerClient<PictureJobs>({
    start: () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { open: isOpenedPicture, find: isFoundInPicture, shares: isShares, encode: isFile },
    isProgress: { open: isPictureStep },
    // It holds the picture.
    idleMs: Number.POSITIVE_INFINITY,
  });
  const ending = new AbortController();
  const { signal } = ending;
  return {
    async open(source, onStep) {
      const drawn = source instanceof Blob && (await isSvg(source)) ? await drawSvg(source) : source;
      const transfer = drawn instanceof Blob ? [] : [drawn];
      const opened = valueOf(
        await client.ask("open", { source: drawn }, { signal, transfer, onProgress: onStep }),
      );
      if (opened === undefined) throw new DOMException("Cancelled", "AbortError");
      return opened;
    },
    find: async (task) => valueOf(await client.askLatest("find", task, { signal })),
    shares: async (task) => valueOf(await client.askLatest("shares", task, { signal })),
    encode: async () => valueOf(await client.ask("encode", null, { signal })),
    end() {
      ending.abort();
      client.end();
    },
  };
}

/** Undefined for what nobody waits for any more; the rest is said to the person. */
function valueOf<Answer>(answered: Answered<Answer>): Answer | undefined {
  if (answered.ok) return answered.answer;
  switch (answered.reason) {
    case "cancelled":
    case "replaced":
      return undefined;
    case "failed":
      throw new PictureProblem(answered.message);
    case "unavailable":
      throw new PictureProblem("The part that works on pictures could not be loaded.");
  }
}
