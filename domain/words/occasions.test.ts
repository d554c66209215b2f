import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import {
  colorsOfOccasion,
  namesForOccasion,
  OCCASIONS,
  occasionsOfStem,
  occasionTags,
} from "./occasion-colors.ts";
import { paletteFromWords } from "./palette-from-words.ts";
import { stemOf } from "./word-forms.ts";

const of = (...hexes: string[]) => hexes.map(read);

describe("[TST-4] occasions are made of names of colors", () => {
  it.each(OCCASIONS)(
    "$words: all names are in the list, in one group, and each word means one occasion",
    (occasion) => {
      const names = colorsOfOccasion(occasion).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const word of occasion.words.split(" ")) expect(occasionsOfStem(stemOf(word))).toEqual([occasion]);
    },
  );

  it.each(OCCASIONS)(
    "$words: its own colors are of it, and a palette of the first word has one of each group",
    (occasion) => {
      const { needs, also, words } = occasion;
      const own = colorsOfOccasion(occasion);
      const some = [...needs.map((names) => names[0]), also[0]].map((name) =>
        own.find((each) => each.name === name),
      );
      const colors = some.flatMap((each) => (each === undefined ? [] : [each.color]));
      expect(namesForOccasion(colors, occasion)).toHaveLength(colors.length);
      const [word = ""] = words.split(" ");
      const { evidence, unknown } = paletteFromWords(word, 5, "a");
      expect(unknown).toEqual([]);
      expect(evidence.filter((each) => each !== undefined).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ["christmas", "#9e003a", "#2b5d34", "#eab76a"],
    ["halloween", "#ff7518", "#010b13", "#540d6e"],
    ["wedding", "#fefee7", "#e9a1b8", "#87ae73"],
    ["business", "#13336f", "#b4bdc7", "#1f4f9a"],
  ])("colors near to those of %s are found by it", (tag, ...hexes) => {
    expect(occasionTags(of(...hexes))).toContain(tag);
  });

  it.each([
    ["one color is of something else", "#9e003a", "#2b5d34", "#ff00ff"],
    ["the green is missing", "#9e003a", "#eab76a", "#fffafa"],
    ["two colors say too little", "#9e003a", "#2b5d34"],
  ])("not christmas: %s", (_why, ...hexes) => {
    expect(occasionTags(of(...hexes))).not.toContain("christmas");
  });

  it("not winter: a pale pink is no snow", () => {
    const blues = ["#dde3e8", "#99bdd2", "#0f2d4d"];
    expect(occasionTags(of(...blues))).toContain("winter");
    expect(occasionTags(of(...blues, "#f9c1ce"))).not.toContain("winter");
  });
});

describe("[TST-4] briefs in everyday words", () => {
  it.each([
    ["law firm", "law"],
    ["coffee shop", "coffee"],
    ["baby shower", "baby"],
    ["fintech startup", "fintech"],
  ])("“%s” is of “%s” alone: the other word says nothing of a color", (brief, word) => {
    const { evidence, unknown } = paletteFromWords(brief, 5, "a");
    expect(unknown).toEqual([]);
    expect(new Set(evidence.flatMap((each) => each?.word ?? []))).toEqual(new Set([word]));
  });

  it("a word that says nothing is looked for where it stands alone", () => {
    expect(paletteFromWords("party", 5, "a").colors).toHaveLength(5);
    expect(paletteFromWords("shop", 5, "a").unknown).toEqual(["shop"]);
    expect(paletteFromWords("of the", 5, "a").unknown).toEqual(["of", "the"]);
  });

  it.each(["a", "b", "c", "d"])("christmas has a red and a green with every seed (%s)", (seed) => {
    const { colors } = paletteFromWords("christmas", 5, seed);
    const has = (hex: string) => colors.some((color) => deltaEOK(color, read(hex)) < 0.25);
    expect(has("#9e003a") || has("#c71414")).toBe(true);
    expect(has("#2b5d34")).toBe(true);
  });
});
