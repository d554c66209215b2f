// The tests of a run that failed, over all test runners, for a reader who has only the end of the output.
import { stripVTControlCharacters } from "node:util";
import type { StepResult } from "./test-report.ts";

const LINES = 12;

interface StepTests {
  readonly step: string;
  readonly result: Pick<StepResult, "tests">;
}

/** For each test that failed its step, file and title, and below it the first lines of what the runner says. */
export function failedTests(rows: readonly StepTests[]): string[] {
  return rows.flatMap(({ step, result }) =>
    (result.tests ?? []).flatMap(({ file, title, failure }) =>
      failure === undefined ? [] : [[`${step}  ${file}  ${title}`, ...firstLines(failure)].join("\n")],
    ),
  );
}

function firstLines(failure: string): string[] {
  return stripVTControlCharacters(failure)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES)
    .map((line) => `    ${line}`);
}
