import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tincture-report-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("vitest", () => {
  const file = join(process.cwd(), "engine/a.test.ts");
  const timed = (fullName: string, duration?: number | null) => ({ fullName, duration, status: "passed" });
  const sound = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: file, status: "passed", assertionResults: [timed("a", 1.5), timed("b", 20), timed("c")] },
    ],
  };

  it("counts what passed, and says how long each took", () => {
    expect(readVitestReport(report(sound), 0)).toEqual({
      passed: 3,
      failed: 0,
      tests: [
        { file: "engine/a.test.ts", title: "a", ms: 1.5 },
        { file: "engine/a.test.ts", title: "b", ms: 20 },
        { file: "engine/a.test.ts", title: "c", ms: 0 },
      ],
    });
  });
  it("counts what failed, and keeps what the runner says about it", () => {
    const broken = { ...timed("b", 20), status: "failed", failureMessages: ["expected 1", "at b"] };
    const testResults = [{ name: file, status: "failed", assertionResults: [timed("a", 1), broken] }];
    const result = readVitestReport(report({ ...sound, numFailedTests: 1, testResults }), 1);
    expect(result).toMatchObject({ passed: 3, failed: 1 });
    expect(result.tests?.map(({ failure }) => failure)).toEqual([undefined, "expected 1\nat b"]);
  });
  it("counts a file that could not be loaded", () => {
    const notLoaded = { name: file, status: "failed", message: "no such module", assertionResults: [] };
    expect(readVitestReport(report({ ...sound, testResults: [notLoaded] }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
      tests: [{ file: "engine/a.test.ts", title: "is not loaded", ms: 0, failure: "no such module" }],
    });
  });
  it("names what was skipped", () => {
    expect(readVitestReport(report({ ...sound, numPendingTests: 1 }), 0).note).toBe("1 skipped");
  });
  it("fails when no test was run", () => {
    const empty = { ...sound, numPassedTests: 0, testResults: [] };
    expect(readVitestReport(report(empty), 0)).toEqual({ passed: 0, failed: 1, note: "no test was run" });
  });
  it("fails when the runner failed though every test passed", () => {
    expect(readVitestReport(report(sound), 1).failed).toBe(1);
  });
  it.each([
    ["no report", undefined],
    ["a report of another form", {}],
    ["half a report", '{"numPassed'],
  ])("fails on %s", (_what, content) => {
    const path = content === undefined ? join(folder, "none.json") : report(content);
    expect(readVitestReport(path, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("playwright", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        projectName: "phone",
        status: "expected",
        results: durations.map((duration) => ({ duration })),
      },
    ],
  });
  const sound = {
    stats,
    errors: [],
    config: { rootDir: join(process.cwd(), "e2e") },
    suites: [
      {
        title: "a.spec.ts",
        file: "a.spec.ts",
        specs: [spec("opens", 300)],
        suites: [{ title: "on a phone", file: "a.spec.ts", specs: [spec("closes", 100, 50)] }],
      },
    ],
  };

  it("counts what passed and what failed", () => {
    const file = report({ ...sound, stats: { ...stats, unexpected: 2 } });
    expect(readPlaywrightReport(file, 1)).toMatchObject({ passed: 4, failed: 2 });
  });
  it("says how long each test took, all its runs together", () => {
    expect(readPlaywrightReport(report(sound), 0).tests).toEqual([
      { file: "e2e/a.spec.ts", title: "opens", ms: 300 },
      { file: "e2e/a.spec.ts", title: "on a phone closes", ms: 150 },
    ]);
  });
  it("keeps what the runner says about a test that failed, and on which project", () => {
    const results = [{ duration: 1, error: { message: "expected 1" } }];
    const broken = { title: "opens", tests: [{ projectName: "phone", status: "unexpected", results }] };
    const suites = [{ title: "a.spec.ts", file: "a.spec.ts", specs: [broken, spec("closes", 1)] }];
    const result = readPlaywrightReport(report({ ...sound, suites }), 1);
    expect(result.tests?.map(({ failure }) => failure)).toEqual(["on phone: expected 1", undefined]);
  });
  it("[QLT-8] counts what passed only at a second attempt as failed", () => {
    const file = report({ ...sound, stats: { ...stats, flaky: 1, skipped: 1 } });
    expect(readPlaywrightReport(file, 0)).toMatchObject({ passed: 4, failed: 1, note: "1 skipped" });
  });
  it("counts errors outside of tests, as when the server does not start", () => {
    const file = report({ ...sound, stats: { ...stats, expected: 0 }, errors: [{ message: "Timed out" }] });
    expect(readPlaywrightReport(file, 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});
