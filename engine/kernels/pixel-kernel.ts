/** Bulk operations on every pixel of a picture: in WebAssembly if available, otherwise in plain TypeScript. */

/** Red, green, blue and alpha of each pixel, 0 to 255, alpha not multiplied in. */
export type PixelBytes = Uint8Array | Uint8ClampedArray;

/** Lightness 0 to 1, a and b about ±0.4, one number per pixel in each. */
export interface OklabPlanes {
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** RGB space of a picture's bytes. */
export type PixelGamut = "srgb" | "display-p3";

/** The part of a kernel that reads pictures. */
export interface PictureKernel {
  readonly gamut: PixelGamut;
  /**
   * Bytes in its gamut, four per pixel, to OKLab; alpha is ignored. The error is at most 6e-7 compared with double
   * precision.
   */
  readonly rgbaToOklab: (rgba: PixelBytes, oklab: OklabPlanes) => void;
  /**
   * Counts the pixels in bins of five bits per channel: [sum of red, of green, of blue, count] of each bin, red in
   * the highest bits, then one bin for all pixels with an alpha below 128. At most 2²⁴ pixels, so that no sum
   * overflows. The array belongs to the kernel and is valid until the next call.
   */
  readonly countPixels: (rgba: PixelBytes) => Uint32Array;
}

/** Every kernel gives identical bits. Arrays of unequal length throw a RangeError. */
export interface PixelKernel extends PictureKernel {
  readonly kind: "simd" | "plain";
  readonly gamut: "srgb";
  /** The same for bytes in another gamut. */
  readonly rgbaToOklab: (rgba: PixelBytes, oklab: OklabPlanes, gamut?: PixelGamut) => void;
  /**
   * OKLab to sRGB bytes, rounded to the nearest and clipped to 0 to 255; alpha in `rgba` is left unchanged. Bytes
   * survive a round trip through `rgbaToOklab`. NaN becomes black.
   */
  readonly oklabToRgba: (oklab: OklabPlanes, rgba: PixelBytes) => void;
}

/** A kernel for pictures whose bytes are in `gamut`. */
export function kernelIn({ rgbaToOklab, countPixels }: PixelKernel, gamut: PixelGamut): PictureKernel {
  return { gamut, countPixels, rgbaToOklab: (rgba, oklab) => rgbaToOklab(rgba, oklab, gamut) };
}

export const BIN_COUNT = 32 ** 3;
export const MAX_COUNTED_PIXELS = 2 ** 24;

/** The number of pixels; throws a RangeError above MAX_COUNTED_PIXELS. */
export function checkCounted(rgba: PixelBytes): number {
  const count = rgba.length >> 2;
  if (count > MAX_COUNTED_PIXELS) throw new RangeError(`At most ${MAX_COUNTED_PIXELS} pixels at a time.`);
  return count;
}

/** The number of pixels, if all arrays agree on it. */
export function checkPlanes(rgba: PixelBytes, { lightness, a, b }: OklabPlanes): number {
  const count = lightness.length;
  if (a.length !== count || b.length !== count || rgba.length !== count * 4) {
    throw new RangeError("The planes need one number a pixel, and the picture four bytes.");
  }
  return count;
}
