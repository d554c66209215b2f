// The steps of `npm test`, in the order in which they are most likely to save time.
import { join } from "node:path";
import { ensureBuilt } from "./build.ts";
import { runProgram, runTool } from "./run-tool.ts";
import type { Machine } from "./test-machine.ts";
import { withPostgres } from "./test-postgres.ts";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

export type StepResult = { passed: number; failed: number; note?: string };
export type Step = { name: string; run: () => Promise<StepResult> };

const BIOME = "@biomejs/biome/bin/biome";
const OXLINT = "oxlint/bin/oxlint";
const TSC = "typescript/bin/tsc";
const NO_CHROMIUM: StepResult = {
  passed: 0,
  failed: 1,
  note: "No Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH",
};

/** All steps. Reports of the test runners are written to, and read back from, `reportFolder`. */
export function testSteps(machine: Machine, reportFolder: string): Step[] {
  return [
    check("format", () => runTool(BIOME, ["ci"])),
    check("lint", () => runTool(OXLINT, ["--type-aware", "--deny-warnings"])),
    check("types", checkTypes),
    check("engine-types", () => runTool(TSC, ["-p", "engine/tsconfig.json"])),
    check("service-worker-types", () => runTool(TSC, ["-p", "app/shell/service-worker/tsconfig.json"])),
    check("borders", () => runProgram(process.execPath, ["scripts/check-borders.ts"])),
    { name: "unit", run: () => vitest(["unit", "dom"], join(reportFolder, "unit.json")) },
    { name: "parts", run: () => parts(machine, join(reportFolder, "parts.json")) },
    { name: "database", run: () => vitest(["db"], join(reportFolder, "database.json")) },
    { name: "postgresql", run: () => databaseOnPostgres(machine, join(reportFolder, "postgresql.json")) },
    check("build", () => ensureBuilt(process.cwd())),
    check("bytes", () => runProgram(process.execPath, ["scripts/check-bytes.ts"])),
    { name: "browser", run: () => playwright(machine, join(reportFolder, "browser.json")) },
  ];
}

/** A step that either holds or does not counts as one test. */
function check(name: string, run: () => Promise<number>): Step {
  return {
    name,
    run: async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

async function checkTypes(): Promise<number> {
  const generated = await runTool("@react-router/dev/bin.cjs", ["typegen"]);
  return generated === 0 ? runTool(TSC, ["-p", "tsconfig.json"]) : generated;
}

async function vitest(
  projects: string[],
  report: string,
  env: Record<string, string> = {},
): Promise<StepResult> {
  const args = ["run", ...projects.flatMap((name) => ["--project", name])];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runTool("vitest/vitest.mjs", [...args, ...reporters], { NODE_ENV: "test", ...env });
  return readVitestReport(report, code);
}

async function databaseOnPostgres(machine: Machine, report: string): Promise<StepResult> {
  const { postgresFolder } = machine;
  if (postgresFolder === undefined) {
    const note = "PostgreSQL is not installed here: only the embedded database was tested";
    return { passed: 0, failed: machine.mustHavePostgres ? 1 : 0, note };
  }
  return withPostgres(postgresFolder, (url) => vitest(["db"], report, { TEST_DATABASE_URL: url }));
}

/** Parts of the app in a browser, without a server. */
async function parts(machine: Machine, report: string): Promise<StepResult> {
  if (machine.chromium === undefined) return NO_CHROMIUM;
  return vitest(["parts"], report, { CHROMIUM_PATH: machine.chromium });
}

async function playwright(machine: Machine, report: string): Promise<StepResult> {
  if (machine.chromium === undefined) return NO_CHROMIUM;
  const code = await runTool("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    CHROMIUM_PATH: machine.chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readPlaywrightReport(report, code);
}
