import fc from "fast-check";
import { expect, it } from "vitest";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { withCommas } from "./comma-syntax.ts";

it.each([
  ["rgb(14 42 71)", "rgb(14, 42, 71)"],
  ["rgb(14 42 71 / 0.5)", "rgba(14, 42, 71, 0.5)"],
  ["hsl(210.5 67.1% 16.7% / 0.25)", "hsla(210.5, 67.1%, 16.7%, 0.25)"],
  ["hsl(none 0% 50%)", "hsl(none 0% 50%)"],
  ["hwb(210 5% 72%)", "hwb(210 5% 72%)"],
  ["#0e2a47", "#0e2a47"],
])("[CNV] %s with commas is %s", (text, expected) => {
  expect(withCommas(text)).toBe(expected);
});

it("[CNV] parses to the same color", () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      expect(formatHex(read(withCommas(formatColor(color, "rgb"))))).toBe(formatHex(color));
    }),
  );
});
