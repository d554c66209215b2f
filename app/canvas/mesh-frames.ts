/** Paints a series of meshes on a canvas that is not displayed. */

import { TaskProblem } from "#app/workers/task-problem.ts";
import { withGrain } from "#engine/mesh/grain.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { meshRaster } from "#engine/mesh/mesh-raster.ts";
import { blueNoiseMask } from "#engine/raster/dither.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import { createMeshRenderer } from "./mesh-gl.ts";

/**
 * Creates a painter in sRGB that uses the GPU if workers have WebGL 2. Rejects if the browser provides no canvas
 * context.
 */
export async function createFramePainter(
  canvas: OffscreenCanvas,
  grain01: number,
  seed: string,
): Promise<(mesh: Mesh) => void> {
  const mask = grain01 > 0 ? blueNoiseMask(seed) : undefined;
  const renderer = await createMeshRenderer(canvas, "srgb");
  if (renderer !== undefined) return (mesh) => renderer.draw(mesh, grain01, mask);
  const context = canvas.getContext("2d");
  if (context === null) throw new TaskProblem("This browser gives no canvas to a worker.");
  const { width, height } = canvas;
  return (mesh) => {
    const raster = meshRaster(mesh, [width, height]);
    const bytes = rasterTile(mask === undefined ? raster : withGrain(raster, grain01, mask), {
      tile: { x: 0, y: 0, width, height },
      gamut: "srgb",
    });
    context.putImageData(new ImageData(bytes, width, height), 0, 0);
  };
}
