import { beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "#engine/random/random.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { BIN_COUNT, kernelIn, type OklabPlanes, type PixelKernel } from "./pixel-kernel.ts";
import { plainKernel } from "./plain-kernel.ts";
import { loadPixelKernel } from "./simd-kernel.ts";

/** The bound documented at `rgbaToOklab`. */
const MAX_DIFFERENCE = 6e-7;

const planes = (count: number): OklabPlanes => ({
  lightness: new Float32Array(count),
  a: new Float32Array(count),
  b: new Float32Array(count),
});
const bitsOf = ({ lightness, a, b }: OklabPlanes) =>
  [lightness, a, b].map((plane) => Buffer.from(plane.buffer).toString("base64"));

/** Every `step`th of the 2²⁴ colors from `first` on, with alpha `alpha`. */
function colors(first: number, step: number, count: number, alpha = 255): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(count * 4);
  for (let at = 0; at < count; at += 1) {
    const color = first + at * step;
    rgba[at * 4] = color >> 16;
    rgba[at * 4 + 1] = color >> 8;
    rgba[at * 4 + 2] = color;
    rgba[at * 4 + 3] = alpha;
  }
  return rgba;
}

let simd: PixelKernel;
beforeAll(async () => {
  simd = await loadPixelKernel();
});

describe("[IMG] pixel kernels", () => {
  it("WebAssembly is available in this test", () => {
    expect(simd.kind).toBe("simd");
  });

  // Neither a multiple of the chunk size nor of the vector size.
  it.each([1, 3, 16_385, 300_001])("both give identical bits for %i colors", (count) => {
    const rgba = colors(7, Math.floor(2 ** 24 / count), count);
    const [first, second] = [planes(count), planes(count)];
    simd.rgbaToOklab(rgba, first);
    plainKernel.rgbaToOklab(rgba, second);
    expect(bitsOf(first)).toEqual(bitsOf(second));
    const [there, here] = [colors(0, 0, count, 9), colors(0, 0, count, 9)];
    simd.oklabToRgba(first, there);
    plainKernel.oklabToRgba(first, here);
    expect(Buffer.compare(there, here)).toBe(0);
  });

  it("both give the same bytes for colors outside sRGB and for NaN", () => {
    const random = createRandom("outside");
    const wild = planes(4096);
    for (let at = 0; at < 4096; at += 1) {
      wild.lightness[at] = random() * 1.6 - 0.3;
      wild.a[at] = random() - 0.5;
      wild.b[at] = random() - 0.5;
    }
    wild.lightness.set([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    const [there, here] = [new Uint8Array(4096 * 4), new Uint8Array(4096 * 4)];
    simd.oklabToRgba(wild, there);
    plainKernel.oklabToRgba(wild, here);
    expect(Buffer.compare(there, here)).toBe(0);
    expect([...there.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  it("every one of the 2^24 colors survives the round trip", () => {
    const count = 2 ** 20;
    const oklab = planes(count);
    const back = new Uint8Array(count * 4).fill(255);
    for (let first = 0; first < 2 ** 24; first += count) {
      const rgba = colors(first, 1, count);
      simd.rgbaToOklab(rgba, oklab);
      simd.oklabToRgba(oklab, back);
      expect(Buffer.compare(rgba, back), `from ${first}`).toBe(0);
    }
  });

  it.each(["srgb", "display-p3"] as const)("is as near to double precision as it says, in %s", (gamut) => {
    const count = 60_000;
    const rgba = colors(0, Math.floor(2 ** 24 / count), count);
    const [oklab, plain] = [planes(count), planes(count)];
    kernelIn(simd, gamut).rgbaToOklab(rgba, oklab);
    kernelIn(plainKernel, gamut).rgbaToOklab(rgba, plain);
    expect(bitsOf(plain)).toEqual(bitsOf(oklab));
    let most = 0;
    for (let at = 0; at < count; at += 1) {
      const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
      const exact = colorToOklab({
        space: gamut,
        coords: [red / 255, green / 255, blue / 255],
        alpha: 1,
      });
      for (const channel of ["lightness", "a", "b"] as const) {
        most = Math.max(most, Math.abs((oklab[channel][at] ?? 9) - exact[channel]));
      }
    }
    expect(most).toBeLessThan(MAX_DIFFERENCE);
    expect(most).toBeGreaterThan(0);
  });

  it("counts every pixel, with transparent ones in a separate bin", () => {
    const rgba = colors(0, 641, 26_000);
    for (let at = 3; at < rgba.length; at += 12) rgba[at] = 127;
    const [first, second] = [simd.countPixels(rgba).slice(), plainKernel.countPixels(rgba).slice()];
    expect(Buffer.compare(Buffer.from(first.buffer), Buffer.from(second.buffer))).toBe(0);
    const transparent = Math.ceil(26_000 / 3);
    expect(first[BIN_COUNT * 4 + 3]).toBe(transparent);
    const counted = first.filter((_, at) => at % 4 === 3).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(26_000);
    // No state is carried over from one picture to the next.
    expect(simd.countPixels(rgba.subarray(0, 4))[BIN_COUNT * 4 + 3]).toBe(1);
  });

  it("arrays of different lengths throw", () => {
    for (const kernel of [simd, plainKernel]) {
      expect(() => kernel.rgbaToOklab(new Uint8Array(8), planes(3))).toThrow(RangeError);
      expect(() => kernel.oklabToRgba(planes(3), new Uint8Array(8))).toThrow(RangeError);
    }
  });
});
