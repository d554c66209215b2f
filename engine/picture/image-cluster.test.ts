import { beforeAll, describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import type { PixelKernel } from "#engine/kernels/pixel-kernel.ts";
import { plainKernel } from "#engine/kernels/plain-kernel.ts";
import { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { type PhotoLike, photoLike } from "#engine/testing/photo-like.ts";
import { sampled } from "#tests/exhaustive.ts";
import { analyzeImage, type PictureColor } from "./image-cluster.ts";
import { seedCenters, settle } from "./k-means.ts";
import { distinctColors } from "./picture-bins.ts";

/** The mean error may exceed that of the best of many runs over every distinct color by this factor. */
const NEAR_LIMIT = 1.03;
const LIMIT_RUNS = 6;
const SEEDS = ["a", "b", "c", "d", "e", "f"].slice(0, sampled(6, 3));
/** ΔEOK within which a palette color represents the accent; shades of the accent spread about half as far. */
const SHOWS = 0.1;

const [WIDTH, HEIGHT] = [128, 96];
let pictures: PhotoLike[];
let simd: PixelKernel;
beforeAll(async () => {
  pictures = SEEDS.map((seed) => photoLike(seed, WIDTH, HEIGHT));
  simd = await loadPixelKernel();
});

const distance = (p: Oklab, q: Oklab) => Math.hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
const labs = (colors: readonly PictureColor[]) => colors.map(({ color }) => colorToOklab(color));

/** Mean ΔEOK from every pixel to the nearest color of `palette`. */
function meanError(rgba: Uint8ClampedArray, palette: readonly Oklab[]): number {
  const count = rgba.length / 4;
  const planes = {
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  plainKernel.rgbaToOklab(rgba, planes);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const pixel = { lightness: planes.lightness[at] ?? 0, a: planes.a[at] ?? 0, b: planes.b[at] ?? 0 };
    sum += Math.min(...palette.map((color) => distance(color, pixel)));
  }
  return sum / count;
}

/** The best of many complete k-means runs over every distinct color of the picture. */
function limit(rgba: Uint8ClampedArray, count: number): Oklab[] {
  const { lightness, a, b, weight } = distinctColors(rgba);
  const points = { x: new Float64Array(lightness), y: new Float64Array(a), z: new Float64Array(b), weight };
  const random = createRandom("limit");
  const runs = Array.from({ length: LIMIT_RUNS }, () =>
    settle(points, seedCenters(points, count, random), 0.0001),
  );
  const best = runs.reduce((least, run) => (run.error < least.error ? run : least));
  return Array.from({ length: count }, (_, at) => ({
    lightness: best.centers[at * 3] ?? 0,
    a: best.centers[at * 3 + 1] ?? 0,
    b: best.centers[at * 3 + 2] ?? 0,
  }));
}

/** A picture with the given colors, each repeated. */
function plain(...colors: (readonly [hex: string, pixels: number])[]): Uint8ClampedArray {
  const bytes = colors.flatMap(([hex, pixels]) => {
    const value = Number.parseInt(hex.slice(1).padEnd(8, "f"), 16);
    const pixel = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
    return Array.from({ length: pixels }, () => pixel).flat();
  });
  return new Uint8ClampedArray(bytes);
}
const found = (rgba: Uint8ClampedArray, count: number, ignoreBackground = false) =>
  analyzeImage(rgba, rgba.length / 4, 1, { count, ignoreBackground }).colors;
const hexes = (colors: readonly { color: Color }[]) => colors.map(({ color }) => formatHex(color));

describe("[IMG] colors of a picture", () => {
  it.each([5, 8, 16])("%i colors are nearly as good as the best of many k-means runs", (count) => {
    const ours = pictures.map(({ rgba }) =>
      meanError(rgba, labs(analyzeImage(rgba, WIDTH, HEIGHT, { count }).colors)),
    );
    const best = pictures.map(({ rgba }) => meanError(rgba, limit(rgba, count)));
    const sum = (errors: readonly number[]) => errors.reduce((total, error) => total + error, 0);
    expect(sum(ours) / sum(best)).toBeLessThan(NEAR_LIMIT);
  });

  it("gives exactly the requested number of distinct colors, with shares that add up, the largest first", () => {
    for (const { rgba } of pictures) {
      for (let count = 1; count <= 16; count += 1) {
        const colors = analyzeImage(rgba, WIDTH, HEIGHT, { count }).colors;
        expect(new Set(hexes(colors)).size).toBe(count);
        expect(colors.reduce((total, { share01 }) => total + share01, 0)).toBeCloseTo(1, 10);
        const shares = colors.map(({ share01 }) => share01);
        expect(shares).toEqual(shares.toSorted((first, second) => second - first));
      }
    }
  });

  it("is reproducible, with every kernel", () => {
    for (const { rgba } of pictures) {
      const options = { count: 8, ignoreBackground: true };
      const first = analyzeImage(rgba, WIDTH, HEIGHT, { ...options, kernel: simd });
      expect(analyzeImage(rgba, WIDTH, HEIGHT, options)).toEqual(first);
      expect(analyzeImage(rgba, WIDTH, HEIGHT, options)).toEqual(first);
    }
  });

  it("[CU23] a flat area gives its own color, not a mean that no pixel has", () => {
    // A sea of one color beside waves and a shore that fall into its cluster.
    const waves = Array.from(
      { length: 40 },
      (_, at) => [`#${(0x2a + at).toString(16)}5a${(0x5c - at).toString(16)}`, 2] as const,
    );
    const rgba = plain(["#1f5d6b", 230], ...waves, ["#f0e0c0", 400], ["#c04030", 200]);
    expect(hexes(found(rgba, 3))).toEqual(["#f0e0c0", "#1f5d6b", "#c04030"]);
  });

  it("[CU23] smoothed edges between the flat colors of a drawing are no colors of it, a small spot is", () => {
    const edge = (from: number, to: number, at: number) =>
      Math.round(from + (to - from) * at)
        .toString(16)
        .padStart(2, "0");
    const edges = [0.25, 0.5, 0.75].flatMap((at) => [
      [`#${edge(0xff, 0x10, at)}${edge(0xff, 0x30, at)}${edge(0xff, 0x80, at)}`, 12] as const,
      [`#${edge(0x10, 0xe0, at)}${edge(0x30, 0x50, at)}${edge(0x80, 0x20, at)}`, 9] as const,
    ]);
    const flat = [
      ["#ffffff", 9000],
      ["#103080", 2500],
      ["#e05020", 1200],
    ] as const;
    expect(hexes(found(plain(...flat, ...edges), 6))).toEqual(["#ffffff", "#103080", "#e05020"]);
    expect(hexes(found(plain(...flat, ...edges, ["#20c040", 30]), 6))).toContain("#20c040");
  });

  it("has fewer colors only if the picture has fewer", () => {
    const rgba = plain(["#ff0000", 5], ["#00ff00", 3], ["#0000ff", 2]);
    expect(found(rgba, 8)).toEqual([
      { color: { space: "srgb", coords: [1, 0, 0], alpha: 1 }, share01: 0.5 },
      { color: { space: "srgb", coords: [0, 1, 0], alpha: 1 }, share01: 0.3 },
      { color: { space: "srgb", coords: [0, 0, 1], alpha: 1 }, share01: 0.2 },
    ]);
    expect(found(rgba, 2)).toHaveLength(2);
    // These colors are only just far enough apart to count as distinct.
    const near = [
      ["#808080", 9],
      ["#908080", 3],
      ["#808090", 2],
    ] as const;
    expect(hexes(found(plain(...near), 3))).toEqual(near.map(([hex]) => hex));
  });

  it("colors that nobody can tell apart are one", () => {
    // JPEG artifacts of two flat colors and of their boundary.
    const noise = [
      ["#1378c8", 400],
      ["#1278cc", 90],
      ["#1278cd", 80],
      ["#fa5013", 300],
      ["#f95017", 70],
      ["#fa4f17", 60],
    ] as const;
    const colors = found(plain(...noise), 6);
    expect(colors).toHaveLength(2);
    expect(colors[0]?.share01).toBeCloseTo(0.57, 9);
    for (const { rgba } of pictures) {
      const shown = labs(analyzeImage(rgba, WIDTH, HEIGHT, { count: 16 }).colors);
      const gaps = shown.flatMap((one, at) => shown.slice(at + 1).map((other) => distance(one, other)));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.01);
    }
  });

  it("a color is one of the picture, not the mean of two that are far apart", () => {
    const flat = [
      ["#c00000", 50],
      ["#00a000", 40],
      ["#0000c0", 30],
      ["#f0d020", 20],
    ] as const;
    for (const count of [1, 2, 3]) {
      for (const hex of hexes(found(plain(...flat), count))) expect(flat.map(([own]) => own)).toContain(hex);
    }
  });

  it("skips transparent pixels, and finds nothing in a fully transparent picture", () => {
    const rgba = plain(["#ff000000", 50], ["#00ff007f", 50], ["#0000ff80", 1]);
    expect(hexes(found(rgba, 4))).toEqual(["#0000ff"]);
    expect(found(plain(["#12345600", 9]), 4)).toEqual([]);
    expect(found(new Uint8ClampedArray(), 4)).toEqual([]);
    expect(() => analyzeImage(new Uint8ClampedArray(12), 2, 2, { count: 2 }).colors).toThrow(RangeError);
  });

  it("ignores an even background on request", () => {
    const side = 100;
    const random = createRandom("paper");
    const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let at = 0; at < side * side; at += 1) {
      const [x, y] = [at % side, Math.floor(at / side)];
      const isThing = Math.hypot(x - 50, y - 50) < 25;
      const grey = 245 + Math.floor(random() * 8);
      rgba.set(isThing ? (y < 50 ? [200, 30, 40] : [20, 90, 60]) : [grey, grey, grey], at * 4);
    }
    const all = analyzeImage(rgba, side, side, { count: 2 }).colors;
    expect(
      colorToOklab(all[0]?.color ?? { space: "srgb", coords: [0, 0, 0], alpha: 1 }).lightness,
    ).toBeGreaterThan(0.95);
    const things = analyzeImage(rgba, side, side, { count: 2, ignoreBackground: true }).colors;
    expect(hexes(things).toSorted()).toEqual(["#145a3c", "#c81e28"]);
    // A picture of only background keeps its color; a picture without a background loses none.
    expect(found(plain(["#ffffff", 64]), 3, true)).toHaveLength(1);
    const [{ rgba: photo } = { rgba: new Uint8ClampedArray() }] = pictures;
    expect(analyzeImage(photo, WIDTH, HEIGHT, { count: 16, ignoreBackground: true }).colors).toHaveLength(16);
  });

  it("finds the small vivid object of every picture, as a color or as the accent", () => {
    let asAccent = 0;
    for (const { rgba, accent } of pictures) {
      const picture = analyzeImage(rgba, WIDTH, HEIGHT, { count: 5 });
      const isAccent =
        picture.accent !== undefined && distance(colorToOklab(picture.accent.color), accent) < SHOWS;
      const isShown = labs(picture.colors).some((color) => distance(color, accent) < SHOWS);
      expect(isAccent || isShown).toBe(true);
      if (isAccent) asAccent += 1;
    }
    expect(asAccent).toBeGreaterThan(SEEDS.length / 2);
  });

  it("finds no accent if there is none", () => {
    const greys = Array.from({ length: 200 }, (_, at) => {
      const byte = (40 + at).toString(16).padStart(2, "0");
      return [`#${byte}${byte}${byte}`, 20] as const;
    });
    const rgba = plain(...greys, ["#ff0000", 1]);
    expect(analyzeImage(rgba, rgba.length / 4, 1, { count: 4 }).accent).toBeUndefined();
  });
});
