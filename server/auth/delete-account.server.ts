/** Deletes a person with all their rows, and adds the job that deletes their files. */
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { DELETE_BLOBS } from "#server/storage/blob-jobs.server.ts";
import { users } from "./auth-tables.ts";
import { queueNoticeTo } from "./notices/account-notices.server.ts";

/**
 * Runs in one transaction: if it fails nothing is deleted, and no account is deleted without the job. Throws if the
 * account could not be deleted.
 */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  const { ok } = await runTransaction<{ readonly ok: true }>(db, async (tx) => {
    const { email, emailVerified } = users;
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email, emailVerified });
    if (gone !== undefined) await queueNoticeTo(tx, gone, "account-deleted");
    await addJob(tx, DELETE_BLOBS, { prefix: `u/${userId}/`, userId });
    return { ok: true };
  });
  if (!ok) throw new Error("The account could not be deleted: other changes were in the way.");
}
