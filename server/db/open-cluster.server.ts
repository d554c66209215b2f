/**
 * A primary with replicas. Finds out which server is the primary, and sends reads to a replica that has all that the
 * visitor has written and seen (docs/decisions/040-replicas.md).
 */
import type pg from "pg";
import { hostName } from "#server/config/database-hosts.ts";
import type { Log } from "#server/log.ts";
import { freshMsOf, MAX_LAG_MS, mayAnswer, type PrimarySample, type ReplicaState } from "./choose-replica.ts";
import { troubleOf } from "./database-trouble.server.ts";
import { findPrimary, timelineOf } from "./find-primary.ts";
import { type LogPosition, laterOf, parseLogPosition, START } from "./log-position.ts";
import { queryWithin, READ_MS, REPLICA_READ_MS } from "./query-within.server.ts";
import { type ReadScope, readScope } from "./read-scope.server.ts";
import { ReadsPool } from "./reads-pool.ts";
import { openReplicaPool } from "./replica-pool.server.ts";
import type { Replication } from "./replication.ts";
import { SwitchingPool } from "./switching-pool.server.ts";
import { type NodeState, type NodeWatch, POLL_MS, watchNode } from "./watch-node.server.ts";

const SAMPLES = Math.ceil((2 * MAX_LAG_MS) / POLL_MS);
/** How long a start waits for a primary, ms. */
const START_MS = 10_000;

export interface ClusterPlace {
  /** URLs of servers of which one is the primary. */
  readonly hosts: readonly string[];
  /** URLs of servers that may answer reads while they are replicas. */
  readonly replicas: readonly string[];
}

export interface Cluster {
  readonly primary: SwitchingPool;
  /** Has the methods of a pool that Drizzle calls; the read scope of the request decides which server answers. */
  readonly reads: ReadsPool;
  readonly replication: Replication;
  close(): Promise<void>;
}

interface Replica {
  readonly watch: NodeWatch;
  readonly pool: pg.Pool;
  state: ReplicaState | undefined;
}

/** `log` receives each change of the primary. Resolves when a primary is known; rejects if none is found in 10 s. */
export async function openCluster(place: ClusterPlace, log: Log): Promise<Cluster> {
  const primary = new SwitchingPool();
  const samples: PrimarySample[] = [];
  let timeline = 0;
  /**
   * The position that a replica must have reached to answer any read; undefined while the primary is asked for it,
   * when the primary answers all reads.
   */
  let floor: LogPosition | undefined = START;
  let floorAsks = 0;
  let isOpening = true;
  let isClosed = false;

  const replicas = new Map<string, Replica>();
  const watches = [...new Set([...place.hosts, ...place.replicas])].map((url) => watchNode(url, onState));
  const hosts = watches.filter(({ url }) => place.hosts.includes(url));
  for (const watch of watches)
    if (place.replicas.includes(watch.url))
      replicas.set(watch.url, { watch, pool: openReplicaPool(watch.url), state: undefined });

  function onState(state: NodeState | undefined, watch: NodeWatch): void {
    if (!isOpening) followPrimary();
    if (watch.url === primary.url && state?.timeline !== undefined) {
      samples.push({ position: state.position, atMs: state.askedMs });
      if (samples.length > SAMPLES) samples.shift();
    }
    const replica = replicas.get(watch.url);
    if (replica === undefined) return;
    const isReplica = state !== undefined && state.timeline === undefined;
    replica.state = isReplica ? { ...state, freshMs: freshMsOf(samples, state.position) } : undefined;
  }

  function followPrimary(): void {
    const found = findPrimary(hosts, timeline, primary.url);
    if (found?.url === primary.url && (found === undefined || timelineOf(found) === timeline)) return;
    if (found !== undefined) timeline = timelineOf(found);
    // Positions of different timelines cannot be compared.
    samples.length = 0;
    for (const replica of replicas.values()) replica.state = undefined;
    log.info("the primary changed", {
      from: primary.url === undefined ? "none" : hostName(primary.url),
      to: found === undefined ? "none" : hostName(found.url),
      timeline,
    });
    primary.use(found?.url);
    if (found !== undefined) catchUp();
  }

  function choose(scope: ReadScope): Replica | undefined {
    if (scope.hasWritten || floor === undefined) return undefined;
    const needed = laterOf(scope.reached, floor);
    const nowMs = performance.now();
    const able = [...replicas.values()].filter(
      ({ state }) => state !== undefined && mayAnswer(state, needed, nowMs),
    );
    return able[Math.floor(Math.random() * able.length)];
  }

  /**
   * The replica that answers the reads of this scope; undefined for the primary. A scope keeps its server, so that no
   * read sees an older state than the read before it.
   */
  function readerOf(scope: ReadScope | undefined): Replica | undefined {
    if (scope === undefined || scope.hasWritten) return undefined;
    if (scope.reader === undefined) scope.reader = choose(scope)?.watch.url ?? PRIMARY;
    return replicas.get(scope.reader);
  }

  async function read(...given: readonly unknown[]): Promise<unknown> {
    const scope = readScope();
    const replica = readerOf(scope);
    if (replica === undefined) return queryWithin(primary, READ_MS, given);
    try {
      return await queryWithin(replica.pool, REPLICA_READ_MS, given);
    } catch (error) {
      if (!isFailedReplica(error)) throw error;
      replica.state = undefined;
      replica.watch.hurry();
      if (scope !== undefined) scope.reader = PRIMARY;
      return queryWithin(primary, READ_MS, given);
    }
  }

  async function positionOf(pool: Pick<SwitchingPool, "query">, expression: string): Promise<LogPosition> {
    const answer = await pool.query(`select ${expression}::text as position`);
    const position = parseLogPosition(String(firstRow(answer)?.["position"]));
    if (position === undefined) throw new Error("The server did not say the position of its log.");
    return position;
  }

  function catchUp(): void {
    if (replicas.size === 0) return;
    floorAsks += 1;
    const ask = floorAsks;
    floor = undefined;
    positionOf(primary, WRITTEN).then(
      (position) => {
        if (ask === floorAsks) floor = position;
      },
      // The primary is asked again, and until it answers, reads go to the primary.
      () => setTimeout(() => ask === floorAsks && !isClosed && catchUp(), POLL_MS).unref(),
    );
  }

  await Promise.all(watches.map(({ asked }) => asked));
  isOpening = false;
  followPrimary();
  const untilMs = performance.now() + START_MS;
  while (primary.url === undefined && performance.now() < untilMs)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.all(watches.map((watch) => watch.close()));
    await Promise.all([...replicas.values()].map(({ pool }) => pool.end()));
    await primary.end();
  }
  if (primary.url === undefined) {
    await close();
    throw new Error(
      `None of the hosts of DATABASE_URL is a primary: ${hosts.map(({ url }) => hostName(url)).join(", ")}`,
    );
  }
  return {
    primary,
    reads: new ReadsPool(read, () => primary.connect()),
    replication: {
      async positionAfter(scope) {
        const replica = scope.hasWritten ? undefined : replicas.get(scope.reader ?? PRIMARY);
        return replica === undefined
          ? positionOf(primary, WRITTEN)
          : positionOf({ query: (text) => replica.pool.query(String(text)) }, REPLAYED);
      },
      catchUp,
    },
    close,
  };
}

const PRIMARY = "primary";
const WRITTEN = "pg_current_wal_insert_lsn()";
const REPLAYED = "pg_last_wal_replay_lsn()";

/**
 * Whether the read failed because of the replica, so that the primary may answer it. 40001: the replica canceled the
 * query, which read rows that the replica had to change in order to replay the log.
 */
function isFailedReplica(error: unknown): boolean {
  if (troubleOf(error) !== undefined) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "40001") || error.message === "Query read timeout";
}

function firstRow(answer: unknown): Record<string, unknown> | undefined {
  return typeof answer === "object" && answer !== null && "rows" in answer && Array.isArray(answer.rows)
    ? answer.rows[0]
    : undefined;
}
