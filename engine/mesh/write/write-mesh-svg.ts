/** A mesh as SVG, which has no meshes since version 2 dropped them: a small picture that is stretched. */
import type { Mesh } from "#engine/mesh/mesh.ts";
import { pictureOf, stretchedDifference } from "./write-mesh-css.ts";

export interface MeshSvg {
  readonly svg: string;
  /** ΔEOK of the stretched picture with linear interpolation, at 160 × 90 places. */
  readonly mean: number;
  readonly max: number;
}

/** Pixels of the picture: closer than the one in CSS, since a file may be larger. */
const PICTURE = [64, 36] as const;

/** `size` is that of the view box, in px; the picture has the whole box. */
export function writeMeshSvg(mesh: Mesh, size: readonly [number, number]): MeshSvg {
  const { address, bytes } = pictureOf(mesh, PICTURE);
  return { svg: svgOf(address, size), ...stretchedDifference(mesh, bytes, PICTURE) };
}

/** The same SVG without its measure, which takes ten times as long as the picture. */
export function writeMeshSvgAlone(mesh: Mesh, size: readonly [number, number]): string {
  return svgOf(pictureOf(mesh, PICTURE).address, size);
}

function svgOf(address: string, [width, height]: readonly [number, number]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    "  <!-- SVG has no mesh gradients, so this is a picture of one. -->",
    `  <image width="${width}" height="${height}" preserveAspectRatio="none" href="${address}"/>`,
    "</svg>",
    "",
  ].join("\n");
}
