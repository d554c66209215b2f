// Reads counts and times from the JSON reports of the test runners. A missing report, or one without tests, is a
// failure.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
  readonly tests?: readonly TimedTest[];
}

export interface TimedTest {
  readonly file: string;
  readonly title: string;
  readonly ms: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const PlaywrightSuite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
  config: v.object({ rootDir: v.string() }),
  suites: v.array(PlaywrightSuite),
});

/**
 * A test file that could not be loaded counts as one failure, and so does a runner that failed for another reason.
 */
export function readVitestReport(file: string, exitCode: number): StepResult {
  const report = readReport(file, VitestReport);
  if (report === undefined) return { passed: 0, failed: 1, note: "vitest left no report" };
  const notLoaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  ).length;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: fromHere(name),
      title: fullName,
      ms: duration ?? 0,
    })),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return judge(report.numPassedTests, report.numFailedTests + notLoaded, skipped, exitCode, tests);
}

/** A test that passed only at a second attempt counts as failed: no retries are allowed. */
export function readPlaywrightReport(file: string, exitCode: number): StepResult {
  const report = readReport(file, PlaywrightReport);
  if (report === undefined) return { passed: 0, failed: 1, note: "playwright left no report" };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = report.suites.flatMap((suite) => testsOf(suite, report.config.rootDir));
  return judge(expected, unexpected + flaky + report.errors.length, skipped, exitCode, tests);
}

/**
 * The tests of a file or of a group in it. The suite of a file is titled with its path, which is not part of a test's
 * title.
 */
function testsOf(suite: Suite, folder: string, groups: readonly string[] = []): TimedTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      file: fromHere(`${folder}/${suite.file}`),
      title: [...groups, title].join(" "),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((each) => testsOf(each, folder, [...groups, each.title]));
  return [...own, ...inner];
}

function fromHere(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/");
}

function judge(
  passed: number,
  failed: number,
  skipped: number,
  exitCode: number,
  tests: readonly TimedTest[],
): StepResult {
  if (passed + failed === 0) return { passed, failed: 1, note: "no test was run" };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, note: "the runner itself failed", tests };
  return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }), tests };
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
