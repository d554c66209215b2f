// Generates load in a separate process: with wrk if it is installed (Debian: `apt-get install wrk`), otherwise with
// autocannon. autocannon reads a page of 28 kB so slowly that it measures itself: 2,000 pages per second, and 28,000
// with wrk.
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";

export const CONNECTIONS = 16;
/** The Accept-Encoding header of browsers. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

/** The name of the load generator on this machine. */
export const GENERATOR = spawnSync("wrk", ["-v"]).error === undefined ? "wrk" : "autocannon";

/** The report of either generator: average requests per second, and latencies in ms. */
const Report = v.object({
  requests: v.object({ average: v.number() }),
  latency: v.object({ p99: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});
export type LoadReport = v.InferOutput<typeof Report>;

export interface Load {
  readonly url: string;
  readonly seconds: number;
  /** Accept-Encoding; without it the answer is not compressed. */
  readonly encodings?: string | undefined;
}

/** Throws for an answer that is not 2xx, which would make the figures worthless. */
export async function load({ url, seconds, encodings }: Load): Promise<LoadReport> {
  const headers = encodings === undefined ? [] : ["-H", `accept-encoding: ${encodings}`];
  const shared = ["-c", `${CONNECTIONS}`, "-d", `${seconds}`, ...headers];
  const [program, args] =
    GENERATOR === "wrk"
      ? ["wrk", ["-t", "1", "-s", "bench/wrk-report.lua", ...shared, url]]
      : [process.execPath, ["node_modules/autocannon/autocannon.js", "--json", ...shared, url]];
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 16_000_000 });
  const report = v.parse(Report, JSON.parse(stdout.slice(stdout.indexOf("{"))));
  if (report.non2xx + report.errors > 0)
    throw new Error(`${url}: ${report.non2xx} answers were not 2xx, ${report.errors} failed`);
  return report;
}

/** Latencies of `url` in milliseconds, one request after another, while `busy` is pending. */
export async function latenciesDuring(url: string, busy: Promise<unknown>): Promise<readonly number[]> {
  const found: number[] = [];
  let isBusy = true;
  const ended = busy.finally(() => {
    isBusy = false;
  });
  // oxlint-disable-next-line no-unmodified-loop-condition -- set when `busy` settles
  while (isBusy) {
    const startedMs = performance.now();
    await (await fetch(url)).text();
    found.push(performance.now() - startedMs);
  }
  await ended;
  return found;
}
