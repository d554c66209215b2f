import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { type BackupPart, BackupProblem } from "./backup-lines.ts";
import { tablesInOrder } from "./table-order.server.ts";
import type { BackupCount } from "./write-backup.server.ts";

/**
 * Inserts the rows of a backup into empty tables, and stores its files. Throws a BackupProblem at a table that the
 * database does not have.
 */
export async function insertParts(
  db: Database,
  files: BlobStore,
  parts: AsyncIterable<BackupPart>,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<BackupCount> {
  const tables = await tablesInOrder(db);
  const count = { rows: 0, files: 0 };
  for await (const part of parts) {
    if ("file" in part) {
      await files.put(part.file, new Uint8Array(Buffer.from(part.base64, "base64")));
      count.files += 1;
      continue;
    }
    if (leftOut.has(part.table)) continue;
    if (!tables.includes(part.table)) throw new BackupProblem(`There is no table ${part.table}.`);
    const name = sql.identifier(part.table);
    await db.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${part.rows.join()}]`}::jsonb)`,
    );
    count.rows += part.rows.length;
  }
  return count;
}
