/** The load of the test: visitors who write and read all the time, each request through another instance. */
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "./instances.ts";
import type { Random } from "./random.ts";
import { createScaleVisitor, type ScaleVisitor, type Tally } from "./scale-visitor.ts";

/** An instance, or a proxy in front of several. */
export type Addressed = Pick<Instance, "origin" | "isUp">;

export interface Load {
  readonly visitors: readonly ScaleVisitor[];
  readonly tally: Tally;
  start(): void;
  /** Resolves when the requests that were sent have ended. */
  stop(): Promise<void>;
}

const MAX_PAUSE_MS = 500;

export async function createLoad(
  instances: readonly Addressed[],
  count: number,
  random: Random,
): Promise<Load> {
  const tally: Tally = { writes: 0, reads: 0, unanswered: [], wrong: [] };
  const visitors: ScaleVisitor[] = [];
  for (let made = 0; made < count; made += 1)
    visitors.push(await createScaleVisitor(instances[0]?.origin ?? "", tally, random));
  let running: Promise<void>[] = [];
  let stopping = new AbortController();

  /** A random instance that is up, and another one than `before` if possible. */
  function pick(before?: Addressed): Addressed | undefined {
    const up = instances.filter(({ isUp }) => isUp);
    const others = up.filter((each) => each !== before);
    const from = others.length > 0 ? others : up;
    return from[Math.floor(random() * from.length)];
  }

  async function visit(visitor: ScaleVisitor, { signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      const writer = pick();
      if (writer === undefined || !(await visitor.write(writer.origin))) {
        await delay(50);
        continue;
      }
      const reader = pick(writer);
      if (reader !== undefined) await visitor.read(reader.origin);
      // After this pause a replica may have what was written.
      await delay(random() * MAX_PAUSE_MS);
      const later = pick(reader);
      if (later !== undefined) await visitor.read(later.origin);
    }
  }

  return {
    visitors,
    tally,
    start() {
      stopping = new AbortController();
      running = visitors.map((visitor) => visit(visitor, stopping));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
