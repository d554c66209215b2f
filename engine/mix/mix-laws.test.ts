/** Laws of mixing (CSS Color 4 §13, CSS Color 5 §3). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { hueIndex } from "#engine/space/spaces.ts";
import { hexColor, unit } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { HUE_METHODS, INTERPOLATION_SPACES, interpolateColors, mixColors } from "./mix.ts";

const space = fc.constantFrom(...INTERPOLATION_SPACES);
const hue = fc.constantFrom(...HUE_METHODS);
const runs = { numRuns: sampled(600, 150) };
const translucent = fc
  .tuple(hexColor, fc.double({ min: 0.05, max: 1, noNaN: true }))
  .map(([color, alpha]): Color => ({ ...color, alpha }));

describe("[MIX] interpolation", () => {
  it("starts at the first color and ends at the second", () => {
    fc.assert(
      fc.property(translucent, translucent, space, hue, (a, b, id, method) => {
        const mix = interpolateColors(a, b, { space: id, hue: method });
        for (const [t01, end] of [
          [0, a],
          [1, b],
        ] as const) {
          expect(deltaEOK(mix(t01), end)).toBeLessThan(2e-5);
          expect(mix(t01).alpha).toBeCloseTo(end.alpha ?? 0, 12);
        }
      }),
      runs,
    );
  });
  it("swapping colors and weights gives the same result", () => {
    const back = {
      shorter: "shorter",
      longer: "longer",
      increasing: "decreasing",
      decreasing: "increasing",
    } as const;
    fc.assert(
      fc.property(translucent, translucent, space, hue, unit, (a, b, id, method, weight) => {
        const hueAt = hueIndex(id);
        const [p, q] = [convertColor(a, id), convertColor(b, id)];
        const turn = hueAt === undefined ? 0 : Math.abs((p.coords[hueAt] ?? 0) - (q.coords[hueAt] ?? 0));
        // Opposite or equal hues have two arcs of the same length.
        if (turn !== 0 && Math.abs(turn - 180) < 1e-6) return;
        if (hueAt !== undefined && turn === 0 && method === "longer") return;
        const one = mixColors(a, b, { space: id, hue: method, weight01: weight });
        const other = mixColors(b, a, { space: id, hue: back[method], weight01: 1 - weight });
        // Near black the hue depends on the last digits of the conversion.
        expect(deltaEOK(one, other)).toBeLessThan(3e-5);
        expect(one.alpha).toBeCloseTo(other.alpha ?? 0, 10);
      }),
      runs,
    );
  });
  it("of a color with itself gives the color", () => {
    fc.assert(
      fc.property(translucent, space, unit, (color, id, weight) => {
        expect(deltaEOK(mixColors(color, color, { space: id, weight01: weight }), color)).toBeLessThan(2e-5);
      }),
      runs,
    );
  });
  it("without hue, opaque colors lie on the straight line", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (a, b, weight) => {
        const mixed = mixColors(a, b, { space: "oklab", weight01: weight });
        expect(deltaEOK(a, mixed)).toBeCloseTo(weight * deltaEOK(a, b), 9);
      }),
      runs,
    );
  });
  it("the hue follows the hue interpolation method", () => {
    const angle = fc.integer({ min: 0, max: 35999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(angle, angle, hue, (from, to, method) => {
        const at = (hueDeg: number): Color => ({ space: "oklch", coords: [0.6, 0.1, hueDeg], alpha: 1 });
        const mix = interpolateColors(at(from), at(to), { space: "oklch", hue: method });
        let turned = 0;
        for (let step = 0; step < 100; step += 1) {
          const [first, second] = [mix(step / 100).coords[2] ?? 0, mix((step + 1) / 100).coords[2] ?? 0];
          turned += ((second - first + 540) % 360) - 180;
        }
        const ahead = (to - from + 360) % 360;
        if (method === "shorter") expect(Math.abs(turned)).toBeLessThanOrEqual(180 + 1e-6);
        if (method === "longer") expect(Math.abs(turned)).toBeGreaterThanOrEqual(180 - 1e-6);
        if (method === "increasing") expect(turned).toBeCloseTo(ahead, 6);
        if (method === "decreasing") expect(turned).toBeCloseTo(ahead === 0 ? 0 : ahead - 360, 6);
      }),
      runs,
    );
  });
  it("a component missing in one color is taken from the other, in both it stays missing", () => {
    fc.assert(
      fc.property(hexColor, space, fc.integer({ min: 0, max: 2 }), unit, (color, id, index, weight) => {
        const whole = convertKeepingMissing(color, id);
        const [first, second, third] = whole.coords.map((value, at) => (at === index ? undefined : value));
        const holed: Color = { ...whole, coords: [first, second, third] };
        expect(mixColors(holed, whole, { space: id, weight01: weight }).coords[index] ?? -1).toBeCloseTo(
          whole.coords[index] ?? -1,
          9,
        );
        expect(mixColors(holed, holed, { space: id, weight01: weight }).coords[index]).toBeUndefined();
      }),
      runs,
    );
  });
  it("a transparent color contributes only its alpha: premultiplied", () => {
    fc.assert(
      fc.property(
        hexColor,
        hexColor,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (clear, color, weight) => {
          const mixed = mixColors({ ...clear, alpha: 0 }, color, { space: "srgb", weight01: weight });
          expect(deltaEOK(mixed, color)).toBeLessThan(1e-5);
          expect(mixed.alpha).toBeCloseTo(weight, 12);
        },
      ),
      runs,
    );
  });
});
