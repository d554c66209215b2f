import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { constantHue } from "#engine/gamut/constant-hue.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { apcaLc, wcagRatio } from "./contrast.ts";
import { smallestChange } from "./contrast-nearest.ts";
import { nearestPassing } from "./nearest-lightness.ts";

const against = (background: ReturnType<typeof read>) => (candidate: ReturnType<typeof read>) =>
  wcagRatio(candidate, background);
/** ΔEOK of two 8-bit steps, which rounding to a passing hex value may cost. */
const STEP = 0.012;

describe("[CON] the smallest change that passes", () => {
  it("passes as the displayed hex value, with its hue kept", () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.constantFrom(3, 4.5, 7), (color, background, target) => {
        const found = smallestChange(color, target, against(background));
        const most = Math.max(wcagRatio(read("#000"), background), wcagRatio(read("#fff"), background));
        expect(found === undefined).toBe(most < target);
        if (found === undefined) return;
        expect(wcagRatio(read(formatHex(found.color)), background)).toBeGreaterThanOrEqual(target);
        const [before, after] = [colorToOklch(color), colorToOklch(found.color)];
        if (before.chroma < 0.05 || after.chroma < 0.05) return;
        const turn = Math.abs((((after.hueDeg ?? 0) - (before.hueDeg ?? 0) + 540) % 360) - 180);
        expect(turn).toBeLessThan(4);
      }),
      { numRuns: sampled(150, 37) },
    );
  });

  it("is never larger than a change of lightness alone", () => {
    fc.assert(
      fc.property(hexColor, hexColor, (color, background) => {
        const found = smallestChange(color, 4.5, against(background));
        const byLightness = nearestPassing(color, background, { target: 4.5 });
        if (found === undefined || byLightness === undefined) return;
        expect(found.deltaE).toBeLessThanOrEqual(deltaEOK(color, byLightness) + STEP);
      }),
      { numRuns: sampled(150, 37) },
    );
  });

  it("an exhaustive search over lightness and chroma of the hue finds nothing nearer", () => {
    for (const [text, ground] of [
      ["#f48067", "#112f2c"],
      ["#777777", "#888888"],
      ["#0000ff", "#202020"],
      ["#8a2be2", "#f0f0ff"],
      ["#ffe600", "#ffffff"],
    ] as const) {
      const [color, background] = [read(text), read(ground)];
      const found = smallestChange(color, 7, against(background));
      if (found === undefined) continue;
      const tones = constantHue(color);
      for (let l = 0; l <= 200; l += 1) {
        for (let c = 0; c <= 20; c += 1) {
          const candidate = tones.at(l / 200, (c / 20) * tones.chroma);
          if (wcagRatio(candidate, background) < 7) continue;
          expect(deltaEOK(color, candidate), `${text} on ${ground}`).toBeGreaterThan(found.deltaE - STEP);
        }
      }
    }
  });

  it("keeps grays gray: no chroma is added", () => {
    for (const [grey, ground] of [
      ["#ffffff", "#fffffe"],
      ["#808080", "#909090"],
      ["#000000", "#111111"],
    ] as const) {
      const found = smallestChange(read(grey), 4.5, against(read(ground)));
      expect(found?.color.coords[0]).toBe(found?.color.coords[1]);
      expect(found?.color.coords[1]).toBe(found?.color.coords[2]);
    }
  });

  it("[COL-7] [RC22] every gray is answered by a gray, against white, black and a gray", () => {
    for (const ground of ["#ffffff", "#000000", "#808080"].map(read))
      for (let byte = 0; byte < 256; byte += 3) {
        const gray = read(`#${byte.toString(16).padStart(2, "0").repeat(3)}`);
        const found = [
          smallestChange(gray, 4.5, against(ground))?.color,
          nearestPassing(gray, ground, { target: 4.5 }),
        ];
        const answered = found.flatMap((each) => (each === undefined ? [] : [formatHex(each)]));
        expect(answered.filter((hex) => !/^#(..)\1\1$/.test(hex))).toEqual([]);
      }
  });

  it("returns a passing color unchanged, and undefined if none passes", () => {
    const color = read("#f48067");
    expect(smallestChange(color, 4.5, against(read("#112f2c")))).toMatchObject({ color, deltaE: 0 });
    expect(smallestChange(color, 7, against(read("#777")))).toBeUndefined();
  });

  it("works with any measure, and keeps alpha", () => {
    const background = read("#112f2c");
    const lc = (candidate: ReturnType<typeof read>) => Math.abs(apcaLc(candidate, background));
    const found = smallestChange(read("#f48067"), 75, lc);
    expect(found && lc(found.color)).toBeGreaterThanOrEqual(75);
    expect(found?.direction).toBe("lighter");
    const faint = smallestChange(read("rgb(40 40 40 / 0.8)"), 7, against(read("#fff")));
    expect(faint?.color.alpha).toBe(0.8);
    expect(faint && wcagRatio(faint.color, read("#fff"))).toBeGreaterThanOrEqual(7);
  });
});
