/** A picture that covers a box like `object-fit: cover`: drawn, and as pixels to measure. */
import type { Pixels } from "#engine/raster/gradient-raster.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function drawCover(context: Context, bitmap: ImageBitmap, width: number, height: number): void {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale];
  // White shows through translucent pictures, both on the screen and in the measurement.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  // High-quality enlargement would add colors along edges that are lighter or darker than any in the picture.
  context.imageSmoothingQuality = scale > 1 ? "low" : "high";
  context.drawImage(bitmap, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}

/** Undefined if the browser provides no readable canvas. */
export function coverPixels(bitmap: ImageBitmap, width: number, height: number): Pixels | undefined {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  drawCover(context, bitmap, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}
