import { expect, it } from "vitest";
import { canOverlap } from "./text-conditions.ts";

it.each([
  ["red", "redwood", true],
  ["redwood", "red", true],
  ["warm", "warm", true],
  ["sunset", "setting", true],
  ["setting", "sunset", true],
  ["red", "pastel", false],
  ["ocean", "blue", false],
  [" no", "no grey", true],
  ["a", "b", false],
])("[LIB-2] “%s” and “%s” can share letters of a text: %s", (one, other, expected) => {
  expect(canOverlap(one, other)).toBe(expected);
});
