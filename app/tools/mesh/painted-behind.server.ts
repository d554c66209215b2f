/** The picture that the server puts behind the canvas, shown before scripts run and without them. */
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { pictureOf } from "#engine/mesh/write/write-mesh-css.ts";

const PIXELS = [32, 18] as const;

/** A data URL of a small picture of the document with this query string; CSS stretches it to the canvas. */
export function paintedBehind(search: string): string {
  const { document = MESH.first() } = MESH.decode(new URLSearchParams(search));
  return pictureOf(document.mesh, PIXELS).address;
}
