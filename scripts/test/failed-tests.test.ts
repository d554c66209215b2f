import { expect, it } from "vitest";
import { failedTests } from "./failed-tests.ts";

it("names each test that failed with the first lines of its message, and no other test", () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n\n");
  const lines = failedTests([
    {
      step: "parts",
      result: {
        tests: [
          { file: "a.test.ts", title: "passes", ms: 1 },
          { file: "a.test.ts", title: "fails", ms: 1, failure: "\u001B[31mexpected 1\u001B[39m" },
        ],
      },
    },
    { step: "lint", result: {} },
    { step: "browser", result: { tests: [{ file: "b.spec.ts", title: "ends", ms: 1, failure: long }] } },
  ]);
  expect(lines[0]).toBe("parts  a.test.ts  fails\n    expected 1");
  expect(lines[1]?.split("\n")).toHaveLength(13);
  expect(lines[1]).toContain("browser  b.spec.ts  ends\n    line 0\n    line 1\n");
  expect(lines).toHaveLength(2);
});
