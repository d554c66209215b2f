/**
 * Preview pictures, drawn one after another in a thread (QLT-6). The queue has a limit; a request beyond it is asked
 * to retry later. Finished pictures are cached. The thread holds fonts and a rasterizer in memory, so it ends when it
 * has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import { createByteLru } from "#server/cache/byte-lru.ts";
import { threadFile } from "#server/threads/thread-file.ts";
import type { PreviewPicture } from "./picture.server.ts";
import type { PictureAnswer, PictureMessage } from "./picture-thread.ts";

export type DrawnPicture =
  | { readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: "full" };

/** The thread that draws; tests replace it by one that draws nothing. */
export interface PictureThread {
  postMessage(message: PictureMessage): void;
  on(event: "message", listener: (answer: PictureAnswer) => void): unknown;
  on(event: "error" | "exit", listener: (cause: unknown) => void): unknown;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

export interface PictureQueueParts {
  readonly start?: () => PictureThread;
  readonly maxWaiting?: number;
  readonly maxBytes?: number;
  readonly idleMs?: number;
}

const MAX_WAITING = 16;
const MAX_BYTES = 16 << 20;
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** `key` identifies the content: the same key always gives the same picture. */
export type DrawPicture = (key: string, picture: PreviewPicture) => Promise<DrawnPicture>;

export function createPictureQueue({
  start = startThread,
  maxWaiting = MAX_WAITING,
  maxBytes = MAX_BYTES,
  idleMs = IDLE_MS,
}: PictureQueueParts = {}): DrawPicture {
  const kept = createByteLru<Uint8Array<ArrayBuffer>>(maxBytes);
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting = new Map<number, Waiting>();
  let thread: PictureThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function open(): PictureThread {
    const opened = start();
    const fail = (cause: unknown): void => {
      if (thread !== opened) return;
      thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error("The thread of pictures ended", { cause }));
      waiting.clear();
    };
    opened.on("message", (answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) rest(opened);
      if (answer.ok) asked?.resolve(answer.png);
      else asked?.reject(new Error(answer.message));
    });
    opened.on("error", fail);
    opened.on("exit", fail);
    return opened;
  }

  /** An idle thread does not keep the process alive, and is ended after a while. */
  function rest(opened: PictureThread): void {
    opened.unref();
    idle = setTimeout(() => {
      if (thread === opened) thread = undefined;
      void opened.terminate();
    }, idleMs).unref();
  }

  function ask(picture: PreviewPicture): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    thread ??= open();
    const drawing = thread;
    drawing.ref();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      drawing.postMessage({ id, picture });
    });
  }

  return async (key, picture) => {
    const known = kept.get(key);
    if (known !== undefined) return { ok: true, png: known };
    const same = running.get(key);
    if (same !== undefined) return { ok: true, png: await same };
    if (waiting.size >= maxWaiting) return { ok: false, reason: "full" };
    const drawing = ask(picture).finally(() => running.delete(key));
    running.set(key, drawing);
    const png = await drawing;
    kept.set(key, png, png.byteLength);
    return { ok: true, png };
  };
}

function startThread(): PictureThread {
  return new Worker(threadFile("picture-thread", new URL("./picture-thread.ts", import.meta.url)));
}
