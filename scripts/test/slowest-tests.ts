// The slowest tests of a run, over all test runners.
import type { StepResult, TimedTest } from "./test-report.ts";

const SHOWN = 10;

interface StepTests {
  readonly step: string;
  readonly result: Pick<StepResult, "tests">;
}

/** One line for each test, the slowest first: "12.3 s  unit  engine/a.test.ts  its title". */
export function slowestTests(rows: readonly StepTests[]): string[] {
  return rows
    .flatMap(({ step, result }) => (result.tests ?? []).map((test: TimedTest) => ({ step, ...test })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(
      ({ step, file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${step}  ${file}  ${title}`,
    );
}
