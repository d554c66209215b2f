/** Laws of parsing, on valid, invalid and random strings. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ColorFormat, formatColor } from "#engine/format/format.ts";
import { convertColor } from "#engine/space/convert.ts";
import { unit, wideColor } from "#engine/testing/arbitrary-color.ts";
import { colorOf } from "#engine/testing/expect-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { parseColor } from "./parse.ts";
import { parseCss5Color } from "./parse-css5.ts";
import { parseColorList } from "./parse-list.ts";

const number = fc.double({ min: -400, max: 400, noNaN: true }).map((value) => Number(value.toFixed(3)));
const part = fc.oneof(
  number.map(String),
  number.map((value) => `${value}%`),
  number.map((value) => `${value}deg`),
  fc.constantFrom("none", "0", "calc(1 + 1)", "1e3", "1px", "-.5", "r", "alpha", "/", ",", ""),
);
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
  "color",
  "hsv",
  "color-mix",
  "alpha",
);
const gap = fc.constantFrom(" ", ", ", " / ", "/**/", "", "  ");
/** Strings similar to a color, valid or not. */
const nearlyColor = fc
  .tuple(
    name,
    fc.constantFrom("", "srgb ", "display-p3 ", "from red ", "in oklch, "),
    fc.array(fc.tuple(part, gap), { maxLength: 6 }),
    fc.constantFrom(")", "", "))", ") "),
  )
  .map(([head, lead, parts, end]) => `${head}(${lead}${parts.flat().join("")}${end}`);

/** An independent version of the CSS Color 4 grammar: text that it does not match is not a color. */
const N = String.raw`[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?`;
const P = `${N}%`;
const H = `(?:${N}(?:deg|rad|grad|turn)?|none)`;
const V = `(?:${N}%?|none)`;
const S = String.raw`(?:\s|/\*.*?\*/)`;
const A = `(?:${S}*/${S}*${V})?`;
const G = `${S}+`;
const C = `${S}*,${S}*`;
const LA = `(?:${C}${N}%?)?`;
const GRAMMAR = new RegExp(
  `^${S}*(?:` +
    [
      `rgba?\\(${S}*(?:${V}${G}${V}${G}${V}${A}|${N}${C}${N}${C}${N}${LA}|${P}${C}${P}${C}${P}${LA})${S}*\\)`,
      `hsla?\\(${S}*(?:${H}${G}${V}${G}${V}${A}|${N}(?:deg|rad|grad|turn)?${C}${P}${C}${P}${LA})${S}*\\)`,
      `hwb\\(${S}*${H}${G}${V}${G}${V}${A}${S}*\\)`,
      `(?:ok)?lab\\(${S}*${V}${G}${V}${G}${V}${A}${S}*\\)`,
      `(?:ok)?lch\\(${S}*${V}${G}${V}${G}${H}${A}${S}*\\)`,
      `color\\(${S}*(?:srgb|srgb-linear|display-p3|display-p3-linear|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)${G}${V}${G}${V}${G}${V}${A}${S}*\\)`,
      "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})",
    ].join("|") +
    `)${S}*$`,
  "i",
);

/** Numbers need no space between them if the next one is unambiguous: `1%2`, `1-2`, `.5.5`. */
const spread = (text: string) =>
  text
    .replaceAll("%", "% ")
    .replaceAll(/(\d)(?=[+-])/g, "$1 ")
    .replaceAll(/(\.\d+)(?=\.)/g, "$1 ");

/** Any UTF-16 code units, including lone surrogates. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

describe("[COL-1] parsing", () => {
  it("never throws, and reports errors with a position in the text", () => {
    const text = fc.oneof(fc.string({ maxLength: 40 }), anyUnits, nearlyColor);
    fc.assert(
      fc.property(text, (given) => {
        for (const parse of [parseColor, parseCss5Color]) {
          const result = parse(given);
          if (result.ok) continue;
          expect(result.error.message).toMatch(/^\S.*\.$/su);
          expect(result.error.position).toBeGreaterThanOrEqual(1);
          expect(result.error.position).toBeLessThanOrEqual(given.length + 2);
        }
        parseColorList(given);
      }),
      { numRuns: sampled(800, 200) },
    );
  });
  it("accepts no function that the CSS grammar does not have", () => {
    fc.assert(
      fc.property(nearlyColor, (given) => {
        if (parseColor(given).ok) expect(spread(given)).toMatch(GRAMMAR);
      }),
      { numRuns: sampled(5000, 1250) },
    );
  });
  it("accepts every function of the grammar", () => {
    const value = fc.oneof(
      number.map(String),
      number.map((n) => `${n}%`),
      fc.constant("none"),
    );
    const hue = fc.oneof(
      number.map(String),
      number.map((n) => `${n}turn`),
      fc.constant("none"),
    );
    const alpha = fc.oneof(
      fc.constant(""),
      value.map((v) => ` / ${v}`),
    );
    const modern = fc.oneof(
      fc.tuple(fc.constantFrom("rgb", "rgba", "lab", "oklab"), value, value, value),
      fc.tuple(fc.constantFrom("hsl", "hsla", "hwb"), hue, value, value),
      fc.tuple(fc.constantFrom("lch", "oklch"), value, value, hue),
      fc.tuple(fc.constantFrom("srgb", "xyz", "a98-rgb"), value, value, value),
    );
    fc.assert(
      fc.property(modern, alpha, fc.constantFrom(" ", "\n\t", "/* */"), ([head, a, b, c], opacity, space) => {
        const inner = [a, b, c].join(space.startsWith("/") ? ` ${space}` : space) + opacity;
        const given = /srgb|xyz|a98/.test(head) ? `color(${head} ${inner})` : `${head}(${inner})`;
        expect(given).toMatch(GRAMMAR);
        const result = parseColor(given);
        expect(result.ok, given).toBe(true);
        if (!result.ok) return;
        for (const coord of convertColor(result.color, "oklab").coords)
          expect(Number.isFinite(coord ?? 0)).toBe(true);
        expect(parseCss5Color(given)).toEqual(result);
      }),
      { numRuns: sampled(2000, 500) },
    );
  });
  it("a color with a character removed is another color or an error, never an exception", () => {
    fc.assert(
      fc.property(
        wideColor,
        fc.constantFrom<ColorFormat>("rgb", "hsl", "oklch", "display-p3"),
        unit,
        (color, format, where) => {
          const text = formatColor(color, format);
          const at = Math.floor(where * text.length);
          const broken = text.slice(0, at) + text.slice(at + 1);
          const result = parseColor(broken);
          if (result.ok && broken.includes("(")) expect(spread(broken)).toMatch(GRAMMAR);
          if (at === text.length - 1 || text[at] === "(") expect(result.ok).toBe(false);
        },
      ),
      { numRuns: sampled(2000, 500) },
    );
  });
  it("a calculation equals its value", () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const text = `color(srgb calc(${a} + ${b}) calc((${a} - ${b}) * ${c} / 7) max(${a}, ${b}, ${c}))`;
        const [red, green, blue] = colorOf(parseCss5Color(text)).coords;
        expect(red).toBeCloseTo(a + b, 6);
        expect(green).toBeCloseTo(((a - b) * c) / 7, 6);
        expect(blue).toBeCloseTo(Math.max(a, b, c), 9);
      }),
    );
  });
});
