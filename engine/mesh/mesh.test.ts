import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { mixColors } from "#engine/mix/mix.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { isUnfolded } from "./folds.ts";
import { addColumn, addRow, removeColumn, removeRow, transposed } from "./grid-changes.ts";
import { latticeOf } from "./lattice.ts";
import { evenMesh, type Mesh, mapVertices, type Point, SIDES } from "./mesh.ts";
import { latticeRaster, meshRaster } from "./mesh-raster.ts";
import { moveHandle, moveVertex } from "./move.ts";
import { randomMesh } from "./starts.ts";
import { surfaceAt, surfaceOf } from "./surface.ts";

const side = fc.integer({ min: 2, max: 6 });
const meshes: fc.Arbitrary<Mesh> = fc
  .record({ columns: side, rows: side, seed: fc.string(), warp: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ columns, rows, seed, warp }) => randomMesh(seed, { columns, rows }, warp));
const point: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  fc.double({ min: -0.5, max: 1.5, noNaN: true }),
);
const linear = (mesh: Mesh): Mesh => ({ ...mesh, isSmooth: false });
const tile = (width: number, height: number, x = 0, y = 0) => ({ x, y, width, height });

describe("[MSH] the surface", () => {
  it("[MSH] has each vertex at its place with its color", () => {
    fc.assert(
      fc.property(meshes, (mesh) => {
        const surface = surfaceOf(mesh);
        for (const [index, vertex] of mesh.vertices.entries()) {
          const [column, row] = [index % mesh.columns, Math.floor(index / mesh.columns)];
          const cell = [Math.min(column, mesh.columns - 2), Math.min(row, mesh.rows - 2)] as const;
          const found = surfaceAt(surface, {
            column: cell[0],
            row: cell[1],
            u: column - cell[0],
            v: row - cell[1],
          });
          expect(Math.hypot(found.at[0] - vertex.at[0], found.at[1] - vertex.at[1])).toBeLessThan(1e-9);
          expect(deltaEOK(found.color, vertex.color)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: sampled(50, 17) },
    );
  });

  it("[MSH] is continuous from patch to patch", () => {
    fc.assert(
      fc.property(meshes, fc.double({ min: 0, max: 1, noNaN: true }), (mesh, v) => {
        const surface = surfaceOf(mesh);
        for (let column = 0; column < mesh.columns - 2; column += 1) {
          const before = surfaceAt(surface, { column, row: 0, u: 1, v });
          const after = surfaceAt(surface, { column: column + 1, row: 0, u: 0, v });
          expect(before.at[0]).toBeCloseTo(after.at[0], 9);
          expect(before.at[1]).toBeCloseTo(after.at[1], 9);
          expect(deltaEOK(before.color, after.color)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: sampled(50, 17) },
    );
  });

  it("[MSH] blends in OKLab: the middle of two colors is the middle in OKLab", () => {
    const [red, blue] = [color("red"), color("blue")];
    const mesh = evenMesh(2, 2, [red, blue, red, blue], false);
    const middle = surfaceAt(surfaceOf(mesh), { column: 0, row: 0, u: 0.5, v: 0.5 });
    expect(deltaEOK(middle.color, mixColors(red, blue, { space: "oklab", weight01: 0.5 }))).toBeLessThan(
      1e-6,
    );
  });
});

describe("[MSH] the raster", () => {
  it("[MSH] covers every pixel, and a tile has the bytes of the whole", () => {
    fc.assert(
      fc.property(meshes, (mesh) => {
        const raster = meshRaster(mesh, [61, 47]);
        const whole = rasterTile(raster, { tile: tile(61, 47), gamut: "srgb" });
        const part = rasterTile(raster, { tile: tile(30, 20, 17, 21), gamut: "srgb" });
        for (let at = 3; at < whole.length; at += 4) expect(whole[at]).toBe(255);
        for (let y = 0; y < 20; y += 1) {
          const from = 4 * ((y + 21) * 61 + 17);
          expect(part.subarray(4 * 30 * y, 4 * 30 * (y + 1))).toEqual(whole.subarray(from, from + 120));
        }
      }),
      { numRuns: sampled(30, 10) },
    );
  });

  it("[MSH] differs from a lattice three times as fine by less than one part in 255 on average", () => {
    for (const [columns, rows] of [
      [2, 2],
      [4, 4],
      [8, 8],
    ] as const) {
      const mesh = randomMesh(`fine ${columns}`, { columns, rows }, 0.8);
      const drawn = rasterTile(meshRaster(mesh, [320, 200]), { tile: tile(320, 200), gamut: "srgb" });
      const fine = latticeRaster(latticeOf(surfaceOf(mesh), 3 * 64), [320, 200]);
      const exact = rasterTile(fine, { tile: tile(320, 200), gamut: "srgb" });
      let [sum, most] = [0, 0];
      for (const [at, byte] of drawn.entries()) {
        sum += Math.abs(byte - (exact[at] ?? 0));
        most = Math.max(most, Math.abs(byte - (exact[at] ?? 0)));
      }
      expect(sum / drawn.length).toBeLessThan(0.2);
      expect(most).toBeLessThanOrEqual(8);
    }
  });

  it("[MSH] leaves pixels transparent where the mesh does not reach", () => {
    const small = mapVertices(evenMesh(2, 2, [color("red")]), (vertex) => ({
      ...vertex,
      at: [vertex.at[0] / 2, vertex.at[1] / 2],
    }));
    const bytes = rasterTile(meshRaster(small, [10, 10]), { tile: tile(10, 10), gamut: "srgb" });
    expect([bytes[3], bytes[4 * 9 + 3]]).toEqual([255, 0]);
  });
});

describe("[MSH] changes", () => {
  it("[MSH] no move of vertices and handles folds a patch, and the box stays covered", () => {
    fc.assert(
      fc.property(
        meshes,
        fc.array(fc.tuple(fc.nat(), point, fc.constantFrom(undefined, ...SIDES), fc.boolean()), {
          maxLength: 6,
        }),
        (start, moves) => {
          let mesh = start;
          for (const [at, to, handle, isMirrored] of moves) {
            const index = at % mesh.vertices.length;
            mesh =
              handle === undefined
                ? moveVertex(mesh, index, to)
                : moveHandle(mesh, index, handle, to, isMirrored);
          }
          expect(isUnfolded(mesh)).toBe(true);
          const bytes = rasterTile(meshRaster(mesh, [23, 19]), { tile: tile(23, 19), gamut: "srgb" });
          for (let pixel = 3; pixel < bytes.length; pixel += 4) expect(bytes[pixel]).toBe(255);
        },
      ),
      { numRuns: sampled(40, 14) },
    );
  });

  it("[MSH] a fold is found, and a move that would make one ends before it", () => {
    const mesh = evenMesh(3, 3, [color("red"), color("blue")]);
    const folded = mapVertices(mesh, (vertex, column, row) =>
      column === 1 && row === 1 ? { ...vertex, at: [1.2, 0.5] } : vertex,
    );
    expect(isUnfolded(mesh)).toBe(true);
    expect(isUnfolded(folded)).toBe(false);
    const [x] = moveVertex(mesh, 4, [1, 0.5]).vertices[4]?.at ?? [0];
    expect(x).toBeGreaterThan(0.6);
    expect(x).toBeLessThan(1);
    expect(moveVertex(mesh, 4, [0.6, 0.4]).vertices[4]?.at).toEqual([0.6, 0.4]);
    expect(moveVertex(mesh, 1, [0.6, 0.4]).vertices[1]?.at).toEqual([0.6, 0]);
    expect(moveVertex(mesh, 0, [0.6, 0.4])).toEqual(mesh);
  });

  it("[MSH] an added row or column leaves the picture of linear colors as it was", () => {
    fc.assert(
      fc.property(meshes, fc.nat(), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (given, at, share) => {
        const mesh = linear(given);
        const [cell, row] = [at % (mesh.columns - 1), at % (mesh.rows - 1)];
        const more = addRow(addColumn(mesh, cell, share), row, share);
        expect([more.columns, more.rows]).toEqual([mesh.columns + 1, mesh.rows + 1]);
        const [before, after] = [surfaceOf(mesh), surfaceOf(more)];
        for (const t of [0, 0.3, 0.8, 1]) {
          const place = { column: cell, row, u: share * t, v: share + (1 - share) * t };
          const first = surfaceAt(before, place);
          const second = surfaceAt(after, { column: cell, row: row + 1, u: t, v: t });
          expect(second.at[0]).toBeCloseTo(first.at[0], 9);
          expect(second.at[1]).toBeCloseTo(first.at[1], 9);
          expect(deltaEOK(first.color, second.color)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it("[MSH] with smooth colors an added column changes no more than ΔEOK 0.02 on average", () => {
    for (const seed of ["a", "b", "c"]) {
      const mesh = randomMesh(seed, { columns: 4, rows: 4 });
      expect(meanDelta(mesh, addColumn(mesh, 1))).toBeLessThan(0.02);
    }
  });

  it("[MSH] a line added and removed again leaves the places where they were, and limits are respected", () => {
    fc.assert(
      fc.property(meshes, (mesh) => {
        const back = removeColumn(addColumn(linear(mesh), 0), 1);
        expect(back.columns).toBe(mesh.columns);
        for (const [index, { at }] of back.vertices.entries()) expect(at).toEqual(mesh.vertices[index]?.at);
        expect(transposed(transposed(mesh))).toEqual(mesh);
      }),
      { numRuns: sampled(30, 10) },
    );
    const [least, most] = [evenMesh(2, 2, [color("red")]), evenMesh(8, 8, [color("red")])];
    expect([removeColumn(least, 1), removeRow(least, 0)]).toEqual([least, least]);
    expect([addColumn(most, 3), addRow(most, 3)]).toEqual([most, most]);
  });

  it("[MSH] draws the same mesh from the same seed, in sRGB", () => {
    const size = { columns: 5, rows: 3 };
    expect(randomMesh("k3x", size)).toEqual(randomMesh("k3x", size));
    expect(randomMesh("k3x", size)).not.toEqual(randomMesh("k3y", size));
    fc.assert(fc.property(fc.string(), (seed) => isUnfolded(randomMesh(seed, size, 1))));
  });
});

/** Mean ΔEOK between the pictures of two meshes. */
function meanDelta(first: Mesh, second: Mesh): number {
  const size = [64, 48] as const;
  const rows = [first, second].map((mesh) => {
    const raster = meshRaster(mesh, size);
    const all = new Float64Array(4 * 64 * 48);
    for (let y = 0; y < 48; y += 1) raster.writeRow(all.subarray(256 * y, 256 * (y + 1)), y, 0, 64);
    return all;
  });
  let sum = 0;
  for (let at = 0; at < 4 * 64 * 48; at += 4) {
    const part = (index: number) => (rows[0]?.[at + index] ?? 0) - (rows[1]?.[at + index] ?? 0);
    sum += Math.hypot(part(0), part(1), part(2));
  }
  return sum / (64 * 48);
}
