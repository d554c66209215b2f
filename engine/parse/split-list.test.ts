import { expect, it } from "vitest";
import { parseColorList } from "./parse-list.ts";
import { splitOutsideBrackets, stripMarks } from "./split-list.ts";

const atCommas = (text: string) => splitOutsideBrackets(text, (sign) => sign === ",");

it.each([
  ["red,blue", ["red", "blue"]],
  ["rgb(0, 0, 0),red", ["rgb(0, 0, 0)", "red"]],
  ["", [""]],
  [",", ["", ""]],
  ["rgb(0, red, blue", ["rgb(0", " red", " blue"]],
  ["a,b) c,d", ["a,b) c", "d"]],
])("[COL-1] splits %o", (text, parts) => expect(atCommas(text)).toEqual(parts));

it("removes marks at the ends only", () => {
  expect(stripMarks(`["'a"b"]`, `"'[`, `"']`)).toBe('a"b');
  expect(stripMarks('"""', '"', '"')).toBe("");
});

it.each(["(", ",", '"', "http://", "rgb(", "a:", "#", "[", " ,", "''x", "--a:"])(
  "[QLT-5] splits a million characters of %o in linear time",
  (part) => {
    const text = part.repeat(Math.floor(1_000_000 / part.length));
    // Quadratic time would take hours, past the limit of tests.
    const { colors, errors } = parseColorList(text);
    expect(colors.length + errors.length).toBeLessThanOrEqual(1_000_000);
  },
);
