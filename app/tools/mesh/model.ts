/**
 * The actions of the Mesh Gradient Generator that are needed for drags and fields; remake.ts has the others, and is
 * loaded later. Pure.
 */
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { linkedVertex } from "#domain/documents/mesh/mesh-vertex.ts";
import { type Mesh, mapVertices, type Point, type Side } from "#engine/mesh/mesh.ts";
import { moveHandle, moveVertex } from "#engine/mesh/move.ts";
import type { Color } from "#engine/space/color.ts";

export type MeshAction =
  | { readonly type: "move"; readonly index: number; readonly to: Point }
  | {
      readonly type: "handle";
      readonly index: number;
      readonly side: Side;
      /** Offset from the vertex, as shares of the box. */
      readonly to: Point;
      readonly isMirrored: boolean;
    }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  /** Locks a vertex, or unlocks it. */
  | { readonly type: "lock"; readonly index: number }
  /** Removes the free points; the mesh that was computed from them stays. */
  | { readonly type: "lay" }
  | { readonly type: "set"; readonly change: Partial<Settings> }
  | { readonly type: "blend"; readonly isSmooth: boolean }
  /** Takes another document, made by remake.ts. */
  | { readonly type: "take"; readonly document: MeshDocument };

export type Settings = Pick<MeshDocument, "grain" | "motion" | "seconds" | "layers" | "view" | "title">;

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: MeshDocument, action: MeshAction): MeshDocument {
  const { mesh } = document;
  const changed = (next: Mesh): MeshDocument =>
    next === mesh ? document : { ...document, mesh: rounded(mesh, next) };
  switch (action.type) {
    case "move":
      return changed(moveVertex(mesh, action.index, action.to));
    case "handle":
      return changed(moveHandle(mesh, action.index, action.side, action.to, action.isMirrored));
    case "color":
      return changed(
        mapVertices(mesh, (vertex, column, row) =>
          row * mesh.columns + column === action.index ? { ...vertex, color: action.color } : vertex,
        ),
      );
    case "lock":
      return { ...document, locked: toggled(document.locked ?? [], action.index) };
    case "lay":
      return document.points.length === 0 ? document : { ...document, points: [] };
    case "set":
      return isSame(document, action.change) ? document : { ...document, ...action.change };
    case "blend":
      return action.isSmooth === mesh.isSmooth
        ? document
        : { ...document, mesh: { ...mesh, isSmooth: action.isSmooth } };
    case "take":
      return action.document;
  }
}

/** `next` with rounded vertices. Only changed ones are rounded, because a drag calls this sixty times a second. */
export function rounded(before: Mesh, next: Mesh): Mesh {
  const vertices = next.vertices.map((vertex, index) =>
    vertex === before.vertices[index] ? vertex : linkedVertex(vertex),
  );
  return { ...next, vertices };
}

function isSame(document: MeshDocument, change: Partial<Settings>): boolean {
  return Object.entries(change).every(([name, value]) => Reflect.get(document, name) === value);
}

function toggled(locked: readonly number[], index: number): readonly number[] | undefined {
  const next = locked.includes(index)
    ? locked.filter((other) => other !== index)
    : [...locked, index].toSorted((one, other) => one - other);
  return next.length === 0 ? undefined : next;
}
