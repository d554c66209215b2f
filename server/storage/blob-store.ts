/** Where the bytes of files are: a folder, or any S3-compatible store. Keys look like paths: u/<person>/<name>.webp. */
import { StorageError } from "#domain/account/storage-errors.ts";

export interface BlobStore {
  /** Whole or not at all: a reader never sees half of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when nothing is stored there. */
  get(key: string): Promise<Uint8Array | undefined>;
  head(key: string): Promise<{ readonly bytes: number } | undefined>;
  /** Fine when nothing is there. */
  delete(key: string): Promise<void>;
  /** Everything whose key begins so; a prefix ends with a slash. */
  deletePrefix(prefix: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;
const MAX_KEY_LENGTH = 200;

/** No part of a key begins with a dot, so none can lead out of the store. */
export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key);
}

export function checkKey(key: string): void {
  if (key === "" || key === "/") throw new StorageError("invalid-root-operation");
  if (!isKey(key)) throw new StorageError("invalid-argument", "Its name is not allowed.");
}

/** A prefix names a folder below the root: it never stands for everything. */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith("/")) throw new StorageError("invalid-root-operation");
  checkKey(prefix.slice(0, -1));
}
