/** Jobs of the export worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { isPixelFormat, type PixelFormat } from "./export-format.ts";
import { type ExportedPicture, isExportedPicture } from "./exported-pictures.ts";

/** Blue noise is generated from a seed; the ordered pattern is fixed and compresses better. */
export type Dithering = "ordered" | { readonly seed: string };

export interface WriteTask {
  readonly picture: ExportedPicture;
  readonly width: number;
  readonly height: number;
  readonly format: PixelFormat;
  /** By default the smallest gamut that contains the picture. */
  readonly gamut?: RasterGamut | undefined;
  readonly dithering?: Dithering | undefined;
  /** 0 to 1, for lossy formats. */
  readonly quality01?: number | undefined;
}

export interface VectorTask {
  readonly pattern: Pattern;
  readonly width: number;
  readonly height: number;
}

export interface CanvasSizeTask {
  readonly width: number;
  readonly height: number;
}

export interface ExportJobs {
  /** Undefined if the device has too little memory. Progress is 0 to 1. */
  readonly write: { readonly task: WriteTask; readonly answer: Blob | undefined; readonly progress: number };
  /** A pattern as SVG. */
  readonly vector: { readonly task: VectorTask; readonly answer: string; readonly progress: never };
  /** The formats that the browser's own encoder supports. */
  readonly encoders: {
    readonly task: null;
    readonly answer: readonly PixelFormat[];
    readonly progress: never;
  };
  /** The share of this size, 0 to 1, that a canvas can have. */
  readonly fits: { readonly task: CanvasSizeTask; readonly answer: number; readonly progress: never };
}

export const isWriteTask = (value: unknown): value is WriteTask =>
  hasShape(value, { picture: "object", width: "number", height: "number", format: "string" }) &&
  isPixelFormat(value["format"]) &&
  isExportedPicture(value["picture"]);
export const isVectorTask = (value: unknown): value is VectorTask =>
  hasShape(value, { pattern: "object", width: "number", height: "number" });
export const isNoTask = (value: unknown): value is null => value === null;
export const isCanvasSizeTask = (value: unknown): value is CanvasSizeTask =>
  hasShape(value, { width: "number", height: "number" });

export const isWritten = (value: unknown): value is Blob | undefined =>
  value === undefined || value instanceof Blob;
export const isVector = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("<svg");
export const isFormats = (value: unknown): value is readonly PixelFormat[] =>
  Array.isArray(value) && value.every(isPixelFormat);
export const isShare = (value: unknown): value is number => typeof value === "number";
