/** Reads pixels of a bitmap in the worker. */
import { TaskProblem } from "#app/workers/task-problem.ts";
import type { PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import { createExactCounter } from "#engine/picture/exact-counter.ts";
import type { PictureColor } from "#engine/picture/image-cluster.ts";
import { pictureGamut } from "#engine/picture/picture-gamut.ts";
import type { PictureArea } from "./picture-jobs.ts";

export interface Pixels {
  /** Four bytes per pixel, in the gamut they were read in. */
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Number of pixels that are read at a time. */
const STRIP_PIXELS = 1 << 20;

interface ReadOptions {
  readonly gamut: PixelGamut;
  readonly isSmooth?: boolean;
}

/** The pixels of `area`, scaled to `size`: smoothed, or as every nth pixel, which mixes no colors. */
export function readPixels(
  bitmap: ImageBitmap,
  area: PictureArea,
  size: { readonly width: number; readonly height: number },
  { gamut, isSmooth = false }: ReadOptions,
): Pixels {
  const { width, height } = size;
  const context = new OffscreenCanvas(width, height).getContext("2d", {
    colorSpace: gamut,
    willReadFrequently: true,
  });
  if (context === null) throw new TaskProblem("This browser gives no canvas to a worker.");
  context.imageSmoothingQuality = "medium";
  context.imageSmoothingEnabled = isSmooth && (width < area.width || height < area.height);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height, { colorSpace: gamut });
  return { rgba: data, width, height };
}

/** Maximum number of pixels that are searched for colors outside sRGB. */
const SAMPLED_PIXELS = 1 << 20;

/** Display P3 if a pixel needs it. In a browser without P3 canvases all pixels are sRGB. */
export function gamutOf(bitmap: ImageBitmap): PixelGamut {
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(SAMPLED_PIXELS / (width * height)));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return pictureGamut(readPixels(bitmap, { x: 0, y: 0, width, height }, size, { gamut: "display-p3" }).rgba);
}

/** Every color of an area by descending share, if there are at most 256. */
export function exactColorsOf(
  bitmap: ImageBitmap,
  area: PictureArea,
  gamut: PixelGamut,
): readonly PictureColor[] | undefined {
  const counter = createExactCounter(gamut);
  const rows = Math.max(1, Math.floor(STRIP_PIXELS / area.width));
  for (let y = 0; y < area.height; y += rows) {
    const strip = { ...area, y: area.y + y, height: Math.min(rows, area.height - y) };
    if (!counter.add(readPixels(bitmap, strip, strip, { gamut }).rgba)) return undefined;
  }
  return counter.colors();
}
