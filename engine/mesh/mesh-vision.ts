/** A mesh as it is seen with a color vision deficiency: pixel by pixel, since blends are not blended again. */
import { rasterTile } from "#engine/raster/raster.ts";
import { type Deficiency, simulateVision } from "#engine/vision/vision.ts";
import type { Mesh } from "./mesh.ts";
import { meshRaster } from "./mesh-raster.ts";
import { pictureAddress } from "./write/write-mesh-css.ts";

/** The address of a PNG of this many pixels for each deficiency; without one it is the mesh itself. */
export function seenMeshPictures(
  mesh: Mesh,
  size: readonly [width: number, height: number],
  deficiencies: readonly (Deficiency | undefined)[],
): readonly string[] {
  const [width, height] = size;
  const bytes = rasterTile(meshRaster(mesh, size), { tile: { x: 0, y: 0, width, height }, gamut: "srgb" });
  return deficiencies.map((deficiency) =>
    pictureAddress(deficiency === undefined ? bytes : seenBytes(bytes, deficiency), size),
  );
}

function seenBytes(bytes: Uint8ClampedArray, deficiency: Deficiency): Uint8ClampedArray {
  const seen = bytes.slice();
  for (let at = 0; at < bytes.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
    const { coords } = simulateVision(
      { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 },
      deficiency,
    );
    for (const channel of [0, 1, 2]) seen[at + channel] = 255 * (coords[channel] ?? 0);
  }
  return seen;
}
