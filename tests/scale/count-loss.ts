/** Without synchronous commit a failover may lose acknowledged writes: how many. */
import { setTimeout as delay } from "node:timers/promises";
import type { Load } from "./load.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { storedItems } from "./stored.ts";

export interface LossParts {
  readonly cluster: PostgresCluster;
  readonly load: Load;
  readonly back: () => Promise<void>;
}

export interface Loss {
  readonly lost: number;
  readonly acknowledged: number;
}

const BEFORE_MS = 500;

/**
 * Kills the primary under load, `cutMs` after it was cut off its replicas (0: it is not), and promotes one. Returns how many
 * visitors have lost acknowledged writes, and how many writes were acknowledged.
 */
export async function countLoss({ cluster, load, back }: LossParts, cutMs: number): Promise<Loss> {
  const before = load.told.writes;
  load.start();
  await delay(BEFORE_MS);
  if (cutMs > 0) {
    cluster.primary.forReplicas.cut();
    await delay(cutMs);
  }
  await cluster.primary.kill();
  const old = await cluster.promote();
  await back();
  await load.stop();
  let lost = 0;
  for (const { visitor, row } of await storedItems(cluster, load))
    if (row !== undefined) lost += visitor.trust(row);
  // Who has seen what was lost is taken back in time; that is what asynchronous replication means.
  load.told.wrong.length = 0;
  old.forReplicas.mend();
  await cluster.rejoin(old);
  return { lost, acknowledged: load.told.writes - before };
}
