import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { oklchToRyb, RYB_CORNERS, rybToOklch, WHEELS, wheelAngleDeg } from "#engine/space/color-wheel.ts";
import { colorToOklch, convertColor } from "#engine/space/convert.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import { HARMONY_ANGLES, HARMONY_RULES, harmony, turnHue } from "./harmony.ts";

const wheels = fc.constantFrom(...WHEELS);
const rules = fc.constantFrom(...HARMONY_RULES);
const apart = (a: number, b: number) => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);

describe("[SCH] wheels", () => {
  it("HSL's partners are those of its definition (CSS Color 4 §7: hue turned, saturation and lightness kept)", () => {
    const hexes = (text: string, rule: "complementary" | "triadic" | "square") =>
      harmony(color(text), rule, { wheel: "hsl" }).map(formatHex);
    expect(hexes("#ff0000", "complementary")).toEqual(["#ff0000", "#00ffff"]);
    expect(hexes("#ff0000", "triadic")).toEqual(["#ff0000", "#00ff00", "#0000ff"]);
    expect(hexes("#336699", "square")).toEqual(["#336699", "#993399", "#996633", "#339933"]);
  });

  it("on the RYB wheel red is opposite green, yellow violet and blue orange", () => {
    const corners = RYB_CORNERS.map(([angleDeg, coords]) => ({
      angleDeg,
      corner: { space: "srgb", coords, alpha: 1 } as const,
    }));
    for (const { angleDeg, corner } of corners) {
      expect(apart(wheelAngleDeg(corner, "ryb") ?? Number.NaN, angleDeg)).toBeLessThan(1e-6);
      const across = corners.find((other) => other.angleDeg === (angleDeg + 180) % 360)?.corner;
      const hueDeg = colorToOklch(turnHue(corner, 180, "ryb")).hueDeg ?? Number.NaN;
      expect(apart(hueDeg, colorToOklch(across ?? corner).hueDeg ?? Number.NaN)).toBeLessThan(1e-6);
    }
  });

  it("RYB angle and OKLCH hue are inverse, increasing functions of each other", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9, noNaN: true }), (hueDeg) => {
        expect(apart(rybToOklch(oklchToRyb(hueDeg)), hueDeg)).toBeLessThan(1e-9);
        const step = (((oklchToRyb(hueDeg + 1) - oklchToRyb(hueDeg)) % 360) + 360) % 360;
        expect(step).toBeGreaterThan(0.3);
        expect(step).toBeLessThan(3);
      }),
    );
  });
});

describe("[SCH] harmonies", () => {
  it("are at the angles of their rule or at custom ones, and the color is kept exactly", () => {
    fc.assert(
      fc.property(
        hexColor,
        rules,
        wheels,
        fc.array(fc.integer({ min: -360, max: 720 }), { maxLength: 6 }),
        (given, rule, wheel, own) => {
          const angles = own.length > 0 ? [0, ...own] : HARMONY_ANGLES[rule];
          const colors = harmony(given, rule, { wheel, ...(own.length > 0 && { anglesDeg: angles }) });
          expect(colors[0]).toBe(given);
          const base = wheelAngleDeg(given, wheel);
          if (base === undefined || (rule === "monochromatic" && own.length === 0)) return;
          if ((convertColor(given, "oklch").coords[1] ?? 0) < 0.01) return;
          for (const [index, angle] of angles.entries()) {
            const found = wheelAngleDeg(colors[index] ?? given, wheel) ?? Number.NaN;
            expect(apart(found, base + angle)).toBeLessThan(0.01);
          }
        },
      ),
    );
  });

  it("keep lightness and chroma, or saturation", () => {
    fc.assert(
      fc.property(hexColor, fc.integer({ min: 1, max: 359 }), (given, angle) => {
        const [before, after] = [given, turnHue(given, angle, "oklch")].map(colorToOklch);
        expect(after?.lightness).toBeCloseTo(before?.lightness ?? 0, 6);
        expect(after?.chroma).toBeCloseTo(before?.chroma ?? 0, 6);
        const [, saturation, lightness] = convertColor(turnHue(given, angle, "hsl"), "hsl").coords;
        expect([saturation, lightness]).toEqual(convertColor(given, "hsl").coords.slice(1));
      }),
    );
  });

  it("give the requested number of colors, all different for a color with a hue", () => {
    fc.assert(
      fc.property(rules, wheels, fc.integer({ min: 1, max: 12 }), (rule, wheel, count) => {
        const colors = harmony(color("#4f7cac"), rule, { wheel, count });
        expect(colors).toHaveLength(count);
        expect(new Set(colors.map(formatHex)).size).toBe(count);
      }),
    );
  });

  it("monochromatic keeps the hue and spreads the lightness", () => {
    const colors = harmony(color("#4f7cac"), "monochromatic");
    expect(colors).toHaveLength(5);
    const looks = colors.map(colorToOklch);
    for (const { hueDeg } of looks) expect(apart(hueDeg ?? 0, looks[0]?.hueDeg ?? 0)).toBeLessThan(1);
    const lightnesses = looks.map(({ lightness }) => lightness);
    expect(Math.max(...lightnesses) - Math.min(...lightnesses)).toBeGreaterThan(0.6);
  });

  it("partners of a gray are the same gray", () => {
    expect(harmony(color("#808080"), "triadic").map(formatHex)).toEqual(["#808080", "#808080", "#808080"]);
  });
});
