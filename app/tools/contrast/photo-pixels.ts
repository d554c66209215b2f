/** A picture that covers a box, as `object-fit: cover` does: drawn, and as pixels to measure. */
import type { Pixels } from "#engine/raster/gradient-raster.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function drawCover(context: Context, bitmap: ImageBitmap, width: number, height: number): void {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale];
  // What shows through a translucent picture is white, for the screen and for the measure alike.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}

/** Undefined where the browser gives no canvas to read from. */
export function coverPixels(bitmap: ImageBitmap, width: number, height: number): Pixels | undefined {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  drawCover(context, bitmap, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}
