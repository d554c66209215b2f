/** A new version with a migration takes over instance by instance, while people go on behind a proxy. */
import { setTimeout as delay } from "node:timers/promises";
import { openFront } from "./front.ts";
import type { Instance } from "./instances.ts";
import { createLoad } from "./load.ts";
import type { NextVersion } from "./next-version.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import type { Random } from "./random.ts";
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

/** Replaces the instances in the list. Returns a sentence; adds what is wrong. */
export async function restartRolling(
  instances: Instance[],
  { cluster, random, visitors, next, start }: RollingParts,
  wrong: string[],
): Promise<string> {
  const front = await openFront();
  try {
    for (const { origin } of instances) await front.add(origin);
    const load = await createLoad([{ origin: front.origin, isUp: true }], visitors, random);
    load.start();
    await delay(BEFORE_MS);
    for (const [index, old] of [...instances].entries()) {
      const started = await start();
      instances[index] = started;
      await front.add(started.origin);
      await old.close();
    }
    await delay(BEFORE_MS);
    await load.stop();
    await compareStored(cluster, load);
    const { writes, reads, unanswered } = load.told;
    wrong.push(...load.told.wrong);
    if (unanswered > 0) wrong.push(`${unanswered} requests failed`);
    const [made] = await cluster.primary.query(next.counts);
    if (Number(made?.["count"]) === 0) wrong.push("the migration did not run");
    return `rolling restart with a migration: ${writes} writes and ${reads} reads meanwhile, ${unanswered} failed`;
  } finally {
    await front.close();
  }
}
