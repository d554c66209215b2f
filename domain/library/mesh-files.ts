/** A mesh of the library in the formats of its page and of its files (LIB-3). */
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { writeMeshTokens } from "#engine/mesh/mesh-tokens.ts";
import { writePictureCss } from "#engine/mesh/write-mesh-css.ts";
import { writeMeshSwift } from "#engine/mesh/write-mesh-native.ts";
import { writeMeshSvg } from "#engine/mesh/write-mesh-svg.ts";
import { storedMesh } from "./mesh-link.ts";

export const MESH_FORMATS = ["css", "scss", "svg", "swift", "dtcg"] as const;
export type MeshFormatId = (typeof MESH_FORMATS)[number];

/** View box of the SVG, px. */
const SVG_SIZE = [1600, 900] as const;

/**
 * Text of the mesh in a format. CSS, SCSS and SVG know no meshes: they hold a picture and say how far it is from the
 * mesh. `shareLink` is an address of our own.
 */
export function writeItemMesh(
  { mesh: link, title }: { readonly mesh: string; readonly title: string },
  format: MeshFormatId,
  shareLink: string,
): string {
  const { mesh } = storedMesh(link);
  const [name = "mesh"] = title === "" ? [] : toIdentifiers([title], "kebab");
  switch (format) {
    case "css": {
      const [comment = "", value = ""] = pictureLines(mesh);
      return `/* ${shareLink} */\n${comment}\n:root {\n  --${name}: ${value}\n}\n`;
    }
    case "scss": {
      const [comment = "", value = ""] = pictureLines(mesh);
      return `// ${shareLink}\n${comment}\n$${name}: ${value}\n`;
    }
    case "svg":
      return writeMeshSvg(mesh, SVG_SIZE).svg;
    case "swift":
      return `// ${shareLink}\n${writeMeshSwift(mesh)}`;
    case "dtcg":
      return writeMeshTokens(mesh, name);
  }
}

/** The comment with what was measured, and the value of the background with its semicolon. */
function pictureLines(mesh: Parameters<typeof writePictureCss>[0]): readonly string[] {
  const [comment = "", declaration = ""] = writePictureCss(mesh).css.split("\n");
  return [comment, declaration.replace(/^background: /, "")];
}
