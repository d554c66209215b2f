/**
 * A mesh of the library as a CSS background: a small picture of the mesh as a data URL, which the browser scales to the
 * box, so that the first paint shows it. The mesh's grain is left out, since it is finer than the picture.
 */
import type { Mesh } from "#engine/mesh/mesh.ts";
import { seenMeshPictures } from "#engine/mesh/mesh-vision.ts";
import { pictureOf } from "#engine/mesh/write/write-mesh-css.ts";
import type { Deficiency } from "#engine/vision/vision.ts";
import { storedMesh } from "./mesh-link.ts";

/** Pixels of the picture per cell of the mesh; with fewer the curves between vertices would be lost. */
const CELL_PX = [8, 6] as const;
const MIN_PX = [24, 16] as const;
/** Steps of the lattice per cell of the mesh: two per pixel. */
const CARD_STEPS = 16;
const PAGE_PX = [64, 48] as const;
const STRIP_PX = [40, 16] as const;

/** Size of the cache. A picture takes 1 to 2 ms to draw and about 2 kB of memory. */
const MAX_CACHED = 500;
const cache = new Map<string, string>();

/** The background of a card, about 2 kB; its mean ΔEOK to the mesh is about 0.004. */
export function meshCardCss(link: string): string {
  const known = cache.get(link);
  if (known !== undefined) return known;
  const { mesh } = storedMesh(link);
  const css = asBackground(cardPicture(mesh).address);
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
  cache.set(link, css);
  return css;
}

/** The background of the mesh's own page, where it fills half a screen; up to 10 kB. */
export function meshPageCss(link: string): string {
  return asBackground(pictureOf(storedMesh(link).mesh, PAGE_PX).address);
}

/** The picture of a card, with its pixels. */
export function cardPicture(mesh: Mesh) {
  return pictureOf(mesh, cardPixels(mesh), CARD_STEPS);
}

/** Width and height of a card's picture, px. */
export function cardPixels({ columns, rows }: Mesh): readonly [number, number] {
  return [Math.max(MIN_PX[0], CELL_PX[0] * (columns - 1)), Math.max(MIN_PX[1], CELL_PX[1] * (rows - 1))];
}

/** Small pictures for the mesh's page: the mesh itself, then the mesh as seen with each deficiency. */
export function meshVisionsCss(link: string, deficiencies: readonly Deficiency[]): readonly string[] {
  const { mesh } = storedMesh(link);
  return seenMeshPictures(mesh, STRIP_PX, [undefined, ...deficiencies]).map(asBackground);
}

function asBackground(address: string): string {
  return `url(${address}) 0 0 / 100% 100% no-repeat`;
}
