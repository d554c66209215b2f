/** Which areas of a picture are occupied: circles in a grid of squares, for fast distance queries. */
import type { Place } from "./outlines.ts";

export interface Room {
  /** Whether no circle lies within `clear` px of the place. */
  readonly isFree: (place: Place, clear: number) => boolean;
  /** Occupies the circle of this radius around the place. */
  readonly take: (place: Place, radius: number) => void;
}

/** `square` is the side of a square of the grid, in px; only its speed depends on it. */
export function createRoom(square: number): Room {
  const taken = new Map<number, (readonly [x: number, y: number, radius: number])[]>();
  let widest = 0;
  const keyOf = (column: number, row: number) => (row + 10_000) * 20_000 + column + 10_000;
  return {
    isFree([x, y], clear) {
      const reach = clear + widest;
      const [left, right] = [Math.floor((x - reach) / square), Math.floor((x + reach) / square)];
      const [top, foot] = [Math.floor((y - reach) / square), Math.floor((y + reach) / square)];
      for (let row = top; row <= foot; row += 1)
        for (let column = left; column <= right; column += 1)
          for (const [cx, cy, radius] of taken.get(keyOf(column, row)) ?? []) {
            const least = clear + radius;
            if ((cx - x) * (cx - x) + (cy - y) * (cy - y) < least * least) return false;
          }
      return true;
    },
    take([x, y], radius) {
      const key = keyOf(Math.floor(x / square), Math.floor(y / square));
      const circles = taken.get(key);
      if (circles === undefined) taken.set(key, [[x, y, radius]]);
      else circles.push([x, y, radius]);
      widest = Math.max(widest, radius);
    },
  };
}
