import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type Color, SPACE_IDS } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { SPACES } from "#engine/space/spaces.ts";
import { colorToCss } from "./css-text.ts";

const CSS_SPACES = SPACE_IDS.filter((id) => SPACES[id].functions.length > 0);

describe("[COL-2] a color as CSS in its own space", () => {
  it("parses to the same color, inside sRGB and outside", () => {
    fc.assert(
      fc.property(
        fc.tuple(
          fc.double({ min: 0.05, max: 0.95, noNaN: true }),
          fc.double({ min: 0, max: 0.4, noNaN: true }),
          fc.double({ min: 0, max: 359, noNaN: true }),
        ),
        fc.constantFrom(...CSS_SPACES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([lightness, chroma, hueDeg], space, alpha) => {
          const color = convertColor({ space: "oklch", coords: [lightness, chroma, hueDeg], alpha }, space);
          const parsed = parseColor(colorToCss(color));
          expect(parsed.ok && deltaEOK(parsed.color, color)).toBeLessThan(5e-9);
          expect(parsed.ok && parsed.color.alpha).toBe(alpha);
        },
      ),
    );
  });
  it.each<[Color, string]>([
    [{ space: "srgb", coords: [1, 0.5, 0], alpha: 1 }, "rgb(255 127.5 0)"],
    [{ space: "srgb", coords: [1.2, -0.1, 0], alpha: 0.5 }, "color(srgb 1.2 -0.1 0 / 0.5)"],
    [{ space: "hsl", coords: [undefined, 0, 50], alpha: 1 }, "hsl(none 0% 50%)"],
    [{ space: "hsl", coords: [20, undefined, 50], alpha: 1 }, "hsl(20 none 50%)"],
    [{ space: "oklch", coords: [0.5, 0.1, undefined], alpha: undefined }, "oklch(50% 0.1 none / none)"],
    [{ space: "srgb", coords: [undefined, 0, 1], alpha: 1 }, "rgb(none 0 255)"],
    [{ space: "hsv", coords: [0, 100, 100], alpha: 1 }, "rgb(255 0 0)"],
    [{ space: "lab", coords: [100, 0, 0], alpha: 1 }, "lab(100 0 0)"],
  ])("%o", (color, css) => expect(colorToCss(color)).toBe(css));
  it.each<Color>([
    { space: "lab", coords: [-4, 20, 1], alpha: 1 },
    { space: "lch", coords: [104, 20, 300], alpha: 0.5 },
    { space: "oklab", coords: [-0.1, 0.1, 0], alpha: 1 },
    { space: "oklch", coords: [1.2, 0.1, 40], alpha: 1 },
  ])("keeps a lightness that its own notation would clip: %o", (color) => {
    const parsed = parseColor(colorToCss(color));
    expect(parsed.ok && deltaEOK(parsed.color, color)).toBeLessThan(1e-9);
    expect(parsed.ok && parsed.color.alpha).toBe(color.alpha);
  });
  it("is rounded on request, and keeps translucency", () => {
    expect(colorToCss({ space: "oklab", coords: [0.51234, 0.1, -0.05], alpha: 0.1234 }, 2)).toBe(
      "oklab(0.51 0.1 -0.05 / 0.123)",
    );
  });
});
