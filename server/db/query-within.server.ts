/**
 * Ends reads that take too long: PostgreSQL is asked to cancel the statement, so that it does not hold a connection. This needs no
 * setting of the session, which poolers refuse or share, and no round trip for each statement.
 */
import { once } from "node:events";
import { createConnection } from "node:net";
import type pg from "pg";
import * as v from "valibot";

/** How long a read may take, ms; one that a replica cannot answer in time is asked at the primary. */
export const READ_MS = 4_000;
export const REPLICA_READ_MS = 1_900;

/** What the driver knows of its connection; the server tells both numbers at its start. */
const Connection = v.object({
  host: v.string(),
  port: v.number(),
  processID: v.number(),
  secretKey: v.number(),
});

interface Connecting {
  connect(): Promise<pg.PoolClient>;
}

/**
 * The driver's `query` on a connection of its own. A canceled statement fails with 57014, as PostgreSQL's own timeout does.
 * PostgreSQL drops a request to cancel that comes before it has begun the statement, and says nothing: it is made again until the
 * statement ends.
 */
export async function queryWithin(pool: Connecting, ms: number, given: readonly unknown[]): Promise<unknown> {
  const client = await pool.connect();
  const requests: Promise<void>[] = [];
  const timer = setInterval(() => {
    requests.push(cancelStatement(client));
  }, ms);
  let failed = false;
  try {
    return await Reflect.apply(client.query, client, given);
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    clearInterval(timer);
    // The next statement of this connection must not be the one that is canceled.
    if (requests.length > 0) void Promise.all(requests).finally(() => client.release(true));
    else client.release(failed);
  }
}

const CANCEL_CODE = 80_877_102;
const CANCEL_BYTES = 16;
const CONNECT_MS = 2_000;

/** PostgreSQL's CancelRequest, which goes over a connection of its own; without it the statement goes on. */
async function cancelStatement(client: pg.PoolClient): Promise<void> {
  const read = v.safeParse(Connection, client);
  if (!read.success) return;
  const { host, port, processID, secretKey } = read.output;
  const socket = host.startsWith("/")
    ? createConnection(`${host}/.s.PGSQL.${port}`)
    : createConnection(port, host);
  socket.setTimeout(CONNECT_MS, () => socket.destroy());
  const request = Buffer.alloc(CANCEL_BYTES);
  for (const [place, value] of [CANCEL_BYTES, CANCEL_CODE, processID, secretKey].entries())
    request.writeInt32BE(value, 4 * place);
  socket.on("error", () => undefined).end(request);
  await once(socket, "close").catch(() => undefined);
}
