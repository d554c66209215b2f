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

const BEFORE_MS = 500;
const CUT_MS = 400;

/** Cuts the primary off its replicas, kills it and promotes one. Returns a sentence with the number of lost titles and likes. */
export async function countLoss({ cluster, load, back }: LossParts): Promise<string> {
  const before = load.told.writes;
  load.start();
  await delay(BEFORE_MS);
  cluster.primary.forReplicas.cut();
  await delay(CUT_MS);
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
  return `asynchronous, cut ${CUT_MS} ms before the end: ${lost} visitors of ${load.visitors.length} lost acknowledged writes, ${load.told.writes - before} were acknowledged`;
}
