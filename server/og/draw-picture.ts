/**
 * Preview pictures, drawn in a thread (QLT-6). Finished pictures are kept in memory, and those of items in the file
 * store, where other instances find them; a store that fails only costs the drawing.
 */
import { createByteLru } from "#server/cache/byte-lru.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { pictureKey } from "#server/storage/item-pictures.ts";
import type { Work, WorkResult } from "#server/work/work.ts";
import type { Picture } from "./picture.server.ts";
import { PICTURE_WORK } from "./picture-work-kinds.ts";

export interface PictureParts {
  readonly work: Pick<Work, "run">;
  /** Store for pictures of items; without it they are only cached in memory. */
  readonly files?: Pick<BlobStore, "get" | "put" | "delete">;
  /** Called if the store fails. */
  readonly onTrouble?: (error: unknown) => void;
  readonly maxBytes?: number;
}

type Store = NonNullable<PictureParts["files"]>;
type Drawing = Promise<WorkResult<Uint8Array<ArrayBuffer>>>;

const MAX_BYTES = 16 << 20;

/**
 * `key` identifies the content: the same key always gives the same picture. `folder` is that of the item in the file
 * store (server/storage/item-pictures.ts).
 */
export type DrawPicture = (key: string, picture: Picture, folder?: () => Promise<string>) => Drawing;

export function createDrawPicture({
  work,
  files,
  onTrouble = () => undefined,
  maxBytes = MAX_BYTES,
}: PictureParts): DrawPicture {
  const kept = createByteLru<Uint8Array<ArrayBuffer>>(maxBytes);
  /** Open requests by key, so that concurrent ones share a drawing. */
  const running = new Map<string, Drawing>();

  async function draw(picture: Picture): Drawing {
    const drawn = await work.run(PICTURE_WORK, picture);
    return drawn.ok ? { ok: true, value: new Uint8Array(drawn.value) } : drawn;
  }

  /** Reads the picture from the store; if it is missing, draws and stores it. */
  async function findOrDraw(store: Store, key: string, picture: Picture, folder: () => Promise<string>) {
    try {
      const place = pictureKey(await folder(), key);
      const found = await store.get(place);
      if (found !== undefined) return { ok: true, value: new Uint8Array(found) } as const;
      const drawn = await draw(picture);
      if (drawn.ok) void storePicture(store, place, drawn.value, folder);
      return drawn;
    } catch (error) {
      onTrouble(error);
      return draw(picture);
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

  const make = (key: string, picture: Picture, folder: (() => Promise<string>) | undefined): Drawing =>
    files === undefined || folder === undefined ? draw(picture) : findOrDraw(files, key, picture, folder);

  return async (key, picture, folder) => {
    const known = kept.get(key);
    if (known !== undefined) return { ok: true, value: known };
    const same = running.get(key);
    if (same !== undefined) {
      const shared = await same;
      // A refusal concerns only the visitor who asked first.
      return shared.ok ? shared : make(key, picture, folder);
    }
    const making = make(key, picture, folder).finally(() => running.delete(key));
    running.set(key, making);
    const drawn = await making;
    if (drawn.ok) kept.set(key, drawn.value, drawn.value.byteLength);
    return drawn;
  };
}
