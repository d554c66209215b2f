// Requests per second of the server, each as a ratio to a hello route measured in the same interleaved run; how a
// search by color delays other requests; and the memory of an idle process that was started on an existing database.
// The server's processor time for each request is printed too, since it does not depend on other load.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../server/http/testing/free-port.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { firstItem } from "./first-item.ts";
import { BROWSER_ENCODINGS, CONNECTIONS, GENERATOR, type LoadReport, latenciesDuring, load } from "./load.ts";
import { median } from "./median.ts";
import { askUntilPacked } from "./packed-pages.ts";
import { cpuMs, residentMegabytes } from "./process-figures.ts";
import { formatTable, goalLine } from "./table.ts";

const ROUNDS = 3;
const SECONDS = 3;

/** Pause after the start, during which V8 still compiles and collects garbage. */
const REST_MS = 15_000;

const dataDir = freshDataDir();
// The load comes from one address, so the limits by address are raised.
const settings = { DATA_DIR: dataDir, ADDRESS_LIMIT_FACTOR: "100000" };
const first = await startServer(settings);
await sleep(REST_MS);
// This process has created and seeded the database.
const firstMegabytes = residentMegabytes(first.child.pid);
await first.stop();
const server = await startServer(settings);
await sleep(REST_MS);
const idleMegabytes = residentMegabytes(server.child.pid);
const helloOrigin = `http://127.0.0.1:${await freePort()}`;
const hello = spawn(process.execPath, ["bench/hello-server.ts"], {
  env: { ...process.env, PORT: new URL(helloOrigin).port },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(hello.stdout, "data");

interface Target {
  readonly name: string;
  readonly url: string;
  /** The smallest accepted ratio. */
  readonly ratio?: number;
  /** The largest accepted ratio of its 99th percentile to that of hello. */
  readonly p99?: number;
  readonly encodings?: string;
}

interface Sample extends LoadReport {
  /** The server's processor time for one request; NaN where the system does not report it. */
  readonly cpuMicroseconds: number;
}

try {
  const palette = await firstItem(server.origin, "/palettes");
  const at = (path: string): string => server.origin + path;
  const page = { ratio: 0.5, p99: 3, encodings: BROWSER_ENCODINGS };
  // An unknown parameter in the query bypasses the cache.
  const targets: readonly Target[] = [
    { name: "hello (bare Hono)", url: `${helloOrigin}/hello` },
    { name: "/health", url: at("/health"), ratio: 0.6 },
    { name: "/", url: at("/"), ...page },
    { name: "/palettes", url: at("/palettes"), ...page },
    { name: "/palettes/{id}", url: at(palette), ...page },
    { name: "/palettes, not compressed", url: at("/palettes") },
    { name: "/palettes.data", url: at("/palettes.data"), encodings: BROWSER_ENCODINGS },
    { name: "/palettes/{id}.json", url: at(`${palette}.json`) },
    { name: "/palettes, anew", url: at("/palettes?anew"), ratio: 0.03 },
    { name: "/palettes/{id}, anew", url: at(`${palette}?anew`), ratio: 0.03 },
    { name: "/, anew", url: at("/?anew"), ratio: 0.03 },
    { name: "/palettes.data, anew", url: at("/palettes.data?anew"), ratio: 0.05 },
    { name: "near a color, data, anew", url: at("/palettes.data?near=%23c53c69&anew") },
    { name: "similar, data, anew", url: at(`/palettes.data?like=${palette.split("/").at(-1)}&anew`) },
  ];
  const samples = new Map(targets.map(({ name }) => [name, new Array<Sample>()]));
  await askUntilPacked([at("/"), at("/palettes"), at(palette)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every other round runs backwards, so that no target is always measured late.
    for (const target of round % 2 === 0 ? targets : targets.toReversed())
      samples.get(target.name)?.push(await sample(target));
  }

  const of = (name: string, value: (report: Sample) => number): number =>
    median((samples.get(name) ?? []).map(value));
  const rate = (name: string): number => of(name, (report) => report.requests.average);
  const p99 = (name: string): number => of(name, (report) => report.latency.p99);
  const cpu = (name: string): number => of(name, (report) => report.cpuMicroseconds);
  const base = targets[0]?.name ?? "";
  console.log(
    `${GENERATOR}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; the ratio is to the first row. Load of the machine: ${loadavg()[0]?.toFixed(1)}.\n`,
  );
  console.log(
    formatTable([
      ["", "requests/s", "ratio", "asked", "p99 ms", "CPU µs", "ratio"],
      ...targets.map(({ name, ratio }) => [
        name,
        rate(name).toFixed(0),
        (rate(name) / rate(base)).toFixed(3),
        ratio?.toFixed(2) ?? "",
        p99(name).toFixed(0),
        cpu(name).toFixed(0),
        (cpu(base) / cpu(name)).toFixed(3),
      ]),
    ]),
  );
  console.log("");
  for (const { name, ratio, p99: times } of targets) {
    if (ratio !== undefined)
      console.log(goalLine(`hello's requests to those of ${name}`, rate(base) / rate(name), 1 / ratio));
    if (times !== undefined)
      console.log(goalLine(`p99 of ${name}`, p99(name), times * Math.max(1, p99(base)), " ms"));
  }

  const search = { url: at("/palettes.data?near=%23c53c69&anew"), seconds: SECONDS };
  const waits = (await latenciesDuring(at("/health"), load(search))).toSorted((a, b) => a - b);
  const worst = waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  console.log(goalLine(`p99 of /health while ${CONNECTIONS} search by color`, worst, 20, " ms"));
  console.log(goalLine("p99 of a search by color", p99("near a color, data, anew"), 20, " ms"));
  if (idleMegabytes !== undefined) console.log(goalLine("idle memory", idleMegabytes, 400, " MB"));
  if (firstMegabytes !== undefined)
    console.log(`             idle memory after the first start: ${firstMegabytes.toFixed(0)} MB`);
} finally {
  hello.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One round of load, with the server's processor time for each request. */
async function sample({ url, encodings }: Target): Promise<Sample> {
  const { pid } = url.startsWith(helloOrigin) ? hello : server.child;
  const beforeMs = cpuMs(pid) ?? Number.NaN;
  const report = await load({ url, seconds: SECONDS, encodings });
  const count = report.requests.average * SECONDS;
  return { ...report, cpuMicroseconds: (((cpuMs(pid) ?? Number.NaN) - beforeMs) * 1000) / count };
}
