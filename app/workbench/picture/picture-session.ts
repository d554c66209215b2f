/**
 * The page's side of the picture worker: one open picture. Ending the session terminates the worker at once, whatever
 * it is doing.
 */
import { createLazyClient } from "#app/workers/lazy-client.ts";
import { loadPart, PartMissing } from "#app/workers/task-problem.ts";
import type { Answered } from "#app/workers/worker-client.ts";
import { PictureProblem } from "./picture-error.ts";
import type { FindTask, FoundInPicture, OpenedPicture, PictureStep, ShareTask } from "./picture-jobs.ts";

export interface PictureSession {
  /** Rejects with a PictureProblem that says why it cannot be used, or with PartMissing. */
  readonly open: (source: Blob | ImageBitmap, onStep: (step: PictureStep) => void) => Promise<OpenedPicture>;
  /** Undefined if a newer request replaced it, or the session has ended. */
  readonly find: (task: FindTask) => Promise<FoundInPicture | undefined>;
  readonly shares: (task: ShareTask) => Promise<readonly number[] | undefined>;
  readonly encode: () => Promise<Blob | undefined>;
  readonly end: () => void;
}

export function createPictureSession(): PictureSession {
  const client = createLazyClient(async () => (await import("./picture-client.ts")).createPictureClient());
  const ending = new AbortController();
  const { signal } = ending;
  return {
    async open(source, onStep) {
      const drawn = source instanceof Blob ? await pictureOf(source) : source;
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

/** The first byte of PNG, which no text begins with. */
const PNG_START = 0x89;

/**
 * The file, or for SVG a bitmap, since only a page can draw it. The SVG code is not loaded for a PNG, the format of the
 * sample.
 */
async function pictureOf(file: Blob): Promise<Blob | ImageBitmap> {
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  if (new Uint8Array(start)[0] === PNG_START) return file;
  const { drawSvg, isSvg } = await loadPart(import("./svg-picture.ts"), { needsReload: true });
  return (await isSvg(file)) ? drawSvg(file) : file;
}

/** Undefined for requests that were cancelled or replaced; errors are shown to the person. */
function valueOf<Answer>(answered: Answered<Answer>): Answer | undefined {
  if (answered.ok) return answered.answer;
  switch (answered.reason) {
    case "cancelled":
    case "replaced":
      return undefined;
    case "failed":
      throw new PictureProblem(answered.message);
    case "unavailable":
      throw new PartMissing({ needsReload: answered.needsReload === true });
  }
}
