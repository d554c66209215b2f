/** Paints pictures on a canvas: to add one, define its kind and parameters in canvas-picture.ts, and paint it here. */
import { meshPicture } from "#engine/mesh/mesh-picture.ts";
import { paintHueDisc } from "#engine/raster/hue-disc.ts";
import { paintChromaPlane } from "#engine/raster/plane.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { type PaintTarget, paintStretched } from "./paint-target.ts";
import { paintColorWheel } from "./paint-wheel.ts";

/** Paints over the whole target. */
export function paintPicture(picture: CanvasPicture, target: PaintTarget): void {
  switch (picture.kind) {
    case "chroma-plane":
      paintStretched(target, (size) => paintChromaPlane({ ...picture, ...size }, target.gamut));
      break;
    case "hue-disc":
      // The disc is square, whatever the layout.
      paintStretched({ ...target, height: target.width }, ({ width: size }) =>
        paintHueDisc({ ...picture, size }, target.gamut),
      );
      break;
    case "wheel":
      paintColorWheel(picture, target);
      break;
    case "mesh":
      paintStretched(target, ({ width, height }) =>
        rasterTile(meshPicture(picture, [width, height]), {
          tile: { x: 0, y: 0, width, height },
          gamut: target.gamut,
        }),
      );
      break;
  }
}
