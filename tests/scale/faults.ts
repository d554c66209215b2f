/** The faults that the test causes. After each of them all servers and instances are running again. */
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "./instances.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import type { PostgresNode } from "./postgres-node.ts";
import type { Random } from "./random.ts";

export interface FaultParts {
  readonly cluster: PostgresCluster;
  readonly instances: readonly Instance[];
  readonly random: Random;
  /** Starts to measure the time until the service is back. */
  since(): void;
  /** Waits until every instance that is up acknowledges a write, and ends the measurement. */
  recovered(): Promise<void>;
  /** Receives a sentence for each error. */
  readonly wrong: string[];
}

export type Fault = (parts: FaultParts) => Promise<void>;

const CUT_MS = 400;
const PAUSE_MS = 1_500;
const SLOW_MS = 2_000;
const COME_BACK_MS = 600;

export const FAULTS: Readonly<Record<string, Fault>> = {
  async "instance killed"({ instances, random, since, recovered }) {
    const killed = instances[Math.floor(random() * instances.length)];
    since();
    await killed?.kill();
    await recovered();
    await killed?.start();
  },
  async "primary killed, replica promoted"(parts) {
    parts.since();
    await parts.cluster.primary.kill();
    await failOver(parts);
  },
  async "link cut, then primary killed"(parts) {
    parts.cluster.primary.forReplicas.cut();
    await delay(CUT_MS);
    parts.since();
    await parts.cluster.primary.kill();
    await failOver(parts);
  },
  async "replica paused"({ cluster, random, since, recovered }) {
    const paused = cluster.replicas[Math.floor(random() * cluster.replicas.length)];
    since();
    paused?.pause();
    // Writes are still acknowledged, because the other replica confirms them.
    await recovered();
    await delay(PAUSE_MS);
    paused?.resume();
  },
  async "1 s of latency"({ cluster, since, recovered }) {
    for (const { forApplication } of cluster.nodes) forApplication.delay(1_000);
    await delay(SLOW_MS);
    for (const { forApplication } of cluster.nodes) forApplication.delay(0);
    since();
    await recovered();
  },
  async "all restarted"({ cluster, instances, since, recovered }) {
    await Promise.all(instances.map((instance) => instance.kill()));
    await cluster.restart();
    await Promise.all(instances.map((instance) => instance.start()));
    since();
    await recovered();
  },
};

/**
 * Promotes a replica. Then the old primary is started as a primary, which no instance may use, and at last becomes a
 * replica.
 */
async function failOver({ cluster, recovered, wrong }: FaultParts): Promise<void> {
  const old = await cluster.promote();
  await recovered();
  await old.start();
  old.forReplicas.mend();
  await delay(COME_BACK_MS);
  const used = await connectionsOf(old);
  if (used > 0) wrong.push(`the old primary was used by ${used} connections`);
  await old.kill();
  await cluster.rejoin(old);
}

/** The number of client connections, without those that poll the server and the one of this query. */
async function connectionsOf(node: PostgresNode): Promise<number> {
  const [row] = await node.query(
    "select count(*)::int as used from pg_stat_activity where backend_type = 'client backend' and application_name not in ('tincture watch', 'scale test')",
  );
  return Number(row?.["used"]);
}
