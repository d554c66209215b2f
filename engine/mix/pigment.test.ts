import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { hexColor, p3Color, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { shortestRecipe } from "./mix-recipes.ts";
import { mixPigments } from "./pigment.ts";
import { REFLECTANCE, SENSOR_ROWS } from "./pigment-basis.generated.ts";
import { MAX_PARTS, pigmentRecipes } from "./pigment-recipe.ts";

const mix = (...parts: readonly (readonly [string, number])[]) => {
  const mixed = mixPigments(parts.map(([text, amount]) => ({ color: read(text), amount })));
  if (mixed === undefined) throw new Error("nothing mixed");
  return mixed;
};
const lch = (...parts: readonly (readonly [string, number])[]) => colorToOklch(mix(...parts));

describe("[MIX] pigments", () => {
  it("have curves that match their colors under D65", () => {
    const wanted = {
      cyan: [0, 1, 1],
      magenta: [1, 0, 1],
      yellow: [1, 1, 0],
      red: [1, 0, 0],
      green: [0, 1, 0],
      blue: [0, 0, 1],
    };
    for (const [name, rgb] of Object.entries(wanted)) {
      const curve = Object.entries(REFLECTANCE).find(([key]) => key === name)?.[1] ?? [];
      for (const value of curve) expect(value).toBeGreaterThan(0);
      for (const value of curve) expect(value).toBeLessThan(1);
      for (const [channel, row] of SENSOR_ROWS.entries()) {
        const sum = row.reduce((total, weight, index) => total + weight * (curve[index] ?? 0), 0);
        expect(sum).toBeCloseTo(rgb[channel] ?? 0, 6);
      }
    }
  });
  it.each([
    ["#0000ff", "#ffff00"],
    ["#002185", "#fcd200"],
    ["#0f4c81", "#ffd400"],
    ["#1e90ff", "#ffe000"],
    ["#0057b8", "#ffd700"],
  ])("blue %s and yellow %s give a green", (blue, yellow) => {
    const { hueDeg = 0, chroma } = lch([blue, 1], [yellow, 1]);
    expect(hueDeg).toBeGreaterThan(130);
    expect(hueDeg).toBeLessThan(165);
    expect(chroma).toBeGreaterThan(0.1);
  });
  it("red and yellow give an orange, red and green a brown, red and white a pink", () => {
    const orange = lch(["#e4002b", 1], ["#ffd400", 4]);
    expect(orange.hueDeg).toBeGreaterThan(35);
    expect(orange.hueDeg).toBeLessThan(75);
    const brown = lch(["#d01010", 1], ["#108010", 1]);
    expect(brown.lightness).toBeLessThan(0.5);
    expect(brown.chroma).toBeLessThan(0.13);
    expect(brown.hueDeg).toBeGreaterThan(40);
    expect(lch(["#e4002b", 1], ["#ffffff", 4]).lightness).toBeGreaterThan(0.68);
  });
  it("white tints and black shades step by step, together they make a gray", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        let last = -1;
        for (const amount of [0, 1, 3, 9, 27]) {
          const tinted = mixPigments([
            { color, amount: 1 },
            { color: read("white"), amount },
          ]);
          const { lightness } = colorToOklch(tinted ?? color);
          expect(lightness).toBeGreaterThanOrEqual(last - 1e-6);
          last = lightness;
        }
      }),
      { numRuns: sampled(100, 25) },
    );
    const grey = lch(["#000000", 1], ["#ffffff", 1]);
    expect(grey.chroma).toBeLessThan(1e-4);
    expect(grey.lightness).toBeGreaterThan(0.5);
    expect(grey.lightness).toBeLessThan(0.8);
  });
  it("a color mixed with itself stays the same, also in Display P3", () => {
    fc.assert(
      fc.property(
        fc.oneof(hexColor, p3Color),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (color, amount) => {
          const mixed = mixPigments([
            { color, amount: 1 },
            { color, amount },
          ]);
          expect(mixed && deltaEOK(mixed, color)).toBeLessThan(0.0005);
        },
      ),
    );
  });
  it("order and unit of the amounts do not matter", () => {
    const parts = fc.array(fc.record({ color: hexColor, amount: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, (given) => {
        const there = mixPigments(given);
        const back = mixPigments(
          given.toReversed().map(({ color, amount }) => ({ color, amount: amount / 7 })),
        );
        expect(there && back && deltaEOK(there, back)).toBeLessThan(1e-6);
      }),
    );
  });
  it("gives undefined without any amount; a translucent color counts for less", () => {
    expect(mixPigments([])).toBeUndefined();
    expect(mixPigments([{ color: read("red"), amount: 0 }])).toBeUndefined();
    expect(mix(["rgb(255 0 0 / 0)", 1], ["blue", 1])).toMatchObject({ alpha: 0.5 });
    expect(formatHex({ ...mix(["rgb(255 0 0 / 0)", 1], ["blue", 1]), alpha: 1 })).toBe("#0000ff");
  });
});

describe("[MIX] recipes", () => {
  const pigments = ["#ffffff", "#000000", "#e4002b", "#ffd400", "#003da5", "#00843d"].map(read);
  it("find the mixture again, with no more parts", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        amounts.filter((given) => given.some((amount) => amount > 0)),
        (given) => {
          const some = pigments.slice(1, 5);
          const target = mixPigments(some.map((color, index) => ({ color, amount: given[index] ?? 0 })));
          const recipe = target && shortestRecipe(pigmentRecipes(target, some, MAX_PARTS));
          expect(recipe?.deltaE).toBeLessThanOrEqual(0.0051);
          const parts = recipe?.parts.reduce((sum, part) => sum + part, 0) ?? 99;
          expect(parts).toBeLessThanOrEqual(given.reduce((sum, part) => sum + part, 0));
        },
      ),
      { numRuns: sampled(40, 14) },
    );
  });
  it("no other recipe is nearer by more than the tolerance, and none as near is shorter", () => {
    const target = read("#7a9e6d");
    const three = pigments.slice(2, 5);
    const recipe = shortestRecipe(pigmentRecipes(target, three, 8), 0.01);
    if (recipe === undefined) throw new Error("no recipe");
    const size = recipe.parts.reduce((sum, part) => sum + part, 0);
    const all: { readonly size: number; readonly error: number }[] = [];
    for (let a = 0; a <= 8; a += 1) {
      for (let b = 0; a + b <= 8; b += 1) {
        for (let c = 0; a + b + c <= 8; c += 1) {
          const mixed = mixPigments(three.map((color, index) => ({ color, amount: [a, b, c][index] ?? 0 })));
          if (mixed !== undefined) all.push({ size: a + b + c, error: deltaEOK(mixed, target) });
        }
      }
    }
    const least = Math.min(...all.map(({ error }) => error));
    expect(recipe.deltaE).toBeLessThanOrEqual(least + 0.01);
    for (const other of all) if (other.size < size) expect(other.error).toBeGreaterThan(least + 0.01);
  });
  it("a color that is one of the pigments takes one part of it", () => {
    for (const [index, pigment] of pigments.entries()) {
      const recipe = shortestRecipe(pigmentRecipes(pigment, pigments, 12));
      expect(recipe?.parts).toEqual(pigments.map((_, at) => (at === index ? 1 : 0)));
      expect(recipe?.deltaE).toBeLessThan(0.0005);
    }
  });
  it("are reproducible and fast: 6 pigments, 12 parts", () => {
    const target = read("#8f5b34");
    const first = shortestRecipe(pigmentRecipes(target, pigments, 12));
    const times = Array.from({ length: 12 }, () => {
      const start = process.threadCpuUsage();
      expect(shortestRecipe(pigmentRecipes(target, pigments, 12))).toEqual(first);
      return process.threadCpuUsage(start).user / 1000;
    });
    expect(first?.deltaE).toBeLessThan(0.03);
    // The promise on a desktop is 50 ms; processor time, and the fastest of twelve runs, exclude other load.
    expect(Math.min(...times)).toBeLessThan(50);
  });
  it("there are none without pigments, and at most six are allowed", () => {
    expect(pigmentRecipes(read("red"), [], 3)).toEqual([]);
    expect(() => pigmentRecipes(read("red"), [...pigments, ...pigments], 3)).toThrow("At most 6 pigments");
  });
});
