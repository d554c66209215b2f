/** Decodes a picture in the worker: from the file, upright, at any size the browser supports. */

import { MAX_COUNTED_PIXELS, type PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import type { PictureColor } from "#engine/picture/image-cluster.ts";
import { PictureProblem } from "./picture-error.ts";
import { type PictureFacts, pictureFacts } from "./picture-facts.ts";
import { type FileKind, fileKind } from "./picture-format.ts";
import type { OpenedPicture, PictureStep } from "./picture-jobs.ts";
import { notesOf, problemOfKind, problemOfRefusal, sizeText } from "./picture-problem.ts";
import { exactColorsOf, gamutOf } from "./pixel-reader.ts";

/** Longest side of the displayed picture, in px. */
const SHOWN_SIDE = 2048;

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: ImageBitmap;
  /** Color space in which its pixels are read. */
  readonly gamut: PixelGamut;
  /** Every color of the whole picture, if there are few. */
  readonly exact: readonly PictureColor[] | undefined;
}

export async function openPicture(
  source: Blob | ImageBitmap,
  onStep: (step: PictureStep) => void,
): Promise<{ picture: Picture; opened: OpenedPicture }> {
  const notes: string[] = [];
  const full = source instanceof Blob ? await decode(source, notes, onStep) : source;
  const { width, height } = full;
  onStep({ text: `Looking at ${sizeText(width, height)} pixels`, done01: 0.7 });
  const gamut = gamutOf(full);
  const exact = exactColorsOf(full, { x: 0, y: 0, width, height }, gamut);
  const shown = await scaled(full, Math.min(1, SHOWN_SIDE / Math.max(width, height)), "medium");
  const pixels = await scaled(
    full,
    Math.min(1, Math.sqrt(MAX_COUNTED_PIXELS / (width * height))),
    "pixelated",
  );
  if (pixels.width !== width)
    notes.push(
      `So large that pickers choose among ${sizeText(pixels.width, pixels.height)} of its ${sizeText(width, height)} pixels.`,
    );
  const fullPixels = await createImageBitmap(pixels);
  if (full !== pixels) full.close();
  return {
    picture: { width, height, pixels: fullPixels, gamut, exact },
    opened: { width, height, pixels, shown, gamut, notes },
  };
}

async function decode(
  file: Blob,
  notes: string[],
  onStep: (step: PictureStep) => void,
): Promise<ImageBitmap> {
  onStep({ text: "Reading the file", done01: 0.1 });
  const bytes = await readBytes(file);
  const kind = fileKind(bytes);
  const problem = problemOfKind(kind);
  if (problem !== undefined) throw new PictureProblem(problem);
  const facts = kind.kind === "picture" ? pictureFacts(bytes, kind.format) : {};
  const { width, height } = facts;
  const size = width && height ? ` ${sizeText(width, height)} pixels` : "";
  onStep({ text: `Decoding${size}`, done01: 0.3 });
  const bitmap = await bitmapOf(file, kind, facts);
  notes.push(...notesOf(facts));
  return bitmap;
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new PictureProblem("The file cannot be read any more; it may have been moved or changed.");
  }
}

async function bitmapOf(file: Blob, kind: FileKind, facts: PictureFacts): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, {
      imageOrientation: "from-image",
      ...(facts.isStoredSrgb === true && { colorSpaceConversion: "none" }),
    });
  } catch {
    throw new PictureProblem(problemOfRefusal(kind, facts));
  }
}

/** Returns the bitmap itself if it fits. */
async function scaled(
  bitmap: ImageBitmap,
  scale: number,
  quality: "medium" | "pixelated",
): Promise<ImageBitmap> {
  if (scale >= 1) return quality === "pixelated" ? bitmap : createImageBitmap(bitmap);
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.floor(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.floor(bitmap.height * scale)),
    resizeQuality: quality,
  });
}
