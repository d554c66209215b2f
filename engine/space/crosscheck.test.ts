/** Cross-check of the engine against a second library, colorjs.io, which follows CSS Color 4 closely. */
import Other from "colorjs.io";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaE2000, deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import { hexColor, p3Color, unit, wideColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { type Color, SPACE_IDS, type SpaceId } from "./color.ts";
import { convertColor } from "./convert.ts";

const IDS = {
  srgb: "srgb",
  "srgb-linear": "srgb-linear",
  hsl: "hsl",
  hwb: "hwb",
  hsv: "hsv",
  lab: "lab",
  lch: "lch",
  oklab: "oklab",
  oklch: "oklch",
  "xyz-d65": "xyz-d65",
  "xyz-d50": "xyz-d50",
  "display-p3": "p3",
  "display-p3-linear": "p3-linear",
  rec2020: "rec2020",
  "a98-rgb": "a98rgb",
  "prophoto-rgb": "prophoto",
} as const satisfies Record<SpaceId, string>;
const other = ({ space, coords, alpha }: Color): Other =>
  new Other(IDS[space], [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0], alpha ?? 1);
const own = (color: Other, space: SpaceId): Color => {
  const [a, b, c] = color
    .to(IDS[space])
    .coords.map((value) => (value === null || Number.isNaN(value) ? undefined : value));
  return { space, coords: [a, b, c], alpha: color.alpha ?? undefined };
};
const space = fc.constantFrom(...SPACE_IDS);

describe("[COL-4] compared with colorjs.io", () => {
  it("conversion gives the same color", () => {
    fc.assert(
      fc.property(fc.oneof(hexColor, p3Color), space, (color, to) => {
        const dark = (convertColor(color, "oklab").coords[0] ?? 0) < 0.05;
        expect(deltaEOK(convertColor(color, to), own(other(color), to))).toBeLessThan(dark ? 0.02 : 2e-5);
      }),
      { numRuns: sampled(1500, 380) },
    );
  });
  it("ΔE2000 and ΔEOK give the same numbers", () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => {
        expect(deltaE2000(a, b)).toBeCloseTo(other(a).deltaE(other(b), "2000"), 4);
        expect(deltaEOK(a, b)).toBeCloseTo(other(a).deltaE(other(b), "OK"), 8);
      }),
      { numRuns: sampled(500, 120) },
    );
  });
  it("CSS gamut mapping gives the same color, except for the last step of the search", () => {
    fc.assert(
      fc.property(wideColor, (color) => {
        if ((convertColor(color, "oklch").coords[0] ?? 0) < 0.05) return;
        const theirs = own(other(color).toGamut({ space: "srgb", method: "css" }), "srgb");
        expect(deltaEOK(mapToGamut(color, "srgb"), theirs)).toBeLessThan(0.003);
      }),
      { numRuns: sampled(500, 120) },
    );
  });
  it("interpolation of opaque colors is the same, with each hue method", () => {
    const hue = fc.constantFrom("shorter", "longer", "increasing", "decreasing");
    fc.assert(
      fc.property(
        hexColor,
        hexColor,
        fc.constantFrom<"oklch" | "lch" | "oklab" | "srgb">("oklch", "lch", "oklab", "srgb"),
        hue,
        unit,
        (a, b, id, method, t01) => {
          const ours = interpolateColors(a, b, { space: id, hue: method })(t01);
          const theirs = own(other(a).range(other(b), { space: id, hue: method, outputSpace: id })(t01), id);
          const [p, q] = [convertColor(a, id), convertColor(b, id)];
          // At half a turn both directions are equally short, and in colorjs.io a gray's hue is decided by round-off.
          if (
            id.endsWith("lch") &&
            (p.coords[2] === undefined ||
              q.coords[2] === undefined ||
              Math.abs(Math.abs(p.coords[2] - q.coords[2]) - 180) < 1e-6 ||
              Math.abs(p.coords[2] - q.coords[2]) < 1e-6)
          )
            return;
          expect(deltaEOK(ours, theirs)).toBeLessThan(1e-5);
        },
      ),
      { numRuns: sampled(500, 120) },
    );
  });
});
