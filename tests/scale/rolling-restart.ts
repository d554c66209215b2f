/** Replaces the instances one by one by a new version with a migration, while visitors use the site through a proxy. */
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "./instances.ts";
import { createLoad } from "./load.ts";
import type { NextVersion } from "./next-version.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import type { Random } from "./random.ts";
import { openReverseProxy } from "./reverse-proxy.ts";
import { compareStored } from "./stored.ts";

export interface RollingParts {
  readonly cluster: PostgresCluster;
  readonly random: Random;
  readonly visitors: number;
  readonly next: NextVersion;
  /** Starts an instance of the next version. */
  start(): Promise<Instance>;
}

const BEFORE_MS = 300;

/** Replaces the instances in the list. Returns a sentence for the report, and adds errors to `wrong`. */
export async function restartRolling(
  instances: Instance[],
  { cluster, random, visitors, next, start }: RollingParts,
  wrong: string[],
): Promise<string> {
  const proxy = await openReverseProxy();
  try {
    for (const { origin } of instances) await proxy.add(origin);
    const load = await createLoad([{ origin: proxy.origin, isUp: true }], visitors, random);
    load.start();
    await delay(BEFORE_MS);
    for (const [index, old] of [...instances].entries()) {
      const started = await start();
      instances[index] = started;
      await proxy.add(started.origin);
      await old.close();
    }
    await delay(BEFORE_MS);
    await load.stop();
    await compareStored(cluster, load);
    const { writes, reads, unanswered } = load.tally;
    wrong.push(...load.tally.wrong, ...unanswered);
    const [made] = await cluster.primary.query(next.countQuery);
    if (Number(made?.["count"]) === 0) wrong.push("the migration did not run");
    return `rolling restart with a migration: ${writes} writes and ${reads} reads meanwhile, ${unanswered.length} failed`;
  } finally {
    await proxy.close();
  }
}
