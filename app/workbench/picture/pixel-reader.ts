/** Pixels of a bitmap, in the worker. */
import { createExactCounter } from "#engine/picture/exact-counter.ts";
import type { PictureColor } from "#engine/picture/image-cluster.ts";
import type { PictureArea } from "./picture-jobs.ts";

export interface Pixels {
  /** sRGB, four bytes a pixel. */
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** As many pixels as are read at a time. */
const STRIP_PIXELS = 1 << 20;

/** The bitmap's pixels of `area`, drawn into `size`: smoothly, or as every nth pixel, which mixes no colors. */
export function readPixels(
  bitmap: ImageBitmap,
  area: PictureArea,
  size: { readonly width: number; readonly height: number },
  isSmooth = false,
): Pixels {
  const { width, height } = size;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser gives no canvas to a worker.");
  context.imageSmoothingQuality = "medium";
  context.imageSmoothingEnabled = isSmooth && (width < area.width || height < area.height);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return { rgba: context.getImageData(0, 0, width, height).data, width, height };
}

/** Every color of an area, the largest share first, when there are at most 256. */
export function exactColorsOf(bitmap: ImageBitmap, area: PictureArea): readonly PictureColor[] | undefined {
  const counter = createExactCounter();
  const rows = Math.max(1, Math.floor(STRIP_PIXELS / area.width));
  for (let y = 0; y < area.height; y += rows) {
    const strip = { ...area, y: area.y + y, height: Math.min(rows, area.height - y) };
    if (!counter.add(readPixels(bitmap, strip, strip).rgba)) return undefined;
  }
  return counter.colors();
}
