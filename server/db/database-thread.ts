/**
 * The worker thread of the embedded database: a long query delays other queries, but no request that does not need
 * the database.
 */
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type {
  EmbeddedAnswer,
  EmbeddedAsk,
  EmbeddedMessage,
  EmbeddedNotice,
  EmbeddedSettings,
} from "./embedded-messages.ts";
import { NOTICE_CHANNELS } from "./notices.ts";

if (parentPort === null) throw new Error("This file is the code of a thread.");
const port = parentPort;
const { dataDir }: EmbeddedSettings = workerData;

/** OIDs of numeric[], timestamp[], timestamptz[], interval[] and date[]. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
const asText = (value: string): string => value;
/** Drizzle parses these types itself, so the values stay text, as in Drizzle's own driver for PGlite. */
const PARSERS = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asText]),
);

interface Open {
  readonly tx: Transaction;
  /** Ends the transaction; the promise settles when the commit or the rollback has ended. */
  readonly end: (isCommit: boolean) => Promise<void>;
}

class RolledBack extends Error {}

// V8 optimizes a WebAssembly function after it ran for about this many bytes of code. With the default, 13 million, it
// optimizes what only the start calls, which takes a fifth of the start's processor time.
setFlagsFromString("--wasm-tiering-budget=200000000");
const client = await PGlite.create({ ...(dataDir !== undefined && { dataDir }), extensions: { pg_trgm } });
const transactions = new Map<number, Open>();

const unlisten = await Promise.all(
  NOTICE_CHANNELS.map((channel) =>
    client.listen(channel, (payload) => port.postMessage({ channel, payload } satisfies EmbeddedNotice)),
  ),
);

function begin(id: number): Promise<void> {
  return new Promise((begun, failed) => {
    const { promise: decision, resolve: commit, reject: rollBack } = Promise.withResolvers<void>();
    const ended = client.transaction((tx) => {
      transactions.set(id, {
        tx,
        end: async (isCommit) => {
          transactions.delete(id);
          if (isCommit) commit();
          else rollBack(new RolledBack());
          await ended.catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error;
          });
        },
      });
      begun();
      return decision;
    });
    // A failure before the transaction begins rejects this promise; a later one is reported to the caller of `end`.
    ended.catch(failed);
  });
}

/** The transaction with this id, or the database outside a transaction. Throws if the transaction has ended. */
function of(tx: number | undefined): Pick<Transaction, "query" | "exec"> {
  if (tx === undefined) return client;
  const open = transactions.get(tx);
  if (open === undefined) throw new Error("This transaction has ended.");
  return open.tx;
}

async function run(ask: EmbeddedAsk, id: number): Promise<unknown> {
  switch (ask.kind) {
    case "query": {
      const { rows, affectedRows } = await of(ask.tx).query(ask.text, [...ask.params], {
        rowMode: ask.isArrays ? "array" : "object",
        parsers: PARSERS,
      });
      return { rows, affectedRows };
    }
    case "exec":
      await of(ask.tx).exec(ask.text);
      return undefined;
    case "begin":
      return begin(id);
    case "end":
      return transactions.get(ask.tx)?.end(ask.isCommit);
    case "close":
      for (const end of unlisten) await end();
      return client.close();
  }
}

async function answer({ id, ...ask }: EmbeddedMessage): Promise<void> {
  let said: EmbeddedAnswer;
  try {
    said = { id, ok: true, value: await run(ask, id) };
  } catch (error) {
    said = { id, ok: false, ...errorFields(error) };
  }
  port.postMessage(said);
  if (ask.kind === "close") port.close();
}

/**
 * The message and the fields of a PostgreSQL error. The driver's error object also has functions, which cannot be sent
 * to another thread.
 */
function errorFields(error: unknown): { message: string; fields: Record<string, string | number> } {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error))
    if (typeof value === "string" || typeof value === "number") fields[name] = value;
  return { message: error.message, fields };
}

port.on("message", (message: EmbeddedMessage) => void answer(message));
