// The steps of `npm test`, each what Node is run with.
import { availableParallelism } from "node:os";
import { findFirefox, findWebkit } from "#tests/machine.ts";

export interface Step {
  readonly name: string;
  /** Without any the step is left out. `report` is the path of the JUnit report of a step of tests. */
  readonly args: (run: { readonly report: string; readonly workers: number }) => readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it leaves a report; any other step counts as one test. */
  readonly hasReport?: true;
  /** Whether only `npm run test:all`, or its name, runs it. */
  readonly isExhaustive?: true;
}

/** The compiler and the linter are Go programs of seconds: without collecting garbage they take a quarter less. */
export const FEW_COLLECTIONS = { GOGC: "off", GOMEMLIMIT: "3GiB" } as const;

const check = (name: string, ...args: readonly string[]): Step => ({ name, args: () => args });

/** Tests of these projects of vitest.config.ts. */
const vitest = (name: string, projects: readonly string[], env = {}, ownWorkers?: number): Step => ({
  name,
  args: ({ report, workers }) => [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--retry=0",
    `--maxWorkers=${ownWorkers ?? workers}`,
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=junit",
    `--outputFile.junit=${report}`,
  ],
  hasReport: true,
  env: { NODE_ENV: "test", ...env },
});

/** Each half in the order in which its steps start. The second needs types (the linter) and the build (servers). */
export const STEPS: readonly (readonly Step[])[] = [
  [
    check("build", "scripts/build/build.ts", "--if-changed"),
    { ...check("types", "--run", "typecheck"), env: FEW_COLLECTIONS },
    check("borders", "scripts/borders/check-borders.ts"),
    check("format", "--run", "format:check"),
    check("coverage", "scripts/requirements/check-coverage.ts"),
  ],
  // The browser tests take longest, and beside them run the steps that wait for a browser or for processes. Those that only
  // compute come last, because the tests of units keep both processors busy until the end.
  [
    {
      ...check(
        "browser",
        "node_modules/@playwright/test/cli.js",
        "test",
        "--retries=0",
        "--fail-on-flaky-tests",
      ),
      hasReport: true,
    },
    vitest("database", ["db"]),
    engines(),
    // All files share one page, so one process is enough.
    vitest("parts", ["parts"], { NODE_ENV: "production" }, 1),
    vitest("requests", ["requests", "processes"]),
    check("scale", "tests/scale/run.ts", "--short"),
    { ...check("lint", "--run", "lint"), env: FEW_COLLECTIONS },
    // Laws try thousands of values, which soon are garbage: a larger young generation saves a tenth of the time. Each
    // processor has a worker, because the requests beside it wait for half of the time, and then nothing is beside it.
    vitest(
      "unit",
      ["unit", "app", "dom"],
      { NODE_OPTIONS: "--max-semi-space-size=64" },
      availableParallelism(),
    ),
    { ...check("apart", "--run", "test:apart"), isExhaustive: true },
  ],
];

/** Firefox and WebKit (QLT-9), as far as they are installed; without them nothing runs, and that is no failure. */
function engines(): Step {
  const installed = [findFirefox() && "firefox", findWebkit() && "webkit"].filter(
    (name) => name !== undefined,
  );
  return installed.length > 0 ? vitest("engines", installed) : check("engines");
}
