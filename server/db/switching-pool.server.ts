/** The connections to the primary, which may become another server while the process runs. */
import pg from "pg";

const POOL_SIZE = 10;
export const CONNECT_TIMEOUT_MS = 5_000;

/** Thrown while no server is known to be the primary; with PostgreSQL's code for a connection that cannot be made. */
class NoPrimaryError extends Error {
  readonly code = "08001";
  constructor() {
    super("No server is known to be the primary.");
  }
}

/**
 * Drizzle takes a connection of its own for a transaction only from a client whose class has "Pool" in its name, so
 * this is a class, with the methods of `pg.Pool` that Drizzle calls.
 */
export class SwitchingPool {
  /** Called when another server is used, or the same one anew. */
  onSwitch: () => void = () => undefined;
  #url: string | undefined;
  #current: Opened | undefined;

  get url(): string | undefined {
    return this.#url;
  }

  /** Drops all connections, those that are in use included, and uses this server from now on. */
  use(url: string | undefined): void {
    const old = this.#current;
    this.#url = url;
    this.#current = url === undefined ? undefined : openPool(url);
    this.onSwitch();
    if (old === undefined) return;
    for (const fail of old.waiting) fail(new NoPrimaryError());
    // Ending a client that waits for an answer breaks its connection, so that its query fails now.
    for (const client of old.clients) void client.end().catch(() => undefined);
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

  /** Waits for connections in use. */
  async end(): Promise<void> {
    const old = this.#current;
    this.#current = undefined;
    this.#url = undefined;
    await old?.pool.end();
  }

  #opened(): Opened {
    if (this.#current === undefined) throw new NoPrimaryError();
    return this.#current;
  }
}

interface Opened {
  readonly pool: pg.Pool;
  readonly clients: Set<pg.Client>;
  /** What fails when the pool is dropped, also while it still connects. */
  readonly waiting: Set<(error: Error) => void>;
}

/** The result, or a failure as soon as the pool is dropped. */
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
    // Of a connection in use the query fails; without a listener the error would end the process as well.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  // An idle connection that breaks is replaced at the next query; without a listener the error would end the process.
  pool.on("error", (error) =>
    console.error(JSON.stringify({ level: "error", event: "database", error: error.message })),
  );
  return { pool, clients, waiting: new Set() };
}
