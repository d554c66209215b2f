import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { closestPair } from "#engine/palette/palette-facts.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { colorOfWords, findEvidence } from "./find-evidence.ts";
import { paletteFromWords } from "./palette-from-words.ts";
import { stemOf, wordsOf } from "./word-forms.ts";
import { indexWords } from "./word-index.ts";

const index = indexWords(COLOR_NAMES);
const REQUESTS = ["autumn after rain", "1970s kitchen", "deep sea hotel", "jazz club", "wedding in tuscany"];

describe("[TST-4] palettes from words", () => {
  it.each(REQUESTS)("“%s” is made of names that have its words, each color its name’s", (words) => {
    for (const seed of ["a", "b", "c"]) {
      const { colors, evidence, unknown } = paletteFromWords(words, 5, seed);
      expect(unknown).toEqual([]);
      expect(colors).toHaveLength(5);
      expect(closestPair(colors)?.deltaE).toBeGreaterThan(0.05);
      const named = evidence.flatMap((each, place) => (each === undefined ? [] : [{ ...each, place }]));
      expect(named.length).toBeGreaterThanOrEqual(3);
      for (const { word } of named) expect(wordsOf(words)).toContain(word);
      if (!words.includes("deep"))
        for (const { color, place } of named)
          expect(formatHex(colors[place] ?? color)).toBe(formatHex(color));
    }
  });

  it.each(REQUESTS)("“%s” has a color of each word that has evidence", (words) => {
    const found = new Set(paletteFromWords(words, 5, "a").evidence.flatMap((each) => each?.word ?? []));
    expect([...found].toSorted()).toEqual([...findEvidence(words, index).words].toSorted());
  });

  it("the same words and seed give the same, another seed another palette", () => {
    const hexes = (seed: string) =>
      paletteFromWords("autumn after rain", 5, seed).colors.map(formatHex).join();
    expect(hexes("a")).toBe(hexes("a"));
    expect(new Set(["a", "b", "c", "d"].map(hexes)).size).toBeGreaterThan(1);
  });

  it("words without evidence are said, never guessed", () => {
    expect(paletteFromWords("xyzzy plugh", 5, "a")).toEqual({
      colors: [],
      evidence: [],
      unknown: ["xyzzy", "plugh"],
    });
    const half = paletteFromWords("xyzzy autumn", 5, "a");
    expect(half.unknown).toEqual(["xyzzy"]);
    expect(half.colors).toHaveLength(5);
    expect(paletteFromWords("", 5, "a").colors).toEqual([]);
  });

  it.each([
    ["navy and gold with a hint of coral", ["navy", "gold", "coral"]],
    ["cream with a pop of red", ["cream", "red"]],
    ["shades of blue", ["blue"]],
    ["pop art", ["pop", "art"]],
  ])("amounts are no colors: “%s”", (words, wanted) => {
    expect(wordsOf(words)).toEqual(wanted);
    const found = new Set(paletteFromWords(words, 5, "a").evidence.flatMap((each) => each?.word ?? []));
    expect([...found].toSorted()).toEqual(wanted.toSorted());
  });

  it("what too few names have is completed by drawing, and says so", () => {
    const { colors, evidence } = paletteFromWords("celadon", 6, "a");
    expect(colors).toHaveLength(6);
    expect(evidence.some((each) => each === undefined)).toBe(true);
    expect(evidence.some((each) => each?.name === "Celadon")).toBe(true);
  });

  it("“dark” and “pale” change what the other words say", () => {
    const lightness = (words: string) =>
      colorToOklch(colorOfWords(findEvidence(words, index)) ?? read("#000")).lightness;
    expect(lightness("dark rose")).toBeLessThan(lightness("rose") - 0.08);
    expect(lightness("pale rose")).toBeGreaterThan(lightness("rose") + 0.08);
    expect(lightness("very pale rose")).toBeGreaterThan(lightness("pale rose"));
  });

  it("[TST-4] “warm” and “cool” move the hues of a palette, and tint its grays", () => {
    const SUBJECTS = ["kitchen", "hotel", "harbour", "stone", "night", "sea", "grey", "wedding"];
    const lchOf = (words: string) =>
      ["a", "b", "c", "d"].flatMap((seed) => paletteFromWords(words, 5, seed).colors).map(colorToOklch);
    /** Mean share of orange (positive) or blue in the colors, as OKLCH chroma. */
    const warmth = (words: string): number => {
      const all = lchOf(words);
      return (
        all.reduce(
          (sum, { chroma, hueDeg = 0 }) => sum + chroma * Math.cos(((hueDeg - 60) * Math.PI) / 180),
          0,
        ) / all.length
      );
    };
    for (const subject of SUBJECTS) {
      expect(warmth(`warm ${subject}`), subject).toBeGreaterThan(warmth(subject) + 0.008);
      expect(warmth(`cool ${subject}`), subject).toBeLessThan(warmth(subject) - 0.008);
    }
    /** Share of the colors that have a hue between pink, red and yellow. */
    const warmShare = (word: string): number => {
      const told = SUBJECTS.flatMap((subject) => lchOf(`${word} ${subject}`)).filter(
        ({ chroma }) => chroma > 0.025,
      );
      return told.filter(({ hueDeg = 0 }) => hueDeg < 110 || hueDeg > 340).length / told.length;
    };
    expect(warmShare("warm")).toBeGreaterThan(0.6);
    expect(warmShare("cool")).toBeLessThan(0.15);
  });

  it("[TST-4] a warm blue is a blue, and “cool” alone a name", () => {
    const hue = (words: string) =>
      colorToOklch(colorOfWords(findEvidence(words, index)) ?? read("#000")).hueDeg;
    for (const words of ["warm blue", "cool blue", "very cold blue"]) {
      expect(hue(words), words).toBeGreaterThan(210);
      expect(hue(words), words).toBeLessThan(300);
    }
    expect(findEvidence("cool", index).evidence.length).toBeGreaterThan(0);
  });

  it.each([
    ["dusty rose", "#c0737a"],
    ["mustard", "#ceb301"],
    ["lavender", "#c79fef"],
    ["teal", "#029386"],
    ["grey", "#929591"],
  ])("“%s” is near to what people call so", (words, hex) => {
    const color = colorOfWords(findEvidence(words, index));
    expect(color && deltaEOK(color, read(hex))).toBeLessThan(0.12);
  });

  it.each([
    ["rainy", "rain"],
    ["foggy", "fog"],
    ["leaves", "leave"],
    ["golden", "gold"],
    ["berries", "berry"],
    ["weddings", "wedding"],
    ["roses", "rose"],
  ])("%s and %s have one stem", (one, other) => expect(stemOf(one)).toBe(stemOf(other)));
});
