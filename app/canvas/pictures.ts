/**
 * Pictures that a canvas can be asked for, as data: a worker paints them, or the page where there is no worker. A new one
 * is a kind with its numbers, and a function here that paints it.
 */
import { hasShape } from "#app/workers/jobs.ts";
import { paintHueDisc } from "#engine/raster/hue-disc.ts";
import { paintChromaPlane } from "#engine/raster/plane.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { WheelPlane } from "#engine/raster/wheel-edge.ts";
import { type PaintTarget, paintStretched } from "./paint-target.ts";
import { paintColorWheel } from "./paint-wheel.ts";

interface PictureNumbers {
  /** Lightness up, chroma to the right; nothing where the gamut ends. */
  readonly "chroma-plane": { readonly hueDeg: number; readonly chromaRange: number };
  /** Hue around, chroma outwards; nothing where the gamut ends. */
  readonly "hue-disc": { readonly lightness: number; readonly chromaRange: number };
  /** A wheel of harmonies, cut off along the edge of the gamut. */
  readonly wheel: Omit<WheelPlane, "gamut">;
}

type PictureOf<Kind extends keyof PictureNumbers> = {
  readonly kind: Kind;
  /** What the picture reaches to; another gamut needs another canvas. */
  readonly gamut: RasterGamut;
} & PictureNumbers[Kind];

export type CanvasPicture = { [Kind in keyof PictureNumbers]: PictureOf<Kind> }[keyof PictureNumbers];

/** Paints over all of the target. */
export function paintPicture(picture: CanvasPicture, target: PaintTarget): void {
  switch (picture.kind) {
    case "chroma-plane":
      paintStretched(target, (size) => paintChromaPlane({ ...picture, ...size }, target.gamut));
      break;
    case "hue-disc":
      // As high as it is wide, whatever layout made of it.
      paintStretched({ ...target, height: target.width }, ({ width: size }) =>
        paintHueDisc({ ...picture, size }, target.gamut),
      );
      break;
    case "wheel":
      paintColorWheel(picture, target);
      break;
  }
}

const KINDS: Readonly<Record<CanvasPicture["kind"], true>> = {
  "chroma-plane": true,
  "hue-disc": true,
  wheel: true,
};

export const isCanvasPicture = (value: unknown): value is CanvasPicture =>
  hasShape(value, { kind: "string", gamut: "string" }) && Object.hasOwn(KINDS, String(value["kind"]));
