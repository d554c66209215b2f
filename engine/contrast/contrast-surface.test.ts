/** Contrast on backgrounds of more than one color: stacks, gradients, pictures. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";
import { type Gradient, sampleGradient } from "#engine/gradient/gradient.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { type Pixels, rasterGradient } from "#engine/raster/gradient-raster.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { hexColor, read, unit } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { wcagRatio } from "./contrast.ts";
import { worstAlongGradient } from "./contrast-gradient.ts";
import { ratioAcross, regionContrast, thinnestScrim } from "./contrast-region.ts";
import { compositeStack, compositeSteps } from "./contrast-stack.ts";

const ALL = { x: 0, y: 0, width: 1, height: 1 };
const pixelsOf = (width: number, hexes: readonly string[]): Pixels => ({
  width,
  height: hexes.length / width,
  rgba: new Uint8ClampedArray(
    hexes.flatMap((hex) => {
      const { red, green, blue } = colorToSrgb(read(hex));
      return [red * 255, green * 255, blue * 255, 255];
    }),
  ),
});

describe("[CON] layered translucent stacks", () => {
  it("are composited as in browsers, a translucent ground on white", () => {
    const steps = compositeSteps(read("rgb(0 0 0 / 0.5)"), [read("rgb(255 0 0 / 0.5)"), read("#00f8")]);
    expect(steps.map(formatHex)).toEqual(["#808080", "#bf4040", "#591ea6"]);
  });
  it("an opaque layer hides what is below; without layers nothing changes", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (ground, layer, alpha) => {
        expect(formatHex(compositeStack(ground, [{ ...ground, alpha }, layer]))).toBe(formatHex(layer));
        expect(formatHex(compositeStack(ground, []))).toBe(formatHex(ground));
        expect(formatHex(compositeStack(ground, [{ ...layer, alpha: 0 }]))).toBe(formatHex(ground));
      }),
      { numRuns: sampled(100, 25) },
    );
  });
});

describe("[CON] text over gradients", () => {
  const gradient: Gradient = {
    type: "linear",
    angleDeg: 90,
    space: "oklab",
    stops: [
      { color: read("#000"), position01: 0 },
      { color: read("#fff"), position01: 1 },
    ],
  };
  it("has the geometry of CSS", () => {
    const box = [200, 100] as const;
    const at = (type: Gradient["type"], angleDeg: number, x: number, y: number) =>
      createPlacer({ type, angleDeg }, box)(x, y);
    expect(at("linear", 90, 0, 50)).toBeCloseTo(0);
    expect(at("linear", 180, 100, 100)).toBeCloseTo(1);
    // 45deg: the corners of the box lie exactly at the ends.
    expect(at("linear", 45, 0, 100)).toBeCloseTo(0);
    expect(at("linear", 45, 200, 0)).toBeCloseTo(1);
    expect(at("radial", 0, 200, 100)).toBeCloseTo(1);
    expect(at("radial", 0, 100, 50)).toBe(0);
    expect(at("conic", 0, 200, 50)).toBeCloseTo(0.25);
    expect(at("conic", 90, 200, 50)).toBeCloseTo(0);
  });
  it("paints the same colors as the sampler", () => {
    const { rgba } = rasterGradient(gradient, [64, 2], read("#fff"));
    const { red } = colorToSrgb(sampleGradient(gradient, 20.5 / 64));
    expect(Math.abs((rgba[20 * 4] ?? 0) - red * 255)).toBeLessThan(1.5);
  });
  it("finds the position where the text vanishes, anywhere along the gradient", () => {
    const grey = read("#777");
    const worst = worstAlongGradient(gradient, grey, read("#fff"));
    expect(worst.ratio).toBeLessThan(1.001);
    expect(wcagRatio(grey, sampleGradient(gradient, worst.position01))).toBeCloseTo(worst.ratio, 9);
  });
  it("is at most the ratio of any sample", () => {
    fc.assert(
      fc.property(hexColor, hexColor, hexColor, unit, (a, b, text, place) => {
        const two = { ...gradient, stops: [a, b].map((color, at) => ({ color, position01: at })) };
        const { ratio } = worstAlongGradient(two, text, read("#fff"));
        expect(ratio).toBeLessThanOrEqual(wcagRatio(text, sampleGradient(two, place)) + 0.01);
      }),
      { numRuns: sampled(60, 20) },
    );
  });
});

describe("[CON] text over pictures", () => {
  it("finds the worst and the best point of the region, and ignores the rest", () => {
    const pixels = pixelsOf(3, ["#fff", "#767676", "#000", "#fff", "#eee", "#fff"]);
    const all = regionContrast(pixels, ALL, read("#fff"));
    expect(all?.worst).toMatchObject({ ratio: 1, x01: 0.5 / 3, y01: 0.25 });
    expect(all?.best.ratio).toBeCloseTo(21);
    expect(all?.best.x01).toBeCloseTo(2.5 / 3);
    const middle = regionContrast(pixels, { x: 0.4, y: 0, width: 0.2, height: 0.4 }, read("#fff"));
    expect(middle?.worst.ratio).toBeCloseTo(wcagRatio(read("#fff"), read("#767676")), 6);
    expect(regionContrast(pixels, { x: 2, y: 0, width: 1, height: 1 }, read("#fff"))).toBeUndefined();
  });
  it("composites translucent text on each pixel first", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (ground, text, alpha) => {
        const pixels = pixelsOf(1, [formatHex(ground)]);
        const found = regionContrast(pixels, ALL, { ...text, alpha })?.worst.ratio ?? 0;
        const wanted = wcagRatio(compositeOver({ ...text, alpha }, ground), ground);
        expect(Math.abs(found - wanted)).toBeLessThan(0.02);
      }),
      { numRuns: sampled(100, 25) },
    );
  });
  it("the thinnest scrim passes, and one percent less fails", () => {
    const pixels = pixelsOf(2, ["#fff", "#c0c0c0", "#404040", "#8899aa"]);
    const scrim = thinnestScrim(pixels, ALL, read("#fff"), { tone: "black", target: 4.5 });
    expect(scrim).toBeDefined();
    if (scrim === undefined) return;
    const worst = (alpha: number) =>
      regionContrast(pixels, ALL, read("#fff"), { tone: "black", alpha })?.worst.ratio ?? 0;
    expect(worst(scrim.alpha)).toBeGreaterThanOrEqual(4.5);
    expect(worst(scrim.alpha - 0.01)).toBeLessThan(4.5);
    expect(thinnestScrim(pixels, ALL, read("#777"), { tone: "black", target: 7 })).toBeUndefined();
    expect(thinnestScrim(pixelsOf(1, ["#000"]), ALL, read("#fff"), { tone: "black", target: 7 })).toEqual({
      tone: "black",
      alpha: 0,
    });
  });
  it("the ratio for the darkest and the lightest point holds at every point", () => {
    fc.assert(
      fc.property(fc.array(hexColor, { minLength: 2, maxLength: 12 }), hexColor, (colors, text) => {
        const pixels = pixelsOf(1, colors.map(formatHex));
        const found = regionContrast(pixels, ALL, text);
        if (found === undefined) return;
        const promised = ratioAcross(found, text);
        expect(found.worst.ratio).toBeGreaterThanOrEqual(promised - 0.001);
        if (promised > 1) expect(found.worst.ratio).toBeCloseTo(promised, 3);
      }),
      { numRuns: sampled(100, 25) },
    );
  });
});
