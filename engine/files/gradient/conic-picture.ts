/** A conic gradient as an address of a PNG, for formats that have none. */

import { base64 } from "#engine/bytes/base64.ts";
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import type { Box } from "#engine/gradient/geometry.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { gradientRaster } from "#engine/raster/gradient-raster.ts";
import { rasterTile } from "#engine/raster/raster.ts";

/** Longest side, px. A picture of a gradient is stretched without harm. */
const MAX_SIDE = 640;

/**
 * @param size width and height in CSS pixels, at least 1; larger pictures are drawn with the longest side 640 px
 * @returns a `data:` address of an sRGB PNG of the same shape; colors outside sRGB are clipped to it
 */
export function conicPicture(gradient: Gradient, [width, height]: Box): string {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
  const raster = gradientRaster(gradient, size, { gamut: "srgb" });
  const tile = { x: 0, y: 0, width: size[0], height: size[1] };
  const parts: Uint8Array[] = [];
  const writer = createPngWriter(
    { width: size[0], height: size[1], gamut: "srgb", hasAlpha: true },
    (bytes) => parts.push(bytes),
  );
  writer.writeRows(rasterTile(raster, { tile, gamut: "srgb" }));
  writer.end();
  return `data:image/png;base64,${base64(joined(parts))}`;
}
