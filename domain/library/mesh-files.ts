/** Exports a library mesh in the formats that its page shows and its downloads offer (LIB-3). */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { writeMeshTokens } from "#engine/mesh/write/mesh-tokens.ts";
import { writePictureCss } from "#engine/mesh/write/write-mesh-css.ts";
import { writeMeshSwift } from "#engine/mesh/write/write-mesh-native.ts";
import { writeMeshSvgAlone } from "#engine/mesh/write/write-mesh-svg.ts";
import { storedMesh } from "./mesh-link.ts";

export const MESH_FORMATS = ["css", "svg", "swift", "dtcg"] as const;
export type MeshFormatId = (typeof MESH_FORMATS)[number];

/** View box of the SVG, px. */
const SVG_SIZE = [1600, 900] as const;

/**
 * The mesh as text of a format. CSS and SVG have no mesh gradients, so they contain a picture, and the CSS states its
 * difference from the mesh. `shareLink` is an address of this site.
 */
export function writeItemMesh(
  { mesh: link, title }: { readonly mesh: string; readonly title: string },
  format: MeshFormatId,
  shareLink: string,
): string {
  const { mesh } = storedMesh(link);
  const [name = "mesh"] = title === "" ? [] : toIdentifiers([title], "kebab");
  switch (format) {
    case "css":
      return writeCss(mesh, name, shareLink);
    case "svg":
      return writeMeshSvgAlone(mesh, SVG_SIZE);
    case "swift":
      return `// ${shareLink}\n${writeMeshSwift(mesh)}`;
    case "dtcg":
      return writeMeshTokens(mesh, name);
  }
}

/** A custom property with the picture, below a comment with its measured difference from the mesh. */
function writeCss(mesh: Mesh, name: string, shareLink: string): string {
  const [comment = "", declaration = ""] = writePictureCss(mesh).css.split("\n");
  const value = declaration.replace(/^background: /, "");
  return `/* ${shareLink} */\n${comment}\n:root {\n  --${name}: ${value}\n}\n`;
}
