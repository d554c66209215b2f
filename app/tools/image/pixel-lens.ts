/** Reads single pixels of an open picture, and draws them enlarged. */
import type { OpenedPicture } from "#app/workbench/picture/picture-jobs.ts";
import type { PixelAt } from "#domain/documents/image/image-document.ts";
import type { Color } from "#engine/space/color.ts";

/** Pixels across and down in the loupe; odd, so that there is a center pixel. */
export const LENS_PIXELS = 11;

export interface PixelLens {
  /** The pixel's color; transparent pixels are black. */
  readonly colorAt: (at: PixelAt) => Color;
  /** Draws the pixel and its neighbors over the whole canvas. Positions outside the picture stay empty. */
  readonly draw: (context: CanvasRenderingContext2D, at: PixelAt) => void;
}

type LensPicture = Pick<OpenedPicture, "width" | "height" | "gamut">;

/** `width` and `height` are the picture's; `pixels` may be a smaller sample of it. */
export function createPixelLens(pixels: ImageBitmap, { width, height, gamut }: LensPicture): PixelLens {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const one = canvas.getContext("2d", { colorSpace: gamut, willReadFrequently: true });
  const inPixels = ({ x, y }: PixelAt) => ({
    x: Math.min(pixels.width - 1, Math.floor((x * pixels.width) / width)),
    y: Math.min(pixels.height - 1, Math.floor((y * pixels.height) / height)),
  });
  return {
    colorAt(at) {
      const { x, y } = inPixels(at);
      one?.clearRect(0, 0, 1, 1);
      one?.drawImage(pixels, x, y, 1, 1, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = one?.getImageData(0, 0, 1, 1, { colorSpace: gamut }).data ?? [];
      return { space: gamut, coords: [red / 255, green / 255, blue / 255], alpha: 1 };
    },
    draw(context, at) {
      const { x, y } = inPixels(at);
      const { width: size } = context.canvas;
      const reach = (LENS_PIXELS - 1) / 2;
      context.imageSmoothingEnabled = false;
      context.clearRect(0, 0, size, size);
      context.drawImage(pixels, x - reach, y - reach, LENS_PIXELS, LENS_PIXELS, 0, 0, size, size);
    },
  };
}
