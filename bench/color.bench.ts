// `npm run bench -- color`: the time for one color operation, beside the libraries people use. The ratios matter, not
// the nanoseconds.
import { colorContests, OURS } from "./color-contests.ts";
import { measure } from "./contest.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const ROUNDS = 61;
/** No operation takes longer than with the fastest other library. */
const MAX_RATIO_TO_FASTEST = 1;

const contests = colorContests();
const names = [...new Set(contests.flatMap(({ contenders }) => contenders.map(({ name }) => name)))];
const timings = await measure(contests, ROUNDS);

console.log(`ns per operation and (times ours), median of ${ROUNDS} rounds in random order\n`);
const cell = (nanoseconds: number | undefined, ours: number): string =>
  nanoseconds === undefined ? "–" : `${figure(nanoseconds)} (${figure(nanoseconds / ours)})`;
const rows = contests.map(({ title }, index) => {
  const ours = timings[index]?.get(OURS) ?? Number.NaN;
  return [
    title,
    ...names.map((name) => (name === OURS ? figure(ours) : cell(timings[index]?.get(name), ours))),
  ];
});
console.log(formatTable([["", ...names], ...rows]));
console.log("\n– has no such function or refuses some of the strings\n");

for (const [index, { title }] of contests.entries()) {
  const ours = timings[index]?.get(OURS) ?? Number.NaN;
  const peers = [...(timings[index] ?? [])].filter(([name]) => name !== OURS);
  const [peer, fastest] = peers.reduce((least, next) => (next[1] < least[1] ? next : least));
  console.log(goalLine(`${title}, of the time of ${peer}`, ours / fastest, MAX_RATIO_TO_FASTEST, "x"));
}
