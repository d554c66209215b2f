import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { simulateVision } from "#engine/vision/vision.ts";
import { closestSeen, seenBy } from "#engine/vision/vision-distance.ts";
import { sampled } from "#tests/exhaustive.ts";
import { categoricalPalette } from "./data-palettes.ts";
import { divergingPalette, sequentialPalette } from "./data-scales.ts";

/** Okabe and Ito, "Color Universal Design" (2008), without black. */
const OKABE_ITO = ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"];
const hexesOf = (digits: string) => digits.match(/.{6}/g)?.map((each) => `#${each}`) ?? [];
/** From d3-scale-chromatic 3.1.1. */
const TABLEAU_10 = hexesOf("4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab");
const OBSERVABLE_10 = hexesOf("4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0");
const SET_2 = hexesOf("66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3");
const white = color("#fff");

describe("[UIP] categorical palettes", () => {
  it.each([
    ["Okabe and Ito", OKABE_ITO],
    ["Tableau 10", TABLEAU_10],
    ["Observable 10", OBSERVABLE_10],
    ["ColorBrewer Set2", SET_2],
  ])("are easier to distinguish, under every kind of vision, than %s", (_, hexes) => {
    const theirs = closestSeen(hexes.map((hex) => seenBy(color(hex))));
    const ours = categoricalPalette({ count: hexes.length });
    expect(ours.colors).toHaveLength(hexes.length);
    expect(ours.worst?.deltaE).toBeGreaterThan(theirs?.deltaE ?? 1);
  });

  it("keep the given colors first and exactly, give the requested number, and reach the ratio or say so", () => {
    fc.assert(
      fc.property(
        fc.array(brandColor, { maxLength: 3 }),
        fc.integer({ min: 3, max: 12 }),
        fc.constantFrom("#ffffff", "#121212"),
        (kept, count, ground) => {
          const background = color(ground);
          const { colors, unmet, worst } = categoricalPalette({ count, kept, background });
          expect(colors).toHaveLength(count);
          expect(colors.slice(0, kept.length)).toEqual(kept);
          for (const made of colors.slice(kept.length)) {
            expect(wcagRatio(made, background)).toBeGreaterThanOrEqual(3);
            expect(isInGamut(made, "srgb")).toBe(true);
          }
          if ((worst?.deltaE ?? 1) < 0.05) expect(unmet[0]).toContain("hard to tell apart");
        },
      ),
      { numRuns: sampled(12, 4) },
    );
  });

  it.each(["#2563eb", "#e2432a", "#16a34a", "#7c3aed"])(
    "of %s are what one would show: seven hues, none near-black or muddy, and still further apart than Okabe and Ito",
    (brand) => {
      for (const background of ["#ffffff", "#121212"].map(color)) {
        const { colors, worst } = categoricalPalette({ count: 7, kept: [color(brand)], background });
        expect(worst?.deltaE).toBeGreaterThanOrEqual(0.08);
        for (const made of colors.slice(1)) {
          const { lightness, chroma } = colorToOklch(made);
          expect(lightness, formatHex(made)).toBeGreaterThan(0.42);
          expect(chroma, formatHex(made)).toBeGreaterThan(0.06);
        }
      }
    },
  );

  it("are reproducible", () => {
    const [first, second] = [categoricalPalette({ count: 8 }), categoricalPalette({ count: 8 })];
    expect(first.colors.map(formatHex)).toEqual(second.colors.map(formatHex));
  });
});

describe("[UIP] sequential and diverging palettes", () => {
  const falls = (colors: readonly Parameters<typeof colorToOklch>[0][]) =>
    colors.slice(1).map((each, index) => {
      const before = colors[index];
      return (before === undefined ? 0 : colorToOklch(before).lightness) - colorToOklch(each).lightness;
    });

  it("fall in lightness at equal distances, for every kind of vision", () => {
    fc.assert(
      fc.property(brandColor, fc.integer({ min: 3, max: 15 }), fc.boolean(), (brand, count, isForDark) => {
        const { colors, deltas } = sequentialPalette({ brand, count, isForDark });
        expect(colors).toHaveLength(count);
        for (const fall of falls(colors)) expect(isForDark ? -fall : fall).toBeGreaterThan(0);
        expect(Math.max(...deltas) / Math.min(...deltas)).toBeLessThan(1.35);
        for (const deficiency of ["protan", "deutan", "tritan", "achroma"] as const) {
          const seen = colors.map((each) => simulateVision(each, deficiency));
          for (const fall of falls(seen)) expect(isForDark ? -fall : fall).toBeGreaterThan(-0.002);
        }
      }),
      { numRuns: sampled(40, 14) },
    );
  });

  it("diverge symmetrically from the middle", () => {
    fc.assert(
      fc.property(brandColor, fc.integer({ min: 3, max: 15 }), fc.boolean(), (low, count, isForDark) => {
        const { colors } = divergingPalette({ low, count, isForDark });
        expect(colors).toHaveLength(count);
        const lightnesses = colors.map((each) => colorToOklch(each).lightness);
        for (let index = 0; index < Math.floor(count / 2); index += 1) {
          const [left, right] = [lightnesses[index] ?? 0, lightnesses[count - 1 - index] ?? 0];
          expect(Math.abs(left - right)).toBeLessThan(0.05);
          const inner = lightnesses[index + 1] ?? left;
          if (index + 1 < count / 2) expect(isForDark ? left - inner : inner - left).toBeGreaterThan(0);
        }
      }),
      { numRuns: sampled(40, 14) },
    );
  });

  it("choose distinguishable ends for every kind of vision if the other end is open", () => {
    for (const low of ["#c2410c", "#15803d", "#1d4ed8", "#7e22ce"]) {
      const { colors } = divergingPalette({ low: color(low), count: 7 });
      const ends = closestSeen([colors[0], colors[6]].map((each) => seenBy(each ?? white)));
      expect(ends?.deltaE, low).toBeGreaterThan(0.1);
    }
  });
});
