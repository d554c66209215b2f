/** Laws of formatting: parsing what was written gives the same color. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { hexColor, unit, wideColor } from "#engine/testing/arbitrary-color.ts";
import { colorOf } from "#engine/testing/expect-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { COLOR_FORMATS, formatColor } from "./format.ts";

describe("[COL-2] formatting", () => {
  const css = COLOR_FORMATS.filter(
    (format) => !["hsv", "cmyk", "android-argb", "swift", "flutter"].includes(format),
  );
  const wide = css.filter(
    (format) =>
      ![
        "hex",
        "hex8",
        "rgb",
        "hsl",
        "hwb",
        "srgb-linear",
        "display-p3",
        "rec2020",
        "a98-rgb",
        "prophoto-rgb",
      ].includes(format),
  );
  it("parses back as exactly as its decimals allow, including alpha", () => {
    fc.assert(
      fc.property(hexColor, unit, fc.constantFrom(...css), (color, alpha, format) => {
        const given: Color = { ...color, alpha: Math.round(alpha * 255) / 255 };
        const back = colorOf(parseColor(formatColor(given, format)));
        expect(deltaEOK(back, given)).toBeLessThan(0.012);
        expect(Math.abs((back.alpha ?? 0) - (given.alpha ?? 0))).toBeLessThan(0.003);
        const exact = colorOf(parseColor(formatColor(given, format, { precision: 10 })));
        expect(deltaEOK(exact, given)).toBeLessThan(1e-6);
      }),
      { numRuns: sampled(1000, 250) },
    );
  });
  it("formats without a gamut keep colors outside sRGB", () => {
    fc.assert(
      fc.property(wideColor, fc.constantFrom(...wide), (color, format) => {
        // Near black a powerless hue is dropped, and a lightness below 0 is clamped to 0.
        if (colorToOklch(color).lightness < 0.05) return;
        const back = colorOf(parseColor(formatColor(color, format, { precision: 10 })));
        expect(deltaEOK(back, color)).toBeLessThan(1e-4);
      }),
      { numRuns: sampled(800, 200) },
    );
  });
  it("missing components are written as such in the color's own space", () => {
    for (const text of [
      "oklch(none none none / none)",
      "lab(50 none 10)",
      "lch(50 10 none)",
      "oklab(none 0.1 0.2)",
    ]) {
      const format = COLOR_FORMATS.find((id) => text.startsWith(`${id}(`)) ?? "hex";
      const color = colorOf(parseColor(text));
      expect(colorOf(parseColor(formatColor(color, format)))).toEqual(color);
    }
  });
  it("no format writes NaN, infinity or an exponent", () => {
    fc.assert(
      fc.property(
        wideColor,
        fc.constantFrom(...COLOR_FORMATS),
        fc.integer({ min: 0, max: 10 }),
        (color, format, precision) => {
          const text = formatColor(color, format, { precision });
          expect(text).not.toMatch(/nan|infinity|--|-0(?![.\d])/i);
          if (!text.includes("#") && !text.includes("0x")) expect(text).not.toMatch(/\de[-+]?\d/i);
        },
      ),
      { numRuns: sampled(1500, 380) },
    );
  });
});
