// A library of a million items on a PostgreSQL of its own: how long lists, searches and details take, and what a search by
// color finds of what measuring every item finds. With --embedded: search by color among 200,000 items of the embedded
// database. Options: --rows=1000000, --only=text, --database=postgres://… for one that is filled already.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { parseListQuery } from "../domain/library/list-query.ts";
import { parseColor } from "../engine/parse/parse.ts";
import { colorToOklab } from "../engine/space/convert.ts";
import { type Database, type OpenedDatabase, rowsOf } from "../server/db/database.ts";
import { openDatabase } from "../server/db/open-database.server.ts";
import { listItems } from "../server/library/library-queries.server.ts";
import { withPostgres } from "../tests/temporary-postgres.ts";
import { allCases, COLORS, colorCases } from "./library-cases.ts";
import { fillLibrary } from "./library-rows.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string" },
    embedded: { type: "boolean" },
    only: { type: "string" },
    database: { type: "string" },
  },
});
const ROUNDS = 3;
/** What a server with room for the library would have; see docs/operating.md. */
const SETTINGS = { shared_buffers: "2GB", maintenance_work_mem: "512MB", random_page_cost: "1.1" };
const GOAL_MS = values.embedded === true ? 20 : 10;
const RECALL = 0.98;
const RECALL_COLORS = 8;
/** Distances are compared as the database computes them, from 32-bit floats. */
const SAME = 1e-6;

const startedMs = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(7)} s  ${text}`);

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The statements that have run since they were emptied. */
const statements: Statement[] = [];
const logger = {
  logQuery: (text: string, params: readonly unknown[]) => void statements.push({ text, params }),
};

/** Milliseconds of one run in the database: planning and execution of all its statements. */
type MeasureRun = (run: () => Promise<unknown>) => Promise<number>;

/** The server says how long each statement of a run took: no network, no other thread. */
async function openPostgresMeasure(databaseUrl: string): Promise<MeasureRun & { end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const measureRun = async (run: () => Promise<unknown>) => {
    statements.length = 0;
    await run();
    let ms = 0;
    for (const { text, params } of statements) {
      // What is only explained is only planned.
      const options = "timing off, format json";
      const isExplained = /^\s*explain \(/.test(text);
      const { rows } = await client.query({
        text: isExplained
          ? text.replace("explain (", "explain (summary, ")
          : `explain (analyze, ${options}) ${text}`,
        values: [...params],
      });
      const [plan] = rows[0]["QUERY PLAN"];
      ms += plan["Planning Time"] + (plan["Execution Time"] ?? 0);
    }
    return ms;
  };
  return Object.assign(measureRun, { end: () => client.end() });
}

/** What is measured is the whole call. */
const measureCall: MeasureRun = async (run) => {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
};

/** Each run in several rounds. The best of them tells what it takes where nothing else uses the machine. */
async function measure(opened: OpenedDatabase, rows: number, measureRun: MeasureRun): Promise<void> {
  const { db } = opened;
  // The embedded database is asked by color alone; the indexes of words would take most of the time of filling it.
  const isKept = (index: string) => values.embedded !== true || index.startsWith("item_colors");
  const total = values.database === undefined ? await fillLibrary(db, rows, say, isKept) : rows;
  say(`${total} items, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const cases = (values.embedded === true ? [colorCases(db)] : await allCases(db)).filter(({ name }) =>
    name.includes(values.only ?? ""),
  );
  const table = [["", "runs", "p50 ms", "p99 ms", `p50, best of ${ROUNDS}`, "p99, best"]];
  const goals: string[] = [];
  for (const { name, runs, isAsked } of cases) {
    const times: number[][] = [];
    for (const run of runs) {
      await run();
      const rounds: number[] = [];
      for (let round = 0; round < (isAsked ? ROUNDS : 1); round += 1) rounds.push(await measureRun(run));
      times.push(rounds);
    }
    const all = times.flat();
    const best = times.map((rounds) => Math.min(...rounds));
    table.push([
      name,
      String(runs.length),
      ...[at(all, 0.5), at(all, 0.99), at(best, 0.5), at(best, 0.99)].map(figure),
    ]);
    say(`${name}: p99 ${figure(at(all, 0.99))} ms, of the best ${figure(at(best, 0.99))} ms`);
    if (isAsked) goals.push(goalLine(`p99 of ${name}, best of ${ROUNDS}`, at(best, 0.99), GOAL_MS, " ms"));
  }
  say(`measured, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(`\n${formatTable(table)}\n\n${goals.join("\n")}`);
  const missed = 1 - (await recallOf(db));
  console.log(goalLine("share of the nearest 30 that a search by color misses", missed, 1 - RECALL));
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** The share of the nearest 30 by measuring every item that the search finds. */
async function recallOf(db: Database): Promise<number> {
  let [hits, asked] = [0, 0];
  for (const text of COLORS.filter((_, index) => index % Math.ceil(COLORS.length / RECALL_COLORS) === 0)) {
    const parsed = parseColor(text);
    if (!parsed.ok) continue;
    const { lightness, a, b } = colorToOklab(parsed.color);
    const nearest = rowsOf(
      await db.execute(sql`
        select id, (select min((labs[i] - ${lightness}) ^ 2 + (labs[i + 1] - ${a}) ^ 2 + (labs[i + 2] - ${b}) ^ 2)
          from generate_series(1, cardinality(labs), 3) as i) as squared
        from items where kind = 'palette' and state = 'public' order by squared, id limit 30`),
    );
    const farthest = Math.sqrt(Number(nearest.at(-1)?.["squared"])) + SAME;
    const page = await listItems(db, "palette", parseListQuery(new URLSearchParams({ near: text })).query);
    const ids = page.items.map(({ id }) => `'${id}'`).join();
    const found = rowsOf(
      await db.execute(sql`
        select count(*) as near from items where id in (${sql.raw(ids)}) and (
          select sqrt(min((labs[i] - ${lightness}) ^ 2 + (labs[i + 1] - ${a}) ^ 2 + (labs[i + 2] - ${b}) ^ 2))
          from generate_series(1, cardinality(labs), 3) as i) <= ${farthest}`),
    );
    hits += Number(found[0]?.["near"]);
    asked += nearest.length;
  }
  return hits / asked;
}

async function measureOnPostgres(databaseUrl: string, rows: number): Promise<void> {
  const opened = await openDatabase({ databaseUrl }, logger);
  const measureRun = await openPostgresMeasure(databaseUrl);
  await measure(opened, rows, measureRun);
  await measureRun.end();
  await opened.close();
}

if (values.embedded === true) {
  const dataDir = mkdtempSync(join(tmpdir(), "tincture-bench-"));
  const opened = await openDatabase({ dataDir });
  await measure(opened, Number(values.rows ?? 200_000), measureCall);
  await opened.close();
  rmSync(dataDir, { recursive: true });
} else if (values.database !== undefined) {
  await measureOnPostgres(values.database, Number.NaN);
} else {
  const rows = Number(values.rows ?? 1_000_000);
  // On a disk, as where it is used; it also takes more memory than there may be.
  await withPostgres((url) => measureOnPostgres(url, rows), SETTINGS, tmpdir());
}
