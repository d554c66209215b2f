/**
 * A mesh of the library as a CSS background: a small picture of the mesh itself, which the browser stretches over the
 * box. Without its grain, which is finer than the picture. It is in the page, so it is there with the first paint.
 */
import type { Mesh } from "#engine/mesh/mesh.ts";
import { seenMeshPictures } from "#engine/mesh/mesh-vision.ts";
import { pictureOf } from "#engine/mesh/write-mesh-css.ts";
import type { Deficiency } from "#engine/vision/vision.ts";
import { storedMesh } from "./mesh-link.ts";

/** Pixels of a cell on a card: with fewer the curves between vertices would be lost. */
const CELL_PX = [8, 6] as const;
const LEAST_PX = [24, 16] as const;
/** Steps of the lattice in a cell of that picture: two for each pixel. */
const CARD_STEPS = 16;
const PAGE_PX = [64, 48] as const;
const STRIP_PX = [40, 16] as const;

/** A picture takes 1 to 2 ms to draw, and about 2 kB to keep. */
const MOST_KEPT = 500;
const kept = new Map<string, string>();

/** For a card: about 2 kB; mean ΔEOK×100 to the mesh about 0.4. */
export function meshCardCss(link: string): string {
  const known = kept.get(link);
  if (known !== undefined) return known;
  const { mesh } = storedMesh(link);
  const css = asBackground(cardPicture(mesh).address);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(link, css);
  return css;
}

/** For the page of a mesh, where it fills half a screen: up to 10 kB. */
export function meshPageCss(link: string): string {
  return asBackground(pictureOf(storedMesh(link).mesh, PAGE_PX).address);
}

/** The picture on a card, and its pixels. */
export function cardPicture(mesh: Mesh) {
  return pictureOf(mesh, cardPixels(mesh), CARD_STEPS);
}

/** Its width and height, px. */
export function cardPixels({ columns, rows }: Mesh): readonly [number, number] {
  return [Math.max(LEAST_PX[0], CELL_PX[0] * (columns - 1)), Math.max(LEAST_PX[1], CELL_PX[1] * (rows - 1))];
}

/** For the strips of its page: as it is, then as it is seen with each deficiency. */
export function meshVisionsCss(link: string, deficiencies: readonly Deficiency[]): readonly string[] {
  const { mesh } = storedMesh(link);
  return seenMeshPictures(mesh, STRIP_PX, [undefined, ...deficiencies]).map(asBackground);
}

function asBackground(address: string): string {
  return `url(${address}) 0 0 / 100% 100% no-repeat`;
}
