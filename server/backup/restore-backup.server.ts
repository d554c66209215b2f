/** Restores a backup into a database with empty tables: completely, or not at all. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { isWithoutServers } from "#server/db/server-presence.server.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { MAIL } from "#server/mail/mail-commands.server.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { type BackupHead, BackupProblem, openBackup } from "./backup-lines.ts";
import { insertParts } from "./insert-parts.server.ts";
import { migrationNames } from "./migration-names.ts";
import { tablesInOrder } from "./table-order.server.ts";
import { upgradeBackup } from "./upgrade-backup.server.ts";
import type { BackupCount } from "./write-backup.server.ts";

/**
 * Tables whose rows a restore leaves out: a session that has ended since, and a link that was mailed, must not work
 * again.
 */
const NOT_RESTORED: ReadonlySet<string> = new Set(["sessions", "verifications"]);

export interface RestoreParts {
  readonly db: Database;
  readonly files: BlobStore;
  /** Whether existing data is deleted first; otherwise a database with accounts or items is refused. */
  readonly isReplacing: boolean;
}

/**
 * Reads the whole archive without changing anything. Throws a BackupProblem if it is incomplete or belongs to another
 * version than this one or an older one.
 */
export async function checkBackup(file: string): Promise<BackupHead> {
  const { head, parts } = await openBackup(file);
  for await (const _ of parts);
  const own = migrationNames();
  if (head.migrations.every((name, index) => name === own[index])) return head;
  throw new BackupProblem(
    "The backup was made by a newer version of Tincture. Restore it with that version.",
  );
}

/**
 * Throws a BackupProblem, in which case the database is unchanged. Files are stored before the rows are committed;
 * without their rows they are unreachable.
 */
export async function restoreBackup(parts: RestoreParts, file: string): Promise<BackupCount> {
  const head = await checkBackup(file);
  if (head.migrations.length === migrationNames().length) return insertBackup(parts, file);
  const folder = await mkdtemp(path.join(tmpdir(), "tincture-upgrade-"));
  try {
    // The server of the upgrade may run as another user, who has to reach its folder inside this one.
    await chmod(folder, 0o711);
    return await insertBackup(parts, await upgradeBackup(file, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function insertBackup({ db, files, isReplacing }: RestoreParts, file: string): Promise<BackupCount> {
  const tables = await tablesInOrder(db);
  let count: BackupCount = { rows: 0, files: 0 };
  const done = await runTransaction<{ readonly ok: true }>(db, async (tx) => {
    if (!(await isWithoutServers(tx)))
      throw new BackupProblem("The server is running and answers from this database. Stop it first.");
    const [held] = rowsOf(
      await tx.execute(sql`select exists (select from users) or exists (select from items) as held`),
    );
    if (held?.["held"] === true && !isReplacing)
      throw new BackupProblem("The database is not empty. Add --replace to delete what is in it first.");
    for (const table of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    count = await insertParts(tx, files, (await openBackup(file)).parts, NOT_RESTORED);
    // A mail that waited then would come as a surprise now.
    await tx.delete(jobs).where(and(eq(jobs.kind, MAIL.name), isNull(jobs.doneAt), isNull(jobs.error)));
    return { ok: true };
  });
  if (!done.ok) throw new BackupProblem("The database is in use by others. Stop all servers first.");
  return count;
}
