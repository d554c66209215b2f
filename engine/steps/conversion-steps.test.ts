import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatColor } from "#engine/format/format.ts";
import { formatComponents } from "#engine/format/format-components.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { roundedToHex, type WorkedFormat, workConversion } from "./conversion-steps.ts";

const PAIRS: readonly (readonly [WorkedFormat, WorkedFormat])[] = [
  ["hex", "hsl"],
  ["hex", "hwb"],
  ["hex", "rgb"],
  ["rgb", "hex"],
  ["rgb", "hsl"],
  ["rgb", "hwb"],
  ["hex", "cmyk"],
  ["rgb", "cmyk"],
];
const BOTH_WAYS = [...PAIRS, ...PAIRS.map(([from, to]) => [to, from] as const)];
const words = (color: string, from: WorkedFormat, to: WorkedFormat) =>
  workConversion(read(color), from, to).steps.map(({ lines }) =>
    lines.map(({ name, expression, result }) => `${name}: ${expression} → ${result}`),
  );

describe("[CNV] the result of the steps agrees with the engine", () => {
  it.each(BOTH_WAYS)("%s to %s, for every color", (from, to) => {
    fc.assert(
      fc.property(fc.oneof(hexColor, wideColor), fc.constantFrom(1, 0.5, 0.2), (given, alpha) => {
        const color: Color = { ...given, alpha };
        const worked = workConversion(color, from, to);
        const start = from === "hex" ? roundedToHex(color) : color;
        const expected = formatComponents(start, to).map((value) => value ?? 0);
        expect(worked.components).toHaveLength(expected.length);
        for (const [index, value] of worked.components.entries()) {
          const gap = Math.abs(value - (expected[index] ?? Number.NaN));
          const isHue = index === 0 && (to === "hsl" || to === "hwb");
          // The hue of almost no saturation is round-off; the text below must still agree.
          if (isHue && (from === "hsl" || from === "hwb")) continue;
          // A trace of color next to black or white is round-off too: a thousandth of a percent, of 255 or 100.
          const bound = from === "hsl" || from === "hwb" || isHue ? 0.003 : 1e-6;
          expect(Math.min(gap, isHue ? Math.abs(360 - gap) : gap)).toBeLessThan(bound);
        }
      }),
    );
  });

  it.each(BOTH_WAYS)("%s to %s, with exactly the same text for a 24-bit color", (from, to) => {
    fc.assert(
      fc.property(hexColor, (color) => {
        expect(workConversion(color, from, to).text).toBe(formatColor(color, to));
        expect(workConversion(color, from, to, 3).text).toBe(formatColor(color, to, { precision: 3 }));
      }),
      { numRuns: sampled(400, 100) },
    );
  });

  it("every line has content, whatever the color", () => {
    fc.assert(
      fc.property(wideColor, fc.constantFrom(...BOTH_WAYS), (color, [from, to]) => {
        const { steps } = workConversion(color, from, to);
        for (const { label, lines } of steps) {
          expect(label).not.toBe("");
          expect(lines.length).toBeGreaterThan(0);
          for (const { expression, result } of lines) {
            expect(`${expression} ${result}`).not.toMatch(/NaN|Infinity|undefined/);
          }
        }
      }),
    );
  });
});

describe("[CNV] the steps", () => {
  it("convert hex digits by sixteens and ones", () => {
    expect(words("#0e2a47", "hex", "rgb")).toEqual([
      ["#: 0e2a47 → 0e  2a  47"],
      ["R: 0e = 16 × 0 + 14 → 14", "G: 2a = 16 × 2 + 10 → 42", "B: 47 = 16 × 4 + 7 → 71"],
    ]);
  });

  it("find lightness, saturation and hue of a textbook color", () => {
    expect(words("rgb(14 42 71)", "rgb", "hsl")).toEqual([
      ["R′: 14 ÷ 255 → 0.0549", "G′: 42 ÷ 255 → 0.1647", "B′: 71 ÷ 255 → 0.2784"],
      ["max: B′ → 0.2784", "min: R′ → 0.0549", "Δ: 0.2784 − 0.0549 → 0.2235"],
      ["L: (0.2784 + 0.0549) ÷ 2 → 16.67%"],
      ["S: (0.2784 − 0.1667) ÷ min(0.1667, 1 − 0.1667) → 67.06%"],
      ["H: B′ is max: 60° × ((0.0549 − 0.1647) ÷ 0.2235 + 4) → 210.53°"],
    ]);
  });

  it("add six if green is less than blue, and say that a gray has no hue", () => {
    expect(words("#c8325a", "rgb", "hsl").at(-1)?.join()).toContain("+ 6");
    expect(words("#808080", "hex", "hwb").at(-1)).toEqual(["H: Δ is 0: a gray has no hue → 0°"]);
  });

  it("avoid dividing by zero for black ink", () => {
    expect(workConversion(read("black"), "hex", "cmyk").text).toBe("device-cmyk(0% 0% 0% 100%)");
  });

  it("convert back from HSL by chroma and the sixth of the circle", () => {
    const back = words("hsl(210 50% 40%)", "hsl", "rgb");
    expect(back[0]).toEqual(["C: (1 − |2 × 0.4 − 1|) × 0.5 → 0.4"]);
    expect(back.at(-1)).toEqual(["R: 0.2 × 255 → 51", "G: 0.4 × 255 → 102", "B: 0.6 × 255 → 153"]);
  });

  it("[COL-3] map a color outside sRGB first, and say so", () => {
    const worked = workConversion(read("color(display-p3 0 1 0)"), "rgb", "hsl");
    expect(worked.isMapped).toBe(true);
    expect(worked.steps[0]?.label).toContain("into sRGB");
    expect(worked.text).toBe(formatColor(read("color(display-p3 0 1 0)"), "hsl"));
  });

  it("keep alpha, as a fourth pair or as a number", () => {
    expect(workConversion(read("#0e2a4780"), "hex", "rgb").text).toBe("rgb(14 42 71 / 0.502)");
    expect(workConversion(read("rgb(14 42 71 / 0.5)"), "rgb", "hex").text).toBe("#0e2a4780");
    expect(words("rgb(14 42 71 / 0.5)", "rgb", "hsl").at(-1)).toEqual(["A: 0.5 → 0.5"]);
  });
});
