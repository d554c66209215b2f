import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("[QLT-8] no runner is told to try a test twice", () => {
  const files = [
    "playwright.config.ts",
    "vitest.config.ts",
    "scripts/test/steps.ts",
    ...globSync("e2e/*.ts"),
  ];
  expect(files.length).toBeGreaterThan(20);
  const retrying = files.filter((file) =>
    /\bretr(?:y|ies)\b["']?\s*[:=]\s*[^\s0]/.test(readFileSync(file, "utf8")),
  );
  expect(retrying).toEqual([]);
});
