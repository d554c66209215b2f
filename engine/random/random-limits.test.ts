import fc from "fast-check";
import { expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { limitsOf } from "./random-limits.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const hexes = fc
  .array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 12 })
  .map((values) => values.map((value) => color(`#${value.toString(16).padStart(6, "0")}`)));

it("[RND] the limits contain every color they were made from, by lightness, chroma and hue", () => {
  fc.assert(
    fc.property(hexes, (colors) => {
      const { hueDeg, lightness = [0, 1], chroma = [0, 0.4] } = limitsOf(colors);
      for (const place of colors.map(colorToOklch)) {
        expect(place.lightness).toBeGreaterThanOrEqual(lightness[0] - 1e-9);
        expect(place.lightness).toBeLessThanOrEqual(lightness[1] + 1e-9);
        expect(place.chroma).toBeGreaterThanOrEqual(chroma[0] - 1e-9);
        expect(place.chroma).toBeLessThanOrEqual(chroma[1] + 1e-9);
        if (hueDeg === undefined || place.hueDeg === undefined || place.chroma < 0.02) continue;
        const span = (((hueDeg[1] - hueDeg[0]) % 360) + 360) % 360;
        expect((((place.hueDeg - hueDeg[0]) % 360) + 360) % 360).toBeLessThanOrEqual(span + 1e-9);
      }
    }),
  );
});

it("[RND] the hue range takes the short way over 0 degrees", () => {
  const { hueDeg } = limitsOf([color("oklch(60% 0.1 350)"), color("oklch(60% 0.1 20)")]);
  expect(hueDeg).toEqual([350, 20]);
});

it("[RND] the limits of a single color are widened, and grays have no hue limit", () => {
  expect(limitsOf([color("oklch(60% 0.1 200)")])).toEqual({
    hueDeg: [188, 212],
    lightness: [0.56, 0.64],
    chroma: [0.08, 0.12],
    gamut: "srgb",
  });
  expect(limitsOf([color("#808080"), color("white")]).hueDeg).toBeUndefined();
});

it("[RND] the gamut is Display P3 if sRGB does not contain a color", () => {
  expect(limitsOf([color("color(display-p3 0 1 0)"), color("red")]).gamut).toBe("display-p3");
});

it("[RND] there is no hue limit if the hues cover the full circle", () => {
  const around = Array.from({ length: 360 }, (_, hue) => color(`oklch(60% 0.1 ${hue}.5)`));
  expect(limitsOf(around).hueDeg).toBeUndefined();
});
