/**
 * A mesh as the library keeps it: the query of its link in the Mesh Gradient Generator, which is versioned and opens for
 * ever (domain/documents/mesh-document.ts). Title, view and locks are not part of it.
 */
import { MOST_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { MESH, type MeshDocument } from "#domain/documents/mesh-document.ts";
import type { MeshPicture } from "#engine/mesh/mesh-picture.ts";

export type ReadMeshLink =
  /** `link` is canonical: the same mesh always gives the same text. */
  | { readonly ok: true; readonly link: string; readonly document: MeshDocument }
  /** `message` says in a sentence what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Reads what somebody sent. Strict, unlike a link that is opened: whatever cannot be read refuses it. Never throws. */
export function readMeshLink(text: string): ReadMeshLink {
  if (text.length > MOST_ADDRESS) return { ok: false, message: "This mesh is too large to be kept." };
  const { document, notices } = MESH.decode(new URLSearchParams(text));
  const [notice] = notices;
  if (notice !== undefined) return { ok: false, message: notice };
  if (document === undefined) return { ok: false, message: "There is no mesh in this link." };
  return { ok: true, link: meshLink(document), document };
}

/** The link under which the library keeps a document. */
export function meshLink(document: MeshDocument): string {
  const { view } = MESH.first();
  return MESH.encode({ ...document, locked: undefined, view, title: "" }).toString();
}

/** The document of a mesh of the library; throws for a link that `readMeshLink` would refuse. */
export function storedMesh(link: string): MeshDocument {
  const read = readMeshLink(link);
  if (!read.ok) throw new Error(`The library has a mesh that cannot be read: ${read.message}`);
  return read.document;
}

/** The query that opens it in the Mesh Gradient Generator under its title. */
export function meshSearch(link: string, title: string): string {
  return MESH.encode({ ...storedMesh(link), title }).toString();
}

export function meshPictureOf({ mesh, grain, seed }: MeshDocument): MeshPicture {
  return { mesh, grain01: grain / 100, seed };
}
