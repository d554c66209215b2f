/** Jobs of the mesh worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { FittedLayers } from "#engine/mesh/fit/fit-css.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import type { DitherMask } from "#engine/raster/dither.ts";

export interface FitTask {
  readonly mesh: Mesh;
  readonly layers: number;
}

export interface MeshTask {
  readonly mesh: Mesh;
}

/** An output, and the mean ΔEOK between it and the mesh. */
export interface Measured {
  readonly text: string;
  readonly mean: number;
}

export interface MeasuredOutputs {
  readonly picture: Measured;
  readonly svg: Measured;
  readonly pdf: { readonly bytes: number; readonly mean: number };
}

export interface PictureTask {
  readonly file: Blob;
  readonly columns: number;
  readonly rows: number;
}

export interface PdfTask {
  readonly mesh: Mesh;
  /** Points of 1/72 inch. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

export interface MeshJobs {
  /** Progress is 0 to 1. */
  readonly fit: { readonly task: FitTask; readonly answer: FittedLayers; readonly progress: number };
  readonly measure: { readonly task: MeshTask; readonly answer: MeasuredOutputs; readonly progress: never };
  readonly pdf: { readonly task: PdfTask; readonly answer: Uint8Array; readonly progress: never };
  readonly noise: {
    readonly task: { readonly seed: string };
    readonly answer: DitherMask;
    readonly progress: never;
  };
  /** Fits a mesh to a picture; fails with a message for the visitor if the file is no picture. */
  readonly picture: { readonly task: PictureTask; readonly answer: Mesh; readonly progress: never };
}

export const isFitTask = (value: unknown): value is FitTask =>
  hasShape(value, { mesh: "object", layers: "number" });
export const isMeshTask = (value: unknown): value is MeshTask => hasShape(value, { mesh: "object" });
export const isPdfTask = (value: unknown): value is PdfTask =>
  hasShape(value, { mesh: "object", width: "number", height: "number", title: "string" });
export const isNoiseTask = (value: unknown): value is { readonly seed: string } =>
  hasShape(value, { seed: "string" });
export const isPictureTask = (value: unknown): value is PictureTask =>
  hasShape(value, { file: "object", columns: "number", rows: "number" });

export const isFitted = (value: unknown): value is FittedLayers =>
  hasShape(value, { layers: "array", ground: "array", mean: "number" });
export const isMeasured = (value: unknown): value is MeasuredOutputs =>
  hasShape(value, { picture: "object", svg: "object", pdf: "object" });
export const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
export const isMask = (value: unknown): value is DitherMask =>
  hasShape(value, { side: "number", thresholds: "array" });
export const isMesh = (value: unknown): value is Mesh =>
  hasShape(value, { columns: "number", rows: "number", vertices: "array" });
export const isShare = (value: unknown): value is number => typeof value === "number";
