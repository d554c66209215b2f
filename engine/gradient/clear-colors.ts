/**
 * Colors for the clear places of a gradient. Premultiplied, a clear color is none; mixed apart from its alpha, it tints what is
 * beside it: a fade to `transparent`, which is black, passes through grey.
 */
import type { CurvePlace } from "./curve.ts";

/**
 * The piece, parted where it is clear, so that a clear place has the color of its neighbor on each side. A piece that is clear
 * throughout stays as it is.
 */
export function withClearColors(piece: readonly CurvePlace[]): readonly (readonly CurvePlace[])[] {
  if (piece.every(({ alpha }) => alpha > 0)) return [piece];
  const pieces: CurvePlace[][] = [];
  let open: CurvePlace[] | undefined;
  for (const [index, place] of piece.entries()) {
    if (place.alpha > 0) {
      if (open === undefined) {
        const before = piece[index - 1];
        open = before === undefined ? [] : [colored(before, place)];
        pieces.push(open);
      }
      open.push(place);
    } else if (open !== undefined) {
      open.push(colored(place, open.at(-1) ?? place));
      open = undefined;
    }
  }
  return pieces.length === 0 ? [piece] : pieces;
}

function colored(clear: CurvePlace, { srgb, color }: CurvePlace): CurvePlace {
  return { ...clear, srgb, color: { ...color, alpha: 0 } };
}
