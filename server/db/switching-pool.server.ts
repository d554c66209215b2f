/** The connections to the primary, which may become another server while the process runs. */
import pg from "pg";
import { createLog } from "#server/log.ts";

const POOL_SIZE = 10;
export const CONNECT_TIMEOUT_MS = 5_000;

/** Thrown while no server is known to be the primary. It has PostgreSQL's code for a connection that cannot be made. */
class NoPrimaryError extends Error {
  readonly code = "08001";
  constructor() {
    super("No server is known to be the primary.");
  }
}

/**
 * A pool whose server can change. It has the methods of `pg.Pool` that Drizzle calls, and is a class because Drizzle
 * takes a connection for a transaction only from a client whose class has "Pool" in its name.
 */
export class SwitchingPool {
  /** Called by `use`, also with the server that was in use. */
  onSwitch: () => void = () => undefined;
  #url: string | undefined;
  #current: Opened | undefined;

  get url(): string | undefined {
    return this.#url;
  }

  /** Drops all connections, including those in use, and uses this server from now on; undefined for none. */
  use(url: string | undefined): void {
    const old = this.#current;
    this.#url = url;
    this.#current = url === undefined ? undefined : openPool(url);
    this.onSwitch();
    if (old === undefined) return;
    for (const fail of old.waiting) fail(new NoPrimaryError());
    // Ending a client breaks its connection, so that a query that waits for an answer fails now.
    for (const client of old.clients) void client.end().catch(() => undefined);
    silence(old.pool);
    void old.pool.end().catch(() => undefined);
  }

  async query(...given: readonly unknown[]): Promise<unknown> {
    const opened = this.#opened();
    return unlessDropped(opened, Reflect.apply(pg.Pool.prototype.query, opened.pool, given));
  }

  async connect(): Promise<pg.PoolClient> {
    const opened = this.#opened();
    const connecting = opened.pool.connect();
    try {
      return await unlessDropped(opened, connecting);
    } catch (error) {
      connecting.then((client) => client.release(true)).catch(() => undefined);
      throw error;
    }
  }

  /** Resolves when the connections in use have been returned and closed. */
  async end(): Promise<void> {
    const old = this.#current;
    this.#current = undefined;
    this.#url = undefined;
    if (old === undefined) return;
    silence(old.pool);
    await old.pool.end();
  }

  #opened(): Opened {
    if (this.#current === undefined) throw new NoPrimaryError();
    return this.#current;
  }
}

interface Opened {
  readonly pool: pg.Pool;
  readonly clients: Set<pg.Client>;
  /** Rejects running queries and attempts to connect when the pool is dropped. */
  readonly waiting: Set<(error: Error) => void>;
}

/** A connection that is being closed may break: nobody uses it any more. */
function silence(pool: pg.Pool): void {
  pool.removeAllListeners("error").on("error", () => undefined);
}

/** The result of `work`, or a rejection as soon as the pool is dropped. */
function unlessDropped<Result>({ waiting }: Opened, work: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  waiting.add(reject);
  work.then(resolve, reject).finally(() => waiting.delete(reject));
  return promise;
}

function openPool(connectionString: string): Opened {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  const clients = new Set<pg.Client>();
  pool.on("connect", (client) => {
    clients.add(client);
    // If a connection breaks in use, its query fails. Without a listener the error would end the process as well.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  // If an idle connection breaks, the next query opens another. Without a listener the error would end the process.
  pool.on("error", (error) => createLog().error("database", { error: error.message }));
  return { pool, clients, waiting: new Set() };
}
