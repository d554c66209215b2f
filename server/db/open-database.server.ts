/** Opens the database, brings its tables up to date, and gives the one handle of the process. */
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Logger } from "drizzle-orm/logger";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockDataDirectory } from "./data-lock.ts";
import type { OpenedDatabase } from "./database.ts";

export type { Database, OpenedDatabase } from "./database.ts";

const MIGRATIONS = { migrationsFolder: path.resolve("drizzle") };
const SILENT: Logger = { logQuery() {} };
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string }
  | { readonly memory: true };

/** `logger` is told each statement before it runs. */
export async function openDatabase(place: DatabasePlace, logger?: Logger): Promise<OpenedDatabase> {
  if ("databaseUrl" in place) return openPostgres(place.databaseUrl, logger);
  return openEmbedded("memory" in place ? undefined : place.dataDir, logger);
}

async function openEmbedded(dataDir: string | undefined, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const unlock = dataDir === undefined ? undefined : await lockDataDirectory(dataDir);
  const client = await PGlite.create({
    ...(dataDir !== undefined && { dataDir: path.join(dataDir, "db") }),
    extensions: { pg_trgm },
  });
  const db = drizzleEmbedded({ client, casing: "snake_case", logger });
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
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on("error", (error) =>
    console.error(JSON.stringify({ level: "error", event: "database", error: error.message })),
  );
  const db = drizzlePostgres({ client: pool, casing: "snake_case", logger });
  await migratePostgres(db, MIGRATIONS);
  return { db, kind: "postgres", close: () => pool.end() };
}
