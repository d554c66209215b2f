/** A mesh gradient, by the query of its link (mesh-link.ts). */
import * as v from "valibot";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { meshCardCss, meshPageCss, meshVisionsCss } from "#domain/library/mesh-css.ts";
import { MESH_FORMATS, writeItemMesh } from "#domain/library/mesh-files.ts";
import {
  isSameMesh,
  meshPictureOf,
  meshSearch,
  readMeshLink,
  storedMesh,
} from "#domain/library/mesh-link.ts";
import { listFiles } from "#domain/library/palette-files.ts";
import { sentLink } from "#domain/library/sent-link.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import { meshColors } from "#engine/mesh/mesh-colors.ts";
import { meshPng } from "#engine/mesh/write/mesh-png.ts";
import { DEFICIENCIES } from "#engine/vision/vision.ts";

interface MeshContent {
  readonly type: "mesh";
  readonly mesh: string;
}

/** Number of its colors that are stored for lists, names and search. */
const MAX_COLORS = 16;
const MAX_DESCRIBED = 6;
/** Width and height of its PNG, px. */
const PICTURE_SIZE = [1200, 630] as const;
const LABELS = { css: "CSS", svg: "SVG", swift: "SwiftUI", dtcg: "Tokens" } as const;
/** The measurements of gradients need a single line of colors, so meshes get none of their tags. */
const TAG = "mesh";

export const MESH_CONTENT: ContentKind<MeshContent> = {
  type: "mesh",
  list: "gradient",
  noun: "mesh gradient",
  fields: {
    mesh: v.pipe(
      v.optional(v.string()),
      v.description(
        "Of a mesh gradient: the query of its link in `/mesh-gradient-generator`. `/gradients/{id}.tokens.json` has its vertices as numbers, and the tag `mesh` lists all meshes.",
      ),
    ),
  },
  sent: v.object({ type: v.literal("mesh"), mesh: sentLink(readMeshLink) }),
  hasOwnNames: false,
  mostDescribed: MAX_DESCRIBED,
  tags: [TAG],
  part: { name: "meshes", label: "Meshes", tag: TAG, make: MESH.path },
  colorsOf: ({ mesh }) => meshColors(storedMesh(mesh).mesh, MAX_COLORS),
  titleOf: (_content, { first, last }) => (first === last ? first : `${first} and ${last}`),
  tagsOf: () => [TAG],
  isSame: ({ mesh: one }, { mesh: other }) => isSameMesh(one, other),
  isQuick: () => false,
  cardFace: ({ mesh }) => ({ gradientCss: meshCardCss(mesh), opens: { tool: MESH.tool, search: mesh } }),
  pageOf: ({ mesh }, { id, title }) => ({
    face: { css: meshPageCss(mesh) },
    called: "the mesh",
    visionsCss: meshVisionsCss(mesh, DEFICIENCIES),
    isMadeHere: true,
    opens: { title: titleOfTool(MESH.tool), address: `${MESH.path}?${meshSearch(mesh, title)}` },
    files: listFiles("gradient", id),
    exported: {
      thing: "mesh’s colors",
      elsewhere: "CSS in layers, PDF, pictures and loops of the mesh are",
    },
  }),
  codeOf: async ({ mesh }, { title }, shareLink) =>
    MESH_FORMATS.map((id) => {
      const text = writeItemMesh({ mesh, title }, id, shareLink);
      return { id, label: LABELS[id], text, shown: withoutPixels(text) };
    }),
  fileOf: async ({ mesh }, { title }, { format, shareLink }) =>
    format === "png"
      ? meshPng(meshPictureOf(storedMesh(mesh)), ...PICTURE_SIZE)
      : writeItemMesh({ mesh, title }, format, shareLink),
  pictureOf: ({ mesh }, { width, height }) => ({
    png: meshPng(meshPictureOf(storedMesh(mesh)), width, height),
  }),
};

/** Shortens the data of an embedded picture, which nobody can read. */
function withoutPixels(code: string): string {
  return code.replaceAll(/(data:image\/png;base64,.{40})[^")]*/g, "$1…");
}
