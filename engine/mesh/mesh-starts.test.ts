import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { blueNoiseMask } from "#engine/raster/dither.ts";
import type { Pixels } from "#engine/raster/gradient-raster.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { differenceFrom, fitTarget } from "./fit/fit-target.ts";
import { isUnfolded } from "./folds.ts";
import { meshFromPoints } from "./free-points.ts";
import { withGrain } from "./grain.ts";
import { createLocator } from "./locate.ts";
import { meshLoop } from "./loop.ts";
import { evenMesh, type Mesh, type MeshVertex, vertexAt } from "./mesh.ts";
import { meshFromGradient } from "./mesh-from-gradient.ts";
import { meshFromPicture } from "./mesh-from-picture.ts";
import { meshRaster } from "./mesh-raster.ts";
import { type MeshSize, meshFromColors, randomMesh } from "./starts.ts";
import { surfaceAt, surfaceOf } from "./surface.ts";
import { symmetricMesh } from "./symmetry.ts";

const GRID = { columns: 4, rows: 4 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const seeds = fc.string();

/** Red, green and blue of the night above, the dusk below and the sun. */
const SUN_PARTS = [
  [0x14, 0xe6, 0xff],
  [0x16, 0x78, 0xf0],
  [0x28, 0x50, 0xbe],
] as const;

function pictureOf(mesh: Mesh, width: number, height: number): Pixels {
  const rgba = rasterTile(meshRaster(mesh, [width, height]), {
    tile: { x: 0, y: 0, width, height },
    gamut: "srgb",
  });
  return { width, height, rgba };
}

function fitted(picture: Pixels, grid: MeshSize): Mesh {
  const mesh = meshFromPicture(picture, grid);
  if (mesh === undefined) throw new Error("The picture is wholly transparent.");
  return mesh;
}

/** Mean ΔEOK between a mesh and a picture. */
function meanBetween(mesh: Mesh, { width, height, rgba }: Pixels): number {
  return differenceFrom(fitTarget(mesh, width, height), (pixel, out) => {
    for (const channel of [0, 1, 2]) out[channel] = (rgba[4 * pixel + channel] ?? 0) / 255;
  }).mean;
}

describe("[MSH] starts", () => {
  it("[MSH] colors alone are used, each as often as the others, none beside itself with three or more", () => {
    const colors = ["#f43", "#25c", "#fd4", "#2b7"].map(color);
    fc.assert(
      fc.property(seeds, (seed) => {
        const { vertices } = meshFromColors(colors, GRID, seed);
        for (const given of colors)
          expect(vertices.filter((vertex) => vertex.color === given)).toHaveLength(4);
      }),
      { numRuns: sampled(50, 17) },
    );
  });

  it("[MSH] random colors are within sRGB", () => {
    fc.assert(
      fc.property(seeds, (seed) =>
        randomMesh(seed, GRID).vertices.every((vertex) => isInGamut(vertex.color, "srgb")),
      ),
    );
  });

  it("[MSH] a mesh fitted to the picture of a mesh on an even grid is near that picture", () => {
    for (const seed of ["a", "b", "c"]) {
      const mesh = randomMesh(seed, GRID, 0);
      const picture = pictureOf(mesh, 96, 96);
      expect(meanBetween(fitted(picture, GRID), picture)).toBeLessThan(0.01);
    }
  });

  it("[MSH] a mesh fitted to the picture of a moved mesh finds where its vertices are", () => {
    for (const seed of ["a", "b", "c"]) {
      const [width, height] = [96, 64];
      const picture = pictureOf(randomMesh(seed, GRID, 0.8), width, height);
      const mesh = fitted(picture, GRID);
      expect(isUnfolded(mesh)).toBe(true);
      // On an even grid the same pictures are missed by 0.015 to 0.03.
      expect(meanBetween(mesh, picture)).toBeLessThan(0.011);
    }
  });

  it("[MSH] a picture of a sun gives a vertex in the sun, and no color darker or lighter than the picture's", () => {
    const [width, height] = [160, 100];
    const [night, sun] = ["#141628", "#fff0be"].map((hex) => colorToOklab(color(hex)));
    const rgba = new Uint8ClampedArray(4 * width * height);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const glow = Math.max(0, Math.min(1, (26 - Math.hypot(x - 105, y - 60)) / 14));
      const down = y / (height - 1);
      for (const [part, [top, bottom, light]] of SUN_PARTS.entries())
        rgba[4 * pixel + part] = (top * (1 - down) + bottom * down) * (1 - glow) + light * glow;
      rgba[4 * pixel + 3] = 255;
    }
    const { vertices } = fitted({ width, height, rgba }, GRID);
    const lightnessOf = (vertex: MeshVertex) => colorToOklab(vertex.color).lightness;
    const lightest = vertices.reduce((best, vertex) =>
      lightnessOf(vertex) > lightnessOf(best) ? vertex : best,
    );
    expect(deltaEOK(lightest.color, color("#fff0be"))).toBeLessThan(0.04);
    expect(Math.hypot(lightest.at[0] * width - 105, lightest.at[1] * height - 60)).toBeLessThan(15);
    for (const vertex of vertices) {
      expect(lightnessOf(vertex)).toBeGreaterThan((night?.lightness ?? 0) - 0.005);
      expect(lightnessOf(vertex)).toBeLessThan((sun?.lightness ?? 1) + 0.005);
    }
  });

  it("[MSH] a picture of one pixel and one of a single color give a mesh of that color", () => {
    for (const side of [1, 7]) {
      const rgba = Uint8ClampedArray.from(
        { length: 4 * side * side },
        (_, at) => [200, 40, 90, 255][at % 4] ?? 0,
      );
      const mesh = fitted({ width: side, height: side, rgba }, { columns: 3, rows: 2 });
      for (const vertex of mesh.vertices)
        expect(deltaEOK(vertex.color, color("rgb(200 40 90)"))).toBeLessThan(0.002);
    }
  });

  it("[MSH] what is transparent in a picture gives no color: a logo cut out goes on to the edges", () => {
    const [width, height] = [60, 40];
    // Red on the left and blue on the right, each with a soft edge, on black that is transparent.
    const rgba = new Uint8ClampedArray(4 * width * height);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const isLeft = x < width / 2;
      const away = Math.hypot(x - (isLeft ? 15 : 45), y - 20);
      const alpha = Math.round(255 * Math.max(0, Math.min(1, 10 - away)));
      if (alpha > 0) rgba.set(isLeft ? [228, 0, 43, alpha] : [0, 61, 165, alpha], 4 * pixel);
    }
    const mesh = fitted({ width, height, rgba }, GRID);
    for (const row of [0, 1, 2, 3]) {
      expect(deltaEOK(vertexAt(mesh, 0, row).color, color("#e4002b"))).toBeLessThan(0.06);
      expect(deltaEOK(vertexAt(mesh, 3, row).color, color("#003da5"))).toBeLessThan(0.06);
    }
  });

  it("[MSH] a picture that is wholly transparent gives no mesh", () => {
    const rgba = new Uint8ClampedArray(4 * 9).fill(0);
    expect(meshFromPicture({ width: 3, height: 3, rgba }, GRID)).toBeUndefined();
  });

  it("[MSH] a gradient gives its colors at the places of the vertices", () => {
    const [red, blue] = [color("red"), color("blue")];
    const stops = [
      { color: red, position01: 0 },
      { color: blue, position01: 1 },
    ];
    const mesh = meshFromGradient({ type: "linear", angleDeg: 90, space: "oklab", stops }, GRID, [160, 90]);
    for (const row of [0, 3]) {
      expect(deltaEOK(vertexAt(mesh, 0, row).color, red)).toBeLessThan(1e-6);
      expect(deltaEOK(vertexAt(mesh, 3, row).color, blue)).toBeLessThan(1e-6);
    }
  });

  it("[MSH] free points laid onto a grid give a vertex at a point the point's color, and blend between", () => {
    const points = [
      { at: [0, 0], color: color("red") },
      { at: [1, 1], color: color("blue") },
    ] as const;
    const mesh = meshFromPoints(points, { columns: 3, rows: 3 });
    expect(deltaEOK(vertexAt(mesh, 0, 0).color, color("red"))).toBeLessThan(1e-4);
    const middle = vertexAt(mesh, 1, 1).color;
    expect(deltaEOK(middle, color("red"))).toBeCloseTo(deltaEOK(middle, color("blue")), 6);
  });
});

it("[MSH] the locator finds the cell and the place in it again", () => {
  fc.assert(
    fc.property(seeds, share, share, fc.nat(8), (seed, u, v, cell) => {
      const mesh = randomMesh(seed, GRID, 0.8);
      const surface = surfaceOf(mesh);
      const { at } = surfaceAt(surface, { column: cell % 3, row: Math.floor(cell / 3), u, v });
      const found = surfaceAt(surface, createLocator(mesh)(at));
      expect(Math.hypot(found.at[0] - at[0], found.at[1] - at[1])).toBeLessThan(1e-6);
    }),
    { numRuns: sampled(60, 20) },
  );
});

describe("[MSH] symmetry", () => {
  const bytesOf = (mesh: Mesh) =>
    rasterTile(meshRaster(mesh, [40, 30]), { tile: { x: 0, y: 0, width: 40, height: 30 }, gamut: "srgb" });

  it("[MSH] the right half mirrors the left, with even and odd numbers of columns", () => {
    for (const columns of [3, 4, 5]) {
      const mesh = symmetricMesh(randomMesh("mirror", { columns, rows: 3 }), "across");
      expect(isUnfolded(mesh)).toBe(true);
      const bytes = bytesOf(mesh);
      for (let y = 0; y < 30; y += 1) {
        for (let x = 0; x < 20; x += 1) {
          const [left, right] = [4 * (40 * y + x), 4 * (40 * y + 39 - x)];
          for (const channel of [0, 1, 2])
            expect(
              Math.abs((bytes[left + channel] ?? 0) - (bytes[right + channel] ?? 0)),
            ).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it("[MSH] done twice it changes nothing more", () => {
    for (const symmetry of ["across", "down", "both"] as const) {
      const once = symmetricMesh(randomMesh("twice", { columns: 5, rows: 4 }), symmetry);
      const twice = symmetricMesh(once, symmetry);
      for (const [index, { at }] of twice.vertices.entries())
        for (const axis of [0, 1] as const)
          expect(at[axis]).toBeCloseTo(once.vertices[index]?.at[axis] ?? 9, 12);
    }
  });
});

describe("[MSH-1] the loop", () => {
  it("[MSH-1] ends with its first frame to the last bit, and no frame folds", () => {
    fc.assert(
      fc.property(seeds, share, fc.double({ min: 0, max: 1, noNaN: true }), (seed, time, motion01) => {
        const mesh = randomMesh(seed, GRID);
        const frameAt = meshLoop(mesh, { motion01, seed });
        expect(frameAt(1)).toEqual(frameAt(0));
        expect(isUnfolded(frameAt(Math.round(time * 24) / 24))).toBe(true);
      }),
      { numRuns: sampled(30, 10) },
    );
  });

  it("[MSH-1] begins with the mesh itself and moves", () => {
    const mesh = randomMesh("moves", GRID);
    const frameAt = meshLoop(mesh, { motion01: 0.5, seed: "a" });
    expect(frameAt(0).vertices.map(({ at }) => at)).toEqual(mesh.vertices.map(({ at }) => at));
    expect(frameAt(0.5).vertices[5]?.at).not.toEqual(mesh.vertices[5]?.at);
  });
});

it("[MSH] grain is the same from the same seed, in every tile, and leaves the mean lightness", () => {
  const plain = meshRaster(evenMesh(2, 2, [color("#888")]), [128, 128]);
  const mask = blueNoiseMask("grain");
  const grained = withGrain(plain, 1, mask);
  const row = new Float64Array(4 * 128);
  const part = new Float64Array(4 * 28);
  let [sum, before] = [0, 0];
  for (let y = 0; y < 128; y += 1) {
    plain.writeRow(row, y, 0, 128);
    for (let x = 0; x < 128; x += 1) before += row[4 * x] ?? 0;
    grained.writeRow(row, y, 0, 128);
    for (let x = 0; x < 128; x += 1) sum += row[4 * x] ?? 0;
    grained.writeRow(part, y, 100, 28);
    expect(part).toEqual(row.subarray(400));
  }
  expect(sum / 128 ** 2).toBeCloseTo(before / 128 ** 2, 4);
  expect(new Set([0, 1, 2, 3].map((x) => row[4 * x])).size).toBeGreaterThan(1);
  expect(withGrain(plain, 0, mask)).toBe(plain);
});
