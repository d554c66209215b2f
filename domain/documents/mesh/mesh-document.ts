/**
 * The document of the Mesh Gradient Generator. Query fields (TLS-2):
 *
 *   grid=4x3                          columns and rows of vertices, 2 to 8 each; 4x4 by default
 *   p=14135c-9d7fe6*380.360-…         the vertices row by row; mesh-vertex.ts describes the format
 *   blend=linear                      colors between vertices: smooth (default) or linear
 *   pt=ff6b3d*200.700-…               free points, the second kind; the grid is then what they were last laid onto
 *   lock=5.9                          vertices that the shuffle keeps, by their index from 0
 *   seed=k3x · warp=34                seed of the shuffle, and how far it moves vertices, in percent
 *   grain=12                          blue noise in percent
 *   move=30 · secs=6                  how far vertices move in the loop, in percent, and its length in seconds
 *   layers=24                         layers of the CSS
 *   view=picture, title=…
 */

import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, group, mapped, param, type Reading, single } from "#domain/documents/fields/field.ts";
import { leftOutWithout, list } from "#domain/documents/fields/list.ts";
import { packed } from "#domain/documents/fields/packed.ts";
import { choice, whole, words } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { isUnfolded } from "#engine/mesh/folds.ts";
import { evenMesh, MAX_SIDE, type Mesh, MIN_SIDE, mapVertices, type Point } from "#engine/mesh/mesh.ts";
import { handleOnEdge, placeOnEdge } from "#engine/mesh/move.ts";
import type { Color } from "#engine/space/color.ts";
import { evenLinkedPlace, type LinkedVertex, linkedVertex, VERTEX } from "./mesh-vertex.ts";

export const MESH_VIEWS = ["mesh", "picture", "motion"] as const;
export type MeshView = (typeof MESH_VIEWS)[number];
/** Layers of the fitted CSS. */
export const MESH_LAYERS = ["6", "12", "24"] as const;

export interface MeshPoint {
  readonly at: Point;
  readonly color: Color;
}

export interface MeshDocument {
  /** Positions and handles in multiples of a thousandth of the box; no patch is folded. */
  readonly mesh: Mesh;
  /** Up to 24 free points; a document with any of them is a mesh of free points instead of a grid. */
  readonly points: readonly MeshPoint[];
  /** Indices of vertices that the shuffle keeps, ascending; undefined for none. */
  readonly locked?: readonly number[] | undefined;
  readonly seed: string;
  /** Percent, 0 to 100. */
  readonly warp: number;
  readonly grain: number;
  readonly motion: number;
  /** Length of the loop, 2 to 20. */
  readonly seconds: number;
  readonly layers: (typeof MESH_LAYERS)[number];
  readonly view: MeshView;
  readonly title: string;
}

export const MAX_POINTS = 24;
const MAX_VERTICES = MAX_SIDE * MAX_SIDE;
const MAX_TITLE = 80;
/** The mesh of an address without parameters, four by four, with tangents of its own inside. */
const FIRST = `grid=4x4&p=${[
  "141a63-2f57c9*290.0-4fb4d8*700.0-c9efe3",
  "5b2a98*0.300-9d7fe6*380.220*n113.n33.33.n113.113.33.n33.113-a6e3dc*630.370*n100.n37.37.n100.100.37.n37.100-1f9aa6*1000.260",
  "d04b86*0.700-ffab9b*270.600*n93.n40.n40.n100.93.40.40.100-fff3d6*585.700*n100.57.n50.n110.100.n57.50.110-3fb7a4*1000.620",
  "7a1850-f2683f*410.1000-ffc65c*690.1000-0c4f63",
].join("-")}`;

type Grid = readonly [columns: number, rows: number];

const GRID: Field<Grid> = single<Grid>("grid", [4, 4], {
  read: (text) => {
    const [, columns, rows] = /^(\d)x(\d)$/.exec(text) ?? [];
    const sides = [Number(columns), Number(rows)] as const;
    return sides.every((side) => side >= MIN_SIDE && side <= MAX_SIDE) ? sides : undefined;
  },
  write: ([columns, rows]) => `${columns}x${rows}`,
  mistake: () => `The grid is written as columns x rows, ${MIN_SIDE} to ${MAX_SIDE} each; 4x4 was taken.`,
});

const BLENDS = ["smooth", "linear"] as const;

interface LinkedMesh {
  readonly grid: Grid;
  readonly vertices: readonly LinkedVertex[];
  readonly blend: (typeof BLENDS)[number];
}

const MESH_FIELD: Field<Mesh> = mapped<LinkedMesh, Mesh, unknown>(
  group<LinkedMesh>({
    grid: GRID,
    vertices: list("p", VERTEX, {
      most: MAX_VERTICES,
      fewest: MIN_SIDE * MIN_SIDE,
      few: "A mesh needs at least 4 colors.",
      isRequired: true,
    }),
    blend: choice("blend", "way to blend colors", BLENDS, "smooth"),
  }),
  readMesh,
  ({ columns, rows, vertices, isSmooth }) => ({
    grid: [columns, rows],
    vertices: vertices.map(({ at, color, handles }, index): LinkedVertex => {
      const even = evenLinkedPlace(index, columns, rows);
      const isEven = at.every((share, axis) => share === even[axis]);
      return { color, ...(!isEven && { at }), ...(handles && { handles }) };
    }),
    blend: isSmooth ? "smooth" : "linear",
  }),
);

function readMesh({ grid: [columns, rows], vertices, blend }: LinkedMesh, { notices }: Reading): Mesh {
  const colors = vertices.map(({ color }) => color);
  const even = evenLinkedMesh(columns, rows, colors, blend === "smooth");
  if (vertices.length !== columns * rows) {
    if (colors.length >= MIN_SIDE * MIN_SIDE)
      notices.push(
        `A mesh of ${columns} × ${rows} has ${columns * rows} vertices, not ${vertices.length}; the colors were laid on an even grid.`,
      );
    return even;
  }
  const mesh = onEdges(
    mapVertices(even, (vertex, column, row) => {
      const { at, handles } = vertices[row * columns + column] ?? {};
      return { ...vertex, ...(at && { at }), ...(handles && { handles }) };
    }),
  );
  if (isUnfolded(mesh)) return mesh;
  notices.push("This mesh folds over itself, so its vertices were put back on an even grid.");
  return even;
}

function evenLinkedMesh(columns: number, rows: number, colors: readonly Color[], isSmooth: boolean): Mesh {
  return mapVertices(evenMesh(columns, rows, colors, isSmooth), (vertex, column, row) => ({
    ...vertex,
    at: evenLinkedPlace(row * columns + column, columns, rows),
  }));
}

/** Moves the vertices and handles of the outline onto the edges of the box. */
function onEdges(mesh: Mesh): Mesh {
  return mapVertices(mesh, ({ at, color, handles }, column, row) => {
    const index = row * mesh.columns + column;
    const reach = handles && {
      left: handleOnEdge(mesh, index, "left", handles.left),
      up: handleOnEdge(mesh, index, "up", handles.up),
      right: handleOnEdge(mesh, index, "right", handles.right),
      down: handleOnEdge(mesh, index, "down", handles.down),
    };
    return { at: placeOnEdge(mesh, index, at), color, ...(reach && { handles: reach }) };
  });
}

/** The mesh as a document stores it: rounded to thousandths, with its outline on the edges of the box. */
export function linkedMesh(mesh: Mesh): Mesh {
  return onEdges({ ...mesh, vertices: mesh.vertices.map(linkedVertex) });
}

/** Indices are sorted and duplicates removed; indices beyond the mesh have no effect. */
const LOCKED: Field<readonly number[] | undefined> = param<readonly number[] | undefined>(
  "lock",
  (text, { notices }) => {
    if (text === null || text === "") return undefined;
    const indices = text.split(".", MAX_VERTICES + 1).map(Number);
    const isRight = /^\d{1,2}(?:\.\d{1,2})*$/.test(text) && indices.every((index) => index < MAX_VERTICES);
    if (isRight) return [...new Set(indices)].toSorted((one, other) => one - other);
    notices.push("Locked vertices are written as numbers from 0 to 63 with dots between; none is locked.");
    return undefined;
  },
  (indices) => (indices === undefined || indices.length === 0 ? undefined : indices.join(".")),
);

const CENTER: Point = [0.5, 0.5];

const POINTS = mapped(
  list("pt", VERTEX, { most: MAX_POINTS }),
  (linked): readonly MeshPoint[] =>
    linked.map(({ color, at = CENTER }) => ({
      at: [Math.min(1, Math.max(0, at[0])), Math.min(1, Math.max(0, at[1]))],
      color,
    })),
  (points) => points,
);

const ADDRESS = describe<MeshDocument>({
  fields: {
    mesh: MESH_FIELD,
    points: POINTS,
    locked: LOCKED,
    seed: words("seed", "seed", {
      most: 16,
      problem: (seed) =>
        /^[a-z0-9]{0,16}$/.test(seed) ? undefined : "It has up to 16 small letters and digits.",
    }),
    warp: whole("warp", "warp", [0, 35, 100]),
    grain: whole("grain", "grain", [0, 0, 100]),
    motion: whole("move", "motion", [0, 30, 100]),
    seconds: whole("secs", "length of the loop", [2, 6, 20]),
    layers: choice("layers", "number of layers", MESH_LAYERS, "12"),
    view: choice("view", "view", MESH_VIEWS, "mesh"),
    title: words("title", "title", { most: MAX_TITLE }),
  },
  given: ["p"],
  missed: leftOutWithout("colors (p)", ["grid", "blend", "seed", "warp", "grain"]),
  first: FIRST,
});

export const MESH: DescribedKind<MeshDocument> = {
  ...packed(ADDRESS),
  tool: "mesh",
  path: "/mesh-gradient-generator",
  take: async (colors) => {
    const { meshOfColors } = await import("./mesh-of-colors.ts");
    return { ...ADDRESS.first(), mesh: linkedMesh(meshOfColors(colors)) };
  },
  colorsOf: ({ mesh }) => mesh.vertices.map(({ color }) => color),
  withViewOf: (document, { view }) => ({ ...document, view }),
};
