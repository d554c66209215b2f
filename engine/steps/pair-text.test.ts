import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { hexColor } from "#engine/testing/arbitrary-color.ts";
import { parsePairText, parseWholePairText } from "./pair-text.ts";
import type { WorkedFormat } from "./worked-step.ts";

const FORMATS: readonly WorkedFormat[] = ["hex", "rgb", "hsl", "hwb", "cmyk"];
const hexOf = (text: string, format: WorkedFormat): string => {
  const parsed = parsePairText(text, format);
  return parsed.ok ? formatHex(parsed.color) : parsed.error.message;
};

describe("[CNV] text typed into a field", () => {
  it.each([
    ["0e2a47", "hex", "#0e2a47"],
    [" #0E2A47 ", "hex", "#0e2a47"],
    ["14, 42, 71", "rgb", "#0e2a47"],
    ["14 42 71", "rgb", "#0e2a47"],
    ["14 42 71 / 0.5", "rgb", "#0e2a4780"],
    ["rgba(14, 42, 71, 0.5)", "rgb", "#0e2a4780"],
    ["210° 50% 40%", "hsl", "#336699"],
    ["210, 50, 40", "hsl", "#336699"],
    ["210 20% 40%", "hwb", "#336699"],
    ["67 33 0 40", "cmyk", "#326799"],
    ["67%, 33%, 0%, 40%", "cmyk", "#326799"],
    ["device-cmyk(67% 33% 0% 40%)", "cmyk", "#326799"],
    ["device-cmyk(0 0 0 1)", "cmyk", "#000000"],
    ["cmyk(67 33 0 40 / 0.5)", "cmyk", "#32679980"],
    ["rebeccapurple", "hsl", "#663399"],
  ] as const)("%s in the field of %s is %s", (text, format, hex) => {
    expect(hexOf(text, format)).toBe(hex);
  });

  it.each([
    ["#0e2a4", "hex", "3, 4, 6 or 8 digits; this has 5"],
    ["#0g2a47", "hex", "“g” is not a hex digit, at 3"],
    ["14 42", "rgb", "takes three numbers"],
    ["10 20 30", "cmyk", "takes four numbers, cyan, magenta, yellow, black; this has 3"],
    ["10 20 30 400", "cmyk", "Black goes from 0 to 100"],
    ["cmyk(a b c d)", "cmyk", "“a” is not a number, for cyan"],
    ["cmyk(1 2 3 4 / 7)", "cmyk", "Alpha goes from 0 to 1"],
    ["", "rgb", "expected"],
  ] as const)("%s in the field of %s reports: %s", (text, format, words) => {
    expect(hexOf(text, format)).toContain(words);
  });

  it("parses what its own format writes", () => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...FORMATS), (color, format) => {
        expect(hexOf(formatColor(color, format, { precision: 4 }), format)).toBe(formatHex(color));
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...FORMATS),
        (text, format) => void parsePairText(text, format),
      ),
    );
  });
});

it("[COL-1] plain numbers are those of the field, also when all notations are read", async () => {
  const mistaken = await parseWholePairText("10 20 30", "cmyk");
  expect(mistaken.ok ? "read" : mistaken.error.message).toMatch("CMYK takes four numbers");
  const inked = await parseWholePairText("1 2 3 4 5", "hsl");
  expect(inked.ok).toBe(false);
  const written = await Promise.all(
    (["hex", "cmyk", "hsl"] as const).map((format) => parseWholePairText("hsv(210 80% 28%)", format)),
  );
  expect(written.map(({ ok }) => ok)).toEqual([true, true, true]);
});
