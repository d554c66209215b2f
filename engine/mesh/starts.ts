/** Initial meshes from a seed or from colors, and random displacement of their vertices. */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import { createRandom } from "#engine/random/random.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";
import { evenMesh, evenPlace, type Mesh, mapVertices, type Point } from "./mesh.ts";
import { farthest, placeOnEdge } from "./move.ts";

export interface MeshSize {
  /** 2 to 8 each. */
  readonly columns: number;
  readonly rows: number;
}

/** A mesh of random colors of a few neighboring hues and one farther away, all within sRGB, and moved vertices. */
export function randomMesh(seed: string, size: MeshSize, warp01 = 0.35): Mesh {
  const random = createRandom(`mesh ${seed}`);
  const hueDeg = random() * 360;
  const spread = 40 + random() * 100;
  const palette = Array.from({ length: 5 }, (_, index) => {
    const isFar = index === 4;
    const color = oklchToColor({
      lightness: 0.25 + 0.65 * ((index + random()) / 5),
      chroma: 0.08 + 0.14 * random(),
      hueDeg: wrapDeg(hueDeg + (isFar ? 180 : (random() - 0.5) * spread)),
    });
    return mapToGamut(color, "srgb");
  });
  return meshFromColors(palette, size, seed, warp01);
}

/** The colors in an order drawn from the seed, no color beside itself where that is possible. */
export function meshFromColors(colors: readonly Color[], size: MeshSize, seed: string, warp01 = 0.35): Mesh {
  const random = createRandom(`colors ${seed}`);
  const drawn: number[] = [];
  let bag: number[] = [];
  for (let index = 0; index < size.columns * size.rows; index += 1) {
    if (bag.length === 0) bag = shuffled(colors.length, random);
    const besides = [index % size.columns > 0 ? drawn[index - 1] : undefined, drawn[index - size.columns]];
    const place = bag.findIndex((color) => !besides.includes(color));
    drawn.push(...bag.splice(Math.max(0, place), 1));
  }
  const laid = drawn.flatMap((index) => colors[index] ?? []);
  return warpMesh(evenMesh(size.columns, size.rows, laid), warp01, seed);
}

/** Moves the vertices off the even grid by up to `warp01` of half a cell, drawn from the seed, never into a fold. */
export function warpMesh(mesh: Mesh, warp01: number, seed: string): Mesh {
  const random = createRandom(`warp ${seed}`);
  const moves = mesh.vertices.map((): Point => [random() - 0.5, random() - 0.5]);
  const even = mapVertices(mesh, ({ color }, column, row) => {
    return { color, at: evenPlace(row * mesh.columns + column, mesh.columns, mesh.rows) };
  });
  return farthest(even, (share) =>
    mapVertices(even, ({ color, at }, column, row) => {
      const index = row * mesh.columns + column;
      const [x, y] = moves[index] ?? [0, 0];
      const to: Point = [
        at[0] + (x * warp01 * share) / (mesh.columns - 1),
        at[1] + (y * warp01 * share) / (mesh.rows - 1),
      ];
      return { color, at: placeOnEdge(mesh, index, to) };
    }),
  );
}

function shuffled(count: number, random: () => number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
}
