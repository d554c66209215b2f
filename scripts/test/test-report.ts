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
  /** What the runner says about a test that failed; absent for a test that passed or was skipped. */
  readonly failure?: string;
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
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          duration: v.nullish(v.number(), 0),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly {
    readonly duration: number;
    readonly error?: { readonly message?: string | undefined } | undefined;
  }[];
}
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const PlaywrightSuite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          status: v.string(),
          results: v.array(
            v.object({
              duration: v.number(),
              error: v.optional(v.object({ message: v.optional(v.string()) })),
            }),
          ),
        }),
      ),
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
  const notLoaded = report.testResults
    .filter((result) => result.status === "failed" && result.assertionResults.length === 0)
    .map(({ name, message }) => ({ file: fromHere(name), title: "is not loaded", ms: 0, failure: message }));
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      file: fromHere(name),
      title: fullName,
      ms: duration ?? 0,
      ...(status === "failed" && { failure: (failureMessages ?? []).join("\n") }),
    })),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + notLoaded.length;
  return judge(report.numPassedTests, failed, skipped, exitCode, [...tests, ...notLoaded]);
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
    tests.map(({ projectName, status, results }) => ({
      file: fromHere(`${folder}/${suite.file}`),
      title: [...groups, title].join(" "),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...((status === "unexpected" || status === "flaky") && {
        failure: `on ${projectName}: ${results.map(({ error }) => error?.message ?? "").join("\n")}`,
      }),
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
