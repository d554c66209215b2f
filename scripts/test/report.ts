// Reads the JUnit reports of Vitest and Playwright, and says which tests were slow and which failed.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

interface TestResult {
  /** Its file and its title. */
  readonly name: string;
  readonly seconds: number;
  readonly isSkipped: boolean;
  /** What the runner says about a test that failed. */
  readonly failure: string | undefined;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
  readonly tests?: readonly TestResult[];
}

const SHOWN_TESTS = 10;
const SHOWN_LINES = 12;

/**
 * What a step of tests came to, by its report and the exit code of its runner. It failed without a whole report, without a
 * test that ran, and when the runner failed though no test did. A file that could not be loaded is a test in the report.
 */
export function readOutcome(report: string, exitCode: number): Outcome {
  const text = existsSync(report) ? readFileSync(report, "utf8") : "";
  if (!text.trimEnd().endsWith("</testsuites>")) return { passed: 0, failed: 1, note: "no whole report" };
  const tests = elements(parseXml(text), "testcase").map((test) => ({
    name: `${test.attributes["classname"]}  ${test.attributes["name"]}`,
    seconds: Number(test.attributes["time"] ?? 0),
    isSkipped: elements(test, "skipped").length > 0,
    failure: ["failure", "error"].flatMap((name) => elements(test, name))[0]?.text,
  }));
  const skipped = tests.filter(({ isSkipped }) => isSkipped).length;
  const failed = tests.filter(({ failure }) => failure !== undefined).length;
  const passed = tests.length - skipped - failed;
  if (passed + failed === 0) return { passed, failed: 1, note: "no test was run" };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, note: "the runner itself failed", tests };
  return { passed, failed, tests, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

function elements(parent: { readonly children: readonly unknown[] }, name: string): XmlElement[] {
  return parent.children.flatMap((child) =>
    !(child instanceof XmlElement) ? [] : child.name === name ? [child] : elements(child, name),
  );
}

/** One line for each of the slowest of these tests. */
export function slowestTests(tests: readonly TestResult[]): readonly string[] {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN_TESTS);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Those that failed, with the first lines of their errors, for a reader who has only the end of the output. */
export function failedTests(tests: readonly TestResult[]): readonly string[] {
  return tests.flatMap(({ name, failure }) => {
    if (failure === undefined) return [];
    const lines = stripVTControlCharacters(failure).split("\n");
    const shown = lines.filter((line) => line.trim() !== "").slice(0, SHOWN_LINES);
    return [name, ...shown.map((line) => `    ${line}`)];
  });
}
