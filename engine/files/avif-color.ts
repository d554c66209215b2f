/**
 * Writes into an AVIF file which RGB space its pixels are in (ISO/IEC 23000-22, `colr` box with `nclx`; ITU-T H.273).
 */
import type { RasterGamut } from "#engine/raster/raster.ts";

/** The bytes of "colrnclx": the type of the box, then the kind of color information in it. */
const NCLX = [0x63, 0x6f, 0x6c, 0x72, 0x6e, 0x63, 0x6c, 0x78];
/** H.273, table 2. */
const PRIMARIES: Readonly<Record<RasterGamut, number>> = { srgb: 1, "display-p3": 12 };
/** H.273, table 3: the curve of IEC 61966-2-1, which Display P3 shares. */
const SRGB_CURVE = 13;

/**
 * Sets the primaries and the transfer function in `bytes` itself, because the encoder leaves both unspecified. Throws a
 * RangeError if the file has no such box.
 */
export function tagAvifColor(bytes: Uint8Array, gamut: RasterGamut): void {
  const at = findNclx(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint16(at + 8, PRIMARIES[gamut]);
  view.setUint16(at + 10, SRGB_CURVE);
}

function findNclx(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0x63); at !== -1; at = bytes.indexOf(0x63, at + 1))
    if (NCLX.every((byte, index) => bytes[at + index] === byte)) return at;
  throw new RangeError("This AVIF file has no box for its color.");
}
