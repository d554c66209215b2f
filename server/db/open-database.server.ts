/** Opens the only database handle of the process, and runs migrations. */
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { hostUrls } from "#server/config/database-hosts.ts";
import { createLog, type Log } from "#server/log.ts";
import { lockDataDirectory } from "./data-lock.ts";
import type { OpenedDatabase } from "./database.ts";
import { isReadOnlyServer, watchedClient } from "./database-trouble.server.ts";
import { openEmbeddedClient } from "./embedded-client.ts";
import { migrateAlone } from "./migrate-alone.server.ts";
import { openCluster } from "./open-cluster.server.ts";
import { listenToPostgres } from "./postgres-notices.server.ts";
import { queryWithin, READ_MS } from "./query-within.server.ts";
import { ReadsPool } from "./reads-pool.ts";
import { CONNECT_TIMEOUT_MS, SwitchingPool } from "./switching-pool.server.ts";

export type { OpenedDatabase } from "./database.ts";

const MIGRATIONS = { migrationsFolder: path.resolve("drizzle") };
const SILENT: Logger = { logQuery() {} };

export interface PostgresPlace {
  /** May name several hosts, of which one is the primary. */
  readonly databaseUrl: string;
  readonly replicaUrls?: readonly string[];
  /** Receives each change of the primary. */
  readonly log?: Log;
}

export type DatabasePlace = { readonly dataDir: string } | PostgresPlace | { readonly memory: true };

/** `logger` receives each statement before it runs. */
export async function openDatabase(place: DatabasePlace, logger?: Logger): Promise<OpenedDatabase> {
  if ("databaseUrl" in place) return openPostgres(place, logger);
  return openEmbedded("memory" in place ? undefined : place.dataDir, logger);
}

async function openEmbedded(dataDir: string | undefined, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const unlock = dataDir === undefined ? undefined : await lockDataDirectory(dataDir);
  const client = openEmbeddedClient({
    dataDir: dataDir === undefined ? undefined : path.join(dataDir, "db"),
  });
  // Drizzle's type asks for all of PGlite, but Drizzle calls only `query`, `exec` and `transaction`.
  const driven = watchedClient(client) as unknown as PGlite;
  const db = drizzleEmbedded({ client: driven, casing: "snake_case", logger });
  const close = async (): Promise<void> => {
    try {
      await client.close();
    } finally {
      await unlock?.();
    }
  };
  await orClose(migrateEmbedded(db, MIGRATIONS), close);
  return {
    db,
    reads: db,
    replication: undefined,
    kind: "embedded",
    notices: client.notices,
    close,
  };
}

async function openPostgres(place: PostgresPlace, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const connections = await openConnections(place);
  const { primary, reads } = connections;
  const client = watchedClient(primary, (error) => {
    // The other connections of the pool are to the same server, so all are replaced.
    if (isReadOnlyServer(error)) primary.use(primary.url);
  });
  const over = (pool: object) =>
    drizzlePostgres({ client: pool as unknown as pg.Pool, casing: "snake_case", logger });
  const db = over(client);
  await orClose(migrateAlone(primary, MIGRATIONS), connections.close);
  // A replica answers no reads until it has replayed the migrations.
  connections.replication?.catchUp();
  let listening: pg.Client | undefined;
  // A former primary may keep the connection open, but sends no more notices; the new primary is connected instead.
  primary.onSwitch = () => void listening?.end().catch(() => undefined);
  const notices = await listenToPostgres(() => {
    listening = new pg.Client({
      connectionString: primary.url ?? connections.firstHost,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: "tincture notices",
    });
    return listening;
  });
  return {
    db,
    reads: over(watchedClient(reads)),
    replication: connections.replication,
    kind: "postgres",
    notices,
    async close() {
      await notices.close();
      await connections.close();
    },
  };
}

/** Rejects as `migrating` does, but closes first what would be open without an owner. */
async function orClose(migrating: Promise<void>, close: () => Promise<void>): Promise<void> {
  try {
    await migrating;
  } catch (error) {
    // Why the migration failed says more than a second error.
    await close().catch(() => undefined);
    throw error;
  }
}

/** A single server is not polled, so that it may be behind any pooler or proxy; several servers are polled. */
async function openConnections({ databaseUrl, replicaUrls = [], log = createLog() }: PostgresPlace) {
  const hosts = hostUrls(databaseUrl);
  const [firstHost] = hosts ?? [];
  if (hosts === undefined || firstHost === undefined) throw new Error("DATABASE_URL names no host.");
  if (hosts.length > 1 || replicaUrls.length > 0) {
    const cluster = await openCluster({ hosts, replicas: replicaUrls }, log);
    return { ...cluster, firstHost };
  }
  const primary = new SwitchingPool();
  primary.use(firstHost);
  const reads = new ReadsPool(
    (...given) => queryWithin(primary, READ_MS, given),
    () => primary.connect(),
  );
  return { primary, reads, replication: undefined, firstHost, close: () => primary.end() };
}
