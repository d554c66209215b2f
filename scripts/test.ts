// `npm test [step…]`: runs every check, each one even after a failure, and ends with one plain line. With `--all`
// (`npm run test:all`) it tries in full what it otherwise samples, however long that takes.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { databasesFolder } from "#tests/databases-folder.ts";
import { missingPackages } from "#tests/machine.ts";
import { startTestServer } from "#tests/test-server.ts";
import { runProgram } from "./run-tool.ts";
import { failedTests, type Outcome, readOutcome, slowestTests } from "./test/report.ts";
import { STEPS, type Step } from "./test/steps.ts";

/** Steps at once. Two keep two processors busy for 95 to 98 of 100 seconds; with three a run takes a tenth longer. */
const LANES = Math.min(2, availableParallelism());
/** QLT-8: what the whole run may take on two processors, and beyond which it fails. */
const LONG_RUN_S = 12 * 60;
const TOO_LONG_RUN_S = 25 * 60;

const isExhaustive = process.argv.includes("--all");
if (isExhaustive) process.env.TEST_ALL = "1";
const wanted = process.argv.slice(2).filter((name) => name !== "--all");
const names = STEPS.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. Steps: ${names.join(", ")}.`);
  process.exit(1);
}
const isChosen = (step: Step) =>
  wanted.length > 0 ? wanted.includes(step.name) : isExhaustive || !step.isExhaustive;
const chosen = STEPS.map((steps) => steps.filter(isChosen));
const isAlone = chosen.flat().length === 1;
const hasTests = chosen.flat().some(({ hasReport }) => hasReport);

const missing = hasTests ? missingPackages().join(" ") : "";
if (missing !== "") console.log(`Some tests need more: apt-get install --no-install-recommends ${missing}`);
const folder = mkdtempSync(join(databasesFolder(), "tincture-test-"));
// If root runs the tests, PostgreSQL runs as another user, with folders inside this one.
chmodSync(folder, 0o711);
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stop.abort());

const outcomes: Outcome[] = [];
const lines: string[] = [];
const secondsSince = (ms: number) => (performance.now() - ms) / 1000;
const addLine = (name: string, seconds: number, said: string) =>
  lines.push(`${name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s  ${said}`);
const startedMs = performance.now();
// All steps copy the templates of one server, which take ten seconds to make.
const database = hasTests ? await startTestServer().catch(console.error) : undefined;
for (const steps of chosen) {
  const lane = async () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
await database?.close();
rmSync(folder, { recursive: true, force: true });

const seconds = secondsSince(startedMs);
const isTooLong = !isExhaustive && seconds > TOO_LONG_RUN_S;
addLine("together", seconds, seconds > LONG_RUN_S ? `longer than the ${LONG_RUN_S} s it may take` : "");
if (isTooLong) lines.push(`Failed: the run took more than ${TOO_LONG_RUN_S} s (QLT-8)`);
console.log(["\nStep              Time     Result", ...lines].join("\n"));
const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
if (tests.length > 0) console.log(["\nSlowest tests", ...slowestTests(tests)].join("\n"));
const failures = failedTests(tests);
if (failures.length > 0) console.log(["\nFailed tests", ...failures].join("\n"));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, isTooLong ? 1 : 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

/** Prints the output of a step when it ends; the only step that was chosen prints continuously. */
async function run(step: Step): Promise<void> {
  const heading = `\n── ${step.name} ${"─".repeat(60 - step.name.length)}`;
  if (isAlone) console.log(heading);
  const stepStartedMs = performance.now();
  const printed: string[] = [];
  const outcome = await outcomeOf(step, isAlone ? undefined : (text) => printed.push(text));
  if (!isAlone) console.log(`${heading}\n${printed.join("").trimEnd()}`);
  const { failed: bad, passed: good, note } = outcome;
  const counts = bad > 0 ? `${bad} of ${good + bad} failed` : `${good} ok`;
  addLine(step.name, secondsSince(stepStartedMs), note === undefined ? counts : `${counts}; ${note}`);
  outcomes.push(outcome);
}

async function outcomeOf(step: Step, print: ((text: string) => void) | undefined): Promise<Outcome> {
  const report = join(folder, `${step.name}.xml`);
  const args = step.args({ report, workers: isAlone ? availableParallelism() : 1 });
  if (args.length === 0) return { passed: 0, failed: 0, note: "not tested, not installed here" };
  const env = {
    // What a test leaves among temporary files is removed with the folder.
    TMPDIR: folder,
    // Dozens of servers and workers load the same modules, which only the first has to compile.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
    ...(database && { TEST_DATABASE_URL: database.url }),
    ...step.env,
  };
  const code = await runProgram(process.execPath, args, { env, print, signal: stop.signal });
  if (stop.signal.aborted) return { passed: 0, failed: 1, note: "npm test was ended" };
  if (step.hasReport) return readOutcome(report, code);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
