/** What the page and its picture worker say to each other. */

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
  readonly kind: "open";
  /** The file, or what the page has drawn of one that only a page can draw. */
  readonly source: Blob | ImageBitmap;
}

interface LookTask {
  /** Without it the whole picture. */
  readonly area?: PictureArea;
  readonly ignoreBackground: boolean;
}

export interface FindTask extends LookTask {
  readonly kind: "find";
  /** 1 to 16. */
  readonly count: number;
  readonly wantsAccent: boolean;
  /** Every color as it is, when there are at most 256. */
  readonly isExact: boolean;
  /** Colors chosen by hand, which take their share too. */
  readonly own: readonly Color[];
}

export interface ShareTask extends LookTask {
  readonly kind: "shares";
  readonly colors: readonly Color[];
}

/** The picture as a file, for one that came as a bitmap. */
export interface EncodeTask {
  readonly kind: "encode";
}

export type PictureTask = OpenTask | FindTask | ShareTask | EncodeTask;

export interface OpenedPicture {
  readonly kind: "opened";
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** To pick from: the picture itself, or of a huge one every nth pixel. */
  readonly pixels: ImageBitmap;
  /** To look at: smooth, no larger than a screen. */
  readonly shown: ImageBitmap;
  /** What differs between the file and what is shown. */
  readonly notes: readonly string[];
}

export interface FoundInPicture {
  readonly kind: "found";
  readonly found: readonly {
    readonly color: Color;
    readonly share01: number;
    readonly at?: PixelPlace;
    readonly isAccent: boolean;
  }[];
  readonly ownShares: readonly number[];
  /** Number of colors, when there are at most 256. */
  readonly distinct?: number;
}

export type PictureAnswer =
  | OpenedPicture
  | FoundInPicture
  | { readonly kind: "shared"; readonly shares: readonly number[] }
  | { readonly kind: "encoded"; readonly file: Blob };

export interface Asked {
  readonly id: number;
  readonly task: PictureTask;
}

export type Said = { readonly id: number } & (
  | { readonly kind: "step"; readonly step: PictureStep }
  | { readonly kind: "done"; readonly answer: PictureAnswer }
  /** A newer task of the same kind made it pointless. */
  | { readonly kind: "dropped" }
  | { readonly kind: "failed"; readonly message: string }
);

/** Steps of a task, in words, with what is done so far. */
export interface PictureStep {
  readonly text: string;
  /** 0 to 1. */
  readonly done01: number;
}
