/** What is done to every pixel of a picture, in bulk: by WebAssembly where there is any, else by plain arithmetic. */

export type PixelBytes = Uint8Array | Uint8ClampedArray;

/** Lightness 0 to 1, a and b about ±0.4, one number a pixel in each. */
export interface OklabPlanes {
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Every kernel gives the same bits. Arrays of unequal length are refused with a RangeError. */
export interface PixelKernel {
  readonly kind: "simd" | "plain";
  /** sRGB bytes, four a pixel, to OKLab; alpha is not looked at. Off by at most 6e-7 from double precision. */
  readonly rgbaToOklab: (rgba: PixelBytes, oklab: OklabPlanes) => void;
  /**
   * OKLab to sRGB bytes, clipped to 0 to 255 and rounded to the nearest; alpha stays as it is in `rgba`. Bytes that
   * went through `rgbaToOklab` come back as they were. What is no number becomes black.
   */
  readonly oklabToRgba: (oklab: OklabPlanes, rgba: PixelBytes) => void;
  /**
   * Counts the pixels in bins of five bits a channel: [sum of red, of green, of blue, count] of each bin, red in the
   * highest bits, then one bin for all pixels with an alpha below 128. At most 2²⁴ pixels, so that no sum runs over. The
   * array is the kernel's own, and good until the next call.
   */
  readonly countPixels: (rgba: PixelBytes) => Uint32Array;
}

export const BIN_COUNT = 32 ** 3;
export const MAX_COUNTED_PIXELS = 2 ** 24;

/** The count of pixels; a RangeError above MAX_COUNTED_PIXELS. */
export function checkCounted(rgba: PixelBytes): number {
  const count = rgba.length >> 2;
  if (count > MAX_COUNTED_PIXELS) throw new RangeError(`At most ${MAX_COUNTED_PIXELS} pixels at a time.`);
  return count;
}

/** The count of pixels, when all arrays agree on it. */
export function checkPlanes(rgba: PixelBytes, { lightness, a, b }: OklabPlanes): number {
  const count = lightness.length;
  if (a.length !== count || b.length !== count || rgba.length !== count * 4) {
    throw new RangeError("The planes need one number a pixel, and the picture four bytes.");
  }
  return count;
}
