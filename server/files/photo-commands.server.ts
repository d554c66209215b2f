/** Storing, replacing and removing a person's photo. A job deletes the previous files, so that none is left over. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { MAX_FILE_SPACE_BYTES, StorageError } from "#domain/account/storage-errors.ts";
import { users } from "#server/auth/auth-tables.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { DELETE_BLOB } from "#server/storage/blob-jobs.server.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { files } from "./file-table.ts";
import { makePhotoPictures } from "./photo-picture.server.ts";

/** Re-encodes and stores the picture, and makes it the person's photo. Returns its address, a path of this site. */
export async function setPhoto(
  db: Database,
  store: BlobStore,
  uid: string,
  bytes: Uint8Array,
): Promise<string> {
  const { large, small } = await makePhotoPictures(bytes);
  // The name is new each time, so that deleting an earlier photo never deletes a later one with the same picture.
  const name = createHash("sha256").update(large).update(randomUUID()).digest("hex").slice(0, 40);
  const blobs = [
    { key: `u/${uid}/${name}.webp`, bytes: large },
    { key: `u/${uid}/${name}-96.webp`, bytes: small },
  ];
  try {
    await Promise.all(blobs.map((blob) => store.put(blob.key, blob.bytes)));
    const address = `/files/u/${uid}/${name}.webp`;
    const stored = await runTransaction(db, async (tx) => {
      await lockPerson(tx, uid);
      await checkSpace(tx, uid, large.byteLength + small.byteLength);
      await dropPhotos(tx, uid);
      await tx.insert(files).values(
        blobs.map((blob) => ({
          key: blob.key,
          userId: uid,
          purpose: "avatar" as const,
          bytes: blob.bytes.byteLength,
        })),
      );
      await tx.update(users).set({ image: address, updatedAt: sql`now()` }).where(eq(users.id, uid));
      return { ok: true } as const;
    });
    if (!stored.ok) throw new StorageError("retry-limit-exceeded");
    return address;
  } catch (error) {
    await Promise.allSettled(blobs.map((blob) => store.delete(blob.key)));
    throw error;
  }
}

/** Succeeds if there is no photo. */
export async function removePhoto(db: Database, uid: string): Promise<void> {
  const removed = await runTransaction(db, async (tx) => {
    await lockPerson(tx, uid);
    await dropPhotos(tx, uid);
    await tx.update(users).set({ image: null, updatedAt: sql`now()` }).where(eq(users.id, uid));
    return { ok: true } as const;
  });
  if (!removed.ok) throw new StorageError("retry-limit-exceeded");
}

/** Serializes uploads of one person; an account that is gone has no photo. */
async function lockPerson(tx: Transaction, uid: string): Promise<void> {
  if (!(await lockUser(tx, uid))) throw new StorageError("unauthenticated");
}

/** Photos that are being replaced do not count towards the limit. */
async function checkSpace(tx: Transaction, uid: string, bytes: number): Promise<void> {
  const [row] = await tx
    .select({ used: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(and(eq(files.userId, uid), ne(files.purpose, "avatar")));
  if (Number(row?.used) + bytes > MAX_FILE_SPACE_BYTES) {
    throw new StorageError("quota-exceeded", "you have used all of your 50 MB.");
  }
}

async function dropPhotos(tx: Transaction, uid: string): Promise<void> {
  const gone = await tx
    .delete(files)
    .where(and(eq(files.userId, uid), inArray(files.purpose, ["avatar"])))
    .returning({ key: files.key });
  for (const { key } of gone) await addJob(tx, DELETE_BLOB, { key });
}
