/** Opaque 8-bit sRGB colors as integers, 0xRRGGBB: the same results as with colors, without an object for each. */

export { packHex, unpackHex } from "./packed-hex.ts";
export { packedDeltaE2000, packedDeltaEOK, packedLc, packedRatio } from "./packed-measures.ts";
export { mixPacked, packedToOklch, packOklch } from "./packed-oklch.ts";
