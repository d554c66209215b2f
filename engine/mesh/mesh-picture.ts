/** A mesh with its grain, as pixels. */
import { blueNoiseMask } from "#engine/raster/dither.ts";
import type { Raster } from "#engine/raster/raster.ts";
import { withGrain } from "./grain.ts";
import type { Mesh } from "./mesh.ts";
import { meshRaster } from "./mesh-raster.ts";

export interface MeshPicture {
  readonly mesh: Mesh;
  /** 0 to 1. */
  readonly grain01: number;
  /** Of the grain: the same seed gives the same noise. */
  readonly seed: string;
}

/** The raster in a box of this many pixels; the noise is made only where there is grain, since it takes its time. */
export function meshPicture({ mesh, grain01, seed }: MeshPicture, size: readonly [number, number]): Raster {
  const raster = meshRaster(mesh, size);
  return grain01 === 0 ? raster : withGrain(raster, grain01, blueNoiseMask(seed));
}
