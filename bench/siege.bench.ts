// A mixed load with hostile clients beside polite ones, within the usual limits: what polite visitors wait for, whether
// memory stays flat, whether anything is answered with 500, and whether an account that was acknowledged is lost. A minute by
// default; `--seconds=600` for ten. The clients share the machine with the server, so compare figures of one machine only.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { promisify } from "node:util";
import * as v from "valibot";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { askUntilPacked } from "./packed-pages.ts";
import { residentMegabytes } from "./process-figures.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const DEFAULT_SECONDS = 60;
const [MAX_P95_MS, MAX_GROWTH_MB] = [100, 150];
const SAMPLE_MS = 1000;

const Polite = v.object({
  latencies: v.record(v.string(), v.array(v.number())),
  statuses: v.record(v.string(), v.number()),
  made: v.number(),
  kept: v.number(),
});
const Hostile = v.record(v.string(), v.record(v.string(), v.number()));

const given = process.argv.find((argument) => argument.startsWith("--seconds="))?.slice("--seconds=".length);
const seconds = given === undefined ? DEFAULT_SECONDS : Number(given);
if (!Number.isInteger(seconds) || seconds < 10) throw new Error("--seconds= takes a whole number from 10 on");

const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1", BOT_CHECK: "off" });
const memory: number[] = [];
const client = async (task: string): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["bench/siege-client.ts", task, server.origin, String(seconds)],
    { maxBuffer: 64_000_000 },
  );
  return JSON.parse(stdout);
};
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY;

try {
  await askUntilPacked(["/", "/palettes", "/gradients"].map((path) => server.origin + path));
  const sampling = setInterval(
    () => memory.push(residentMegabytes(server.child.pid) ?? Number.NaN),
    SAMPLE_MS,
  );
  const [politeFound, hostileFound] = await Promise.all([client("polite"), client("hostile")]);
  clearInterval(sampling);
  const polite = v.parse(Polite, politeFound);
  const hostile = v.parse(Hostile, hostileFound);

  const rows = [["polite", "p50 ms", "p95 ms", "longest", "requests"]];
  for (const [name, found] of Object.entries(polite.latencies)) {
    const sorted = found.toSorted((a, b) => a - b);
    rows.push([name, ...[0.5, 0.95, 1].map((part) => figure(share(sorted, part))), String(sorted.length)]);
  }
  const answers = Object.entries(hostile).map(([name, counts]) => [
    name,
    Object.entries(counts)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  ]);
  const serverErrors = [polite.statuses, ...Object.values(hostile)].reduce(
    (sum, counts) => sum + (counts["500"] ?? 0),
    0,
  );
  const errorLines = server.output().match(/"level":"error"/g)?.length ?? 0;
  // After a quarter the threads that compute have come, and the caches are full.
  const settled = memory.slice(Math.floor(memory.length / 4));
  const [early, late] = [settled.slice(0, 5), settled.slice(-5)].map(mean);
  const all = Object.values(polite.latencies)
    .flat()
    .toSorted((a, b) => a - b);
  console.log(
    `${seconds} s\n\n${formatTable(rows)}\n\n${formatTable([["hostile", "answers"], ...answers])}\n`,
  );
  console.log(`polite answers: ${JSON.stringify(polite.statuses)}`);
  console.log(
    `memory of the process: ${figure(memory[0] ?? Number.NaN)} MB at first, ${figure(early ?? Number.NaN)} after a quarter, ${figure(late ?? Number.NaN)} at the end; lines of errors: ${errorLines}\n`,
  );
  console.log(
    [
      goalLine("95th percentile of polite visitors", share(all, 0.95), MAX_P95_MS, " ms"),
      goalLine("memory after a quarter, growth", (late ?? 0) - (early ?? 0), MAX_GROWTH_MB, " MB"),
      goalLine("answers of 500", serverErrors, 0),
      goalLine(`accounts lost of ${polite.made}`, polite.made - polite.kept, 0),
    ].join("\n"),
  );
  if (serverErrors > 0 || polite.kept < polite.made || polite.made === 0) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
