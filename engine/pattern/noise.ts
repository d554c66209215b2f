/** Gradient noise after K. Perlin, "Improving noise" (2002), in the plane; from exact arithmetic only. */

/** About -1 to 1, 0 on average, smooth; features are about 1 wide. */
export type Noise = (x: number, y: number) => number;

const SIDE = 256;
const DIAGONAL = 0.7071067811865476;
const GRADIENTS: readonly (readonly [number, number])[] = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
];

/** Noise from 255 numbers of `random`; it repeats every 256 in both directions. */
export function createNoise(random: () => number): Noise {
  const table = Uint8Array.from({ length: SIDE }, (_, index) => index);
  for (let index = SIDE - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const held = table[index] ?? 0;
    table[index] = table[other] ?? 0;
    table[other] = held;
  }
  const slope = (column: number, row: number, x: number, y: number): number => {
    const hash = table[((table[column & (SIDE - 1)] ?? 0) + row) & (SIDE - 1)] ?? 0;
    const [gx, gy] = GRADIENTS[hash & 7] ?? [0, 0];
    return gx * x + gy * y;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - column, y - row];
    const [s, t] = [fade(u), fade(v)];
    const top = between(slope(column, row, u, v), slope(column + 1, row, u - 1, v), s);
    const bottom = between(slope(column, row + 1, u, v - 1), slope(column + 1, row + 1, u - 1, v - 1), s);
    // The sum is at most about 0.71, so it is scaled to about 1.
    return between(top, bottom, t) * 1.4;
  };
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function between(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
