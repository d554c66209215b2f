/**
 * A mesh as the library stores it: the query of its link in the Mesh Gradient Generator, which is versioned and stays
 * valid (domain/documents/mesh/mesh-document.ts). Title, view and locks are not stored.
 */
import { MOST_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { MESH, type MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import type { MeshPicture } from "#engine/mesh/mesh-picture.ts";

export type ReadMeshLink =
  /** `link` is canonical: the same mesh always has the same text. */
  | { readonly ok: true; readonly link: string; readonly document: MeshDocument }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Validates a submitted mesh. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readMeshLink(text: string): ReadMeshLink {
  if (text.length > MOST_ADDRESS) return { ok: false, message: "This mesh is too large to be kept." };
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
