import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampled } from "#tests/exhaustive.ts";
import { parseColor } from "./parse.ts";
import { parseQuick } from "./parse-quick.ts";

/** The quick parser rejects surrounding white space, so this text is left to the full parser. */
const slowly = (text: string) => parseColor(` ${text}`);

const number = fc
  .tuple(
    fc.constantFrom("", "-", "+"),
    fc.integer({ min: 0, max: 400 }),
    fc.constantFrom("", ".5", ".25", ".0625", ".123456789"),
  )
  .map(([sign, whole, rest]) => `${sign}${whole}${rest}`);
const value = fc
  .tuple(number, fc.constantFrom("", "", "%", "deg", "turn", "e1"))
  .map((parts) => parts.join(""));
const part = fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: fc.constant("none") });
const name = fc.constantFrom(
  "rgb",
  "rgba",
  "hsl",
  "hsla",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "cmyk",
  "RGB",
);
const gap = fc.constantFrom(" ", "  ", ",", ", ", " ,", "/", "");
const tail = fc.oneof(
  fc.constant(""),
  fc.tuple(fc.constantFrom(" / ", "/", ", ", ","), part).map((parts) => parts.join("")),
);
const written = fc
  .tuple(name, part, gap, part, gap, part, tail, fc.constantFrom(")", ")", ")", "", ") ", "))"))
  .map(([head, a, first, b, second, c, rest, end]) => `${head}(${a}${first}${b}${second}${c}${rest}${end}`);
/** Mostly valid colors, so that the quick path is taken often. */
const wellWritten = fc
  .tuple(name, fc.tuple(number, number, number), fc.constantFrom(" ", ", "), fc.constantFrom("", "%"))
  .map(([head, [a, b, c], separator, unit]) => `${head}(${a}${separator}${b}${unit}${separator}${c}${unit})`);

describe("[COL-1] the fast path of the parser", () => {
  it.each([
    ["#0af", [0, 2 / 3, 1], 1],
    ["#00aAfF", [0, 2 / 3, 1], 1],
    ["#00aaff80", [0, 2 / 3, 1], 128 / 255],
    ["rgb(0, 51, 255)", [0, 0.2, 1], 1],
    ["rgb(0 51 255 / 50%)", [0, 0.2, 1], 0.5],
    ["hsl(210deg 40% 50%)", [210, 40, 50], 1],
    ["oklch(62.5% 0.1 29.5)", [0.625, 0.1, 29.5], 1],
  ])("reads %s", (text, coords, alpha) => {
    const read = parseQuick(text);
    expect(read?.coords).toEqual(coords);
    expect(read?.alpha).toBe(alpha);
  });

  it.each([
    "#ggg",
    "#12345",
    "red",
    "rgb()",
    "rgb(1 2 3",
    "rgb(1,2 3)",
    "lab(1, 2, 3)",
    "oklch(1e-1 0 0)",
    "",
    "(",
    "#",
  ])("leaves %s to the full parser", (text) => {
    expect(parseQuick(text)).toBeUndefined();
  });

  it("agrees with the full parser, and accepts nothing that it rejects", () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(written, wellWritten), (text) => {
        const quick = parseQuick(text);
        if (quick === undefined) return;
        taken += 1;
        expect(slowly(text), text).toEqual({ ok: true, color: quick });
      }),
      { numRuns: sampled(4000, 1000) },
    );
    expect(taken).toBeGreaterThan(sampled(400, 100));
  });

  it("parses every hex color like the full parser", () => {
    const digits = fc.string({
      unit: fc.constantFrom(..."0123456789abcdefABCDEFg"),
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(digits, (text) => {
        const quick = parseQuick(`#${text}`);
        if (quick !== undefined) expect(slowly(`#${text}`)).toEqual({ ok: true, color: quick });
      }),
      { numRuns: sampled(2000, 500) },
    );
  });
});
