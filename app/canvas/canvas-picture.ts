/**
 * Pictures on a canvas as data, for the worker that paints them, or for the page if there is no worker. A page
 * describes a picture with this module alone; the painting code is loaded where it runs.
 */
import { hasShape } from "#app/workers/jobs.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { WheelPlane } from "#engine/raster/wheel-edge.ts";

interface PictureNumbers {
  /** Lightness upwards, chroma to the right; transparent outside the gamut. */
  readonly "chroma-plane": { readonly hueDeg: number; readonly chromaRange: number };
  /** Hue around, chroma outwards; transparent outside the gamut. */
  readonly "hue-disc": { readonly lightness: number; readonly chromaRange: number };
  /** A hue wheel, cut off along the outline of the gamut. */
  readonly wheel: Omit<WheelPlane, "gamut">;
  /** Painted in a worker only if there is no WebGL 2; otherwise mesh-gl.ts draws the mesh. */
  readonly mesh: { readonly mesh: Mesh; readonly grain01: number; readonly seed: string };
}

type PictureOf<Kind extends keyof PictureNumbers> = {
  readonly kind: Kind;
  /** Gamut of the picture; another gamut needs another canvas. */
  readonly gamut: RasterGamut;
} & PictureNumbers[Kind];

export type CanvasPicture = { [Kind in keyof PictureNumbers]: PictureOf<Kind> }[keyof PictureNumbers];

const KINDS: Readonly<Record<CanvasPicture["kind"], true>> = {
  "chroma-plane": true,
  "hue-disc": true,
  wheel: true,
  mesh: true,
};

export const isCanvasPicture = (value: unknown): value is CanvasPicture =>
  hasShape(value, { kind: "string", gamut: "string" }) && Object.hasOwn(KINDS, String(value["kind"]));
