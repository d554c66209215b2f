import { describe, expect, it } from "vitest";
import { humanTitle } from "./human-title.ts";
import paletteSeeds from "./seed-data/palettes.json" with { type: "json" };

describe("[LIB-1] [L13] the title of a palette of the seed data", () => {
  it.each([
    ["DK07", ["Coral", "Night", "Sand"], "Coral and Night"],
    ["Knotberry1", ["Terminal Black", "Plushy Pink"], "Terminal Black and Plushy Pink"],
    ["System.#06", ["Ash", "Ash", "Rust"], "Ash and Rust"],
    [
      "Yellow Orange and Ivory Buff, Ivory Buff",
      ["Yellow Orange", "Ivory Buff"],
      "Ivory Buff and Yellow Orange",
    ],
    ["Red and Blue, Red", ["Red", "Blue", "Mint"], "Red, Blue and Mint"],
  ])("%s becomes a title of its colors", (title, names, made) => {
    expect(humanTitle(title, names)).toBe(made);
  });

  it.each(["Winter night", "Catppuccin Latte", "English Red and Cerulian Blue"])("%s stays", (title) => {
    expect(humanTitle(title, ["Coral", "Night"])).toBe(title);
  });

  it("is never a number of a series, and repeats no color", () => {
    for (const { title, names } of paletteSeeds) {
      const shown = humanTitle(title, names);
      if (new Set(names).size < 2) continue;
      expect(shown).not.toMatch(/^\S*\d+$/);
      const parts = shown.split(/, | and /);
      expect(new Set(parts).size, shown).toBe(parts.length);
    }
  });
});
