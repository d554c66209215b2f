/** Jobs of the picture worker, and their answers. */
import { hasShape } from "#app/workers/jobs.ts";
import type { PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import type { PixelPlace } from "#engine/picture/picture-places.ts";
import type { Color } from "#engine/space/color.ts";

export interface PictureArea {
  /** Pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OpenTask {
  /** The file, or a bitmap drawn by the page if only a page can draw it. */
  readonly source: Blob | ImageBitmap;
}

interface LookTask {
  /** By default the whole picture. */
  readonly area?: PictureArea;
  readonly ignoreBackground: boolean;
}

export interface FindTask extends LookTask {
  /** 1 to 16. */
  readonly count: number;
  readonly wantsAccent: boolean;
  /** Lists every distinct color if there are at most 256. */
  readonly isExact: boolean;
  /** Colors chosen by hand, which get their share of the pixels too. */
  readonly own: readonly Color[];
}

export interface ShareTask extends LookTask {
  readonly colors: readonly Color[];
}

export interface OpenedPicture {
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** For picking colors: the picture itself, or every nth pixel of a huge one. */
  readonly pixels: ImageBitmap;
  /** For display: smoothed, no larger than a screen. */
  readonly shown: ImageBitmap;
  /** RGB space of its colors: Display P3 only if one of them needs it. */
  readonly gamut: PixelGamut;
  /** Differences between the file and what is shown. */
  readonly notes: readonly string[];
}

export interface FoundInPicture {
  readonly found: readonly {
    readonly color: Color;
    readonly share01: number;
    readonly at?: PixelPlace;
    readonly isAccent: boolean;
  }[];
  readonly ownShares: readonly number[];
  /** Number of distinct colors, if there are at most 256. */
  readonly distinct?: number;
}

/** Progress of a task, with its current step in words. */
export interface PictureStep {
  readonly text: string;
  /** 0 to 1. */
  readonly done01: number;
}

export interface PictureJobs {
  readonly open: { readonly task: OpenTask; readonly answer: OpenedPicture; readonly progress: PictureStep };
  readonly find: { readonly task: FindTask; readonly answer: FoundInPicture; readonly progress: never };
  readonly shares: { readonly task: ShareTask; readonly answer: readonly number[]; readonly progress: never };
  /** Encodes the picture as a file, for one that came as a bitmap. */
  readonly encode: { readonly task: null; readonly answer: Blob; readonly progress: never };
}

export const isOpenTask = (value: unknown): value is OpenTask => hasShape(value, { source: "object" });
export const isFindTask = (value: unknown): value is FindTask =>
  hasShape(value, { count: "number", own: "array", isExact: "boolean", ignoreBackground: "boolean" });
export const isShareTask = (value: unknown): value is ShareTask =>
  hasShape(value, { colors: "array", ignoreBackground: "boolean" });
export const isEncodeTask = (value: unknown): value is null => value === null;

export const isOpenedPicture = (value: unknown): value is OpenedPicture =>
  hasShape(value, {
    width: "number",
    height: "number",
    pixels: "object",
    shown: "object",
    gamut: "string",
    notes: "array",
  });
export const isFoundInPicture = (value: unknown): value is FoundInPicture =>
  hasShape(value, { found: "array", ownShares: "array" });
export const isShares = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((share) => typeof share === "number");
export const isFile = (value: unknown): value is Blob => value instanceof Blob;
export const isPictureStep = (value: unknown): value is PictureStep =>
  hasShape(value, { text: "string", done01: "number" });
