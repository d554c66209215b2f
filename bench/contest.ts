/**
 * Measures contenders in one run: each round takes one sample of every contender in a new random order, a sample
 * being about a millisecond or one call, and the median over the rounds counts. Drift of the machine then affects all
 * alike, and a pause spoils few samples.
 */
import { createRandom } from "../engine/random/random.ts";
import { median } from "./median.ts";

export interface Contender {
  readonly name: string;
  /** Does the work once and returns part of its result, so that the compiler cannot remove the work. */
  readonly run: () => unknown;
}

export interface Contest {
  readonly title: string;
  /** How many operations one call of `run` performs. */
  readonly operations: number;
  readonly contenders: readonly Contender[];
}

/** Median nanoseconds for one operation, by the name of the contender, in the order given. */
export type Timings = ReadonlyMap<string, number>;

const SAMPLE_MS = 1;
const WARM_UP_MS = 200;
const NS_PER_MS = 1e6;

interface Entry {
  readonly contest: Contest;
  readonly contender: Contender;
  readonly calls: number;
  readonly samples: number[];
}

/** Measures all contests in `rounds` rounds, at least 9. */
export async function measure(contests: readonly Contest[], rounds: number): Promise<readonly Timings[]> {
  const entries: Entry[] = [];
  for (const contest of contests) {
    for (const contender of contest.contenders) {
      entries.push({ contest, contender, calls: await warmUp(contender), samples: [] });
    }
  }
  const random = createRandom("order");
  for (let round = 0; round < Math.max(9, rounds); round += 1) {
    const order = entries
      .map((entry) => ({ entry, key: random() }))
      .sort((first, second) => first.key - second.key);
    for (const { entry } of order) entry.samples.push(await sample(entry));
  }
  return contests.map(
    (contest) =>
      new Map(
        entries
          .filter((entry) => entry.contest === contest)
          .map(({ contender, samples }) => [contender.name, median(samples)]),
      ),
  );
}

/** Results are stored here, so that the compiler must treat them as used. */
const kept: { last?: unknown } = {};

/** Lets the compiler optimize the code, and finds how many calls make a sample. */
async function warmUp({ run }: Contender): Promise<number> {
  const startMs = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  while (elapsedMs < WARM_UP_MS) {
    kept.last = await run();
    calls += 1;
    elapsedMs = performance.now() - startMs;
  }
  return Math.max(1, Math.round((calls * SAMPLE_MS) / elapsedMs));
}

async function sample({ contest, contender, calls }: Entry): Promise<number> {
  const startMs = performance.now();
  for (let call = 0; call < calls; call += 1) {
    const result = contender.run();
    // Only a promise is awaited: a turn of the event loop costs more than some of the work measured here.
    kept.last = result instanceof Promise ? await result : result;
  }
  return ((performance.now() - startMs) * NS_PER_MS) / (calls * contest.operations);
}
