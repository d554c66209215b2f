import { describe, expect, it } from "vitest";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { measuredTags } from "./measured-tags.ts";
import paletteSeeds from "./seed-data/palettes.json" with { type: "json" };

const parsed = (texts: readonly string[]): Color[] =>
  texts.flatMap((text) => {
    const color = parseColor(text);
    return color.ok ? [color.color] : [];
  });
const tagsOf = (texts: readonly string[]) => measuredTags(parsed(texts), paletteFacts(parsed(texts)));

const seeds = paletteSeeds.map(({ title, colors }) => ({ title, colors, tags: tagsOf(colors) }));

describe("what a tag says is true of each color of a seeded palette", () => {
  it.each<[tag: string, least: number, holds: (color: Oklch) => boolean]>([
    ["pastel", 15, ({ lightness, chroma }) => lightness > 0.71 && chroma < 0.13],
    ["light", 15, ({ lightness }) => lightness > 0.71],
    ["dark", 20, ({ lightness, chroma }) => lightness < 0.53 || (lightness < 0.66 && chroma < 0.16)],
    ["muted", 100, ({ chroma }) => chroma < 0.11],
    ["earthy", 40, ({ lightness, chroma }) => lightness < 0.89 && chroma < 0.15],
    ["grey", 3, ({ chroma }) => chroma < 0.031],
  ])("[LIB-2] %s, on at least %i palettes", (tag, least, holds) => {
    const tagged = seeds.filter(({ tags }) => tags.includes(tag));
    expect(tagged.length).toBeGreaterThanOrEqual(least);
    for (const { title, colors } of tagged)
      for (const color of parsed(colors)) expect(holds(colorToOklch(color)), `${tag}: ${title}`).toBe(true);
  });

  it("[LIB-2] vivid of three in five, and on at least 60 palettes", () => {
    const tagged = seeds.filter(({ tags }) => tags.includes("vivid"));
    expect(tagged.length).toBeGreaterThanOrEqual(60);
    for (const { title, colors } of tagged) {
      const strong = parsed(colors).filter((color) => colorToOklch(color).chroma > 0.139);
      expect(strong.length / colors.length, title).toBeGreaterThanOrEqual(0.6);
    }
  });
});

it.each([
  ["pastel", ["#fde5b8", "#cfe8ff"], "#ee5d65"],
  ["pastel", ["#fff4d6", "#c9e7c4"], "#f6c103"],
  ["dark", ["#10131a", "#1d2433"], "#cc1236"],
  ["light", ["#ffffff", "#fff3e0"], "#ff5533"],
  ["muted", ["#7f8fa8", "#a8957f"], "#00c2ff"],
  ["earthy", ["#7a5a3a", "#5b6b3a"], "#2244aa"],
])("[LIB-2] %s is what %j are, and no longer with %s", (tag, colors, other) => {
  expect(tagsOf(colors)).toContain(tag);
  expect(tagsOf([...colors, other])).not.toContain(tag);
});

it("[LIB-2] warm and cool follow the temperature, monochrome the hues, contrast the lightness", () => {
  expect(tagsOf(["#c2410c", "#f59e0b"])).toContain("warm");
  expect(tagsOf(["#1d4ed8", "#0e7490"])).toContain("cool");
  expect(tagsOf(["#1e3a8a", "#60a5fa"])).toContain("monochrome");
  expect(tagsOf(["#1e3a8a", "#f97316"])).not.toContain("monochrome");
  expect(tagsOf(["#111111", "#fafafa"])).toEqual(expect.arrayContaining(["high contrast", "grey"]));
  expect(tagsOf(["#777777", "#888888"])).toContain("soft contrast");
});
