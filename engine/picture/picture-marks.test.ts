import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import type { PixelKernel } from "#engine/kernels/pixel-kernel.ts";
import { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { photoLike } from "#engine/testing/photo-like.ts";
import { createExactCounter } from "./exact-counter.ts";
import { analyzeImage } from "./image-cluster.ts";
import { PICTURE_ORDERS, pictureOrder } from "./picture-order.ts";
import { picturePlaces } from "./picture-places.ts";
import { pictureShares } from "./picture-shares.ts";

let simd: PixelKernel;
beforeAll(async () => {
  simd = await loadPixelKernel();
});
const color = (hex: string): Color => {
  const parsed = parseColor(hex);
  if (!parsed.ok) throw new Error(hex);
  return parsed.color;
};

/** A picture painted by a function of position; "" is transparent. */
function paint(width: number, height: number, hexAt: (x: number, y: number) => string): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const hex = hexAt(at % width, Math.floor(at / width));
    const value = Number.parseInt(hex.slice(1) || "0", 16);
    rgba.set([value >> 16, (value >> 8) & 255, value & 255, hex === "" ? 0 : 255], at * 4);
  }
  return rgba;
}
const hexAt = (rgba: Uint8ClampedArray, width: number, x: number, y: number) =>
  formatHex({
    space: "srgb",
    coords: [0, 1, 2].map((channel) => (rgba[(y * width + x) * 4 + channel] ?? 0) / 255) as [
      number,
      number,
      number,
    ],
    alpha: 1,
  });

describe("[IMG] positions of colors", () => {
  const flag = paint(90, 40, (x) => (x < 30 ? "#c00000" : x < 60 ? "#ffffff" : "#0000c0"));

  it("are on a pixel of each color, well inside its area", () => {
    const places = picturePlaces(flag, 90, 40, ["#c00000", "#ffffff", "#0000c0"].map(color));
    expect(places.map((place) => place && hexAt(flag, 90, place.x, place.y))).toEqual([
      "#c00000",
      "#ffffff",
      "#0000c0",
    ]);
    for (const place of places) {
      expect(place?.y).toBeGreaterThan(5);
      expect(place?.y).toBeLessThan(35);
      expect(Math.min((place?.x ?? 0) % 30, 29 - ((place?.x ?? 0) % 30))).toBeGreaterThan(3);
    }
  });
  it("prefer an area to a speck of the exact color", () => {
    const rgba = paint(60, 60, (x, y) => (x === 30 && y === 30 ? "#0080ff" : x > 40 ? "#0182fe" : "#101010"));
    const [place] = picturePlaces(rgba, 60, 60, [color("#0080ff")]);
    expect(place?.x).toBeGreaterThan(40);
  });
  it("exist in a large picture, and never on a transparent pixel", () => {
    const rgba = paint(900, 500, (x, y) => (x > 700 && y > 380 ? "#e02020" : x < 300 ? "" : "#204060"));
    const [red, blue] = picturePlaces(rgba, 900, 500, [color("#e02020"), color("#204060")], simd);
    expect(red && hexAt(rgba, 900, red.x, red.y)).toBe("#e02020");
    expect(blue && hexAt(rgba, 900, blue.x, blue.y)).toBe("#204060");
  });
  it("are the same with both kernels, and undefined in a transparent picture", () => {
    const { rgba, width, height } = photoLike("places", 200, 150);
    const { colors } = analyzeImage(rgba, width, height, { count: 8 });
    const found = colors.map((entry) => entry.color);
    expect(picturePlaces(rgba, width, height, found, simd)).toEqual(
      picturePlaces(rgba, width, height, found),
    );
    expect(picturePlaces(new Uint8ClampedArray(16), 2, 2, [color("#fff")])).toEqual([undefined]);
    expect(() => picturePlaces(rgba, 3, 3, [])).toThrow(RangeError);
  });
  it("are the only pixel of a picture of one pixel", () => {
    expect(
      picturePlaces(
        paint(1, 1, () => "#abcdef"),
        1,
        1,
        [color("#abcdef")],
      ),
    ).toEqual([{ x: 0, y: 0 }]);
  });
});

describe("[IMG] shares", () => {
  it("count each pixel towards the nearest color", () => {
    const rgba = paint(10, 10, (x) => (x < 7 ? "#ff0000" : "#0000ff"));
    const shares = pictureShares(rgba, 10, 10, [color("#f01010"), color("#1010f0")]);
    expect(shares[0]).toBeCloseTo(0.7, 10);
    expect(shares[1]).toBeCloseTo(0.3, 10);
  });
  it("add up to one for every set of colors, and agree with the clusters they came from", () => {
    const { rgba, width, height } = photoLike("shares", 160, 120);
    for (const count of [2, 5, 9]) {
      const { colors } = analyzeImage(rgba, width, height, { count });
      const shares = pictureShares(
        rgba,
        width,
        height,
        colors.map((entry) => entry.color),
        { kernel: simd },
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - (colors[index]?.share01 ?? 0))).toBeLessThan(0.02);
    }
  });
  it("ignore the background and transparent pixels", () => {
    const rgba = paint(40, 40, (x, y) => (x > 10 && x < 30 && y > 10 && y < 30 ? "#c02020" : "#ffffff"));
    const [red, white] = pictureShares(rgba, 40, 40, [color("#c02020"), color("#ffffff")], {
      ignoreBackground: true,
    });
    expect([red, white]).toEqual([1, 0]);
    expect(pictureShares(new Uint8ClampedArray(16), 2, 2, [color("#fff")])).toEqual([0]);
    expect(() => pictureShares(rgba, 3, 3, [])).toThrow(RangeError);
  });
});

describe("[IMG] orders", () => {
  const colors = ["#808080", "#ff0000", "#203040", "#e0d0d0"].map((hex, index) => ({
    color: color(hex),
    share01: [0.1, 0.2, 0.6, 0.1][index] ?? 0,
  }));
  it("dominant by share, vivid and muted by chroma, lightness from dark to light", () => {
    expect(pictureOrder(colors, "dominant")).toEqual([2, 1, 0, 3]);
    expect(pictureOrder(colors, "vivid")[0]).toBe(1);
    expect(pictureOrder(colors, "muted")).toEqual(pictureOrder(colors, "vivid").toReversed());
    const lights = pictureOrder(colors, "lightness").map(
      (index) => colorToOklch(colors[index]?.color ?? color("#000")).lightness,
    );
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
  });
  it("lose and duplicate nothing", () => {
    const any = fc.array(
      fc.record({
        color: fc.integer({ min: 0, max: 0xffffff }),
        share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      }),
    );
    fc.assert(
      fc.property(any, fc.constantFrom(...PICTURE_ORDERS), (entries, order) => {
        const given = entries.map((entry) => ({
          color: color(`#${entry.color.toString(16).padStart(6, "0")}`),
          ...(entry.share !== null && { share01: entry.share }),
        }));
        expect(pictureOrder(given, order).toSorted((a, b) => a - b)).toEqual([...given.keys()]);
      }),
    );
  });
});

describe("[IMG] exact mode", () => {
  it("counts in strips as it counts the whole picture", () => {
    const rgba = paint(64, 64, (x, y) =>
      x === y
        ? ""
        : `#${((x >> 3) * 32).toString(16).padStart(2, "0")}40${((y >> 4) * 64).toString(16).padStart(2, "0")}`,
    );
    const counter = createExactCounter();
    for (let row = 0; row < 64; row += 5) counter.add(rgba.subarray(row * 256, Math.min(64, row + 5) * 256));
    const all = createExactCounter();
    all.add(rgba);
    const whole = all.colors();
    const sorted = (entries: readonly { color: Color; share01: number }[] | undefined) =>
      entries?.map((entry) => `${formatHex(entry.color)} ${entry.share01.toFixed(6)}`).toSorted();
    expect(sorted(counter.colors())).toEqual(sorted(whole));
    expect(counter.colors()).toHaveLength(32);
  });
  it("stops at the first color too many", () => {
    const many = paint(257, 1, (x) => `#${x.toString(16).padStart(6, "0")}`);
    const [counter, fits] = [createExactCounter(), createExactCounter()];
    expect(counter.add(many)).toBe(false);
    expect(counter.colors()).toBeUndefined();
    expect(fits.add(many.subarray(4))).toBe(true);
    expect(fits.colors()).toHaveLength(256);
  });
});
