/** The last step of the raster: components of 0 to 1 as bytes; a transparent pixel is left as four zeros. */
import { LINEAR_OF_BYTE } from "#engine/space/rgb-spaces.ts";
import { byteOfLight, nearestByte } from "#engine/space/srgb-light.ts";
import { CHANNEL_SHIFTS, type DitherMask } from "./dither.ts";

/** One run of pixels of one row. */
export interface PixelRun {
  /** Where the first byte goes. */
  readonly at: number;
  readonly row: Float64Array;
  readonly count: number;
  /** Whether the components are encoded already; else they are linear light. */
  readonly isEncoded: boolean;
  /** Place of the first pixel in the picture, so that masks meet at the edges of tiles. */
  readonly x: number;
  readonly y: number;
  readonly dither: DitherMask | undefined;
}

type Bytes = Uint8ClampedArray<ArrayBuffer>;

const clip = (value: number): number => (value <= 0 ? 0 : value >= 1 ? 1 : value);

/** Each component as the nearest byte. */
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

/** Each component as the byte below it or above it, as the mask says. */
export function writeDithered(bytes: Bytes, run: PixelRun): void {
  const { at: start, row, count, isEncoded, x, y, dither } = run;
  if (dither === undefined) return;
  for (let from = 0, at = start; from < count * 4; from += 4, at += 4) {
    const alpha = row[from + 3] ?? 0;
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const level = levelOf(clip(row[from + channel] ?? 0), isEncoded);
      bytes[at + channel] = rounded(level, thresholdAt(dither, x + from / 4, y, channel));
    }
    bytes[at + 3] = alpha >= 1 ? 255 : nearestByte(alpha);
  }
}

/** Each component times alpha; dithered where there is a mask. */
export function writePremultiplied(bytes: Bytes, run: PixelRun): void {
  const { at: start, row, count, isEncoded, x, y, dither } = run;
  for (let from = 0, at = start; from < count * 4; from += 4, at += 4) {
    const alpha = clip(row[from + 3] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const level = levelOf(clip(row[from + channel] ?? 0), isEncoded) * alpha;
      bytes[at + channel] =
        dither === undefined
          ? nearestByte(level / 255)
          : rounded(level, thresholdAt(dither, x + from / 4, y, channel));
    }
    bytes[at + 3] = nearestByte(alpha);
  }
}

/** So near to a whole byte, it is one: what a conversion there and back is out by must not become noise. */
const WHOLE = 1e-6;

function rounded(level: number, threshold: number): number {
  const below = Math.floor(level + WHOLE);
  return level - below > threshold ? below + 1 : below;
}

/**
 * The encoded component in bytes, with what is between two of them. Light is divided evenly between a byte and the next:
 * a dithered area then sends out exactly the light that was asked for, and no power has to be worked out.
 */
function levelOf(value01: number, isEncoded: boolean): number {
  if (isEncoded) return value01 * 255;
  const nearest = byteOfLight(value01);
  const below = value01 < (LINEAR_OF_BYTE[nearest] ?? 0) ? nearest - 1 : nearest;
  if (below >= 255) return 255;
  const light = LINEAR_OF_BYTE[below] ?? 0;
  return below + (value01 - light) / ((LINEAR_OF_BYTE[below + 1] ?? 1) - light);
}

/** Each channel reads the mask elsewhere, so that the noise is not grey. */
function thresholdAt({ side, thresholds }: DitherMask, x: number, y: number, channel: number): number {
  const shift = (CHANNEL_SHIFTS[channel] ?? 0) * side;
  const [column, line] = [(x + Math.floor(shift)) % side, (y + Math.floor(shift * 0.5)) % side];
  return thresholds[line * side + column] ?? 0.5;
}
