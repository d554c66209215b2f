/** A mesh as CSS, which has no meshes: stacked radial gradients, or a small picture that the browser stretches. */

import { base64 } from "#engine/bytes/base64.ts";
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { FALLOFF_PLACES, type FittedLayer, type FittedLayers } from "#engine/mesh/fit/fit-css.ts";
import { differenceFrom, fitTarget } from "#engine/mesh/fit/fit-target.ts";
import { latticeOf } from "#engine/mesh/lattice.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { latticeRaster } from "#engine/mesh/mesh-raster.ts";
import { surfaceOf } from "#engine/mesh/surface.ts";
import { rasterTile } from "#engine/raster/raster.ts";

/** ΔEOK times 100, with one decimal. */
const shown = (delta: number): string => (delta * 100).toFixed(1);
const percent = (tenths: number): string => `${Number((tenths / 10).toFixed(1))}%`;
const hex = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Declarations of a background; the comment says what the fit measured. */
export function writeFittedCss(fitted: FittedLayers): string {
  const { layers, ground, mean, max } = fitted;
  return [
    `/* ${layers.length} layers; mean ΔE ${shown(mean)} and at most ${shown(max)} from the mesh (ΔEOK × 100) */`,
    `background-color: ${hex(ground)};`,
    "background-image:",
    `${layers.map((layer) => `  ${layerCss(layer)}`).join(",\n")};`,
    "",
  ].join("\n");
}

/** The same as values of `background-color` and `background-image`. */
export function fittedBackground({ layers, ground }: Pick<FittedLayers, "layers" | "ground">): {
  readonly color: string;
  readonly image: string;
} {
  return { color: hex(ground), image: layers.map(layerCss).join(", ") };
}

function layerCss({ center, radii, bytes, alphas }: FittedLayer): string {
  const stops = FALLOFF_PLACES.map((place, index) => {
    const position = index === 0 || index === FALLOFF_PLACES.length - 1 ? "" : ` ${percent(place * 1000)}`;
    return `${hex([...bytes, alphas[index] ?? 0])}${position}`;
  });
  const [shape, at] = [radii, center].map((pair) => pair.map(percent).join(" "));
  return `radial-gradient(${shape} at ${at}, ${stops.join(", ")})`;
}

export interface PictureCss {
  readonly css: string;
  /** ΔEOK of the picture, stretched with linear interpolation as browsers do it, at 160 × 90 places. */
  readonly mean: number;
  readonly max: number;
}

/** Pixels of the small picture: about 2.9 kB as text. Chromium mixes pixels with four bits, which 32 × 18 would not survive. */
const SMALL = [44, 25] as const;
const MEASURED = [160, 90] as const;

/** Declarations with a picture of 44 × 25 px, stretched over the box. */
export function writePictureCss(mesh: Mesh): PictureCss {
  const { address, bytes } = pictureOf(mesh, SMALL);
  const { mean, max } = stretchedDifference(mesh, bytes, SMALL);
  const css = [
    `/* A picture of ${SMALL.join(" × ")} px; mean ΔE ${shown(mean)} and at most ${shown(max)} from the mesh (ΔEOK × 100) */`,
    `background: url(${address}) 0 0 / 100% 100% no-repeat;`,
    "",
  ].join("\n");
  return { css, mean, max };
}

/**
 * The mesh as an address of a PNG in sRGB, and its bytes. With fewer steps of the lattice than it has by itself
 * (lattice.ts) a small picture takes a fifth of the time; with 16 a byte is off by at most 2 in some hundred meshes.
 */
export function pictureOf(mesh: Mesh, [width, height]: readonly [number, number], steps?: number) {
  const raster = latticeRaster(latticeOf(surfaceOf(mesh), steps), [width, height]);
  const bytes = rasterTile(raster, {
    tile: { x: 0, y: 0, width, height },
    gamut: "srgb",
  });
  return { address: pictureAddress(bytes, [width, height]), bytes };
}

/** Pixels in sRGB, four bytes each, as an address of an opaque PNG. */
export function pictureAddress(bytes: Uint8ClampedArray, [width, height]: readonly [number, number]): string {
  const parts: Uint8Array[] = [];
  const writer = createPngWriter({ width, height, gamut: "srgb", hasAlpha: false }, (part) =>
    parts.push(part),
  );
  writer.writeRows(bytes);
  writer.end();
  return `data:image/png;base64,${base64(joined(parts))}`;
}

/** How far a stretched picture is from the mesh: between the centers of its pixels linear, beyond them constant. */
export function stretchedDifference(
  mesh: Mesh,
  bytes: Uint8ClampedArray,
  [width, height]: readonly [number, number],
): { readonly mean: number; readonly max: number } {
  const target = fitTarget(mesh, ...MEASURED);
  return differenceFrom(target, (pixel, out) => {
    const place = (share: number, size: number): readonly [number, number, number] => {
      const at = Math.min(size - 1, Math.max(0, share * size - 0.5));
      const before = Math.min(size - 1, Math.floor(at));
      return [before, Math.min(size - 1, before + 1), at - before];
    };
    const [left, right, across] = place(target.places[2 * pixel] ?? 0, width);
    const [top, bottom, down] = place(target.places[2 * pixel + 1] ?? 0, height);
    for (const channel of [0, 1, 2]) {
      const byte = (x: number, y: number): number => bytes[4 * (y * width + x) + channel] ?? 0;
      const above = byte(left, top) * (1 - across) + byte(right, top) * across;
      const below = byte(left, bottom) * (1 - across) + byte(right, bottom) * across;
      out[channel] = (above * (1 - down) + below * down) / 255;
    }
  });
}
