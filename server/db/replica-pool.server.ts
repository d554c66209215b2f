import pg from "pg";

const POOL_SIZE = 10;
/** Shorter than the primary's, since a read that fails here is asked there. */
const CONNECT_MS = 1_000;
const QUERY_MS = 2_000;

/** Connections to a replica. */
export function openReplicaPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // A broken connection is no loss: its reads are asked at the primary.
  pool.on("error", () => undefined);
  return pool;
}
