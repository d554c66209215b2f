/** Laws of difference, contrast and vision simulation. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apcaLc, formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { nearestPassing } from "#engine/contrast/nearest-lightness.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { colorToOklch, colorToSrgb, convertColor } from "#engine/space/convert.ts";
import { hexColor, read, unit, wideColor } from "#engine/testing/arbitrary-color.ts";
import { simulateVision } from "#engine/vision/vision.ts";
import { sampled } from "#tests/exhaustive.ts";
import { deltaE2000, deltaEOK } from "./difference.ts";

const runs = { numRuns: sampled(500, 120) };
/** How far rounding to 8 bits moves a color across its hue: most for the darkest blues (#000007 beside a hue of 275°). */
const STEP_OF_BYTES = 0.008;

describe("[COL-4] difference", () => {
  it("is symmetric, and 0 only for the same color", () => {
    fc.assert(
      fc.property(wideColor, wideColor, (a, b) => {
        expect(Math.abs(deltaEOK(a, b) - deltaEOK(b, a))).toBeLessThan(1e-12);
        expect(Math.abs(deltaE2000(a, b) - deltaE2000(b, a))).toBeLessThan(1e-9);
        expect(deltaEOK(a, a)).toBe(0);
        expect(deltaE2000(a, a)).toBe(0);
        expect(deltaEOK(a, b)).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(deltaE2000(a, b))).toBe(true);
      }),
      runs,
    );
  });
  it("ΔEOK: the triangle inequality holds", () => {
    fc.assert(
      fc.property(wideColor, wideColor, wideColor, (a, b, c) => {
        expect(deltaEOK(a, c)).toBeLessThanOrEqual(deltaEOK(a, b) + deltaEOK(b, c) + 1e-12);
      }),
      runs,
    );
  });
  it("does not depend on the space of a color", () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => {
        expect(Math.abs(deltaE2000(convertColor(a, "oklch"), b) - deltaE2000(a, b))).toBeLessThan(1e-4);
      }),
      runs,
    );
  });
});

describe("[CON] contrast", () => {
  it("is 1 to 21, the same if text and background are swapped", () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => {
        const ratio = wcagRatio(a, b);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21 + 1e-9);
        expect(wcagRatio(b, a)).toBe(ratio);
      }),
      runs,
    );
  });
  it("APCA is negative for light text on dark, and 0 for equal colors", () => {
    fc.assert(
      fc.property(hexColor, hexColor, (text, ground) => {
        const lc = apcaLc(text, ground);
        expect(Math.abs(lc)).toBeLessThanOrEqual(108);
        if (lc !== 0) expect(Math.sign(apcaLc(ground, text)) * Math.sign(lc)).not.toBe(1);
        expect(apcaLc(text, text)).toBe(0);
      }),
      runs,
    );
  });
  it("is never formatted higher than it is", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 21, noNaN: true }), (ratio) => {
        expect(Number(formatRatio(ratio))).toBeLessThanOrEqual(ratio + 1e-8);
        expect(ratio - Number(formatRatio(ratio))).toBeLessThan(0.01 + 1e-8);
      }),
    );
  });
  it("a composited color lies between the layer and the background", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (front, back, alpha) => {
        const laid = colorToSrgb(compositeOver({ ...front, alpha }, back));
        const [above, below] = [colorToSrgb(front), colorToSrgb(back)];
        for (const channel of ["red", "green", "blue"] as const) {
          expect(laid[channel]).toBeGreaterThanOrEqual(Math.min(above[channel], below[channel]) - 1e-9);
          expect(laid[channel]).toBeLessThanOrEqual(Math.max(above[channel], below[channel]) + 1e-9);
        }
      }),
      runs,
    );
  });
  it("the text color for a background is always legible", () => {
    const on = {
      dark: "oklch(0.19 0.035 287)",
      light: "oklch(0.985 0.006 287)",
      black: "#000",
      white: "#fff",
    };
    fc.assert(
      fc.property(wideColor, (ground) => {
        expect(wcagRatio(read(on[onColor(ground)]), ground)).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });
  it("[COL-7] the nearest passing color passes as the hex that is written", () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.constantFrom(3, 4.5, 7), (color, against, wanted) => {
        const found = nearestPassing(color, against, { target: wanted });
        if (found === undefined) return;
        expect(wcagRatio(read(formatHex(found)), against)).toBeGreaterThanOrEqual(wanted);
      }),
      runs,
    );
  });
  it("the nearest passing color passes, in sRGB, with its hue; none is only said when none can", () => {
    const target = fc.constantFrom(3, 4.5, 7);
    fc.assert(
      fc.property(hexColor, hexColor, target, (color, against, wanted) => {
        const found = nearestPassing(color, against, { target: wanted });
        if (found === undefined) {
          expect(Math.max(wcagRatio(read("#000"), against), wcagRatio(read("#fff"), against))).toBeLessThan(
            wanted,
          );
          return;
        }
        expect(wcagRatio(found, against)).toBeGreaterThanOrEqual(wanted);
        expect(isInGamut(found, "srgb")).toBe(true);
        const [before, after] = [colorToOklch(color), colorToOklch(found)];
        if (before.hueDeg === undefined || after.hueDeg === undefined) return;
        const turn = Math.abs(((after.hueDeg - before.hueDeg + 540) % 360) - 180);
        if (after.chroma > STEP_OF_BYTES) expect(turn).toBeLessThanOrEqual(90);
        expect(after.chroma * Math.sin((turn * Math.PI) / 180)).toBeLessThan(STEP_OF_BYTES);
      }),
      // Here #010001, of the opposite hue, passes as well as black.
      { ...runs, examples: [[read("#32c18f"), read("#699ea2"), 7]] },
    );
  });
});

describe("[COL-5] vision", () => {
  const deficiency = fc.constantFrom("protan", "deutan", "tritan", "achroma");
  it("changes nothing at severity 0, grays hardly ever, and stays in sRGB", () => {
    fc.assert(
      fc.property(hexColor, deficiency, unit, (color, kind, severity) => {
        expect(deltaEOK(simulateVision(color, kind, 0), color)).toBeLessThan(1e-6);
        expect(isInGamut(simulateVision(color, kind, severity), "srgb")).toBe(true);
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), deficiency, unit, (level, kind, severity) => {
        const grey = read(`rgb(${level} ${level} ${level})`);
        expect(deltaEOK(simulateVision(grey, kind, severity), grey)).toBeLessThan(0.01);
      }),
    );
  });
});
