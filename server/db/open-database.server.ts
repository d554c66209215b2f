/** Opens the only database handle of the process, and runs migrations. */
import path from "node:path";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { hostUrls } from "#server/config/database-hosts.ts";
import { createLog, type Log } from "#server/log.ts";
import type { OpenedDatabase } from "./database.ts";
import { isReadOnlyServer, watchedClient } from "./database-trouble.server.ts";
import { findEmbedded, startEmbedded } from "./embedded/embedded-server.ts";
import { migrateAlone } from "./migrate-alone.server.ts";
import { openCluster } from "./open-cluster.server.ts";
import { listenToPostgres } from "./postgres-notices.server.ts";
import { queryWithin, READ_MS } from "./query-within.server.ts";
import { ReadsPool } from "./reads-pool.ts";
import { announceServer } from "./server-presence.server.ts";
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

export interface EmbeddedPlace {
  readonly dataDir: string;
  /**
   * "alone", the default: the server is started, and refused if another process has it. "shared": the server that
   * runs is used, and only if none does, one is started. "instead-of-old": like "alone", also beside a database of an
   * older version.
   */
  readonly use?: "alone" | "shared" | "instead-of-old";
  /** Receives an end of the server that nobody asked for. */
  readonly log?: Log;
}

export type DatabasePlace = (EmbeddedPlace | PostgresPlace) & {
  /** Whether it is opened to answer visitors, during which a restore is refused. */
  readonly isServer?: boolean;
};

interface Connections extends Pick<OpenedDatabase, "replication"> {
  readonly primary: SwitchingPool;
  readonly reads: ReadsPool;
  /** Where notices are asked for while no server is known to be the primary. */
  readonly firstHost: string;
  close(): Promise<void>;
}

/** `logger` receives each statement before it runs. */
export async function openDatabase(place: DatabasePlace, logger?: Logger): Promise<OpenedDatabase> {
  const connections = await ("databaseUrl" in place ? openConnections(place) : openEmbedded(place));
  return openOver(connections, { logger, isServer: place.isServer });
}

async function openEmbedded({
  dataDir,
  use = "alone",
  log = createLog(),
}: EmbeddedPlace): Promise<Connections> {
  const found = use === "shared" ? await findEmbedded(dataDir) : undefined;
  if (found !== undefined) return openSingle(found);
  const server = await startEmbedded(dataDir, {
    log,
    besideOld: use === "instead-of-old",
    onRestart: (url) => connections.primary.use(url),
  });
  const connections = openSingle(server.url);
  return {
    ...connections,
    async close() {
      await connections.close();
      await server.stop();
    },
  };
}

async function openOver(
  connections: Connections,
  { logger = SILENT, isServer = false }: { logger?: Logger | undefined; isServer?: boolean | undefined },
): Promise<OpenedDatabase> {
  const { primary, reads } = connections;
  const client = watchedClient(primary, (error) => {
    // The other connections of the pool are to the same server, so all are replaced.
    if (isReadOnlyServer(error)) primary.use(primary.url);
  });
  const over = (pool: object) =>
    drizzle({ client: pool as unknown as pg.Pool, casing: "snake_case", logger });
  const db = over(client);
  await orClose(migrateAlone(primary, MIGRATIONS), connections.close);
  // A replica answers no reads until it has replayed the migrations.
  connections.replication?.catchUp();
  let listening: pg.Client | undefined;
  // A former primary may keep the connection open, but sends no more notices; the new primary is connected instead.
  primary.onSwitch = () => void listening?.end().catch(() => undefined);
  const notices = await listenToPostgres(
    () => {
      listening = new pg.Client({
        connectionString: primary.url ?? connections.firstHost,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        application_name: "tincture notices",
      });
      return listening;
    },
    isServer ? announceServer : undefined,
  );
  return {
    db,
    reads: over(watchedClient(reads)),
    replication: connections.replication,
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

async function openConnections({
  databaseUrl,
  replicaUrls = [],
  log = createLog(),
}: PostgresPlace): Promise<Connections> {
  const hosts = hostUrls(databaseUrl);
  const [firstHost] = hosts ?? [];
  if (hosts === undefined || firstHost === undefined) throw new Error("DATABASE_URL names no host.");
  if (hosts.length === 1 && replicaUrls.length === 0) return openSingle(firstHost);
  const cluster = await openCluster({ hosts, replicas: replicaUrls }, log);
  return { ...cluster, firstHost };
}

/** A single server is not polled, so that it may be behind any pooler or proxy; several servers are polled. */
function openSingle(url: string): Connections {
  const primary = new SwitchingPool();
  primary.use(url);
  const reads = new ReadsPool(
    (...given) => queryWithin(primary, READ_MS, given),
    () => primary.connect(),
  );
  return { primary, reads, replication: undefined, firstHost: url, close: () => primary.end() };
}
