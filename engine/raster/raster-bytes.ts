/** The last step of the raster: components of 0 to 1 as bytes; the bytes of a transparent pixel stay zero. */
import { LINEAR_OF_BYTE } from "#engine/space/rgb-spaces.ts";
import { byteOfLight, nearestByte } from "#engine/space/srgb-light.ts";
import { CHANNEL_SHIFTS, type DitherMask } from "./dither.ts";

/** A run of pixels within one row. */
export interface PixelRun {
  /** Index of the first byte. */
  readonly at: number;
  readonly row: Float64Array;
  readonly count: number;
  /** Whether the components are encoded or linear light. */
  readonly isEncoded: boolean;
  /** Position of the first pixel in the whole picture, so that dither masks align across tiles. */
  readonly x: number;
  readonly y: number;
  readonly dither: DitherMask | undefined;
}

type Bytes = Uint8ClampedArray<ArrayBuffer>;

const clip = (value: number): number => (value <= 0 ? 0 : value >= 1 ? 1 : value);

/** Writes each component as the nearest byte. */
export function writeNearest(bytes: Bytes, run: PixelRun): void {
  if (run.isEncoded) writeEncoded(bytes, run);
  else writeLight(bytes, run);
}

function writeLight(bytes: Bytes, { at: start, row, count }: PixelRun): void {
  for (let from = 0, at = start; from < count * 4; from += 4, at += 4) {
    const alpha = row[from + 3] ?? 0;
    if (alpha <= 0) continue;
    bytes[at] = byteOfLight(clip(row[from] ?? 0));
    bytes[at + 1] = byteOfLight(clip(row[from + 1] ?? 0));
    bytes[at + 2] = byteOfLight(clip(row[from + 2] ?? 0));
    bytes[at + 3] = alpha >= 1 ? 255 : nearestByte(alpha);
  }
}

function writeEncoded(bytes: Bytes, { at: start, row, count }: PixelRun): void {
  for (let from = 0, at = start; from < count * 4; from += 4, at += 4) {
    const alpha = row[from + 3] ?? 0;
    if (alpha <= 0) continue;
    bytes[at] = nearestByte(clip(row[from] ?? 0));
    bytes[at + 1] = nearestByte(clip(row[from + 1] ?? 0));
    bytes[at + 2] = nearestByte(clip(row[from + 2] ?? 0));
    bytes[at + 3] = alpha >= 1 ? 255 : nearestByte(alpha);
  }
}

/** Writes each component as the byte below or above it, depending on the mask. */
export function writeDithered(bytes: Bytes, run: PixelRun): void {
  const { at: start, row, count, isEncoded, x, y, dither } = run;
  if (dither === undefined) return;
  const { side, thresholds } = dither;
  for (let channel = 0; channel < 3; channel += 1) {
    const { column, line } = maskPlace(side, y, channel);
    for (let from = 0, at = start, place = x + column; from < count * 4; from += 4, at += 4, place += 1) {
      if ((row[from + 3] ?? 0) <= 0) continue;
      const level = levelOf(clip(row[from + channel] ?? 0), isEncoded);
      bytes[at + channel] = rounded(level, thresholds[line + (place % side)] ?? 0.5);
    }
  }
  for (let from = 3, at = start + 3; from < count * 4; from += 4, at += 4) {
    const alpha = row[from] ?? 0;
    bytes[at] = alpha >= 1 ? 255 : nearestByte(Math.max(0, alpha));
  }
}

/** Writes each component multiplied by alpha, dithered if there is a mask. */
export function writePremultiplied(bytes: Bytes, run: PixelRun): void {
  const { at: start, row, count, isEncoded, x, y, dither } = run;
  for (let channel = 0; channel < 3; channel += 1) {
    const { column, line } = maskPlace(dither?.side ?? 1, y, channel);
    for (let from = 0, at = start, place = x + column; from < count * 4; from += 4, at += 4, place += 1) {
      const level = levelOf(clip(row[from + channel] ?? 0), isEncoded) * clip(row[from + 3] ?? 0);
      bytes[at + channel] =
        dither === undefined
          ? nearestByte(level / 255)
          : rounded(level, dither.thresholds[line + (place % dither.side)] ?? 0.5);
    }
  }
  for (let from = 3, at = start + 3; from < count * 4; from += 4, at += 4)
    bytes[at] = nearestByte(clip(row[from] ?? 0));
}

/** A value this close to a whole byte counts as that byte, so that round-off does not become noise. */
const WHOLE = 1e-6;

function rounded(level: number, threshold: number): number {
  const below = Math.floor(level + WHOLE);
  return level - below > threshold ? below + 1 : below;
}

/**
 * The encoded component in bytes, including the fraction. The fraction is linear in light between two bytes, so that
 * a dithered area emits exactly the requested light, without computing powers.
 */
function levelOf(value01: number, isEncoded: boolean): number {
  if (isEncoded) return value01 * 255;
  const nearest = byteOfLight(value01);
  const below = value01 < (LINEAR_OF_BYTE[nearest] ?? 0) ? nearest - 1 : nearest;
  if (below >= 255) return 255;
  const light = LINEAR_OF_BYTE[below] ?? 0;
  return below + (value01 - light) / ((LINEAR_OF_BYTE[below + 1] ?? 1) - light);
}

/** Each channel reads the mask at another offset, so that the noise is not gray. */
function maskPlace(side: number, y: number, channel: number): { column: number; line: number } {
  const shift = (CHANNEL_SHIFTS[channel] ?? 0) * side;
  return { column: Math.floor(shift), line: ((y + Math.floor(shift / 2)) % side) * side };
}
