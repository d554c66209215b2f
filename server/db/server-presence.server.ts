/**
 * How a restore knows that a server answers visitors meanwhile: each server holds a shared lock of the database for as
 * long as it is connected, and a restore takes it alone. A server that starts during a restore waits for its end.
 */
import { sql } from "drizzle-orm";
import type pg from "pg";
import { rowsOf } from "./database.ts";
import type { Transaction } from "./run-transaction.server.ts";

/** The key of the advisory lock: any number that no other program uses in this database. */
const ADVISORY_LOCK = 7_411_903;

/** Until the connection ends. */
export async function announceServer(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1)", [ADVISORY_LOCK]);
}

/** Whether no server runs; none starts before the transaction has ended. */
export async function isWithoutServers(tx: Transaction): Promise<boolean> {
  const [row] = rowsOf(await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as alone`));
  return row?.["alone"] === true;
}
