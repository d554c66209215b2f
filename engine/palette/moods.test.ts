import { describe, expect, it } from "vitest";
import { colorToOklch } from "#engine/space/convert.ts";
import { characterOf } from "./character.ts";
import { generatePalette } from "./generate.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { MOODS, type Mood } from "./moods.ts";

const SEEDS = Array.from({ length: 60 }, (_, index) => `m${index}`);
const RULES = ["split-complementary", "random", "triadic"] as const;

const draws = (request: Omit<GenerateRequest, "seed" | "count">) =>
  SEEDS.map((seed) =>
    generatePalette({ constraints: { aaPairs: 1 }, ...request, seed, count: 5 }).colors.map(colorToOklch),
  );
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Median OKLCH chroma and lightness of 300 colors a rule. */
const MEDIANS: Readonly<
  Record<Mood, { chroma: readonly [number, number]; lightness: readonly [number, number] }>
> = {
  any: { chroma: [0.07, 0.13], lightness: [0.45, 0.75] },
  pastel: { chroma: [0.04, 0.085], lightness: [0.82, 0.93] },
  muted: { chroma: [0.04, 0.09], lightness: [0.5, 0.75] },
  vibrant: { chroma: [0.13, 0.19], lightness: [0.55, 0.78] },
  deep: { chroma: [0.055, 0.12], lightness: [0.28, 0.44] },
  earthy: { chroma: [0.035, 0.085], lightness: [0.45, 0.72] },
  neon: { chroma: [0.19, 0.3], lightness: [0.6, 0.84] },
};

describe("[PAL-2] [TST-2] [U7] moods are what they say, over 60 seeds", () => {
  for (const method of RULES)
    it.each(MOODS)(`${method}: %s`, (mood) => {
      const colors = draws({ method, mood }).flat();
      const [chroma, lightness] = [
        median(colors.map((color) => color.chroma)),
        median(colors.map((color) => color.lightness)),
      ];
      const { chroma: ofChroma, lightness: ofLightness } = MEDIANS[mood];
      expect(chroma).toBeGreaterThan(ofChroma[0]);
      expect(chroma).toBeLessThan(ofChroma[1]);
      expect(lightness).toBeGreaterThan(ofLightness[0]);
      expect(lightness).toBeLessThan(ofLightness[1]);
    });

  it.each(RULES)("%s: every earthy color is a red, a brown, an ochre or an olive", (method) => {
    for (const { hueDeg = 60, chroma } of draws({ method, mood: "earthy" }).flat()) {
      if (chroma < 0.02) continue;
      expect(hueDeg).toBeGreaterThan(20);
      expect(hueDeg).toBeLessThan(130);
    }
  });

  it.each(RULES)("%s: no neon color is nearly black, pale or dull", (method) => {
    for (const { lightness, chroma } of draws({ method, mood: "neon" }).flat()) {
      expect(lightness).toBeGreaterThan(0.42);
      expect(chroma).toBeGreaterThan(0.1);
    }
  });
});

describe("[PAL-2] [U8] draws differ", () => {
  it("no skeleton of lightness is common to half of 60 draws", () => {
    const counts = new Map<string, number>();
    for (const colors of draws({ method: "split-complementary" })) {
      const lightnesses = colors.map(({ lightness }) => lightness);
      const key = [Math.min(...lightnesses), Math.max(...lightnesses)]
        .map((end) => Math.round(end * 10))
        .join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(30);
    expect(counts.size).toBeGreaterThan(5);
  });
});

describe("[PAL-2] [U8] character as controls", () => {
  const own = characterOf("any");
  const lightnesses = (character: typeof own) =>
    draws({ method: "triadic", character, constraints: {} }).map((colors) =>
      colors.map(({ lightness }) => lightness).toSorted((a, b) => a - b),
    );

  it("the span of lightness is that of the controls", () => {
    for (const all of lightnesses({ ...own, dark: 40, light: 70 })) {
      expect(all[0]).toBeCloseTo(0.4, 1);
      expect(all.at(-1)).toBeCloseTo(0.7, 1);
    }
  });
  it("the shape of the ramp moves the middle", () => {
    const middle = (shape: number) => median(lightnesses({ ...own, shape }).map((all) => all[2] ?? 0));
    expect(middle(-80)).toBeLessThan(middle(0) - 0.08);
    expect(middle(80)).toBeGreaterThan(middle(0) + 0.08);
  });
  it("black and white are added to the ends", () => {
    const [plain, mixed] = [own, { ...own, black: 80, white: 80 }].map(lightnesses);
    for (const [index, all] of (mixed ?? []).entries()) {
      expect(all[0]).toBeLessThan((plain?.[index]?.[0] ?? 0) - 0.05);
      expect(all.at(-1)).toBeGreaterThan(plain?.[index]?.at(-1) ?? 1);
    }
  });
  it("a spread of 0 gives one hue, a chroma of 0 gives grays", () => {
    for (const colors of draws({ method: "triadic", character: { ...own, spread: 0 } })) {
      const hues = colors.flatMap(({ hueDeg, chroma }) => (chroma > 0.03 ? [hueDeg ?? 0] : []));
      const [first = 0] = hues;
      for (const hue of hues) expect(Math.abs(((hue - first + 540) % 360) - 180)).toBeLessThan(6);
    }
    for (const { chroma } of draws({ method: "triadic", character: { ...own, dull: 0, vivid: 0 } }).flat())
      expect(chroma).toBeLessThan(0.005);
  });
});
