// The steps of `npm test`. They start in this order, as many at once as there are lanes (scripts/test.ts).
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type RunOptions, runProgram, runTool } from "#scripts/run-tool.ts";
import type { Machine } from "#tests/machine.ts";
import type { LaneTask } from "./test-lanes.ts";
import { readPlaywrightReport, readVitestReport, type StepResult } from "./test-report.ts";
import { FEW_COLLECTIONS, TSC, tscArgs } from "./type-check.ts";

export interface Step extends LaneTask {
  readonly run: (run: StepRun) => Promise<StepResult>;
}

/** What a step receives when it starts. */
export interface StepRun extends Pick<RunOptions, "print"> {
  readonly signal: AbortSignal;
  /** How many worker processes it may use. */
  readonly workers: number;
  /** The programs that are there. */
  readonly machine: Machine;
  /** The address of the PostgreSQL server of the run, which the first step that asks starts. */
  readonly database: () => Promise<string>;
  /** A folder for the reports of the test runners, removed with its content when the run ends. */
  readonly folder: string;
}

const BIOME = "@biomejs/biome/bin/biome";
const OXLINT = "oxlint/bin/oxlint";
/** Folders whose packages are installed apart (decision 055). */
const APART = ["--ignore-pattern=bench", "--ignore-pattern=generators"];
const NO_CHROMIUM: StepResult = {
  passed: 0,
  failed: 1,
  note: "No Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH",
};
const TYPE_PROJECTS = ["tsconfig.json", "engine/tsconfig.json", "app/shell/service-worker/tsconfig.json"];

export const STEPS: readonly Step[] = [
  check("types", checkTypes),
  check("build", (run) => runScript("scripts/build/build.ts", ["--if-changed"], run)),
  // The browser tests take longest. Beside them run the steps that wait for processes, and then the steps that only
  // compute, so that both processors have work until the end.
  { name: "browser", run: playwright, after: ["build"] },
  { name: "database", run: async (run) => vitest(["db"], run, await databaseOf(run)) },
  { name: "engines", run: engines, after: ["build"] },
  {
    name: "requests",
    run: async (run) =>
      vitest(["requests", "processes"], run, { TMPDIR: run.folder, ...(await databaseOf(run)) }),
    after: ["build"],
  },
  { name: "parts", run: parts },
  { name: "unit", run: unit },
  { name: "scale", run: scale, after: ["build"] },
  // The linter reads the types that the `types` step generates.
  {
    ...check("lint", (run) =>
      runTool(OXLINT, ["--type-aware", "--deny-warnings", ...APART], { ...run, env: FEW_COLLECTIONS }),
    ),
    after: ["types"],
  },
  // Biome ignores NO_COLOR.
  check("format", (run) =>
    runTool(BIOME, ["ci", run.print === undefined ? "--colors=auto" : "--colors=off"], run),
  ),
  check("borders", (run) => runScript("scripts/borders/check-borders.ts", [], run)),
  check("coverage", (run) => runScript("scripts/requirements/check-coverage.ts", [], run)),
  { ...check("bytes", (run) => runScript("scripts/bytes/check-bytes.ts", [], run)), after: ["build"] },
];

/** A step without counted tests counts as one test. */
function check(name: string, run: (run: StepRun) => Promise<number>): Step {
  return {
    name,
    run: async (given) => ((await run(given)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

function runScript(file: string, args: readonly string[], run: StepRun): Promise<number> {
  return runProgram(process.execPath, [file, ...args], run);
}

async function checkTypes(run: StepRun): Promise<number> {
  const generated = await runTool("@react-router/dev/bin.cjs", ["typegen"], run);
  if (generated !== 0) return generated;
  const codes = await Promise.all(
    TYPE_PROJECTS.map((project) => runTool(TSC, tscArgs(project), { ...run, env: FEW_COLLECTIONS })),
  );
  return Math.max(...codes);
}

async function vitest(
  projects: readonly string[],
  run: StepRun,
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<StepResult> {
  const report = join(run.folder, `vitest-${[...projects, ...Object.keys(env)].join("-")}.json`);
  const chosen = projects.map((name) => `--project=${name}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runTool(
    "vitest/vitest.mjs",
    ["run", ...files, ...chosen, `--maxWorkers=${run.workers}`, ...reporters],
    { ...run, env: { NODE_ENV: "test", ...env } },
  );
  return readVitestReport(report, code);
}

/**
 * Laws try thousands of values, which soon are garbage: with a larger young generation it is collected less often, in
 * nine tenths of the time. Each processor has a worker, because the parts beside it wait for frames half of the time.
 * What a mesh's PDF and a gradient look like is only known in readers and browsers that are installed (MSH-1, GRD-2).
 */
async function unit(run: StepRun): Promise<StepResult> {
  const { missingReaders, chromium, firefox } = run.machine;
  if (chromium === undefined) return NO_CHROMIUM;
  const options = { NODE_OPTIONS: "--max-semi-space-size=64", CHROMIUM_PATH: chromium };
  const result = await vitest(["unit", "dom"], { ...run, workers: availableParallelism() }, options);
  const missing = [...missingReaders, ...(firefox === undefined ? ["firefox-esr"] : [])];
  if (missing.length === 0) return result;
  const note = `not tested: PDF and gradients in every reader, since ${missing.join(" and ")} (Debian) ${missing.length === 1 ? "is" : "are"} not installed here`;
  return { ...result, note: [result.note, note].filter((each) => each !== undefined).join("; ") };
}

/** All steps copy the templates of one server, of which making takes ten seconds. */
const databaseOf = async (run: StepRun): Promise<Record<string, string>> => ({
  TEST_DATABASE_URL: await run.database(),
});

/**
 * Tests that mount parts of the app in a browser, without a server. All files share one page, so one process is enough.
 */
async function parts(run: StepRun): Promise<StepResult> {
  const { chromium } = run.machine;
  if (chromium === undefined) return NO_CHROMIUM;
  return vitest(["parts"], { ...run, workers: 1 }, { CHROMIUM_PATH: chromium, NODE_ENV: "production" });
}

async function playwright(run: StepRun): Promise<StepResult> {
  const { chromium } = run.machine;
  if (chromium === undefined) return NO_CHROMIUM;
  const report = join(run.folder, "browser.json");
  const code = await runTool("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    ...run,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(await databaseOf(run)) },
  });
  return readPlaywrightReport(report, code);
}

/** A short run of three instances on a primary with replicas (PLT-6). */
async function scale(run: StepRun): Promise<StepResult> {
  const code = await runScript("tests/scale/run.ts", ["--short"], run);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A short run through Firefox and WebKit (QLT-9), as far as they are installed. */
async function engines(run: StepRun): Promise<StepResult> {
  const { firefox, webkit } = run.machine;
  const missing = [
    ...(firefox === undefined ? ["Firefox (Debian: firefox-esr)"] : []),
    ...(webkit === undefined ? ["WebKit (Debian: webkit2gtk-driver, xvfb)"] : []),
  ];
  const installed = [...(firefox ? ["firefox"] : []), ...(webkit ? ["webkit"] : [])];
  const result =
    installed.length === 0 ? { passed: 0, failed: 0 } : await vitest(installed, run, await databaseOf(run));
  const notes = [result.note, ...missing.map((name) => `not tested: ${name} is not installed here`)];
  const note = notes.filter((each) => each !== undefined).join("; ");
  return { ...result, ...(note !== "" && { note }) };
}
