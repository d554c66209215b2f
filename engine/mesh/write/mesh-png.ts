/** A mesh as a PNG in sRGB, with its grain, dithered as every picture of a gradient. */
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { type MeshPicture, meshPicture } from "#engine/mesh/mesh-picture.ts";
import { rasterTile } from "#engine/raster/raster.ts";

/** The whole picture is held in memory: `width` and `height` in px, at most about 2048 each. */
export function meshPng(picture: MeshPicture, width: number, height: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const writer = createPngWriter({ width, height, gamut: "srgb", hasAlpha: false }, (bytes) =>
    parts.push(bytes),
  );
  writer.writeRows(
    rasterTile(meshPicture(picture, [width, height]), {
      tile: { x: 0, y: 0, width, height },
      gamut: "srgb",
    }),
  );
  writer.end();
  return joined(parts);
}
