import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaE2000, deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { mixColors } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { sampled } from "#tests/exhaustive.ts";
import { packHex, unpackHex } from "./packed-hex.ts";
import { packedDeltaE2000, packedDeltaEOK, packedLc, packedRatio } from "./packed-measures.ts";
import { mixPacked, packedToOklch, packOklch } from "./packed-oklch.ts";

const byte = fc.integer({ min: 0, max: 255 });
/** Any color, and greys and near-greys as often as others. */
const packed = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }),
  byte.map((value) => value * 0x010101),
  fc
    .tuple(byte, byte)
    .map(([value, other]) => (value << 16) | (value << 8) | (value === other ? other : value ^ 1)),
);
const colorOf = (value: number): Color => ({
  space: "srgb",
  coords: [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255],
  alpha: 1,
});
const labHueDeg = (color: Color): number => convertColor(color, "lch").coords[2] ?? 0;
const runs = { numRuns: sampled(3000, 750) };

describe("[COL-4] ΔE2000", () => {
  it("of a grey does not depend on the round-off that its hue is", () => {
    for (const grey of [0x000000, 0x010101, 0x727272, 0x999999, 0xffffff])
      for (const value of [0x2298a7, 0xc2410c, 0x0b6e4f, 0xf0f0f1])
        expect(packedDeltaE2000(grey, value)).toBeCloseTo(deltaE2000(colorOf(value), colorOf(grey)), 6);
  });
});

describe("[PKG-1] packed colors", () => {
  it("are those of a hex, and only of one", () => {
    fc.assert(
      fc.property(packed, (value) => {
        const text = unpackHex(value);
        expect(text).toBe(formatHex(colorOf(value)));
        expect([packHex(text), packHex(text.toUpperCase())]).toEqual([value, value]);
      }),
      runs,
    );
    expect([packHex("#fff"), packHex("#0A9"), packHex("#123")]).toEqual([0xffffff, 0x00aa99, 0x112233]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ minLength: 6, maxLength: 6 }).map((rest) => `#${rest}`),
        ),
        (text) => {
          const isHex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
          expect(packHex(text) >= 0).toBe(isHex);
          if (isHex) expect(parseColor(text).ok).toBe(true);
        },
      ),
      runs,
    );
  });

  it("have the OKLCH of the color", () => {
    fc.assert(
      fc.property(packed, (value) => {
        const [ours, theirs] = [packedToOklch(value), colorToOklch(colorOf(value))];
        expect(ours.lightness).toBeCloseTo(theirs.lightness, 12);
        expect(ours.chroma).toBeCloseTo(theirs.chroma, 12);
        expect(ours.hueDeg === undefined).toBe(theirs.hueDeg === undefined);
        expect(ours.hueDeg ?? 0).toBeCloseTo(theirs.hueDeg ?? 0, 6);
        expect(packOklch(ours.lightness, ours.chroma, ours.hueDeg)).toBe(value);
      }),
      runs,
    );
  });

  it("are mapped into sRGB as colors are", () => {
    const oklch = fc.record({
      lightness: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
      chroma: fc.double({ min: 0, max: 0.5, noNaN: true }),
      hueDeg: fc.option(fc.double({ min: 0, max: 360, noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(oklch, ({ lightness, chroma, hueDeg }) => {
        expect(unpackHex(packOklch(lightness, chroma, hueDeg))).toBe(
          formatHex(oklchToColor({ lightness, chroma: hueDeg === undefined ? 0 : chroma, hueDeg })),
        );
      }),
      runs,
    );
  });

  it("mix as colors do", () => {
    fc.assert(
      fc.property(packed, packed, fc.double({ min: 0, max: 1, noNaN: true }), (first, second, weight01) => {
        expect(unpackHex(mixPacked(first, second, weight01))).toBe(
          formatHex(mixColors(colorOf(first), colorOf(second), { space: "oklch", weight01 })),
        );
      }),
      runs,
    );
  });

  it("differ and contrast as colors do", () => {
    fc.assert(
      fc.property(packed, packed, (first, second) => {
        const [a, b] = [colorOf(first), colorOf(second)];
        expect(packedDeltaEOK(first, second)).toBeCloseTo(deltaEOK(a, b), 10);
        // The formula jumps where two hues are opposite to the last digit (Sharma et al., "Discontinuities").
        const turn = Math.abs(labHueDeg(a) - labHueDeg(b));
        if (Math.abs(turn - 180) > 0.0001)
          expect(packedDeltaE2000(first, second)).toBeCloseTo(deltaE2000(a, b), 5);
        expect(packedRatio(first, second)).toBeCloseTo(wcagRatio(a, b), 10);
        expect(packedLc(first, second)).toBeCloseTo(apcaLc(a, b), 10);
      }),
      runs,
    );
  });
});
