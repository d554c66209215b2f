/**
 * Makes a backup of this version from one of an older version: a database of its own gets the migrations that the backup
 * had, then its rows, then the later migrations, and is backed up again. So the database that is restored into is not
 * touched by anything half done.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as v from "valibot";
import { startEmbedded } from "#server/db/embedded/embedded-server.ts";
import { migrateAlone } from "#server/db/migrate-alone.server.ts";
import { createLog } from "#server/log.ts";
import { folderStore } from "#server/storage/folder-store.ts";
import { openBackup } from "./backup-lines.ts";
import { insertParts } from "./insert-parts.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const MIGRATIONS = path.resolve("drizzle");
const Journal = v.looseObject({ entries: v.array(v.unknown()) });

/** Writes into `folder`, which must be empty, and returns the file of the new backup there. */
export async function upgradeBackup(file: string, folder: string): Promise<string> {
  const { head, parts } = await openBackup(file);
  const server = await startEmbedded(path.join(folder, "data"), {
    log: createLog(),
    onRestart: () => undefined,
    settings: { fsync: "off" },
  });
  const pool = new pg.Pool({ connectionString: server.url });
  pool.on("error", () => undefined);
  try {
    const db = drizzle({ client: pool, casing: "snake_case" });
    const files = folderStore(path.join(folder, "files"));
    await migrateAlone(pool, { migrationsFolder: firstMigrations(head.migrations.length, folder) });
    await db.transaction((tx) => insertParts(tx, files, parts));
    await migrateAlone(pool, { migrationsFolder: MIGRATIONS });
    const upgraded = path.join(folder, "upgraded.backup");
    await writeBackup({ db, files, secret: head.secret }, upgraded);
    return upgraded;
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** A folder with the first `count` migrations of this version. */
function firstMigrations(count: number, folder: string): string {
  const cut = path.join(folder, "migrations");
  mkdirSync(cut);
  cpSync(MIGRATIONS, cut, { recursive: true });
  const journal = path.join(cut, "meta/_journal.json");
  const { entries, ...rest } = v.parse(Journal, JSON.parse(readFileSync(journal, "utf8")));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return cut;
}
