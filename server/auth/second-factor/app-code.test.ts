import { expect, it } from "vitest";
import { codeOfStep, STEP_S, stepOfCode } from "./app-code.ts";

/** RFC 6238, appendix B: the last six of its eight digits. */
const SECRET = "12345678901234567890";
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

it.each(VECTORS)("[ACC-1] the code at %d s is %s, as the standard has it", (seconds, code) => {
  const step = Math.floor(seconds / STEP_S);
  expect(codeOfStep(SECRET, step)).toBe(code);
  for (const ahead of seconds < 2 * STEP_S ? [0, 1] : [-1, 0, 1])
    expect(stepOfCode(SECRET, code, (seconds + ahead * STEP_S) * 1000)).toBe(step);
  expect(stepOfCode(SECRET, code, (seconds + 2 * STEP_S) * 1000)).toBeUndefined();
});

it("[ACC-1] anything else is the code of no step", () => {
  for (const code of ["", "28708", "2870823", "287083", " 287082", "２８７０８２"])
    expect(stepOfCode(SECRET, code, 59_000)).toBeUndefined();
});
