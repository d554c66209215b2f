/**
 * Runs migrations on PostgreSQL while other instances are running. Instances that start at the same time wait for
 * each other. If a long transaction, such as that of a backup, holds a lock on a table, a migration gives up and
 * tries again, because the queries of running instances wait behind its own lock request.
 */
import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { hasSqlState } from "./database-trouble.server.ts";

/** The key of the advisory lock: any number that no other program uses in this database. */
const ADVISORY_LOCK = 7_411_902;
/** How long a migration waits for the lock of a table, ms. */
const TABLE_LOCK_MS = 1_000;
const MAX_TRIES = 60;
const BETWEEN_TRIES_MS = 1_000;
/** The SQLSTATE of lock_not_available. */
const LOCK_TIMEOUT = "55P03";

export async function migrateAlone(
  pool: { connect(): Promise<pg.PoolClient> },
  migrations: { readonly migrationsFolder: string },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`);
    for (let tried = 1; ; tried += 1) {
      try {
        return await migrate(drizzle({ client, casing: "snake_case" }), migrations);
      } catch (error) {
        if (!hasSqlState(error, LOCK_TIMEOUT) || tried === MAX_TRIES) throw error;
        await delay(BETWEEN_TRIES_MS);
      }
    }
  } finally {
    // Closing the connection releases the advisory lock.
    client.release(true);
  }
}
