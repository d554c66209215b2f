import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { GAMUTS, isInGamut } from "#engine/gamut/gamut.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { MAX_RANDOM, type RandomRequest, randomSeries } from "./random-colors.ts";
import { RANDOM_PRESETS } from "./random-presets.ts";

const randomColors = (request: RandomRequest) => randomSeries(request)(request.count);
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const limits = fc.record({
  count: fc.integer({ min: 1, max: 30 }),
  seed: fc.string({ maxLength: 12 }),
  hueDeg: fc.tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 360 })),
  lightness: fc.tuple(unit, unit),
  chroma: fc.tuple(
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
  ),
  gamut: fc.constantFrom(...GAMUTS),
  isEven: fc.boolean(),
});
const least = (colors: readonly Parameters<typeof deltaEOK>[0][]) =>
  Math.min(
    ...colors.flatMap((first, index) => colors.slice(index + 1).map((second) => deltaEOK(first, second))),
  );

describe("[RND] random colors", () => {
  it("stay within the limits and the gamut, or say which limit was not met", () => {
    fc.assert(
      fc.property(limits, (request) => {
        const { colors, unmet } = randomColors(request);
        expect(colors).toHaveLength(request.count);
        const [dark, light] = [Math.min(...request.lightness), Math.max(...request.lightness)];
        const [pale, vivid] = [Math.min(...request.chroma), Math.max(...request.chroma)];
        const span = (((request.hueDeg[1] - request.hueDeg[0]) % 360) + 360) % 360;
        const isWhole = Math.abs(request.hueDeg[1] - request.hueDeg[0]) >= 360;
        for (const color of colors) {
          expect(isInGamut(color, request.gamut)).toBe(true);
          const { lightness, chroma, hueDeg } = colorToOklch(color);
          // Rounding to 8 bits moves a color by up to this much, most near black.
          expect(lightness).toBeGreaterThan(dark - 0.03);
          expect(lightness).toBeLessThan(light + 0.03);
          expect(chroma).toBeLessThan(vivid + 0.03);
          if (unmet.length === 0) expect(chroma).toBeGreaterThan(pale - 0.03);
          if (hueDeg !== undefined && chroma > 0.06 && lightness > 0.3 && !isWhole) {
            const turn = (((hueDeg - request.hueDeg[0]) % 360) + 360) % 360;
            expect(Math.min(turn, 360 - turn) < 5 || turn < span + 5).toBe(true);
          }
        }
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it("are the same for the same seed and different for another", () => {
    const hexes = (seed: string) => randomColors({ count: 12, seed }).colors.map(formatHex);
    expect(hexes("a")).toEqual(hexes("a"));
    expect(hexes("a")).not.toEqual(hexes("b"));
  });

  it("are spread out: the closest pair of an even batch is farther apart than that of independent draws", () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
    const mean = (isEven: boolean) =>
      seeds.reduce((sum, seed) => sum + least(randomColors({ count: 24, seed, isEven }).colors), 0) /
      seeds.length;
    expect(mean(true)).toBeGreaterThan(2.5 * mean(false));
  });

  it("fill OKLab evenly: the halves of its lightness and of its plane get their share of the volume", () => {
    // Volumes by counting: the share of a fine lattice over sRGB's part of OKLab on each side.
    const free = { lightness: [0.2, 0.95], chroma: [0, 0.4], isEven: false } as const;
    const drawn = Array.from({ length: 30 }, (_, index) =>
      randomColors({ ...free, count: 100, seed: `v${index}` }),
    )
      .flatMap(({ colors }) => colors)
      .map(colorToOklab);
    let [inside, bright, warm] = [0, 0, 0];
    for (let l = 0.205; l < 0.95; l += 0.02)
      for (let a = -0.4; a <= 0.4; a += 0.02)
        for (let b = -0.4; b <= 0.4; b += 0.02)
          if (isInGamut({ space: "oklab", coords: [l, a, b], alpha: 1 }, "srgb")) {
            inside += 1;
            if (l > 0.6) bright += 1;
            if (a > 0) warm += 1;
          }
    const share = (matches: (lab: (typeof drawn)[number]) => boolean) =>
      drawn.filter(matches).length / drawn.length;
    expect(Math.abs(share(({ lightness }) => lightness > 0.6) - bright / inside)).toBeLessThan(0.04);
    expect(Math.abs(share(({ a }) => a > 0) - warm / inside)).toBeLessThan(0.04);
  });

  it.each(RANDOM_PRESETS)("preset $label stays within its limits", ({ limits: preset }) => {
    const { colors, unmet } = randomColors({ ...preset, count: 20, seed: "preset" });
    expect(colors).toHaveLength(20);
    expect(unmet).toEqual([]);
  });

  it("a shorter series is the start of a longer one, in whatever order they are asked for", () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }), (request, counts) => {
        const series = randomSeries(request);
        for (const count of counts) expect(series(count)).toEqual(randomSeries(request)(count));
        const longest = randomSeries(request)(30).colors;
        for (const count of counts) expect(series(count).colors).toEqual(longest.slice(0, count));
      }),
    );
  });

  it("clamps the count to 1 to 100", () => {
    expect(randomColors({ count: 0, seed: "x" }).colors).toHaveLength(1);
    expect(randomColors({ count: 1e9, seed: "x" }).colors).toHaveLength(MAX_RANDOM);
  });

  it("uses the greatest chroma if the gamut contains less than requested, and says so", () => {
    const { colors, unmet } = randomColors({
      count: 5,
      seed: "x",
      chroma: [0.38, 0.4],
      lightness: [0.9, 0.92],
    });
    expect(colors).toHaveLength(5);
    expect(unmet[0]).toMatch(/^5 of 5 colors have less chroma than asked: sRGB/);
  });
});
