/** Jobs of the paint worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { type CanvasPicture, isCanvasPicture } from "./canvas-picture.ts";

export interface ShowTask {
  /** Id of the canvas. */
  readonly surface: number;
  readonly canvas: OffscreenCanvas;
  readonly gamut: RasterGamut;
}

export interface PaintTask {
  readonly surface: number;
  readonly picture: CanvasPicture;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  readonly isCoarse: boolean;
}

export interface PaintJobs {
  /** Stays open while the canvas is shown: cancelled with the canvas, and fails when the worker is lost. */
  readonly show: { readonly task: ShowTask; readonly answer: null; readonly progress: never };
  /** False if the canvas no longer exists. */
  readonly paint: { readonly task: PaintTask; readonly answer: boolean; readonly progress: never };
}

export const isShowTask = (value: unknown): value is ShowTask =>
  hasShape(value, { surface: "number", canvas: "object", gamut: "string" });
export const isPaintTask = (value: unknown): value is PaintTask =>
  hasShape(value, { surface: "number", picture: "object", width: "number", height: "number" }) &&
  isCanvasPicture(value["picture"]);
export const isShown = (value: unknown): value is null => value === null;
export const isPainted = (value: unknown): value is boolean => typeof value === "boolean";
