/**
 * Whether a picture needs Display P3, judged by its pixels, because every file format declares its color space
 * differently.
 */
import type { PixelBytes, PixelGamut } from "#engine/kernels/pixel-kernel.ts";
import { DISPLAY_P3, LINEAR_OF_BYTE, product, SRGB } from "#engine/space/rgb-spaces.ts";

const P3_TO_SRGB = /* @__PURE__ */ product(SRGB.fromXyz, DISPLAY_P3.toXyz);
/**
 * Limits of linear light outside 0 to 1 that rounding sRGB colors to P3 bytes can cause, with an error of one byte.
 */
const [BELOW, ABOVE] = [-0.008, 1.02];
const OPAQUE = 255;

/** Decided by the opaque pixels, which are given as Display P3 bytes, four per pixel. */
export function pictureGamut(rgba: PixelBytes): PixelGamut {
  const [red, green, blue] = P3_TO_SRGB;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if (rgba[at + 3] !== OPAQUE) continue;
    const r = LINEAR_OF_BYTE[rgba[at] ?? 0] ?? 0;
    const g = LINEAR_OF_BYTE[rgba[at + 1] ?? 0] ?? 0;
    const b = LINEAR_OF_BYTE[rgba[at + 2] ?? 0] ?? 0;
    const x = red[0] * r + red[1] * g + red[2] * b;
    const y = green[0] * r + green[1] * g + green[2] * b;
    const z = blue[0] * r + blue[1] * g + blue[2] * b;
    if (Math.min(x, y, z) < BELOW || Math.max(x, y, z) > ABOVE) return "display-p3";
  }
  return "srgb";
}
