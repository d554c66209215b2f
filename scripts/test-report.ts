// Counts from the runners' own JSON reports. No report, or no test at all, is a failure.
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

export type StepResult = { passed: number; failed: number; note?: string };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
});

/** A test file that could not even be loaded counts as one failure, as does a runner that failed for another reason. */
export function readVitestReport(file: string, exitCode: number): StepResult {
  const report = readReport(file, VitestReport);
  if (report === undefined) return { passed: 0, failed: 1, note: "vitest left no report" };
  const notLoaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  ).length;
  return judge(
    report.numPassedTests,
    report.numFailedTests + notLoaded,
    report.numPendingTests + report.numTodoTests,
    exitCode,
  );
}

/** So many of a run's browser tests may need their second attempt before they count as failed. */
const UNSTEADY_ALLOWED = 2;

/**
 * A test that failed and then passed is named in the runner's output and counted in the note. One or two in many
 * hundreds are a machine that was held up; more are a fault, of the tests or of what they test.
 */
export function readPlaywrightReport(file: string, exitCode: number): StepResult {
  const report = readReport(file, PlaywrightReport);
  if (report === undefined) return { passed: 0, failed: 1, note: "playwright left no report" };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isSteady = flaky <= UNSTEADY_ALLOWED;
  const failed = unexpected + report.errors.length + (isSteady ? 0 : flaky);
  const result = judge(expected + (isSteady ? flaky : 0), failed, skipped, exitCode);
  if (flaky === 0) return result;
  return { ...result, note: [result.note, `${flaky} only at the second attempt`].filter(Boolean).join("; ") };
}

function judge(passed: number, failed: number, skipped: number, exitCode: number): StepResult {
  if (passed + failed === 0) return { passed, failed: 1, note: "no test was run" };
  const note = skipped > 0 ? { note: `${skipped} skipped` } : {};
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, note: "the runner itself failed" };
  return { passed, failed, ...note };
}

function readReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  const Text = v.pipe(v.string(), v.parseJson(), schema);
  const parsed = v.safeParse(Text, readFileSync(file, "utf8"));
  return parsed.success ? parsed.output : undefined;
}
