import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { type MixMethod, mixBy } from "./mix-method.ts";
import { mixRecipes, shortestRecipe } from "./mix-recipes.ts";
import { pigmentRecipe } from "./pigment-recipe.ts";

const WAYS: readonly MixMethod[] = [
  { method: "pigment" },
  { method: "light" },
  { method: "perceptual" },
  { method: "space", space: "oklch", hue: "longer" },
  { method: "blend", mode: "multiply" },
];
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe("[MIX] recipes of every way of mixing", () => {
  it.each(WAYS)("%o: more parts are always nearer, and each gives what it says", (how) => {
    fc.assert(
      fc.property(hexColor, fc.array(hexColor, { minLength: 1, maxLength: 3 }), (target, pots) => {
        const { recipes, pots: used } = mixRecipes(target, pots, how, 6);
        expect(used).toEqual(pots);
        expect(recipes.length).toBeGreaterThan(0);
        for (const [index, recipe] of recipes.entries()) {
          const before = recipes[index - 1];
          if (before !== undefined) {
            expect(recipe.deltaE).toBeLessThan(before.deltaE);
            expect(total(recipe.parts)).toBeGreaterThan(total(before.parts));
          }
          const mixed = mixBy(
            pots.map((color, at) => ({ color, amount: recipe.parts[at] ?? 0 })),
            how,
          );
          expect(mixed && deltaEOK(mixed, target)).toBeCloseTo(recipe.deltaE, 6);
        }
      }),
      { numRuns: 25 },
    );
  });
  it.each(WAYS)("%o: what was mixed is found back", (how) => {
    const pots = ["#1b3fa0", "#ffd60a", "#e4002b"].map(read);
    const target = mixBy(
      pots.map((color, index) => ({ color, amount: [3, 2, 1][index] ?? 0 })),
      how,
    );
    if (target === undefined) throw new Error("nothing mixed");
    const nearest = mixRecipes(target, pots, how).recipes.at(-1);
    expect(nearest?.deltaE).toBeLessThan(0.0011);
  });
  it("the shortest is the one that the search for paint answers with", () => {
    const pots = ["#ffffff", "#000000", "#e4002b", "#ffd400"].map(read);
    const target = read("#8f5b34");
    const { recipes } = mixRecipes(target, pots, { method: "pigment" });
    const expected = pigmentRecipe(target, pots, { maxParts: 12 });
    expect(total(shortestRecipe(recipes)?.parts ?? [])).toBe(total(expected?.parts ?? []));
  });
  it("of many pots six are chosen, the target's own among them", () => {
    const target = read("#4f9d69");
    const many = ["#111111", "#4f9d69", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#ffffff", "#884400"].map(
      read,
    );
    const { pots, recipes } = mixRecipes(target, many, { method: "pigment" });
    expect(pots).toHaveLength(6);
    expect(pots.map(formatHex)).toContain("#4f9d69");
    expect(recipes[0]?.deltaE).toBeLessThan(0.001);
  });
  it("without pots there are none", () => {
    expect(mixRecipes(read("red"), [], { method: "light" })).toEqual({ pots: [], recipes: [] });
    expect(shortestRecipe([])).toBeUndefined();
  });
});
