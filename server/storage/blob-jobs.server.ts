/** Jobs that delete unreferenced blobs: those of a replaced photo, and all of a deleted account. */
import * as v from "valibot";
import { StorageError } from "#domain/account/storage-errors.ts";
import { type JobKind, type JobOutcome, type JobWork, jobWork } from "#server/jobs/job-kind.ts";
import type { BlobStore } from "./blob-store.ts";

/** Retried until it succeeds, because deleted data must not remain. */
const UNTIL_DONE = { maxAttempts: Number.POSITIVE_INFINITY, retainedS: 0, leaseS: 300 } as const;

export const DELETE_BLOB: JobKind<{ readonly key: string }> = {
  name: "delete-blob",
  payload: v.object({ key: v.string() }),
  ...UNTIL_DONE,
};

/** Deletes every key with this prefix, which ends with a slash. */
export const DELETE_BLOBS: JobKind<{ readonly prefix: string; readonly userId?: string | undefined }> = {
  name: "delete-blobs",
  payload: v.object({ prefix: v.string(), userId: v.optional(v.string()) }),
  ...UNTIL_DONE,
};

export interface BlobJobParts {
  readonly files: BlobStore;
  readonly hasAccount: (userId: string) => Promise<boolean>;
}

export function blobJobs({ files, hasAccount }: BlobJobParts): readonly JobWork[] {
  return [
    jobWork(DELETE_BLOB, ({ key }) => unlessRefused(() => files.delete(key))),
    jobWork(DELETE_BLOBS, async ({ prefix, userId }) => {
      // Older versions added this job before the account was deleted. If that deletion failed, the files still have
      // an owner.
      if (userId !== undefined && (await hasAccount(userId))) return STILL_OWNED;
      return unlessRefused(() => files.deletePrefix(prefix.endsWith("/") ? prefix : `${prefix}/`));
    }),
  ];
}

const STILL_OWNED = { ok: false, reason: "the account is still there", isPermanent: false } as const;

/** An invalid key is a permanent failure. */
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
