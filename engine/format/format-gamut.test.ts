import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { COLOR_FORMATS, formatColor } from "./format.ts";
import { isMappedIn } from "./format-gamut.ts";

it("[COL-3] no format maps an sRGB color", () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      expect(COLOR_FORMATS.filter((format) => isMappedIn(color, format))).toEqual([]);
    }),
  );
});

it("[COL-3] a P3 green is mapped by formats limited to sRGB or Adobe RGB, and by no others", () => {
  const mapped = COLOR_FORMATS.filter((format) => isMappedIn(read("color(display-p3 0 1 0)"), format));
  expect(mapped.join(" ")).toBe("hex hex8 rgb hsl hsv hwb a98-rgb srgb-linear cmyk android-argb");
});

it("[COL-3] a color that is not mapped parses to the same color", () => {
  const css = ["oklch", "oklab", "lab", "display-p3", "rec2020", "prophoto-rgb"] as const;
  fc.assert(
    fc.property(wideColor, fc.constantFrom(...css), (color, format) => {
      if (isMappedIn(color, format)) return;
      // Near black the cube root of OKLab amplifies the tenth decimal to 5e-4.
      if (colorToOklab(color).lightness < 0.02) return;
      const back = read(formatColor(color, format, { precision: 10 }));
      expect(deltaEOK(back, color)).toBeLessThan(0.002);
    }),
  );
});
