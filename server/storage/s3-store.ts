/** Files in any S3-compatible store, with path-style addresses. */
import { S3mini, S3ServiceError } from "s3mini";
import { type StorageCode, StorageError } from "#domain/account/storage-errors.ts";
import { type BlobStore, checkKey, checkPrefix } from "./blob-store.ts";

export interface S3Settings {
  /** Including the bucket: https://host/bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 20_000;

export function s3Store(settings: S3Settings): BlobStore {
  const s3 = new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS });
  return {
    put(key, bytes) {
      checkKey(key);
      return withStorageErrors(async () => {
        await s3.putObject(key, Buffer.from(bytes), typeOf(key));
      });
    },
    get(key) {
      checkKey(key);
      return withStorageErrors(async () => {
        const found = await s3.getObjectArrayBuffer(key);
        return found === null ? undefined : new Uint8Array(found);
      });
    },
    head(key) {
      checkKey(key);
      return withStorageErrors(async () => {
        if ((await s3.objectExists(key)) !== true) return undefined;
        return { bytes: await s3.getContentLength(key) };
      });
    },
    delete(key) {
      checkKey(key);
      return withStorageErrors(async () => {
        await s3.deleteObject(key);
      });
    },
    deletePrefix(prefix) {
      checkPrefix(prefix);
      return withStorageErrors(async () => {
        const found = await s3.listObjects("/", prefix);
        if (found === null) throw new StorageError("bucket-not-found");
        const keys = found.map(({ Key }) => Key).filter((key) => key.startsWith(prefix));
        // One by one, since not every S3-compatible store supports bulk deletion, and a person has few files.
        for (const key of keys) await s3.deleteObject(key);
      });
    },
  };
}

function typeOf(key: string): string {
  return key.endsWith(".webp") ? "image/webp" : "application/octet-stream";
}

/** Maps errors of the store to our codes. */
async function withStorageErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof StorageError
      ? error
      : new StorageError(codeOf(error), undefined, { cause: error });
  }
}

const CODES: Readonly<Record<string, StorageCode>> = {
  NoSuchKey: "object-not-found",
  NoSuchBucket: "bucket-not-found",
  InvalidAccessKeyId: "unauthorized-app",
  SignatureDoesNotMatch: "unauthorized-app",
  AccessDenied: "unauthorized-app",
};

function codeOf(error: unknown): StorageCode {
  if (error instanceof S3ServiceError)
    return CODES[error.serviceCode ?? error.code ?? ""] ?? "internal-error";
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
  return code === "ENOTFOUND" ? "project-not-found" : "internal-error";
}
