/** Gradients as a PNG in sRGB, dithered as every picture of a gradient. */
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { layersRaster } from "#engine/raster/layers-raster.ts";
import { rasterTile } from "#engine/raster/raster.ts";

/** The whole picture is held in memory: `width` and `height` in px, at most about 2048 each. */
export function gradientPng(layers: readonly GradientLayer[], width: number, height: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const writer = createPngWriter({ width, height, gamut: "srgb", hasAlpha: true }, (bytes) =>
    parts.push(bytes),
  );
  writer.writeRows(
    rasterTile(layersRaster(layers, [width, height]), { tile: { x: 0, y: 0, width, height }, gamut: "srgb" }),
  );
  writer.end();
  return joined(parts);
}
