/** The page's side of the picture worker: one open picture; ended, its worker is gone at once, whatever it was doing. */
import type {
  Asked,
  FindTask,
  FoundInPicture,
  OpenedPicture,
  PictureAnswer,
  PictureStep,
  PictureTask,
  Said,
  ShareTask,
} from "./picture-messages.ts";
import { PictureProblem } from "./picture-problem.ts";
import { drawSvg, isSvg } from "./svg-picture.ts";

export interface PictureSession {
  /** Rejects with a PictureProblem that says why it cannot be used. */
  readonly open: (source: Blob | ImageBitmap, onStep: (step: PictureStep) => void) => Promise<OpenedPicture>;
  /** Undefined when a newer one took its place, or the session has ended. */
  readonly find: (task: Omit<FindTask, "kind">) => Promise<FoundInPicture | undefined>;
  readonly shares: (task: Omit<ShareTask, "kind">) => Promise<readonly number[] | undefined>;
  readonly encode: () => Promise<Blob | undefined>;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (answer: PictureAnswer | undefined) => void;
  readonly reject: (reason: Error) => void;
  readonly onStep: ((step: PictureStep) => void) | undefined;
}

export function createPictureSession(): PictureSession {
  const worker = new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let hasEnded = false;
  worker.addEventListener("message", (event: MessageEvent<Said>) => {
    const said = event.data;
    const one = waiting.get(said.id);
    if (said.kind === "step") {
      one?.onStep?.(said.step);
      return;
    }
    waiting.delete(said.id);
    if (said.kind === "done") one?.resolve(said.answer);
    else if (said.kind === "dropped") one?.resolve(undefined);
    else one?.reject(new PictureProblem(said.message));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values())
      reject(new PictureProblem("The part that works on pictures could not be loaded."));
    waiting.clear();
  });
  const ask = (task: PictureTask, onStep?: (step: PictureStep) => void, transfer: Transferable[] = []) =>
    new Promise<PictureAnswer | undefined>((resolve, reject) => {
      if (hasEnded) {
        resolve(undefined);
        return;
      }
      next += 1;
      waiting.set(next, { resolve, reject, onStep });
      worker.postMessage({ id: next, task } satisfies Asked, transfer);
    });
  return {
    async open(source, onStep) {
      const drawn = source instanceof Blob && (await isSvg(source)) ? await drawSvg(source) : source;
      const transfer = drawn instanceof Blob ? [] : [drawn];
      const answer = await ask({ kind: "open", source: drawn }, onStep, transfer);
      if (answer?.kind !== "opened") throw new DOMException("Cancelled", "AbortError");
      return answer;
    },
    async find(task) {
      const answer = await ask({ ...task, kind: "find" });
      return answer?.kind === "found" ? answer : undefined;
    },
    async shares(task) {
      const answer = await ask({ ...task, kind: "shares" });
      return answer?.kind === "shared" ? answer.shares : undefined;
    },
    async encode() {
      const answer = await ask({ kind: "encode" });
      return answer?.kind === "encoded" ? answer.file : undefined;
    },
    end() {
      hasEnded = true;
      worker.terminate();
      for (const { resolve } of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}
