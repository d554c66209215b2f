import { expect, it } from "vitest";
import { readAngle } from "./angle-text.ts";

it.each([
  ["90", 90],
  ["90deg", 90],
  ["90°", 90],
  ["90 °", 90],
  ["0.25turn", 90],
  ["100grad", 90],
  ["1.57rad", 89.954374],
  ["−45", -45],
  ["-.5turn", -180],
  ["12,5", 12.5],
  ["12,5deg", 12.5],
  ["1e2grad", 90],
  ["0", 0],
  ["to right", 90],
  ["TO  Bottom", 180],
  ["to left", 270],
  ["to top", 0],
])("[GRD] “%s” is %d°, exactly", (text, degrees) => {
  expect(readAngle(text, true)).toEqual({ degrees });
});

it.each([
  ["to top left", 315],
  ["to right top", 45],
  ["to bottom right", 135],
])("[GRD] “%s” is said to be %d° in a square", (text, degrees) => {
  expect(readAngle(text, true)).toEqual({
    degrees,
    notice: `The way to a corner follows the box; ${degrees}° is that of a square.`,
  });
});

it.each([
  "",
  "abc",
  "90px",
  "90%",
  "to",
  "to here",
  "to top bottom",
  "to left left",
  "to top left right",
  "to constructor",
  "1e999",
  "deg",
  "90 deg 3",
])("[GRD] “%s” is no angle", (text) => {
  expect(readAngle(text, true)).toBeUndefined();
});

it("[GRD] a sweep goes to no side", () => {
  expect(readAngle("to right", false)).toBeUndefined();
});
