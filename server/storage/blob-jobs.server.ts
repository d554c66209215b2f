/** Blobs nothing points to any more: of a photo that was replaced, and all of an account that is gone. */
import * as v from "valibot";
import { StorageError } from "#domain/account/storage-errors.ts";
import { type JobKind, type JobOutcome, type JobWork, jobWork } from "#server/jobs/job-kind.ts";
import type { BlobStore } from "./blob-store.ts";

/** Tried until it is done: what people deleted does not stay. */
const UNTIL_DONE = { mostTries: Number.POSITIVE_INFINITY, keptS: 0, leaseS: 300 } as const;

export const DELETE_BLOB: JobKind<{ readonly key: string }> = {
  name: "delete-blob",
  payload: v.object({ key: v.string() }),
  ...UNTIL_DONE,
};

/** Everything whose key begins so; a prefix ends with a slash. */
export const DELETE_BLOBS: JobKind<{ readonly prefix: string }> = {
  name: "delete-blobs",
  payload: v.object({ prefix: v.string() }),
  ...UNTIL_DONE,
};

export function blobJobs(files: BlobStore): readonly JobWork[] {
  return [
    jobWork(DELETE_BLOB, ({ key }) => unlessRefused(() => files.delete(key))),
    jobWork(DELETE_BLOBS, ({ prefix }) =>
      unlessRefused(() => files.deletePrefix(prefix.endsWith("/") ? prefix : `${prefix}/`)),
    ),
  ];
}

/** A key that no store takes today is taken by none tomorrow. */
async function unlessRefused(remove: () => Promise<void>): Promise<JobOutcome> {
  try {
    await remove();
    return { ok: true };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const isPermanent = error.code === "invalid-argument" || error.code === "invalid-root-operation";
    return { ok: false, reason: error.message, isPermanent };
  }
}
