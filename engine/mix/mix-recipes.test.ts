import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { type MixMethod, mixBy } from "./mix-method.ts";
import { mixRecipes, shortestRecipe } from "./mix-recipes.ts";

const WAYS: readonly MixMethod[] = [
  { method: "pigment" },
  { method: "light" },
  { method: "perceptual" },
  { method: "space", space: "oklch", hue: "longer" },
  { method: "blend", mode: "multiply" },
];
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe("[MIX] recipes for every mixing method", () => {
  it.each(WAYS)("%o: more parts are always nearer, and each recipe gives the color it states", (how) => {
    fc.assert(
      fc.property(hexColor, fc.array(hexColor, { minLength: 1, maxLength: 3 }), (target, colors) => {
        const { recipes, colors: used } = mixRecipes(target, colors, how, 6);
        expect(used).toEqual(colors);
        expect(recipes.length).toBeGreaterThan(0);
        for (const [index, recipe] of recipes.entries()) {
          const before = recipes[index - 1];
          if (before !== undefined) {
            expect(recipe.deltaE).toBeLessThan(before.deltaE);
            expect(total(recipe.parts)).toBeGreaterThan(total(before.parts));
          }
          const mixed = mixBy(
            colors.map((color, at) => ({ color, amount: recipe.parts[at] ?? 0 })),
            how,
          );
          expect(mixed && deltaEOK(mixed, target)).toBeCloseTo(recipe.deltaE, 6);
        }
      }),
      { numRuns: sampled(25, 9) },
    );
  });
  it.each(WAYS)("%o: finds the recipe of a mixed color", (how) => {
    const colors = ["#1b3fa0", "#ffd60a", "#e4002b"].map(read);
    const target = mixBy(
      colors.map((color, index) => ({ color, amount: [3, 2, 1][index] ?? 0 })),
      how,
    );
    if (target === undefined) throw new Error("nothing mixed");
    const nearest = mixRecipes(target, colors, how).recipes.at(-1);
    expect(nearest?.deltaE).toBeLessThan(0.0011);
  });
  it("chooses six of many colors, including the target itself", () => {
    const target = read("#4f9d69");
    const many = ["#111111", "#4f9d69", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#ffffff", "#884400"].map(
      read,
    );
    const { colors, recipes } = mixRecipes(target, many, { method: "pigment" });
    expect(colors).toHaveLength(6);
    expect(colors.map(formatHex)).toContain("#4f9d69");
    expect(recipes[0]?.deltaE).toBeLessThan(0.001);
  });
  it("there are none without colors", () => {
    expect(mixRecipes(read("red"), [], { method: "light" })).toEqual({ colors: [], recipes: [] });
    expect(shortestRecipe([])).toBeUndefined();
  });
});
