/** Storage of file contents: a folder, or any S3-compatible store. Keys look like paths: u/<person>/<name>.webp. */
import { StorageError } from "#domain/account/storage-errors.ts";

export interface BlobStore {
  /** Atomic: a reader never sees a partial blob. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if the key does not exist. */
  get(key: string): Promise<Uint8Array | undefined>;
  head(key: string): Promise<{ readonly bytes: number } | undefined>;
  /** Succeeds if the key does not exist. */
  delete(key: string): Promise<void>;
  /** Deletes every key with this prefix, which ends with a slash. */
  deletePrefix(prefix: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;
const MAX_KEY_LENGTH = 200;

/** No segment of a key may begin with a dot, so that no key leads out of the store. */
export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key);
}

/** Throws a StorageError if the key is empty or invalid. */
export function checkKey(key: string): void {
  if (key === "" || key === "/") throw new StorageError("invalid-root-operation");
  if (!isKey(key)) throw new StorageError("invalid-argument", "Its name is not allowed.");
}

/** A prefix must name a folder below the root, so that it never matches everything. */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith("/")) throw new StorageError("invalid-root-operation");
  checkKey(prefix.slice(0, -1));
}
