import { expect, it } from "vitest";
import { slowestTests } from "./slowest-tests.ts";

const test = (title: string, ms: number) => ({ file: `${title}.test.ts`, title, ms });

it("[QLT-8] the slowest tests of all steps are named with their times, the slowest first", () => {
  const lines = slowestTests([
    { step: "unit", result: { tests: [test("quick", 3), test("slow", 12_340)] } },
    { step: "lint", result: {} },
    { step: "browser", result: { tests: [test("slower", 61_000)] } },
  ]);
  expect(lines).toEqual([
    "  61.0 s  browser  slower.test.ts  slower",
    "  12.3 s  unit  slow.test.ts  slow",
    "   0.0 s  unit  quick.test.ts  quick",
  ]);
});

it("they are ten at most", () => {
  const tests = Array.from({ length: 12 }, (_, index) => test(`t${index}`, index));
  const lines = slowestTests([{ step: "unit", result: { tests } }]);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain("t11");
});
