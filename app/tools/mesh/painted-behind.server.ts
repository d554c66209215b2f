/** What the server paints behind the canvas, for the time before scripts run, or without them. */
import { MESH } from "#domain/documents/mesh-document.ts";
import { pictureOf } from "#engine/mesh/write/write-mesh-css.ts";

const PIXELS = [32, 18] as const;

/** The address of a small picture of the document with this query string; the page stretches it. */
export function paintedBehind(search: string): string {
  const { document = MESH.first() } = MESH.decode(new URLSearchParams(search));
  return pictureOf(document.mesh, PIXELS).address;
}
