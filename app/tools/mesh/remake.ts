/**
 * The actions that compute a new mesh: grids, shuffles, symmetry, free points. The module is loaded with the first of
 * them. Pure.
 */
import {
  linkedMesh,
  MAX_POINTS,
  type MeshDocument,
  type MeshPoint,
} from "#domain/documents/mesh/mesh-document.ts";
import { meshFromPoints } from "#engine/mesh/free-points.ts";
import { addColumn, addRow, removeColumn, removeRow } from "#engine/mesh/grid-changes.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { releaseHandles } from "#engine/mesh/move.ts";
import { keepingVertices, withGrid } from "#engine/mesh/regrid.ts";
import { type MeshSize, meshFromColors, randomMesh, warpMesh } from "#engine/mesh/starts.ts";
import { type Symmetry, symmetricMesh } from "#engine/mesh/symmetry.ts";
import { cornerTangents, turnTangents } from "#engine/mesh/tangents.ts";
import type { Color } from "#engine/space/color.ts";
import { rounded } from "./model.ts";
import { paletteOf } from "./palette-of.ts";

export type Remake =
  | { readonly type: "turn"; readonly index: number; readonly byDeg: number; readonly aspect: number }
  | { readonly type: "tangents"; readonly index: number; readonly to: "smooth" | "corner" }
  | { readonly type: "grid"; readonly size: MeshSize }
  | {
      readonly type: "add-line";
      readonly line: "column" | "row";
      /** The column or row of cells that the new line divides, and where in it, 0 to 1. */
      readonly cell: number;
      readonly share: number;
    }
  | { readonly type: "remove-line"; readonly line: "column" | "row"; readonly at: number }
  | { readonly type: "shuffle"; readonly seed: string }
  | { readonly type: "random"; readonly seed: string }
  | { readonly type: "warp"; readonly percent: number }
  | { readonly type: "symmetry"; readonly symmetry: Symmetry }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "mesh"; readonly mesh: Mesh }
  /** Sets the free points; the vertices of the mesh are computed from them. */
  | { readonly type: "points"; readonly points: readonly MeshPoint[] };

type LineChange = Extract<Remake, { readonly type: "add-line" | "remove-line" }>;

/** The document after a change; the same object if the change does not apply. */
export function remade(document: MeshDocument, change: Remake): MeshDocument {
  const { mesh } = document;
  const changed = (next: Mesh): MeshDocument =>
    next === mesh ? document : { ...document, mesh: rounded(mesh, next) };
  switch (change.type) {
    case "turn":
      return changed(turnTangents(mesh, change.index, change.byDeg, change.aspect));
    case "tangents":
      return changed(
        change.to === "corner" ? cornerTangents(mesh, change.index) : releaseHandles(mesh, change.index),
      );
    case "grid":
      return ofPoints(document, change.size) ?? regridded(document, withGrid(mesh, change.size));
    case "add-line":
    case "remove-line":
      return withLine(document, change);
    case "shuffle":
    case "random": {
      const { seed } = change;
      const made =
        change.type === "random"
          ? randomMesh(seed, mesh, document.warp / 100)
          : meshFromColors(paletteOf(mesh), mesh, seed, document.warp / 100);
      return { ...placed(document, made), seed: seed.slice(0, MAX_SEED_LENGTH) };
    }
    case "warp":
      return {
        ...placed(document, warpMesh(mesh, change.percent / 100, document.seed)),
        warp: change.percent,
      };
    case "symmetry":
      return { ...document, mesh: linkedMesh(symmetricMesh(mesh, change.symmetry)) };
    case "colors": {
      if (change.colors.length === 0) return document;
      const size = sizeFor(mesh, change.colors.length);
      return placed(document, meshFromColors(change.colors, size, document.seed, document.warp / 100));
    }
    case "mesh":
      return { ...document, points: [], locked: undefined, mesh: linkedMesh(change.mesh) };
    case "points": {
      const points = change.points.slice(0, MAX_POINTS);
      return ofPoints({ ...document, points }, mesh) ?? { ...document, points };
    }
  }
}

/** Characters. */
const MAX_SEED_LENGTH = 16;

/** The document with the vertices of `made`, except that locked ones stay; free points are removed. */
function placed(document: MeshDocument, made: Mesh): MeshDocument {
  const kept = { ...made, isSmooth: document.mesh.isSmooth };
  return {
    ...document,
    points: [],
    mesh: linkedMesh(keepingVertices(document.mesh, kept, document.locked ?? [])),
  };
}

/** A grid with at least as many vertices as colors, up to 8 × 8, and no smaller than the given one. */
function sizeFor({ columns, rows }: Mesh, count: number): MeshSize {
  if (count <= columns * rows) return { columns, rows };
  const side = Math.min(8, Math.ceil(Math.sqrt(count)));
  return { columns: Math.max(columns, side), rows: Math.max(rows, side) };
}

/** The document with a mesh of this size, computed from its free points; undefined if it has none. */
function ofPoints(document: MeshDocument, { columns, rows }: MeshSize): MeshDocument | undefined {
  const { points, mesh } = document;
  if (points.length === 0) return undefined;
  const made = { ...meshFromPoints(points, { columns, rows }), isSmooth: mesh.isSmooth };
  return { ...document, locked: undefined, mesh: linkedMesh(made) };
}

/** The document with a grid of another size. Its vertices are new ones, so all locks end. */
function regridded(document: MeshDocument, mesh: Mesh): MeshDocument {
  return mesh === document.mesh ? document : { ...document, locked: undefined, mesh: linkedMesh(mesh) };
}

function withLine(document: MeshDocument, change: LineChange): MeshDocument {
  const { mesh, locked = [] } = document;
  const isColumn = change.line === "column";
  const next =
    change.type === "add-line"
      ? (isColumn ? addColumn : addRow)(mesh, change.cell, change.share)
      : (isColumn ? removeColumn : removeRow)(mesh, change.at);
  if (next.columns === mesh.columns && next.rows === mesh.rows) return document;
  const kept = locked.flatMap((index) => movedIndex(mesh, change, index) ?? []);
  const sized = ofPoints(document, next);
  return sized ?? { ...document, mesh: linkedMesh(next), locked: kept.length === 0 ? undefined : kept };
}

/** The index of a vertex after a line was added or removed; undefined for one that is gone. */
export function movedIndex({ columns, rows }: Mesh, change: LineChange, index: number): number | undefined {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const isColumn = change.line === "column";
  const line = isColumn ? column : row;
  const added = change.type === "add-line" ? 1 : -1;
  if (row >= rows || (change.type === "remove-line" && line === change.at)) return undefined;
  const isAfter = change.type === "add-line" ? line > change.cell : line > change.at;
  const to = isAfter ? line + added : line;
  return isColumn ? row * (columns + added) + to : to * columns + column;
}
