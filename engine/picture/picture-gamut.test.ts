import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { kernelIn } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { convertColor } from "#engine/space/convert.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { analyzeImage } from "./image-cluster.ts";
import { pictureGamut } from "./picture-gamut.ts";
import { picturePlaces } from "./picture-places.ts";
import { pictureShares } from "./picture-shares.ts";

const byte = fc.integer({ min: 0, max: 255 });
const p3Bytes = (css: string) =>
  convertColor(read(css), "display-p3").coords.map((value = 0) => Math.round(value * 255));

describe("[IMG] [COL-7] the RGB space of a picture", () => {
  it("is sRGB when no color lies outside it, however its bytes were rounded", () => {
    const error = fc.integer({ min: -1, max: 1 });
    fc.assert(
      fc.property(byte, byte, byte, error, error, error, (r, g, b, ...errors) => {
        const pixel = p3Bytes(`rgb(${r} ${g} ${b})`).map((value, at) =>
          Math.min(255, Math.max(0, value + (errors[at] ?? 0))),
        );
        expect(pictureGamut(Uint8Array.of(...pixel, 255))).toBe("srgb");
      }),
      { numRuns: sampled(3000, 750) },
    );
  });

  it("is Display P3 as soon as one pixel needs it; what is translucent does not count", () => {
    const grey = [100, 100, 100, 255];
    expect(pictureGamut(Uint8Array.from([...grey, 255, 0, 0, 255]))).toBe("display-p3");
    expect(pictureGamut(Uint8Array.from([...grey, 0, 255, 0, 255]))).toBe("display-p3");
    expect(pictureGamut(Uint8Array.from([...grey, 40, 160, 60, 255]))).toBe("display-p3");
    expect(pictureGamut(Uint8Array.from([...grey, 255, 0, 0, 100]))).toBe("srgb");
  });

  it("is that of the colors found, of their places and of their shares", () => {
    const [width, height] = [40, 30];
    const rgba = new Uint8Array(width * height * 4);
    for (let at = 0; at < width * height; at += 1)
      rgba.set(at % width < 10 ? [255, 0, 0, 255] : [0, 120, 250, 255], at * 4);
    const kernel = kernelIn(plainKernel, "display-p3");
    const { colors } = analyzeImage(rgba, width, height, { count: 2, kernel });
    const expected = ["color(display-p3 0 0.4706 0.9804)", "color(display-p3 1 0 0)"].map(read);
    for (const [index, { color, share01 }] of colors.entries()) {
      const wanted = expected[index];
      expect(wanted && deltaEOK(color, wanted)).toBeLessThan(0.001);
      expect(share01).toBeCloseTo(index === 0 ? 0.75 : 0.25, 9);
    }
    const own = colors.map(({ color }) => color);
    expect(pictureShares(rgba, width, height, own, { kernel })).toEqual([0.75, 0.25]);
    const [right, left] = picturePlaces(rgba, width, height, own, kernel);
    expect(right?.x).toBeGreaterThanOrEqual(10);
    expect(left?.x).toBeLessThan(10);
  });
});
