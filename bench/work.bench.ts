// What one client with eight heavy requests at a time costs other visitors, whose pages come from memory: their latencies
// beside those of a quiet server of the same run (docs/decisions/050-work-budget.md). Limits are the usual ones.
// `--only=<kind>` runs one kind; `--folder=/path` measures another build.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { HEAVY_KINDS } from "../tests/heavy-requests.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { askUntilPacked } from "./packed-pages.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const [QUIET_SECONDS, ATTACK_SECONDS] = [4, 6];
const MAX_P95_MS = 50;

const optionOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }, optionOf("folder"));
const only = optionOf("only");
const kinds = HEAVY_KINDS.filter(({ name }) => only === undefined || name.includes(only));

const client = async (...words: readonly string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["bench/work-client.ts", ...words], {
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout);
};
const visit = async (seconds: number): Promise<readonly number[]> => {
  const found = await client("visit", server.origin, String(seconds));
  return Array.isArray(found) ? found.map(Number).toSorted((a, b) => a - b) : [];
};
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY;

try {
  await askUntilPacked(["/", "/palettes", "/gradients"].map((path) => server.origin + path));
  const rows: string[][] = [["", "p50 ms", "p95 ms", "longest", "pages", "answers to the other client"]];
  const goals: string[] = [];
  const quiet = await visit(QUIET_SECONDS);
  const add = (name: string, sorted: readonly number[], answers: string) =>
    rows.push([
      name,
      figure(share(sorted, 0.5)),
      figure(share(sorted, 0.95)),
      figure(share(sorted, 1)),
      String(sorted.length),
      answers,
    ]);
  add("quiet", quiet, "");
  for (const { name } of kinds) {
    const [counts, latencies] = await Promise.all([
      client("attack", server.origin, name, String(ATTACK_SECONDS)),
      visit(ATTACK_SECONDS),
    ]);
    add(
      name,
      latencies,
      Object.entries(counts ?? {})
        .map(([status, count]) => `${status}: ${count}`)
        .join(", "),
    );
    goals.push(
      goalLine(`p95 of pages from memory beside: ${name}`, share(latencies, 0.95), MAX_P95_MS, " ms"),
    );
  }
  console.log(`${formatTable(rows)}\n\n${goals.join("\n")}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
