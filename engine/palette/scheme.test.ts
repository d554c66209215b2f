import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { edgeAt, wheelEdge, wheelRim } from "#engine/raster/wheel-edge.ts";
import { paintWheel } from "#engine/raster/wheel-plane.ts";
import { turnDeg, wrapDeg } from "#engine/space/angle.ts";
import { WHEELS } from "#engine/space/color-wheel.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { HARMONY_ANGLES, HARMONY_RULES } from "./harmony.ts";
import {
  colorAtPlace,
  colorInGamut,
  type SchemeShape,
  SPREADS,
  schemeAngles,
  schemeColors,
  shadesAround,
  spreadFor,
  wheelPlace,
} from "./scheme.ts";

const wheel = fc.constantFrom(...WHEELS);
const shapeOf = (rule: SchemeShape["rule"], change: Partial<SchemeShape> = {}): SchemeShape => ({
  rule,
  spreadDeg: SPREADS[rule]?.[1] ?? 30,
  count: 5,
  anglesDeg: [],
  ...change,
});
const sorted = (angles: readonly number[]) => angles.map(wrapDeg).toSorted((a, b) => a - b);

describe("[SCH] angles", () => {
  it.each(HARMONY_RULES)("%s with its default spread has the angles of the harmony", (rule) => {
    expect(sorted(schemeAngles(shapeOf(rule)))).toEqual(sorted(HARMONY_ANGLES[rule]));
  });
  it("spreadFor gives the spread that puts the color at the angle", () => {
    for (const rule of ["analogous", "split-complementary", "tetradic", "compound"] as const) {
      for (const [index, angle] of schemeAngles(shapeOf(rule)).entries()) {
        if (angle === 0 || angle === 180) continue;
        const spreadDeg = spreadFor(shapeOf(rule), index, angle + 3);
        const moved = schemeAngles(shapeOf(rule, { spreadDeg: spreadDeg ?? 0 }))[index] ?? 0;
        expect(turnDeg(0, moved - angle - 3), `${rule} ${index}`).toBeCloseTo(0, 6);
      }
    }
    expect(spreadFor(shapeOf("triadic"), 1, 90)).toBeUndefined();
  });
  it("angles are normalized to one turn", () => {
    expect([-190, 180, 540, -1e-20].map((angle) => turnDeg(0, angle))).toEqual([170, 180, 180, 0]);
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (angle) => {
        expect(wrapDeg(angle)).toBeGreaterThanOrEqual(0);
        expect(wrapDeg(angle)).toBeLessThan(360);
      }),
    );
  });
});

describe("[SCH] positions", () => {
  it("a color survives the round trip through its position, on every wheel", () => {
    fc.assert(
      fc.property(hexColor, wheel, (color, on) => {
        expect(deltaEOK(colorAtPlace(wheelPlace(color, on), on), color)).toBeLessThan(1e-4);
      }),
    );
  });
  it("a gray keeps the angle it was rotated to", () => {
    for (const on of WHEELS) {
      const gray = colorAtPlace({ angleDeg: 200, chroma: 0, lightness: on === "hsl" ? 50 : 0.5 }, on);
      expect(wheelPlace(gray, on).angleDeg).toBeCloseTo(200, 6);
    }
  });
  it("colors are in gamut, the base is unchanged, and on OKLCH all have one lightness", () => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...HARMONY_RULES), wheel, (base, rule, on) => {
        const colors = schemeColors(base, on, shapeOf(rule), "srgb");
        for (const color of colors) expect(isInGamut(color, "srgb")).toBe(true);
        expect(colors.some((color) => deltaEOK(color, base) < 1e-6)).toBe(true);
        if (on === "hsl" || rule === "monochromatic") return;
        const { lightness } = colorToOklch(base);
        for (const color of colors) expect(colorToOklch(color).lightness).toBeCloseTo(lightness, 2);
      }),
      { numRuns: sampled(200, 50) },
    );
  });
  it("shades run from light to dark with the color in the middle", () => {
    const color = read("#e4572e");
    const [lightest = 0, light = 0, dark = 0, darkest = 0] = shadesAround(color, "srgb").map(
      (shade) => colorToOklch(shade).lightness,
    );
    const { lightness } = colorToOklch(color);
    expect(lightest > light && light > lightness && lightness > dark && dark > darkest).toBe(true);
  });
});

describe("[SCH] the painted wheel", () => {
  const plane = (on: (typeof WHEELS)[number], lightness: number) => {
    const rest = { wheel: on, lightness, gamut: "srgb" as const };
    return { ...rest, rim: wheelRim(rest) };
  };
  it.each([
    ["oklch", 0.7],
    ["ryb", 0.55],
    ["hsl", 50],
  ] as const)("%s: each pixel inside the outline is the color of its position", (on, lightness) => {
    const size = 64;
    const wheelPlane = plane(on, lightness);
    const bytes = paintWheel(size, wheelPlane);
    let seen = 0;
    for (let y = 0; y < size; y += 3) {
      for (let x = 0; x < size; x += 3) {
        const [right, up] = [(x + 0.5) / 32 - 1, 1 - (y + 0.5) / 32];
        const angleDeg = wrapDeg((Math.atan2(right, up) / Math.PI) * 180);
        const radius = Math.hypot(right, up);
        if (radius > edgeAt(angleDeg, wheelPlane) - 0.02) continue;
        const expected = colorInGamut(
          colorAtPlace({ angleDeg, chroma: radius * wheelPlane.rim, lightness }, on),
          "srgb",
        );
        const at = (y * size + x) * 4;
        const [red = 0, green = 0, blue = 0] = bytes.slice(at, at + 3);
        const painted = {
          space: "srgb" as const,
          coords: [red / 255, green / 255, blue / 255] as const,
          alpha: 1,
        };
        expect(deltaEOK(painted, expected)).toBeLessThan(0.008);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });
  it("the gamut's greatest radius is just inside the rim, at any lightness", () => {
    for (const lightness of [0.2, 0.5, 0.7, 0.9]) {
      const most = Math.max(...wheelEdge(180, plane("oklch", lightness)));
      expect(most).toBeGreaterThan(0.9);
      expect(most).toBeLessThanOrEqual(1);
    }
    expect(Math.min(...wheelEdge(12, plane("hsl", 50)))).toBe(1);
  });
});
