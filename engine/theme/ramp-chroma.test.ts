import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxChroma } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import { gamutFill } from "./gamut-fill.ts";
import { stepChromas } from "./ramp-chroma.ts";
import { buildUiPalette } from "./ui-palette.ts";
import { uiRamp } from "./ui-ramp.ts";

const lightnesses = [0.97, 0.94, 0.87, 0.8, 0.71, 0.62, 0.54, 0.45, 0.37, 0.29, 0.21];
const places = fc.integer({ min: 0, max: 10 });

describe("[UIP] the chroma of a ramp", () => {
  it("is the color's own on its step, within sRGB on the others, and at most four times the color's", () => {
    fc.assert(
      fc.property(hexColor, places, (given, at) => {
        const look = colorToOklch(given);
        const chromas = stepChromas(look, at, lightnesses);
        expect(chromas[at]).toBe(look.hueDeg === undefined ? 0 : look.chroma);
        for (const [place, chroma] of chromas.entries()) {
          if (place === at || look.hueDeg === undefined) continue;
          expect(chroma).toBeLessThanOrEqual(maxChroma(lightnesses[place] ?? 0, look.hueDeg, "srgb"));
          expect(chroma).toBeLessThanOrEqual(4 * look.chroma);
        }
      }),
    );
  });

  it("is greatest in the middle for a dark strong color, and falls towards paper", () => {
    const chromas = uiRamp(color("#0b6e4f")).steps.map((step) => colorToOklch(step.color).chroma);
    const at = (step: number) => chromas[RAMP_STEPS.findIndex((each) => each === step)] ?? 0;
    expect(at(500)).toBeGreaterThan(1.2 * at(700));
    for (const [light, darker] of [
      [50, 100],
      [100, 200],
      [200, 300],
      [300, 400],
    ] as const)
      expect(at(light)).toBeLessThan(at(darker));
    expect(at(50)).toBeLessThan(0.02);
  });

  it("of the signals follows how much of sRGB the brand fills, not its chroma alone", () => {
    const danger = (brand: string) => {
      const found = buildUiPalette({ brand: color(brand) }).ramps.danger.steps.find(
        (each) => each.step === 600,
      );
      return colorToOklch(found?.color ?? color("#000")).chroma;
    };
    expect(gamutFill(colorToOklch(color("#0b6e4f")))).toBeGreaterThan(0.9);
    expect(danger("#0b6e4f")).toBeGreaterThan(0.19);
    expect(danger("#6b7785")).toBeLessThan(0.14);
  });
});
