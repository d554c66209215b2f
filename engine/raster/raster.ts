/**
 * Rasters of numbers as bytes: the only inner loop from OKLab or linear light to 8 bits, in tiles of any size.
 * Encodes with the sRGB transfer function (IEC 61966-2-1), which Display P3 shares, and gives the byte that rounding
 * the encoded component gives.
 */
import { LMS_TO_XYZ, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import { DISPLAY_P3, type Matrix, product, SRGB, srgbToLinear } from "#engine/space/rgb-spaces.ts";
import type { DitherMask } from "./dither.ts";
import { writeDithered, writeNearest, writePremultiplied } from "./raster-bytes.ts";

/** RGB spaces supported by both canvas and PNG. */
export type RasterGamut = "srgb" | "display-p3";

/** A part of a picture, in whole pixels from the top left. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as numbers; its size is known to its creator. */
export interface Raster {
  /** The space that `writeRow` writes; "srgb" is encoded, the other two RGB spaces are linear light. */
  readonly space: "oklab" | "srgb-linear" | "display-p3-linear" | "srgb";
  /** Writes `count` pixels of row `y` from column `x` on: three coordinates and an alpha of 0 to 1 each. */
  readonly writeRow: (row: Float64Array, y: number, x: number, count: number) => void;
}

export interface RasterOptions {
  readonly tile: Tile;
  /** RGB space of the bytes; colors outside are clipped. */
  readonly gamut: RasterGamut;
  /** Pixels outside this gamut stay transparent. */
  readonly held?: RasterGamut;
  /** Distributes the rounding error over neighbors; without a mask each byte is the nearest. */
  readonly dither?: DitherMask;
  /** Multiplies red, green and blue by alpha, as textures require; canvases and PNG do not. */
  readonly isPremultiplied?: boolean;
}

const LMS_TO_RGB: Readonly<Record<RasterGamut, Matrix>> = {
  srgb: /* @__PURE__ */ product(SRGB.fromXyz, LMS_TO_XYZ),
  "display-p3": /* @__PURE__ */ product(DISPLAY_P3.fromXyz, LMS_TO_XYZ),
};
const SRGB_TO_P3 = /* @__PURE__ */ product(DISPLAY_P3.fromXyz, SRGB.toXyz);
const P3_TO_SRGB = /* @__PURE__ */ product(SRGB.fromXyz, DISPLAY_P3.toXyz);
/** Round-off allowed on linear light. */
const LIGHT_EPSILON = 1e-4;
/** Pixels per run: 32 kB of numbers, which fit into the processor's first-level cache. */
const RUN = 1024;

/** RGBA bytes of a tile, row by row. */
export function rasterTile(
  { space, writeRow }: Raster,
  { tile, gamut, held, dither, isPremultiplied = false }: RasterOptions,
): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(tile.width * tile.height * 4);
  const row = new Float64Array(Math.min(RUN, tile.width) * 4);
  const tested = held ?? gamut;
  // Encoded components that need no conversion are not decoded to light first.
  const isEncoded = space === "srgb" && tested === "srgb" && gamut === "srgb";
  const write = isPremultiplied ? writePremultiplied : dither === undefined ? writeNearest : writeDithered;
  let at = 0;
  for (let y = tile.y; y < tile.y + tile.height; y += 1) {
    for (let x = tile.x; x < tile.x + tile.width; x += RUN) {
      const count = Math.min(RUN, tile.x + tile.width - x);
      writeRow(row, y, x, count);
      if (!isEncoded) toLight(row, count, space, tested);
      if (held !== undefined) clearBeyond(row, count);
      if (tested !== gamut) multiplyRow(row, count, gamut === "srgb" ? P3_TO_SRGB : SRGB_TO_P3);
      write(bytes, { at, row, count, isEncoded, x, y, dither });
      at += count * 4;
    }
  }
  return bytes;
}

function toLight(row: Float64Array, count: number, space: Raster["space"], gamut: RasterGamut): void {
  if (space === "oklab") {
    oklabToLight(row, count, LMS_TO_RGB[gamut]);
    return;
  }
  if (space === "srgb") {
    for (let at = 0; at < count * 4; at += 4) {
      row[at] = srgbToLinear(row[at] ?? 0);
      row[at + 1] = srgbToLinear(row[at + 1] ?? 0);
      row[at + 2] = srgbToLinear(row[at + 2] ?? 0);
    }
  }
  const isP3 = space === "display-p3-linear";
  if (isP3 && gamut === "srgb") multiplyRow(row, count, P3_TO_SRGB);
  else if (!isP3 && gamut === "display-p3") multiplyRow(row, count, SRGB_TO_P3);
}

function oklabToLight(row: Float64Array, count: number, [red, green, blue]: Matrix): void {
  const [rootL, rootM, rootS] = OKLAB_TO_LMS;
  const [lA, lB, mA, mB, sA, sB] = [rootL[1], rootL[2], rootM[1], rootM[2], rootS[1], rootS[2]];
  const [redL, redM, redS] = red;
  const [greenL, greenM, greenS] = green;
  const [blueL, blueM, blueS] = blue;
  for (let at = 0; at < count * 4; at += 4) {
    if (row[at + 3] === 0) continue;
    const lightness = row[at] ?? 0;
    const a = row[at + 1] ?? 0;
    const b = row[at + 2] ?? 0;
    const long = lightness + lA * a + lB * b;
    const medium = lightness + mA * a + mB * b;
    const short = lightness + sA * a + sB * b;
    const l = long * long * long;
    const m = medium * medium * medium;
    const s = short * short * short;
    row[at] = redL * l + redM * m + redS * s;
    row[at + 1] = greenL * l + greenM * m + greenS * s;
    row[at + 2] = blueL * l + blueM * m + blueS * s;
  }
}

function multiplyRow(row: Float64Array, count: number, [first, second, third]: Matrix): void {
  for (let at = 0; at < count * 4; at += 4) {
    const x = row[at] ?? 0;
    const y = row[at + 1] ?? 0;
    const z = row[at + 2] ?? 0;
    row[at] = first[0] * x + first[1] * y + first[2] * z;
    row[at + 1] = second[0] * x + second[1] * y + second[2] * z;
    row[at + 2] = third[0] * x + third[1] * y + third[2] * z;
  }
}

function clearBeyond(row: Float64Array, count: number): void {
  for (let at = 0; at < count * 4; at += 4) {
    if (!isHeld(row[at] ?? 0) || !isHeld(row[at + 1] ?? 0) || !isHeld(row[at + 2] ?? 0)) row[at + 3] = 0;
  }
}

const isHeld = (light: number): boolean => light >= -LIGHT_EPSILON && light <= 1 + LIGHT_EPSILON;
