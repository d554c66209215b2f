/**
 * Preview pictures, drawn one after another in a thread (QLT-6). The queue has a limit; a request beyond it is asked
 * to retry later. Finished pictures are cached in memory, and those of items in the file store, where other instances
 * find them; a store that fails only costs the drawing. The thread holds fonts and a rasterizer in memory, so it ends when it
 * has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import { createByteLru } from "#server/cache/byte-lru.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { pictureKey } from "#server/storage/item-pictures.ts";
import { threadFile } from "#server/threads/thread-file.ts";
import type { Picture } from "./picture.server.ts";
import type { PictureAnswer, PictureMessage } from "./picture-thread.ts";

export type DrawnPicture =
  | { readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: "full" };

/** The drawing thread; tests replace it. */
export interface PictureThread {
  postMessage(message: PictureMessage): void;
  on(event: "message", listener: (answer: PictureAnswer) => void): unknown;
  on(event: "error" | "exit", listener: (cause: unknown) => void): unknown;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

export interface PictureQueueParts {
  /** Store for pictures of items; without it they are only cached in memory. */
  readonly files?: Pick<BlobStore, "get" | "put" | "delete">;
  /** Called if the store fails. */
  readonly onTrouble?: (error: unknown) => void;
  readonly start?: () => PictureThread;
  readonly maxWaiting?: number;
  readonly maxBytes?: number;
  readonly idleMs?: number;
}

type Store = NonNullable<PictureQueueParts["files"]>;

const MAX_WAITING = 16;
const MAX_BYTES = 16 << 20;
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * `key` identifies the content: the same key always gives the same picture. `folder` is that of the item in the file
 * store (server/storage/item-pictures.ts).
 */
export type DrawPicture = (
  key: string,
  picture: Picture,
  folder?: () => Promise<string>,
) => Promise<DrawnPicture>;

export function createPictureQueue({
  files,
  onTrouble = () => undefined,
  start = startThread,
  maxWaiting = MAX_WAITING,
  maxBytes = MAX_BYTES,
  idleMs = IDLE_MS,
}: PictureQueueParts = {}): DrawPicture {
  const kept = createByteLru<Uint8Array<ArrayBuffer>>(maxBytes);
  /** Open requests by key, so that concurrent ones share a drawing; undefined if the queue is full. */
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
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

  function ask(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
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

  async function askIfRoom(picture: Picture): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return waiting.size >= maxWaiting ? undefined : ask(picture);
  }

  /** Reads the picture from the store; if it is missing, draws and stores it. */
  async function findOrDraw(store: Store, key: string, picture: Picture, folder: () => Promise<string>) {
    try {
      const place = pictureKey(await folder(), key);
      const found = await store.get(place);
      if (found !== undefined) return new Uint8Array(found);
      const png = await askIfRoom(picture);
      if (png !== undefined) void storePicture(store, place, png, folder);
      return png;
    } catch (error) {
      onTrouble(error);
      return askIfRoom(picture);
    }
  }

  async function storePicture(
    store: Store,
    place: string,
    png: Uint8Array,
    folder: () => Promise<string>,
  ): Promise<void> {
    try {
      await store.put(place, png);
      // The item may have been deleted with its pictures in the meantime.
      await folder().catch(() => store.delete(place));
    } catch (error) {
      onTrouble(error);
    }
  }

  return async (key, picture, folder) => {
    const known = kept.get(key);
    if (known !== undefined) return { ok: true, png: known };
    const same = running.get(key);
    const making =
      same ??
      (files === undefined || folder === undefined
        ? askIfRoom(picture)
        : findOrDraw(files, key, picture, folder)
      ).finally(() => running.delete(key));
    running.set(key, making);
    const png = await making;
    if (png === undefined) return { ok: false, reason: "full" };
    if (same === undefined) kept.set(key, png, png.byteLength);
    return { ok: true, png };
  };
}

function startThread(): PictureThread {
  return new Worker(threadFile("picture-thread", new URL("./picture-thread.ts", import.meta.url)));
}
