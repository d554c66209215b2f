// `npm test [step…]`: runs every check, each one even after a failure, and ends with one plain line. With `--all`
// (`npm run test:all`) it tries in full what it otherwise samples, however long that takes.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { databasesFolder } from "#tests/databases-folder.ts";
import { findMachine } from "#tests/machine.ts";
import { startTestServer, type TestServer } from "#tests/test-server.ts";
import { failedTests } from "./test/failed-tests.ts";
import { slowestTests } from "./test/slowest-tests.ts";
import { runInLanes } from "./test/test-lanes.ts";
import type { StepResult } from "./test/test-report.ts";
import { STEPS, type Step } from "./test/test-steps.ts";

/**
 * Number of parallel steps. Two keep two processors busy for 95 to 98 of 100 seconds; with three the whole run takes a
 * tenth longer.
 */
const LANES = 2;
/** QLT-8: what the whole run may take on two processors, and beyond which it fails. */
const LONG_RUN_S = 12 * 60;
const TOO_LONG_RUN_S = 40 * 60;

const isExhaustive = process.argv.includes("--all");
if (isExhaustive) process.env.TEST_ALL = "1";
const wanted = process.argv.slice(2).filter((name) => name !== "--all");
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(", ")}. Steps: ${STEPS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
const chosen = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
const machine = findMachine(wanted);
const processors = availableParallelism();
const folder = mkdtempSync(join(databasesFolder(), "tincture-test-"));
// If root runs the tests, PostgreSQL runs as another user, with folders inside this one.
chmodSync(folder, 0o711);

let database: Promise<TestServer> | undefined;
const openDatabase = async (): Promise<string> => {
  database ??= startTestServer();
  return (await database).url;
};

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stop.abort());

interface Row {
  readonly step: string;
  readonly result: StepResult;
  readonly seconds: number;
}
const rows = new Map<string, Row>();
const startedMs = performance.now();
await runInLanes(chosen, processors === 1 ? 1 : LANES, async (step) => {
  rows.set(step.name, await runStep(step));
});
await (await database?.catch(() => undefined))?.close();
rmSync(folder, { recursive: true, force: true });

console.log("\nStep              Time     Result");
const done = chosen.flatMap(({ name }) => rows.get(name) ?? []);
for (const { step, result, seconds } of done) {
  const counts =
    result.failed > 0 ? `${result.failed} of ${result.passed + result.failed} failed` : `${result.passed} ok`;
  console.log(`${step.padEnd(16)}${time(seconds)}  ${[counts, result.note].filter(Boolean).join("; ")}`);
}
const allSeconds = (performance.now() - startedMs) / 1000;
const isTooLong = !isExhaustive && allSeconds > TOO_LONG_RUN_S;
const remark =
  allSeconds > LONG_RUN_S ? `  longer than the ${LONG_RUN_S} s it may take on two processors` : "";
console.log(`${"together".padEnd(16)}${time(allSeconds)}${remark}`);
if (isTooLong) console.log(`Failed: the run took more than ${TOO_LONG_RUN_S} s (QLT-8)`);

const slowest = slowestTests(done);
if (slowest.length > 0) console.log(`\nSlowest tests\n${slowest.join("\n")}`);

const failures = failedTests(done);
if (failures.length > 0) console.log(`\nFailed tests\n${failures.join("\n")}`);

const passed = done.reduce((sum, { result }) => sum + result.passed, 0);
const failed = done.reduce((sum, { result }) => sum + result.failed, isTooLong ? 1 : 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

function time(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

/** Prints the output of a step when the step ends; the only step that was chosen prints continuously. */
async function runStep(step: Step): Promise<Row> {
  const isAlone = chosen.length === 1;
  const heading = `\n── ${step.name} ${"─".repeat(Math.max(0, 60 - step.name.length))}`;
  if (isAlone) console.log(heading);
  const printed: string[] = [];
  const stepStartedMs = performance.now();
  const result = await resultOf(step, isAlone ? undefined : (text) => printed.push(text), isAlone);
  if (!isAlone) console.log([heading, printed.join("").trimEnd()].filter(Boolean).join("\n"));
  if (result.note) console.log(result.note);
  return { step: step.name, result, seconds: (performance.now() - stepStartedMs) / 1000 };
}

async function resultOf(
  step: Step,
  print: ((text: string) => void) | undefined,
  isAlone: boolean,
): Promise<StepResult> {
  if (stop.signal.aborted) return { passed: 0, failed: 1, note: "not run: npm test was ended" };
  const workers = isAlone ? processors : Math.ceil(processors / LANES);
  try {
    return await step.run({ print, signal: stop.signal, workers, machine, folder, database: openDatabase });
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
