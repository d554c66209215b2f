// Counts from the runners' own JSON reports. No report, or no test at all, is a failure.
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { StepResult } from "./test-steps.ts";

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

/** A flaky test (failed, then passed on a retry) counts as failed: it proves nothing. */
export function readPlaywrightReport(file: string, exitCode: number): StepResult {
  const report = readReport(file, PlaywrightReport);
  if (report === undefined) return { passed: 0, failed: 1, note: "playwright left no report" };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return judge(expected, unexpected + flaky + report.errors.length, skipped, exitCode);
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
