import fc from "fast-check";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { sampled } from "#tests/exhaustive.ts";
import { readColorTexts, splitColors, splitOutside } from "./color-text.ts";

const hexes = (text: string) => readColorTexts(text, 9, []).map(formatHex);

it.each([
  "0e2a47-2f6690-81b1cc",
  "0e2a47,2f6690,81b1cc",
  "0e2a47, 2f6690, 81b1cc",
  "#0e2a47 #2f6690 #81b1cc",
  "0e2a47\n2f6690\n81b1cc\n",
  "-0e2a47-,2f6690 - 81b1cc,",
])("[COL-1] reads a list of colors with any separators: %s", (text) => {
  expect(hexes(text)).toEqual(["#0e2a47", "#2f6690", "#81b1cc"]);
});

it("[COL-1] separators inside brackets belong to the color", () => {
  const list = "rgb(1, 2, 3)-hsla(120,50%,50%,.5),oklch(50% 0.1 -30) lab(50_-20_30)";
  expect(splitColors(list)).toEqual([
    "rgb(1, 2, 3)",
    "hsla(120,50%,50%,.5)",
    "oklch(50% 0.1 -30)",
    "lab(50_-20_30)",
  ]);
  expect(hexes(list)).toHaveLength(4);
});

it("[TLS-2] splits at minus signs as version 1 did", () => {
  const pieces = fc.array(fc.constantFrom("-", "(", ")", "a", "12", "_", "%"), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join("");
      expect(splitOutside(text, "-")).toEqual(text.split(/-(?![^(]*\))/));
    }),
    { numRuns: sampled(1000, 250) },
  );
});
