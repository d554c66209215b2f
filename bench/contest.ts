/**
 * Contenders measured in one run: in each round all of them come in an order drawn anew, each with a sample of about a
 * millisecond or one call, and the median over the rounds counts. So drift of the machine meets all alike, and a pause
 * of it spoils few samples.
 */
import { createRandom } from "#engine/random/random.ts";
import { median } from "./median.ts";

export interface Contender {
  readonly name: string;
  /** Does the work once and gives something of its result, so that no compiler can leave it out. */
  readonly run: () => unknown;
}

export interface Contest {
  readonly title: string;
  /** Operations in one call of `run`. */
  readonly operations: number;
  readonly contenders: readonly Contender[];
}

/** Median nanoseconds an operation, by the name of the contender, in the order of the contest. */
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

/** Results end here, where nobody knows that nobody looks. */
let kept: unknown;
export const lastResult = (): unknown => kept;

/** Lets the compiler do its work, and finds how many calls make a sample. */
async function warmUp({ run }: Contender): Promise<number> {
  const startMs = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  while (elapsedMs < WARM_UP_MS) {
    kept = await run();
    calls += 1;
    elapsedMs = performance.now() - startMs;
  }
  return Math.max(1, Math.round((calls * SAMPLE_MS) / elapsedMs));
}

async function sample({ contest, contender, calls }: Entry): Promise<number> {
  const startMs = performance.now();
  for (let call = 0; call < calls; call += 1) {
    const result = contender.run();
    // Only what is a promise is waited for: a turn of the loop costs more than some of the work measured here.
    kept = result instanceof Promise ? await result : result;
  }
  return ((performance.now() - startMs) * NS_PER_MS) / (calls * contest.operations);
}
