/** Unpacks DEFLATE (RFC 1951) up to a size limit. */
import { Inflate } from "fflate";

/** Input bytes per step; small, so that unpacking stops soon after the limit. */
const PIECE = 1024;

/** At most `most` bytes, or the reason: damaged data, truncated data, or more than `most`. */
export function inflateWithin(
  data: Uint8Array,
  most: number,
): Uint8Array | "damaged" | "cut-off" | "too-large" {
  const pieces: Uint8Array[] = [];
  let total = 0;
  let isWhole = false;
  const inflate = new Inflate((piece, isLast) => {
    total += piece.byteLength;
    isWhole ||= isLast;
    pieces.push(piece);
  });
  for (let at = 0; at < data.byteLength; at += PIECE) {
    try {
      inflate.push(data.subarray(at, at + PIECE), at + PIECE >= data.byteLength);
    } catch {
      // The library throws plain errors for invalid streams.
      return "damaged";
    }
    if (total > most) return "too-large";
  }
  if (!isWhole) return "cut-off";
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
