// `npm run bench -- color`: the time for one color operation, beside the libraries people use: with colors as objects, and
// packed as integers. The ratios matter, not the nanoseconds.
import { colorContests, OURS } from "./color-contests.ts";
import { type Contest, measure } from "./contest.ts";
import { packedContests } from "./packed-contests.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const ROUNDS = 61;
/** No operation takes longer than with the fastest other library. */
const MAX_RATIO_TO_FASTEST = 1;

console.log(`ns per operation and (times ours), median of ${ROUNDS} rounds in random order`);
await compare("colors as objects", colorContests());
await compare("packed", packedContests());

async function compare(title: string, contests: readonly Contest[]): Promise<void> {
  const names = [...new Set(contests.flatMap(({ contenders }) => contenders.map(({ name }) => name)))];
  const timings = await measure(contests, ROUNDS);
  const cell = (nanoseconds: number | undefined, ours: number): string =>
    nanoseconds === undefined ? "–" : `${figure(nanoseconds)} (${figure(nanoseconds / ours)})`;
  const rows = contests.map(({ title: contest }, index) => {
    const ours = timings[index]?.get(OURS) ?? Number.NaN;
    return [
      contest,
      ...names.map((name) => (name === OURS ? figure(ours) : cell(timings[index]?.get(name), ours))),
    ];
  });
  console.log(`\n${formatTable([[title, ...names], ...rows])}`);
  console.log("\n– has no such function or refuses some of the strings\n");
  for (const [index, { title: contest }] of contests.entries()) {
    const ours = timings[index]?.get(OURS) ?? Number.NaN;
    const peers = [...(timings[index] ?? [])].filter(([name]) => name !== OURS);
    const [peer, fastest] = peers.reduce((least, each) => (each[1] < least[1] ? each : least));
    console.log(goalLine(`${contest}, of the time of ${peer}`, ours / fastest, MAX_RATIO_TO_FASTEST, "x"));
  }
}
