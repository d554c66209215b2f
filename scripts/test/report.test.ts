// What the runners really write is read, with tests of every kind of ending.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failedTests, type Outcome, readOutcome, slowestTests } from "./report.ts";

const root = mkdtempSync(join(tmpdir(), "tincture-report-"));
beforeAll(() => symlinkSync(resolve("node_modules"), join(root, "node_modules")));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TESTS = `
test("passes", () => {});
test("fails", () => { expect("seen").toBe("expected"); });
test.skip("is skipped", () => {});
`;
const IN_VITEST = `import { expect, test } from "vitest";${TESTS}`;
const IN_PLAYWRIGHT = `import { expect, test } from "@playwright/test";${TESTS}`;

/** Runs the files by the runner that their folder is named after. */
function run(folder: string, files: Readonly<Record<string, string>>): Outcome {
  const [report, all] = [join(root, folder, "report.xml"), { "package.json": '{"type":"module"}', ...files }];
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, folder, name)), { recursive: true });
    writeFileSync(join(root, folder, name), text);
  }
  const args = folder.startsWith("vitest")
    ? ["vitest/vitest.mjs", "run", "--root=.", "--reporter=junit", `--outputFile.junit=${report}`]
    : ["@playwright/test/cli.js", "test", "--fail-on-flaky-tests", "--reporter=junit"];
  const [file = "", ...rest] = args;
  // As a child of Vitest or Playwright, a runner would take itself for one of their workers.
  const env = { PATH: process.env.PATH, NO_COLOR: "1", PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const program = join(root, "node_modules", file);
  const { status } = spawnSync(process.execPath, [program, ...rest], { cwd: join(root, folder), env });
  return readOutcome(report, status ?? 1);
}

it("[QLT-8] tests of Vitest are counted, also what is wrong outside of them", () => {
  const outcome = run("vitest", {
    "a.test.ts": IN_VITEST,
    "lost.test.ts": 'import "./nowhere.ts";\n',
    "hook.test.ts":
      'import { beforeAll, test } from "vitest";\nbeforeAll(() => { throw new Error("no server"); });\ntest("is not run", () => {});\n',
    "later.test.ts":
      'import { test } from "vitest";\ntest("leaves something", () => void Promise.reject(new Error("nobody waits")));\n',
  });
  expect(outcome).toMatchObject({ passed: 2, failed: 4, note: "2 skipped" });
  const said = failedTests(outcome.tests ?? []).join("\n");
  expect(said).toContain("a.test.ts  fails\n    AssertionError: expected 'seen' to be 'expected'");
  for (const reason of ["nowhere.ts", "no server", "nobody waits"]) expect(said).toContain(reason);
});

it("[QLT-8] tests of Playwright are counted, and one that passes at a second attempt fails its step", () => {
  const config = (more: string) => `export default { testMatch: "**/*.spec.ts", testDir: ".", ${more} };\n`;
  const failing = run("playwright", { "playwright.config.ts": config(""), "a.spec.ts": IN_PLAYWRIGHT });
  expect(failing).toMatchObject({ passed: 1, failed: 1, note: "1 skipped" });
  expect(failedTests(failing.tests ?? []).join("\n")).toMatch(
    /^a\.spec\.ts {2}fails\n[^]*Expected: "expected"/,
  );
  const flaky = run("playwright-twice", {
    "playwright.config.ts": config("retries: 1"),
    "a.spec.ts":
      'import { expect, test } from "@playwright/test";\ntest("passes later", ({}, { retry }) => expect(retry).toBe(1));\n',
  });
  expect(flaky).toMatchObject({ passed: 1, failed: 1, note: "the runner itself failed" });
});

it("[QLT-8] a runner that found nothing or left nothing has failed, and so has one that says so", () => {
  expect(run("vitest-nothing", {})).toEqual({ passed: 0, failed: 1, note: "no test was run" });
  expect(readOutcome(join(root, "nowhere.xml"), 0)).toMatchObject({ passed: 0, failed: 1 });
  writeFileSync(join(root, "half.xml"), '<?xml version="1.0"?>\n<testsuites name="a"><testcase');
  expect(readOutcome(join(root, "half.xml"), 0)).toMatchObject({ passed: 0, failed: 1 });
  writeFileSync(
    join(root, "sound.xml"),
    '<testsuites><testsuite><testcase name="passes"/></testsuite></testsuites>',
  );
  expect(readOutcome(join(root, "sound.xml"), 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(readOutcome(join(root, "sound.xml"), 1)).toMatchObject({ passed: 1, failed: 1 });
});

it("[QLT-8] the ten slowest tests are named, the slowest first", () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({
    name: `a.test.ts  number ${at}`,
    seconds: at,
    isSkipped: false,
    failure: undefined,
  }));
  expect(slowestTests(tests)).toHaveLength(10);
  expect(slowestTests(tests)[0]).toBe("  11.0 s  a.test.ts  number 11");
});
