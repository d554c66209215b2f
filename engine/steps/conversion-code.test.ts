import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex, naiveCmyk, toBytes } from "#engine/format/format.ts";
import { formatComponents } from "#engine/format/format-components.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { conversionCall, conversionCode, conversionFunctionName } from "./conversion-code.ts";
import type { WorkedFormat } from "./worked-step.ts";

const PAIRS: readonly (readonly ["hex" | "rgb", WorkedFormat])[] = [
  ["hex", "hsl"],
  ["hex", "hwb"],
  ["hex", "rgb"],
  ["rgb", "hex"],
  ["rgb", "hsl"],
  ["rgb", "hwb"],
  ["hex", "cmyk"],
  ["rgb", "cmyk"],
];

type Given = string | { red: number; green: number; blue: number; alpha?: number };

/** Evaluates the code alone, without anything else in scope. */
function compile(from: "hex" | "rgb", to: WorkedFormat): (given: Given) => unknown {
  const made: unknown = runInNewContext(
    `${conversionCode(from, to)}\n${conversionFunctionName(from, to)}`,
    {},
  );
  if (typeof made !== "function") throw new Error("The code gives no function");
  return (given) => made.call(undefined, given) as unknown;
}

const numbersOf = (value: unknown): number[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).filter((entry) => typeof entry === "number")
    : [];

describe("[CNV] the generated code", () => {
  it.each(PAIRS)("%s to %s agrees with the engine, over thousands of colors", (from, to) => {
    const convert = compile(from, to);
    fc.assert(
      fc.property(hexColor, (color) => {
        const [red, green, blue] = toBytes(color).bytes;
        const result = convert(from === "hex" ? formatHex(color) : { red, green, blue });
        if (to === "hex") {
          expect(result).toBe(formatHex(color));
          return;
        }
        const expected =
          to === "cmyk" ? naiveCmyk(color) : formatComponents(color, to).map((value) => value ?? 0);
        const values = numbersOf(result);
        expect(values.pop(), "alpha").toBe(1);
        expect(values).toHaveLength(expected.length);
        for (const [index, value] of values.entries()) {
          expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(1e-6);
        }
      }),
      { numRuns: sampled(2000, 500) },
    );
  });

  it("accepts short hex and alpha, and rejects invalid colors", () => {
    const convert = compile("hex", "rgb");
    expect(convert("#08f")).toEqual({ red: 0, green: 136, blue: 255, alpha: 1 });
    expect(convert("0088ff80")).toEqual({ red: 0, green: 136, blue: 255, alpha: 128 / 255 });
    expect(() => convert("#12345")).toThrow("#12345 is not a hex color");
  });

  it("writes alpha only if it is below 1, and clamps values that are too large", () => {
    const convert = compile("rgb", "hex");
    expect(convert({ red: 300, green: -4, blue: 0.6, alpha: 0.5 })).toBe("#ff000180");
  });

  it("comes with an example call", () => {
    const color = read("#0e2a47");
    const given = { hex: formatHex(color), rgb: toBytes(color).bytes };
    expect(conversionCall("hex", "hsl", given, "hsl(210.5 67.1% 16.7%)")).toBe(
      'hexToHsl("#0e2a47"); // hsl(210.5 67.1% 16.7%)',
    );
    expect(conversionCall("rgb", "hex", given, "#0e2a47")).toBe(
      "rgbToHex({ red: 14, green: 42, blue: 71 }); // #0e2a47",
    );
  });
});
