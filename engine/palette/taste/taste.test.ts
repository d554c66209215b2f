import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { HUE_FAMILIES, type HueFamily, hueFamily } from "#engine/names/hue-family.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import type { GenerateMethod, GenerateRequest } from "#engine/palette/generate-request.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS } from "#engine/palette/moods.ts";
import { closestPair, TOO_ALIKE } from "#engine/palette/palette-facts.ts";
import { lintPalette } from "#engine/palette/palette-lint.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { holdsRule, ruleSpread } from "./rule-spread.ts";
import { tasteExamples } from "./taste-examples.ts";

const DRAWS = 120;
/** Of each mood and rule, where what is checked holds for every single palette. */
const DRAWS_EACH = sampled(DRAWS, 20);
const draws = (
  request: Omit<GenerateRequest, "seed" | "count">,
  count = 5,
  length = DRAWS,
): (readonly Color[])[] =>
  Array.from(
    { length },
    (_, index) =>
      generatePalette({ constraints: { aaPairs: 1 }, ...request, seed: `t${index}`, count }).colors,
  );

describe("[TST-1] draws look made", () => {
  it("no hue family has less than half or more than twice its share among people", () => {
    const shares = (palettes: readonly (readonly Color[])[]): Map<HueFamily, number> => {
      const all = palettes.flat();
      return new Map(
        HUE_FAMILIES.map((family) => [
          family,
          all.filter((color) => hueFamily(color) === family).length / all.length,
        ]),
      );
    };
    const people = shares(tasteExamples().map(({ tones }) => tones.map(oklchToColor)));
    const drawn = shares(draws({ method: "random" }));
    for (const family of HUE_FAMILIES) {
      const share = people.get(family) ?? 0;
      expect(drawn.get(family), family).toBeGreaterThan(share / 2);
      expect(drawn.get(family), family).toBeLessThan(share * 2);
    }
  });

  it.each(["random", "split-complementary"] as const)("%s: purple is seldom beside green", (method) => {
    const isIn = (palette: readonly Color[], from: number, to: number): boolean =>
      palette.some((color) => {
        const { chroma, hueDeg = 0 } = colorToOklch(color);
        return chroma > 0.04 && hueDeg >= from && hueDeg < to;
      });
    const beside = draws({ method }).filter(
      (palette) => isIn(palette, 280, 345) && isIn(palette, 115, 170),
    ).length;
    expect((60 * beside) / DRAWS).toBeLessThanOrEqual(8);
  });

  it("no draw repeats an example", () => {
    const examples = tasteExamples().map(({ tones }) =>
      tones.map((tone) => formatHex(oklchToColor(tone))).join(),
    );
    for (const palette of draws({ method: "random" })) {
      const hexes = palette.map(formatHex);
      expect(examples.some((example) => hexes.every((hex) => example.includes(hex)))).toBe(false);
    }
  });

  it.each(HARMONY_RULES.filter((rule) => rule !== "monochromatic"))("%s is held by every hue", (method) => {
    const spread = ruleSpread(method);
    if (spread === undefined) throw new Error(method);
    // What a screen can show moves dark and saturated hues by a few degrees.
    for (const palette of draws({ method }, 5, DRAWS_EACH)) expect(holdsRule(palette, spread, 26)).toBe(true);
  });

  it("a locked color chooses what goes with it", () => {
    const locked = read("#0b5351");
    for (const palette of draws({ method: "random", locks: [{ index: 2, color: locked }] }, 5, DRAWS_EACH)) {
      expect(palette[2]).toBe(locked);
      for (const [index, color] of palette.entries())
        if (index !== 2) expect(deltaEOK(color, locked)).toBeGreaterThan(TOO_ALIKE);
    }
  });

  it.each([2, 3, 4, 7, 12])("a palette of %i has no two colors alike", (count) => {
    const alike = draws({ method: "random" }, count, DRAWS_EACH).filter(
      (palette) => (closestPair(palette)?.deltaE ?? 1) < (count > 7 ? 0.02 : TOO_ALIKE),
    );
    expect(alike).toHaveLength(0);
  });
});

describe("[TST-2] moods keep what they promise", () => {
  const rules: readonly GenerateMethod[] = ["random", "split-complementary", "triadic", "monochromatic"];
  for (const mood of MOODS)
    it.each(rules)(`our own check finds nothing in ${mood}, %s`, (method) => {
      for (const colors of draws({ method, mood }, 5, DRAWS_EACH))
        expect(lintPalette(colors, mood).map(({ message }) => message)).toEqual([]);
    });

  it("the check still faults pale colors that nobody asked to be pale", () => {
    const [pastel = []] = draws({ method: "random", mood: "pastel" });
    expect(lintPalette(pastel).map(({ rule }) => rule)).toContain("flat");
  });

  it("a vibrant palette is bright in the middle and mostly has a quiet color, as people's have", () => {
    const chromas = draws({ method: "random", mood: "vibrant" }).map((colors) =>
      colors.map((color) => colorToOklch(color).chroma).toSorted((a, b) => a - b),
    );
    const bright = chromas.filter(([, , middle = 0]) => middle > 0.125);
    const quiet = chromas.filter(([least = 1]) => least < 0.08);
    expect(bright.length / DRAWS).toBeGreaterThan(0.8);
    expect(quiet.length / DRAWS).toBeGreaterThan(0.5);
  });

  it("deep has hues of every family, not three of them", () => {
    const families = new Set(draws({ method: "random", mood: "deep" }).flat().map(hueFamily));
    expect(families.size).toBe(HUE_FAMILIES.length);
  });
});

describe("[TST-1] links from before draw as they did", () => {
  const base = read("#2f6690");
  const similarTo = [base, read("#e4572e")];
  it.each([
    [1, "analogous", "any", "#f5ecf6#a3b4f0#7062a4#93242a#3b0418"],
    [1, "complementary", "muted", "#282522#3e4c55#7d7166#91afc4#d5dadf"],
    [1, "split-complementary", "deep", "#21101f#0f3c34#753671#8ba93a#99839d"],
    [1, "triadic", "neon", "#dbf8c2#fe8383#497b00#82022a#050e1e"],
    [1, "square", "pastel", "#9a9edb#eca7ae#e0f7f6#9eded9#f3e3a1"],
    [1, "compound", "vibrant", "#23341b#94002c#3a9278#fc85c7#a1eef0"],
    [1, "monochromatic", "earthy", "#2f221a#633f2e#ead6ce#9b6d58#db9981"],
    [1, "random", "any", "#1d1b2b#25490a#7471ad#a4a1f7#e1dfef"],
    [1, "from-color", "muted", "#eae2d9#b5a899#866c57#2f6690#29231e"],
    [1, "similar", "deep", "#35689c#d0623e#355e86#e25000#546fa1"],
    [2, "analogous", "neon", "#4b20fb#1de78d#37defd#149dff#1cf4e8"],
    [2, "split-complementary", "pastel", "#9bc4dc#e9c4c3#dff1f8#aee3fb#f7e0ba"],
    [2, "triadic", "vibrant", "#6a27ac#ba7932#cc89fa#d6932a#00dcd4"],
    [2, "tetradic", "earthy", "#443718#6e764f#b88b55#a9b679#f2bdaa"],
    [2, "compound", "any", "#59503d#4560d2#9ea567#f3b988#f2effe"],
    [2, "monochromatic", "muted", "#363530#5e5e53#8a8779#bab9ac#eee8d4"],
    [2, "ramp", "deep", "#1b0242#341e4d#59296d#7c477d#a75692"],
    [2, "random", "neon", "#322afc#e9bd19#ec41ff#28ee42#e82dfd"],
    [2, "similar", "pastel", "#64679b#b47200#5d5694#d48500#514f85"],
  ] as const)("edition %i, %s, %s", (edition, method, mood, hexes) => {
    const { colors } = generatePalette({
      edition,
      method,
      mood,
      count: 5,
      seed: "k",
      ...(method === "from-color" && { base }),
      ...(method === "similar" && { similarTo }),
      constraints: { aaPairs: 1 },
    });
    expect(colors.map(formatHex).join("")).toBe(hexes);
  });
});
