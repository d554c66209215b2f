/** Measures whether the API's rate limit applies to all instances together. */
import { setTimeout as delay } from "node:timers/promises";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { Instance } from "./instances.ts";

const WARM_UP_MS = 2_000;
const MEASURED_MS = 4_000;
/** Concurrent requests to each instance. */
const CLIENTS = 3;
const TOLERANCE = 0.05;

/** Sends more requests than are allowed. Returns a sentence for the report, and adds errors to `wrong`. */
export async function measureLimit(instances: readonly Instance[], wrong: string[]): Promise<string> {
  const { apiPerSecond } = PLAN_LIMITS.free;
  const start = performance.now();
  const until = start + WARM_UP_MS + MEASURED_MS;
  let allowed = 0;
  let refused = 0;
  const ask = async (origin: string) => {
    while (performance.now() < until) {
      // A call that does not exist counts for the limit, and needs no computation.
      const { status } = await fetch(`${origin}/api/v1/nothing`);
      const isMeasured = performance.now() >= start + WARM_UP_MS && performance.now() < until;
      if (isMeasured && status === 404) allowed += 1;
      if (isMeasured && status === 429) refused += 1;
      await delay(10);
    }
  };
  await Promise.all(instances.flatMap(({ origin }) => Array.from({ length: CLIENTS }, () => ask(origin))));
  const perSecond = (allowed / MEASURED_MS) * 1000;
  if (Math.abs(perSecond / apiPerSecond - 1) > TOLERANCE)
    wrong.push(`${perSecond} requests a second were allowed, not ${apiPerSecond}`);
  return `limit of ${apiPerSecond} a second over three instances: ${perSecond} allowed, ${refused} refused`;
}
