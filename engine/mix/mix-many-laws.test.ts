/** Laws of mixing many colors (CSS Color 5 §3), and of gradients. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatColor } from "#engine/format/format.ts";
import { createSampler } from "#engine/gradient/gradient.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { hexColor, read, unit } from "#engine/testing/arbitrary-color.ts";
import { colorOf } from "#engine/testing/expect-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { INTERPOLATION_SPACES, type InterpolationSpace, mixColors } from "./mix.ts";
import { colorMix, mixLight, mixMany } from "./mix-many.ts";

const space = fc.constantFrom(...INTERPOLATION_SPACES);
const runs = { numRuns: sampled(600, 150) };
const translucent = fc
  .tuple(hexColor, fc.double({ min: 0.05, max: 1, noNaN: true }))
  .map(([color, alpha]): Color => ({ ...color, alpha }));

describe("[MIX] mixing many colors", () => {
  const parts = fc.array(fc.record({ color: translucent, amount: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  it("without a hue neither the order nor the unit of the amounts matters", () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom<InterpolationSpace>("oklab", "srgb", "xyz-d65", "lab"),
        (given, id) => {
          const one = mixMany(given, { space: id });
          const other = mixMany(
            given.toReversed().map(({ color, amount }) => ({ color, amount: amount / 3 })),
            { space: id },
          );
          expect(one && other && deltaEOK(one, other)).toBeLessThan(1e-5);
          expect(one?.alpha).toBeCloseTo(other?.alpha ?? -1, 10);
        },
      ),
      runs,
    );
  });
  it("is the same as color-mix() with percentages, and as its nesting in pairs", () => {
    fc.assert(
      fc.property(
        parts.filter((given) => given.length === 3),
        space,
        (given, id) => {
          const total = given.reduce((sum, { amount }) => sum + amount, 0);
          const css = given.map(
            ({ color, amount }) =>
              `${formatColor(color, "rgb", { precision: 10 })} ${(100 * amount) / total}%`,
          );
          const rounded = given.map(({ color, amount }) => ({
            color: colorOf(parseCss5Color(formatColor(color, "rgb", { precision: 10 }))),
            amount,
          }));
          const mixed = mixMany(rounded, { space: id });
          const name = id === "xyz-d65" ? "xyz" : id;
          const text = colorOf(parseCss5Color(`color-mix(in ${name}, ${css.join(", ")})`));
          expect(mixed && deltaEOK(mixed, text)).toBeLessThan(1e-5);
          const [a = 0, b = 0, c = 0] = given.map(({ amount }) => amount);
          const nested = colorOf(
            parseCss5Color(
              `color-mix(in ${name}, color-mix(in ${name}, ${css[0]?.replace(/ [^ ]+%$/, "")} ${(100 * a) / (a + b)}%, ${css[1]?.replace(/ [^ ]+%$/, "")}) ${(100 * (a + b)) / (a + b + c)}%, ${css[2]?.replace(/ [^ ]+%$/, "")})`,
            ),
          );
          expect(deltaEOK(nested, text)).toBeLessThan(1e-5);
        },
      ),
      { numRuns: sampled(200, 50) },
    );
  });
  it("percentages below 100% make the mixture translucent, above they are scaled", () => {
    fc.assert(
      fc.property(
        hexColor,
        hexColor,
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        (a, b, p, q) => {
          const mixed = colorMix(
            [
              { color: a, percentage: p },
              { color: b, percentage: q },
            ],
            { space: "oklab" },
          );
          expect(mixed?.alpha).toBeCloseTo(Math.min(1, (p + q) / 100), 12);
          expect(
            mixed && deltaEOK(mixed, mixColors(a, b, { space: "oklab", weight01: q / (p + q) })),
          ).toBeLessThan(1e-9);
        },
      ),
      runs,
    );
  });
  it("light adds up to the luminance of its parts", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (a, b, weight) => {
        const y = (color: Color) => convertColor(color, "xyz-d65").coords[1] ?? 0;
        const mixed = mixLight([
          { color: a, amount: 1 - weight },
          { color: b, amount: weight },
        ]);
        expect(mixed && y(mixed)).toBeCloseTo((1 - weight) * y(a) + weight * y(b), 9);
        const xyz = mixMany(
          [
            { color: a, amount: 1 - weight },
            { color: b, amount: weight },
          ],
          { space: "xyz-d65" },
        );
        expect(mixed && xyz && deltaEOK(mixed, xyz)).toBeLessThan(1e-5);
      }),
      runs,
    );
    expect(mixLight([])).toBeUndefined();
  });
});

describe("[GRD] gradients", () => {
  it("have each stop's color at its position, and stay on the line between two stops", () => {
    fc.assert(
      fc.property(hexColor, hexColor, hexColor, unit, (a, b, c, t01) => {
        const sample = createSampler({
          type: "linear",
          angleDeg: 90,
          space: "oklab",
          stops: [
            { color: a, position01: 0 },
            { color: b, position01: 0.4 },
            { color: c, position01: 1 },
          ],
        });
        expect(deltaEOK(sample(0), a)).toBeLessThan(1e-5);
        expect(deltaEOK(sample(0.4), b)).toBeLessThan(1e-5);
        expect(deltaEOK(sample(1), c)).toBeLessThan(1e-5);
        const [from, to] = t01 <= 0.4 ? [a, b] : [b, c];
        expect(deltaEOK(from, sample(t01)) + deltaEOK(sample(t01), to)).toBeCloseTo(deltaEOK(from, to), 6);
      }),
      runs,
    );
  });
  it("two stops at one position give a hard edge", () => {
    const sample = createSampler({
      type: "linear",
      angleDeg: 0,
      space: "srgb",
      stops: [
        { color: read("red"), position01: 0 },
        { color: read("red"), position01: 0.5 },
        { color: read("blue"), position01: 0.5 },
        { color: read("blue"), position01: 1 },
      ],
    });
    expect(deltaEOK(sample(0.4999), read("red"))).toBeLessThan(1e-5);
    expect(deltaEOK(sample(0.5001), read("blue"))).toBeLessThan(1e-5);
  });
});
