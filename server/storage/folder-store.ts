/** Files in a local folder: the default of a new installation. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { StorageError } from "#domain/account/storage-errors.ts";
import { type BlobStore, checkKey, checkPrefix } from "./blob-store.ts";

export function folderStore(folder: string): BlobStore {
  const root = path.resolve(folder);
  const placeOf = (key: string) => {
    checkKey(key);
    const place = path.resolve(root, key);
    if (!place.startsWith(root + path.sep)) throw new StorageError("unauthorized");
    return place;
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      // In the same folder, so that the rename stays on one disk; the name is not a valid key.
      const written = path.join(path.dirname(place), `.${randomUUID()}.part`);
      try {
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(written, bytes, { flag: "wx" });
        await rename(written, place);
      } catch (error) {
        await rm(written, { force: true });
        throw systemError(error);
      }
    },
    async get(key) {
      const found = await unlessMissing(readFile(placeOf(key)));
      return found === undefined ? undefined : new Uint8Array(found);
    },
    async head(key) {
      const found = await unlessMissing(stat(placeOf(key)));
      return found?.isFile() ? { bytes: found.size } : undefined;
    },
    delete: (key) => rm(placeOf(key), { force: true }),
    async deletePrefix(prefix) {
      checkPrefix(prefix);
      await rm(placeOf(prefix.slice(0, -1)), { recursive: true, force: true });
    },
  };
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw systemError(error);
  }
}

function systemError(error: unknown): StorageError {
  const isFull = codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT";
  return new StorageError(
    isFull ? "quota-exceeded" : "internal-error",
    isFull ? "The disk of the server is full." : undefined,
    { cause: error },
  );
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
