/** Polls one PostgreSQL server: whether it is a primary or a replica, and its position in the log. */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type LogPosition, parseLogPosition } from "./log-position.ts";

/** Time between an answer and the next question, ms. */
export const POLL_MS = 200;
/** Longest time for an answer, ms; long enough for a network with a second of latency. */
const ANSWER_MS = 2_500;

/**
 * The timeline increases each time a replica becomes the primary, so of two primaries the one with the later timeline
 * is right.
 */
const QUESTION = `select pg_is_in_recovery() as "isReplica",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position,
  case when pg_is_in_recovery() then null else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline`;

export interface NodeState {
  /** The timeline of a primary; undefined for a replica. */
  readonly timeline: number | undefined;
  /** For a primary the end of its log, for a replica the end of what it has replayed. */
  readonly position: LogPosition;
  /** When the question was sent and answered, ms of `performance.now()`. */
  readonly askedMs: number;
  readonly answeredMs: number;
}

export interface NodeWatch {
  readonly url: string;
  /** The newest answer; undefined before the first, and when the server does not answer. */
  readonly state: NodeState | undefined;
  /** Resolves after the first answer, or the first failure. */
  readonly asked: Promise<void>;
  /** Asks now instead of after the delay. */
  hurry(): void;
  close(): Promise<void>;
}

/** `onState` is called after each answer, and with undefined when the server does not answer. */
export function watchNode(
  url: string,
  onState: (state: NodeState | undefined, watch: NodeWatch) => void,
): NodeWatch {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let hurrying = new AbortController();
  let client: pg.Client | undefined;
  let state: NodeState | undefined;
  let lateAnswers = 0;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: "tincture watch",
    });
    made.on("error", () => {
      if (client === made) client = undefined;
      hurrying.abort();
    });
    await made.connect();
    return made;
  }

  async function ask(): Promise<NodeState | undefined> {
    try {
      client ??= await connect();
      const askedMs = performance.now();
      const { rows } = await client.query(QUESTION);
      lateAnswers = 0;
      return readState(rows[0], askedMs);
    } catch (error) {
      lateAnswers = isLate(error) ? lateAnswers + 1 : 0;
      void client?.end().catch(() => undefined);
      client = undefined;
      // A single late answer may mean that this process was busy and has not read it yet. Dropping all connections
      // would fail requests without need; if another server has become the primary, its timeline shows it.
      return isBusy(error) || lateAnswers === 1 ? state : undefined;
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      state = await ask();
      if (!closing.signal.aborted) onState(state, watch);
      first.resolve();
      hurrying = new AbortController();
      const signal = AbortSignal.any([hurrying.signal, closing.signal]);
      await delay(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await client?.end().catch(() => undefined);
  }

  const watch: NodeWatch = {
    url,
    get state() {
      return state;
    },
    asked: first.promise,
    hurry: () => hurrying.abort(),
    async close() {
      closing.abort();
      void client?.end().catch(() => undefined);
      await running;
    },
  };
  const running = run();
  return watch;
}

/** Whether the driver gave up waiting for an answer or a connection; its error has no code. */
function isLate(error: unknown): boolean {
  return error instanceof Error && /^(?:Query read timeout|timeout expired)$/.test(error.message);
}

/** SQLSTATE class 53: the server is running, but has no free connection. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("53");
}

function readState(row: Record<string, unknown> | undefined, askedMs: number): NodeState | undefined {
  const position = parseLogPosition(String(row?.["position"]));
  if (position === undefined) return undefined;
  const timeline = row?.["isReplica"] === true ? undefined : Number.parseInt(String(row?.["timeline"]), 16);
  return { timeline, position, askedMs, answeredMs: performance.now() };
}
