/**
 * Pictures on a canvas as data for the worker, or for the page if there is no worker. To add one, define its kind and
 * parameters, and a function here that paints it.
 */
import { hasShape } from "#app/workers/jobs.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { meshPicture } from "#engine/mesh/mesh-picture.ts";
import { paintHueDisc } from "#engine/raster/hue-disc.ts";
import { paintChromaPlane } from "#engine/raster/plane.ts";
import { type RasterGamut, rasterTile } from "#engine/raster/raster.ts";
import type { WheelPlane } from "#engine/raster/wheel-edge.ts";
import { type PaintTarget, paintStretched } from "./paint-target.ts";
import { paintColorWheel } from "./paint-wheel.ts";

interface PictureNumbers {
  /** Lightness upwards, chroma to the right; transparent outside the gamut. */
  readonly "chroma-plane": { readonly hueDeg: number; readonly chromaRange: number };
  /** Hue around, chroma outwards; transparent outside the gamut. */
  readonly "hue-disc": { readonly lightness: number; readonly chromaRange: number };
  /** A hue wheel, cut off along the outline of the gamut. */
  readonly wheel: Omit<WheelPlane, "gamut">;
  /** What mesh-gl.ts draws where there is WebGL 2. */
  readonly mesh: { readonly mesh: Mesh; readonly grain01: number; readonly seed: string };
}

type PictureOf<Kind extends keyof PictureNumbers> = {
  readonly kind: Kind;
  /** Gamut of the picture; another gamut needs another canvas. */
  readonly gamut: RasterGamut;
} & PictureNumbers[Kind];

export type CanvasPicture = { [Kind in keyof PictureNumbers]: PictureOf<Kind> }[keyof PictureNumbers];

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

const KINDS: Readonly<Record<CanvasPicture["kind"], true>> = {
  "chroma-plane": true,
  "hue-disc": true,
  wheel: true,
  mesh: true,
};

export const isCanvasPicture = (value: unknown): value is CanvasPicture =>
  hasShape(value, { kind: "string", gamut: "string" }) && Object.hasOwn(KINDS, String(value["kind"]));
