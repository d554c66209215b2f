import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { addMigration } from "#tests/next-migration.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { migrateAlone } from "./migrate-alone.server.ts";

const WAIT = { timeout: 60_000, interval: 20 };
const folder = mkdtempSync(join(tmpdir(), "tincture-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("[PLT-7] a migration that waits for a long transaction lets other queries run, and succeeds when that has ended", async () => {
  const opened = await openTestDatabase();
  const pool = new pg.Pool({ connectionString: opened.url });
  const [long, short] = await Promise.all([pool.connect(), pool.connect()]);
  addMigration(folder, ["ALTER TABLE items ADD COLUMN added text DEFAULT '' NOT NULL"]);

  await long.query("begin");
  await long.query("select count(*) from items");
  let isMigrated = false;
  const migrating = migrateAlone(pool, { migrationsFolder: folder }).then(() => {
    isMigrated = true;
  });
  const waiting = () =>
    pool
      .query("select from pg_locks where not granted and relation = 'items'::regclass")
      .then((found) => found.rowCount);
  await expect.poll(waiting, WAIT).toBe(1);
  // This query waits behind the migration until that gives up its lock request.
  await short.query("select id from items limit 1");
  expect(isMigrated).toBe(false);
  await long.query("rollback");
  await migrating;
  await short.query("select added from items limit 1");

  for (const client of [long, short]) client.release();
  await pool.end();
  await opened.close();
});
