/** Opens the process's only database handle, and runs migrations. */
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

export type { Database, OpenedDatabase } from "./database.ts";

const MIGRATIONS = { migrationsFolder: path.resolve("drizzle") };
const SILENT: Logger = { logQuery() {} };

export interface PostgresPlace {
  /** May name several hosts, of which one is the primary. */
  readonly databaseUrl: string;
  readonly replicaUrls?: readonly string[];
  /** Told when the primary changes. */
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
  // The driver is typed for all of PGlite, but calls only `query`, `exec` and `transaction`.
  const driven = watchedClient(client) as unknown as PGlite;
  const db = drizzleEmbedded({ client: driven, casing: "snake_case", logger });
  await migrateEmbedded(db, MIGRATIONS);
  return {
    db,
    reads: db,
    replication: undefined,
    kind: "embedded",
    notices: client.notices,
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

async function openPostgres(place: PostgresPlace, logger: Logger = SILENT): Promise<OpenedDatabase> {
  const connections = await openConnections(place);
  const { primary, reads } = connections;
  const client = watchedClient(primary, (error) => {
    // The other connections lead to the same server.
    if (isReadOnlyServer(error)) primary.use(primary.url);
  });
  const over = (pool: object) =>
    drizzlePostgres({ client: pool as unknown as pg.Pool, casing: "snake_case", logger });
  const db = over(client);
  await migrateAlone(primary, MIGRATIONS);
  // A replica that has not replayed the migrations answers nothing yet.
  connections.replication?.catchUp();
  let listening: pg.Client | undefined;
  // A former primary that still answers would send no more notices.
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

/** One server is used as it is, so that any pooler or proxy may stand before it; several are watched. */
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
