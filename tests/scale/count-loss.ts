/** Counts the visitors who lose acknowledged writes in a failover without synchronous commit. */
import { setTimeout as delay } from "node:timers/promises";
import type { Load } from "./load.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { storedItems } from "./stored.ts";

export interface LossParts {
  readonly cluster: PostgresCluster;
  readonly load: Load;
  /** Waits until every instance that is up acknowledges a write. */
  readonly back: () => Promise<void>;
}

export interface Loss {
  /** Visitors who have lost writes. */
  readonly lost: number;
  /** Writes that were acknowledged meanwhile. */
  readonly acknowledged: number;
}

const BEFORE_MS = 500;

/**
 * Kills the primary under load, and promotes a replica. `cutMs` is the time for which the primary is cut off from its
 * replicas before, ms; 0 if it is not.
 */
export async function countLoss({ cluster, load, back }: LossParts, cutMs: number): Promise<Loss> {
  const before = load.tally.writes;
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
  // A visitor who has seen a lost write reads an older state afterwards. With asynchronous replication this is no
  // error.
  load.tally.wrong.length = 0;
  old.forReplicas.mend();
  await cluster.rejoin(old);
  return { lost, acknowledged: load.tally.writes - before };
}
