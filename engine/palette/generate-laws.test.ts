/** Laws of generated palettes (seeds, locks, gamut, variants) and of repairs. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, maxChroma } from "#engine/gamut/gamut.ts";
import { createRandom, seedFromNumber } from "#engine/random/random.ts";
import { colorToOklch, convertColor } from "#engine/space/convert.ts";
import { hexColor, unit } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { generatePalette, generateVariants } from "./generate.ts";
import type { GenerateMethod, GenerateRequest } from "./generate-request.ts";
import { HARMONY_RULES } from "./harmony.ts";
import { MOODS } from "./moods.ts";

const METHODS: readonly GenerateMethod[] = [...HARMONY_RULES, "ramp", "random", "from-color", "similar"];
const request: fc.Arbitrary<GenerateRequest> = fc.record({
  method: fc.constantFrom(...METHODS),
  mood: fc.constantFrom(...MOODS),
  count: fc.integer({ min: 2, max: 12 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  base: hexColor,
  similarTo: fc.array(hexColor, { minLength: 1, maxLength: 5 }),
});
const runs = { numRuns: sampled(40, 14) };

describe("[PAL] generated palettes", () => {
  it("are identical for the same seed, and different for another", () => {
    fc.assert(
      fc.property(request, (given) => {
        const once = generatePalette(given);
        expect(generatePalette({ ...given })).toEqual(once);
        expect(once.colors).toHaveLength(given.count);
        const other = generatePalette({ ...given, seed: `${given.seed}+` });
        expect(other.colors.map(formatHex)).not.toEqual(once.colors.map(formatHex));
      }),
      runs,
    );
  });
  it("are in the requested gamut, with no missing component but the hue of a gray", () => {
    fc.assert(
      fc.property(request, fc.constantFrom("srgb", "display-p3"), (given, gamut) => {
        const { base: _base, ...plain } = given;
        for (const color of generatePalette({ ...plain, constraints: { gamut } }).colors) {
          expect(isInGamut(color, gamut)).toBe(true);
          for (const value of convertColor(color, "srgb").coords) expect(Number.isFinite(value)).toBe(true);
        }
      }),
      runs,
    );
  });
  it("keep every locked color at its index", () => {
    fc.assert(
      fc.property(request, fc.array(hexColor, { minLength: 1, maxLength: 4 }), (given, locked) => {
        const locks = locked
          .slice(0, given.count)
          .map((color, index) => ({ index: given.count - 1 - index, color }));
        const { colors } = generatePalette({ ...given, locks });
        for (const { index, color } of locks) expect(colors[index]).toBe(color);
      }),
      runs,
    );
  });
  it("keep a locked hue and a locked lightness, reducing chroma to stay in gamut", () => {
    fc.assert(
      fc.property(
        request,
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0.25, max: 0.9, noNaN: true }),
        (given, hueDeg, lightness) => {
          const { colors } = generatePalette({
            ...given,
            locks: [
              { index: 0, hueDeg },
              { index: 1, lightness },
            ],
          });
          const first = colorToOklch(
            colors[0] ?? given.base ?? { space: "srgb", coords: [0, 0, 0], alpha: 1 },
          );
          const second = colorToOklch(
            colors[1] ?? given.base ?? { space: "srgb", coords: [0, 0, 0], alpha: 1 },
          );
          if (first.chroma > 0.02 && first.hueDeg !== undefined) {
            expect(Math.abs(((first.hueDeg - hueDeg + 540) % 360) - 180)).toBeLessThan(2);
          }
          expect(second.lightness).toBeCloseTo(lightness, 2);
        },
      ),
      runs,
    );
  });
  it("keep a locked chroma if the gamut allows it", () => {
    fc.assert(
      fc.property(request, unit, (given, share) => {
        const { colors } = generatePalette({
          ...given,
          locks: [{ index: 0, lightness: 0.6, hueDeg: 30, chroma: share * 0.15 }],
        });
        const [first] = colors;
        expect(maxChroma(0.6, 30, "srgb")).toBeGreaterThan(0.15);
        expect(first && colorToOklch(first).chroma).toBeCloseTo(share * 0.15, 3);
      }),
      runs,
    );
  });
  it("variants differ from each other, the first being the palette of the seed", () => {
    const given: GenerateRequest = { method: "triadic", count: 5, seed: "abc" };
    const variants = generateVariants(given, 12).map(({ colors }) => colors.map(formatHex).join());
    expect(new Set(variants).size).toBe(12);
    expect(variants[0]).toBe(generatePalette(given).colors.map(formatHex).join());
  });
});

describe("[RND] random numbers", () => {
  it("are in 0 to 1, uniformly distributed, and determined by the seed", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, second] = [createRandom(seed), createRandom(seed)];
        let sum = 0;
        for (let round = 0; round < 400; round += 1) {
          const value = first();
          expect(value).toBe(second());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
          sum += value;
        }
        expect(sum / 400).toBeGreaterThan(0.4);
        expect(sum / 400).toBeLessThan(0.6);
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 30 - 1 }),
        fc.integer({ min: 0, max: 2 ** 30 - 1 }),
        (a, b) => {
          expect(seedFromNumber(a)).toMatch(/^[a-z2-9]{6}$/);
          expect(seedFromNumber(a) === seedFromNumber(b)).toBe(a === b);
        },
      ),
    );
  });
});
