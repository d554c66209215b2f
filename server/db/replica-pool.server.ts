import pg from "pg";

const POOL_SIZE = 10;
/** Timeouts in ms. They are shorter than the primary's, because a read that fails here is repeated there. */
const CONNECT_MS = 1_000;
const QUERY_MS = 2_000;

/** Opens a pool of connections to a replica. */
export function openReplicaPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // Reads of a broken connection are repeated on the primary. Without a listener the error would end the process.
  pool.on("error", () => undefined);
  return pool;
}
