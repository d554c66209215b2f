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
  const sound = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: "passed", assertionResults: [1, 2, 3] }],
  };

  it("counts what passed", () => {
    expect(readVitestReport(report(sound), 0)).toEqual({ passed: 3, failed: 0 });
  });
  it("counts what failed", () => {
    expect(readVitestReport(report({ ...sound, numFailedTests: 2 }), 1)).toEqual({ passed: 3, failed: 2 });
  });
  it("counts a file that could not be loaded", () => {
    const notLoaded = { status: "failed", assertionResults: [] };
    expect(readVitestReport(report({ ...sound, testResults: [notLoaded] }), 1)).toEqual({
      passed: 3,
      failed: 1,
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
    const file = content === undefined ? join(folder, "none.json") : report(content);
    expect(readVitestReport(file, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("playwright", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  it("counts what passed and what failed", () => {
    const file = report({ stats: { ...stats, unexpected: 2 }, errors: [] });
    expect(readPlaywrightReport(file, 1)).toEqual({ passed: 4, failed: 2 });
  });
  it("names what passed only at the second attempt", () => {
    const file = report({ stats: { ...stats, flaky: 2, skipped: 1 }, errors: [] });
    const note = "1 skipped; 2 only at the second attempt";
    expect(readPlaywrightReport(file, 0)).toEqual({ passed: 6, failed: 0, note });
  });
  it("counts them as failed when there are more than a few", () => {
    const file = report({ stats: { ...stats, flaky: 3 }, errors: [] });
    expect(readPlaywrightReport(file, 0)).toMatchObject({ passed: 4, failed: 3 });
  });
  it("counts errors outside of tests, as when the server does not start", () => {
    const file = report({ stats: { ...stats, expected: 0 }, errors: [{ message: "Timed out" }] });
    expect(readPlaywrightReport(file, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
