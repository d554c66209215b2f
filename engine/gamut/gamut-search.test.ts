import { colordx } from "@colordx/core";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor, oklchToColor } from "#engine/space/convert.ts";
import { GAMUTS, type Gamut, isInGamut, mapToGamut, maxChroma } from "./gamut.ts";

const COUNT = 2000;
/** Far below a 16-bit step: the two implementations differ by round-off only. */
const ROUND_OFF = 1e-9;

const random = createRandom("gamut-search");
const wild = Array.from({ length: COUNT }, () =>
  oklchToColor({ lightness: random() * 1.05, chroma: random() * 0.45, hueDeg: random() * 360 }),
);

/** CSS Color 4 §13.2.2 implemented literally, on color objects. */
function mapByTheBook(color: Color, gamut: Gamut): Color {
  const clip = (given: Color): Color => {
    const [a = 0, b = 0, c = 0] = given.coords;
    const hold = (value: number) => Math.min(1, Math.max(0, value));
    return { ...given, coords: [hold(a), hold(b), hold(c)] };
  };
  const [lightness = 0, chroma = 0, hueDeg] = convertColor(color, "oklch").coords;
  if (lightness >= 1) return { space: gamut, coords: [1, 1, 1], alpha: 1 };
  if (lightness <= 0) return { space: gamut, coords: [0, 0, 0], alpha: 1 };
  if (isInGamut(color, gamut)) return clip(convertColor(color, gamut));
  let clipped = clip(convertColor(color, gamut));
  if (deltaEOK(clipped, color) < 0.02) return clipped;
  let [min, max, minIsInside] = [0, chroma, true];
  while (max - min > 0.0001) {
    const middle = (min + max) / 2;
    const current = oklchToColor({ lightness, chroma: middle, hueDeg });
    if (minIsInside && isInGamut(current, gamut)) {
      min = middle;
      continue;
    }
    clipped = clip(convertColor(current, gamut));
    const difference = deltaEOK(clipped, current);
    if (difference < 0.02) {
      if (0.02 - difference < 0.0001) return clipped;
      minIsInside = false;
      min = middle;
    } else max = middle;
  }
  return clipped;
}

describe("[COL-3] gamut search", () => {
  it.each(GAMUTS)("maps into %s like the specification's algorithm", (gamut) => {
    for (const color of wild) {
      const [mapped, expected] = [mapToGamut(color, gamut), mapByTheBook(color, gamut)];
      for (const [index, value] of expected.coords.entries()) {
        expect(Math.abs((mapped.coords[index] ?? 9) - (value ?? 9))).toBeLessThan(ROUND_OFF);
      }
    }
  });

  it("maps to the same bytes as another library", () => {
    const different = wild.filter((color) => {
      const [l = 0, c = 0, h = 0] = color.coords;
      return l > 0 && l < 1 && colordx({ l, c, h }).mapSrgb().toHex() !== formatHex(color);
    });
    expect(different.length).toBeLessThanOrEqual(COUNT / 1000);
  });

  it("finds the greatest chroma: slightly less is in gamut, slightly more is not", () => {
    for (const gamut of GAMUTS) {
      for (const { coords } of wild.slice(0, 300)) {
        const [lightness, hueDeg] = [coords[0] ?? 0, coords[2] ?? 0];
        if (lightness < 0.02 || lightness > 0.98) continue;
        const chroma = maxChroma(lightness, hueDeg, gamut);
        expect(isInGamut(oklchToColor({ lightness, chroma, hueDeg }), gamut)).toBe(true);
        expect(isInGamut(oklchToColor({ lightness, chroma: chroma + 0.0002, hueDeg }), gamut)).toBe(false);
      }
    }
  });
});
