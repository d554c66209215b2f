/**
 * A mesh as the library stores it: the query of its link in the Mesh Gradient Generator, which is versioned and stays
 * valid (domain/documents/mesh/mesh-document.ts). Title, view and locks are not stored.
 */
import { MAX_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { MESH, type MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { type Point, SIDES, withAllHandles } from "#engine/mesh/mesh.ts";
import type { MeshPicture } from "#engine/mesh/mesh-picture.ts";
import { SAME_DELTA_E } from "./same-color.ts";

export type ReadMeshLink =
  /** `link` is canonical: the same mesh always has the same text. */
  | { readonly ok: true; readonly link: string; readonly document: MeshDocument }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Validates a submitted mesh. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readMeshLink(text: string): ReadMeshLink {
  if (text.length > MAX_ADDRESS) return { ok: false, message: "This mesh is too large to be kept." };
  const { document, notices } = MESH.decode(new URLSearchParams(text));
  const [notice] = notices;
  if (notice !== undefined) return { ok: false, message: notice };
  if (document === undefined) return { ok: false, message: "There is no mesh in this link." };
  return { ok: true, link: meshLink(document), document };
}

/** The canonical link of a document, as the library stores it. */
export function meshLink(document: MeshDocument): string {
  const { view } = MESH.first();
  return MESH.encode({ ...document, locked: undefined, view, title: "" }).toString();
}

/** The document of a stored mesh. Throws for a link that `readMeshLink` rejects. */
export function storedMesh(link: string): MeshDocument {
  const read = readMeshLink(link);
  if (!read.ok) throw new Error(`The library has a mesh that cannot be read: ${read.message}`);
  return read.document;
}

/** The query that opens the mesh with its title in the Mesh Gradient Generator. */
export function meshSearch(link: string, title: string): string {
  return MESH.encode({ ...storedMesh(link), title }).toString();
}

export function meshPictureOf({ mesh, grain, seed }: MeshDocument): MeshPicture {
  return { mesh, grain01: grain / 100, seed };
}

/** Largest distance of two places that count as one, as a share of the box. */
const SAME_PLACE = 0.02;
/** Largest difference in grain of equal meshes, in percentage points. */
const SAME_GRAIN = 2;
const NONE: Point = [0, 0];

/** Whether both have the same grid and grain, and each vertex is near its counterpart in position, handles and color. */
export function isSameMesh(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [storedMesh(one), storedMesh(other)];
  if (first.mesh.columns !== second.mesh.columns || first.mesh.isSmooth !== second.mesh.isSmooth)
    return false;
  const [all, others] = [withAllHandles(first.mesh).vertices, withAllHandles(second.mesh).vertices];
  const isNear = (place: Point, near: Point): boolean =>
    Math.hypot(place[0] - near[0], place[1] - near[1]) <= SAME_PLACE;
  return (
    all.length === others.length &&
    Math.abs(first.grain - second.grain) <= SAME_GRAIN &&
    all.every((vertex, index) => {
      const counterpart = others[index];
      if (counterpart === undefined) return false;
      const [handles, near] = [vertex.handles, counterpart.handles];
      return (
        deltaEOK(vertex.color, counterpart.color) <= SAME_DELTA_E &&
        isNear(vertex.at, counterpart.at) &&
        SIDES.every((side) => isNear(handles?.[side] ?? NONE, near?.[side] ?? NONE))
      );
    })
  );
}
