/** Opens the process's only database handle, and runs migrations. */
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockDataDirectory } from "./data-lock.ts";
import type { OpenedDatabase } from "./database.ts";
import { watchedClient } from "./database-trouble.server.ts";
import { openEmbeddedClient } from "./embedded-client.ts";

export type { Database, OpenedDatabase } from "./database.ts";

const MIGRATIONS = { migrationsFolder: path.resolve("drizzle") };
const SILENT: Logger = { logQuery() {} };
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string }
  | { readonly memory: true };

/** `logger` receives each statement before it runs. */
export async function openDatabase(place: DatabasePlace, logger?: Logger): Promise<OpenedDatabase> {
  if ("databaseUrl" in place) return openPostgres(place.databaseUrl, logger);
  return openEmbedded("memory" in place ? undefined : place.dataDir, logger);
}

async function openEmbedded(dataDir: string | undefined, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const unlock = dataDir === undefined ? undefined : await lockDataDirectory(dataDir);
  const client = openEmbeddedClient({
    dataDir: dataDir === undefined ? undefined : path.join(dataDir, "db"),
  });
  // The driver is typed for all of PGlite, but calls only `query`, `exec` and `transaction`.
  const driven = watchedClient(client) as unknown as PGlite;
  const db = drizzleEmbedded({ client: driven, casing: "snake_case", logger });
  await migrateEmbedded(db, MIGRATIONS);
  return {
    db,
    kind: "embedded",
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

async function openPostgres(connectionString: string, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // An idle connection that breaks is replaced at the next query; without a listener the error would end the process.
  pool.on("error", (error) =>
    console.error(JSON.stringify({ level: "error", event: "database", error: error.message })),
  );
  const db = drizzlePostgres({ client: watchedClient(pool), casing: "snake_case", logger });
  await migratePostgres(db, MIGRATIONS);
  return { db, kind: "postgres", close: () => pool.end() };
}
