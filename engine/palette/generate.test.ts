import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorRamp, RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { generatePalette } from "./generate.ts";
import type { GenerateMethod, GenerateRequest } from "./generate-request.ts";
import { countAaPairs } from "./generate-score.ts";
import { HARMONY_RULES } from "./harmony.ts";
import { MOODS } from "./moods.ts";
import { lintPalette } from "./palette-lint.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const methods: readonly GenerateMethod[] = [...HARMONY_RULES, "ramp", "random"];
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => color(`#${value.toString(16).padStart(6, "0")}`));
const requests: fc.Arbitrary<GenerateRequest> = fc.record({
  method: fc.constantFrom(...methods),
  mood: fc.constantFrom(...MOODS),
  count: fc.integer({ min: 2, max: 12 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

describe("[PAL] generation", () => {
  it("gives the requested number of colors, all in sRGB, the same for the same seed", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { colors } = generatePalette(request);
        expect(colors).toHaveLength(request.count);
        for (const one of colors) expect(isInGamut(one, "srgb")).toBe(true);
        expect(generatePalette(request).colors.map(formatHex)).toEqual(colors.map(formatHex));
      }),
      { numRuns: sampled(40, 14) },
    );
  });
  it("keeps a locked color exactly, and a base in “from one color”", () => {
    fc.assert(
      fc.property(requests, hexColor, (request, locked) => {
        expect(generatePalette({ ...request, locks: [{ index: 1, color: locked }] }).colors[1]).toBe(locked);
        expect(generatePalette({ ...request, method: "from-color", base: locked }).colors).toContain(locked);
      }),
      { numRuns: sampled(25, 9) },
    );
  });
  it("finds the requested text pairs, or says how many it found", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { colors, unmet } = generatePalette({
        method: "analogous",
        count: 5,
        seed,
        constraints: { aaPairs: 3 },
      });
      expect(countAaPairs(colors) >= 3).toBe(unmet.length === 0);
    }
    const { unmet } = generatePalette({
      method: "analogous",
      mood: "pastel",
      count: 4,
      seed: "x",
      constraints: { aaPairs: 6 },
    });
    expect(unmet[0]).toMatch(/^\d of 6 wanted pairs/);
  });
});

describe("[PAL] ramps", () => {
  it("fall in lightness and contain the given color exactly", () => {
    fc.assert(
      fc.property(hexColor, (given) => {
        const ramp = colorRamp(given);
        expect(ramp.map(({ step }) => step)).toEqual([...RAMP_STEPS]);
        expect(ramp.filter(({ isAnchor }) => isAnchor).map((entry) => entry.color)).toEqual([given]);
        const lightnesses = ramp.map((entry) => colorToOklch(entry.color).lightness);
        for (const [index, lightness] of lightnesses.entries()) {
          if (index > 0) expect(lightness).toBeLessThan((lightnesses[index - 1] ?? 1) + 1e-6);
        }
      }),
      { numRuns: sampled(200, 50) },
    );
  });
});

describe("[PAL] checks", () => {
  it("each repair removes its own finding", () => {
    fc.assert(
      fc.property(fc.array(hexColor, { minLength: 2, maxLength: 6 }), (colors) => {
        for (const finding of lintPalette(colors)) {
          if (finding.repair === undefined) continue;
          expect(finding.repair).toHaveLength(colors.length);
          expect(lintPalette(finding.repair).map(({ rule }) => rule)).not.toContain(finding.rule);
        }
      }),
      {
        numRuns: sampled(60, 20),
        examples: [[[color("#000"), color("#000")]], [[color("#fff"), color("#fefefe")]]],
      },
    );
  });
  it("[PAL-3] [U11] lists every pair that is too similar, not the closest alone", () => {
    const colors = ["#777777", "#7a7a7a", "#ff0000", "#ff0808", "#00a000"].map(color);
    const [alike, , ...others] = lintPalette(colors);
    expect(alike?.message).toMatch(/^2 pairs of colors are too alike .*: 3 and 4 \(ΔE .*\), 1 and 2 \(ΔE/);
    expect(alike?.indices.toSorted()).toEqual([0, 1, 2, 3]);
    const vision = [alike, ...lintPalette(colors), ...others].find((finding) => finding?.rule === "vision");
    expect(vision?.message).toMatch(/^\d pairs of colors look the same .*1 and 2 with .*opia/);
  });
  it("names colors that are too similar", () => {
    const [finding] = lintPalette([color("#336699"), color("#34679a"), color("#ffffff")]);
    expect(finding).toMatchObject({ rule: "too-alike", indices: [0, 1] });
  });
});
