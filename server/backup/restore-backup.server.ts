/** Restores a backup into a database with empty tables: completely, or not at all. */
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { type BackupHead, BackupProblem, openBackup } from "./backup-lines.ts";
import { migrationNames } from "./migration-names.ts";
import { tablesInOrder } from "./table-order.server.ts";
import type { BackupCount } from "./write-backup.server.ts";

export interface RestoreParts {
  readonly db: Database;
  readonly files: BlobStore;
  /** Whether existing data is deleted first; otherwise a database with accounts or items is refused. */
  readonly isReplacing: boolean;
}

/**
 * Reads the whole archive without changing anything. Throws a BackupProblem if it is incomplete or belongs to another
 * version.
 */
export async function checkBackup(file: string): Promise<BackupHead> {
  const { head, parts } = await openBackup(file);
  for await (const _ of parts);
  const own = migrationNames();
  const theirs = head.migrations;
  if (own.join() === theirs.join()) return head;
  throw new BackupProblem(
    theirs.length > own.length
      ? "The backup was made by a newer version of Tincture. Restore it with that version."
      : "The backup was made by an older version of Tincture. Restore it with that version, then start this one.",
  );
}

/**
 * Throws a BackupProblem, in which case the database is unchanged. Files are stored before the rows are committed;
 * without their rows they are unreachable.
 */
export async function restoreBackup(
  { db, files, isReplacing }: RestoreParts,
  file: string,
): Promise<BackupCount> {
  await checkBackup(file);
  const tables = await tablesInOrder(db);
  const count = { rows: 0, files: 0 };
  const done = await runTransaction<{ readonly ok: true }>(db, async (tx) => {
    const { parts } = await openBackup(file);
    count.rows = 0;
    count.files = 0;
    const [held] = rowsOf(
      await tx.execute(sql`select exists (select from users) or exists (select from items) as held`),
    );
    if (held?.["held"] === true && !isReplacing)
      throw new BackupProblem("The database is not empty. Add --replace to delete what is in it first.");
    for (const table of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    for await (const part of parts) {
      if ("file" in part) {
        await files.put(part.file, new Uint8Array(Buffer.from(part.base64, "base64")));
        count.files += 1;
        continue;
      }
      if (!tables.includes(part.table)) throw new BackupProblem(`There is no table ${part.table}.`);
      const name = sql.identifier(part.table);
      await tx.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${part.rows.join()}]`}::jsonb)`,
      );
      count.rows += part.rows.length;
    }
    return { ok: true };
  });
  if (!done.ok) throw new BackupProblem("The database is in use by others. Stop all servers first.");
  return count;
}
