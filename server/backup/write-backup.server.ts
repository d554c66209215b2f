/**
 * Writes all data of a server into one file: the rows of all tables at one moment, and the files of the blob store. The
 * format is the same for every PostgreSQL server, so that a backup of one can be restored into another.
 */
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { writeLines } from "./backup-lines.ts";
import { migrationNames } from "./migration-names.ts";
import { tablesInOrder } from "./table-order.server.ts";

const ROWS_A_LINE = 200;

export interface BackupParts {
  readonly db: Database;
  readonly files: BlobStore;
  /** The key in the data folder; undefined if it comes from the environment. */
  readonly secret: string | undefined;
}

export interface BackupCount {
  readonly rows: number;
  readonly files: number;
}

/** The file only gets its name once it is complete, and is readable by its owner only. */
export async function writeBackup(parts: BackupParts, file: string): Promise<BackupCount> {
  const written = `${file}.part`;
  const count = { rows: 0, files: 0 };
  try {
    // Reads all tables at the same moment, while other transactions continue.
    await runTransaction<{ readonly ok: true }>(
      parts.db,
      async (tx) => {
        count.rows = 0;
        count.files = 0;
        // Made anew, so that what was left there has no say in who can read it.
        await rm(written, { force: true });
        const lines = Readable.from(linesOf({ ...parts, db: tx }, count));
        await pipeline(lines, createGzip(), createWriteStream(written, { flags: "wx", mode: 0o600 }));
        return { ok: true };
      },
      { isolation: "repeatable read" },
    );
    await rename(written, file);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
  return count;
}

async function* linesOf(
  { db, files, secret }: BackupParts,
  count: { rows: number; files: number },
): AsyncGenerator<string> {
  const writer = writeLines({
    createdAt: new Date().toISOString(),
    migrations: migrationNames(),
    ...(secret !== undefined && { secret }),
  });
  yield writer.first;
  for (const table of await tablesInOrder(db)) {
    const name = sql.identifier(table);
    await db.execute(
      sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${name} t`,
    );
    for (;;) {
      const rows = rowsOf(await db.execute(sql.raw(`fetch ${ROWS_A_LINE} from backup_rows`)));
      if (rows.length === 0) break;
      count.rows += rows.length;
      yield writer.line({ table, rows: rows.map((row) => String(row["row"])) });
    }
    await db.execute(sql`close backup_rows`);
  }
  for (const row of rowsOf(await db.execute(sql`select key from files order by key`))) {
    const key = String(row["key"]);
    const bytes = await files.get(key);
    // A file may have been deleted since its row was read.
    if (bytes === undefined) continue;
    count.files += 1;
    yield writer.line({ file: key, base64: Buffer.from(bytes).toString("base64") });
  }
  yield writer.end();
}
