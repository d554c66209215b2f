import fc from "fast-check";
import { expect, it } from "vitest";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { convertColor, oklchToColor } from "#engine/space/convert.ts";
import { gamutEdge, planeEdge } from "./gamut-edge.ts";
import { paintHueDisc } from "./hue-disc.ts";

const SIZE = 40;
const RANGE = 0.37;

it("[CNV] each pixel is the color at its hue and chroma, or transparent outside the gamut", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.98, noNaN: true }),
      fc.constantFrom("srgb" as const, "display-p3" as const),
      fc.integer({ min: 0, max: SIZE - 1 }),
      fc.integer({ min: 0, max: SIZE - 1 }),
      (lightness, gamut, x, y) => {
        const bytes = paintHueDisc({ size: SIZE, lightness, chromaRange: RANGE, gamut });
        const a = ((x + 0.5 - SIZE / 2) * 2 * RANGE) / SIZE;
        const b = ((SIZE / 2 - y - 0.5) * 2 * RANGE) / SIZE;
        const chroma = Math.hypot(a, b);
        const color = oklchToColor({ lightness, chroma, hueDeg: (Math.atan2(b, a) * 180) / Math.PI });
        const at = (y * SIZE + x) * 4;
        const isPainted = bytes[at + 3] === 255;
        if (isPainted) {
          const { coords } = convertColor(color, gamut);
          for (const channel of [0, 1, 2]) {
            const wanted = Math.min(1, Math.max(0, coords[channel] ?? 0)) * 255;
            // Near black, cells of linear light span the most bytes.
            expect(Math.abs((bytes[at + channel] ?? 0) - wanted)).toBeLessThan(3);
          }
        } else {
          const isOutside = chroma > RANGE * 0.999 || !isInGamut(color, gamut);
          expect(isOutside).toBe(true);
        }
      },
    ),
  );
});

it("[CNV] the outline of P3 is outside that of sRGB, at every hue and lightness", () => {
  for (const lightness of [0.2, 0.5, 0.8]) {
    const inner = gamutEdge(lightness, 36, "srgb");
    const outer = gamutEdge(lightness, 36, "display-p3");
    expect(inner.every((chroma, index) => chroma <= (outer[index] ?? 0) + 1e-6)).toBe(true);
    expect(outer.some((chroma, index) => chroma > (inner[index] ?? 0) + 0.01)).toBe(true);
  }
});

it("[CNV] the outline of a plane closes at black and white", () => {
  const edge = planeEdge(200, 21, "srgb");
  expect(edge).toHaveLength(21);
  expect(edge[0]).toBeLessThan(0.01);
  expect(edge[20]).toBeLessThan(0.01);
  expect(Math.max(...edge)).toBeGreaterThan(0.08);
});
