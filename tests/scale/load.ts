/** Visitors who write and read all the time, each request through another instance. */
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "./instances.ts";
import type { Random } from "./random.ts";
import { createScaleVisitor, type ScaleVisitor, type Told } from "./scale-visitor.ts";

/** An instance, or a proxy in front of several. */
export type Addressed = Pick<Instance, "origin" | "isUp">;

export interface Load {
  readonly visitors: readonly ScaleVisitor[];
  readonly told: Told;
  start(): void;
  /** Waits for the requests that were sent. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 500;

export async function createLoad(
  instances: readonly Addressed[],
  count: number,
  random: Random,
): Promise<Load> {
  const told: Told = { writes: 0, reads: 0, unanswered: 0, wrong: [] };
  const visitors: ScaleVisitor[] = [];
  for (let made = 0; made < count; made += 1)
    visitors.push(await createScaleVisitor(instances[0]?.origin ?? "", told, random));
  let running: Promise<void>[] = [];
  let stopping = new AbortController();

  /** One that is up, and not the same as before if there is another. */
  function pick(before?: Addressed): Addressed | undefined {
    const up = instances.filter(({ isUp }) => isUp);
    const others = up.filter((each) => each !== before);
    const from = others.length > 0 ? others : up;
    return from[Math.floor(random() * from.length)];
  }

  async function live(visitor: ScaleVisitor, { signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      const writer = pick();
      if (writer === undefined || !(await visitor.write(writer.origin))) {
        await delay(50);
        continue;
      }
      const reader = pick(writer);
      if (reader !== undefined) await visitor.read(reader.origin);
      // By then a replica may answer.
      await delay(random() * LONGEST_PAUSE_MS);
      const later = pick(reader);
      if (later !== undefined) await visitor.read(later.origin);
    }
  }

  return {
    visitors,
    told,
    start() {
      stopping = new AbortController();
      running = visitors.map((visitor) => live(visitor, stopping));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
