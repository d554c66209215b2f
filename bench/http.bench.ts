// Requests a second of the library's pages, each as a ratio to a hello route measured in the same interleaved run.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import * as v from "valibot";
import { freePort, freshDataDir, startServer } from "#tests/server-process.ts";
import { median } from "./median.ts";

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;

/** Of autocannon's report: the average of the requests a second, and latencies in ms. */
const Report = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});

const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const helloOrigin = `http://127.0.0.1:${await freePort()}`;
const hello = spawn(process.execPath, ["bench/hello-server.ts"], {
  env: { ...process.env, PORT: new URL(helloOrigin).port },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(hello.stdout, "data");

try {
  const palette = await firstItem("/palettes");
  const targets = [
    { name: "hello (bare Hono)", url: `${helloOrigin}/hello` },
    { name: "hello (through our server)", url: `${server.origin}/health` },
    { name: "feed, page of HTML", url: `${server.origin}/palettes` },
    { name: "feed, data only", url: `${server.origin}/palettes.data` },
    { name: "feed near a color", url: `${server.origin}/palettes?near=%23c53c69&sort=nearest` },
    { name: "palette, page of HTML", url: `${server.origin}${palette}` },
    { name: "palette, JSON", url: `${server.origin}${palette}.json` },
    { name: "home", url: `${server.origin}/` },
  ];
  const samples = new Map(targets.map(({ name }) => [name, new Array<v.InferOutput<typeof Report>>()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every other round backwards: what runs late in a round is not always the same.
    for (const { name, url } of round % 2 === 0 ? targets : targets.toReversed()) {
      samples.get(name)?.push(await load(url));
    }
  }

  const rate = (name: string) => median((samples.get(name) ?? []).map((report) => report.requests.average));
  const base = rate(targets[0]?.name ?? "");
  console.log(
    `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; the ratio is to the first row.\n`,
  );
  console.log(`${"".padEnd(28)}${"requests/s".padStart(12)}${"ratio".padStart(8)}${"p99 ms".padStart(8)}`);
  for (const { name } of targets) {
    const p99 = median((samples.get(name) ?? []).map((report) => report.latency.p99));
    const numbers = [rate(name).toFixed(0).padStart(12), (rate(name) / base).toFixed(3).padStart(8)];
    console.log(`${name.padEnd(28)}${numbers.join("")}${p99.toFixed(0).padStart(8)}`);
  }
} finally {
  hello.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One run of the load generator, in a process of its own. An answer that is not 2xx makes the numbers worthless. */
async function load(url: string): Promise<v.InferOutput<typeof Report>> {
  const args = [
    "node_modules/autocannon/autocannon.js",
    "-c",
    `${CONNECTIONS}`,
    "-d",
    `${SECONDS}`,
    "--json",
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 16_000_000 });
  const report = v.parse(Report, JSON.parse(stdout));
  if (report.non2xx + report.errors > 0) {
    throw new Error(`${url}: ${report.non2xx} answers were not 2xx, ${report.errors} failed`);
  }
  return report;
}

/** The address of the first item a list links to. */
async function firstItem(list: string): Promise<string> {
  const html = await (await fetch(server.origin + list)).text();
  const address = new RegExp(`href="(${list}/[\\w-]+)"`).exec(html)?.[1];
  if (address === undefined) throw new Error(`${list} links to no item`);
  return address;
}
