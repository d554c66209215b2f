/** A mesh of the library in the formats of its page and of its files (LIB-3). */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { writeMeshTokens } from "#engine/mesh/mesh-tokens.ts";
import { writePictureCss } from "#engine/mesh/write-mesh-css.ts";
import { writeMeshSwift } from "#engine/mesh/write-mesh-native.ts";
import { writeMeshSvgAlone } from "#engine/mesh/write-mesh-svg.ts";
import { storedMesh } from "./mesh-link.ts";

export const MESH_FORMATS = ["css", "svg", "swift", "dtcg"] as const;
export type MeshFormatId = (typeof MESH_FORMATS)[number];

/** View box of the SVG, px. */
const SVG_SIZE = [1600, 900] as const;

/**
 * Text of the mesh in a format. CSS and SVG know no meshes: they hold a picture, and CSS says how far it is from the mesh. `shareLink` is an address of our own.
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

/** A custom property with the picture, below what was measured of it. */
function writeCss(mesh: Mesh, name: string, shareLink: string): string {
  const [comment = "", declaration = ""] = writePictureCss(mesh).css.split("\n");
  const value = declaration.replace(/^background: /, "");
  return `/* ${shareLink} */\n${comment}\n:root {\n  --${name}: ${value}\n}\n`;
}
