/**
 * Sine and cosine of sums and products alone. Engines of JavaScript may differ in the last bit of `Math.sin`, which would
 * make two pictures of one seed.
 */

const FULL = 6.283185307179586;

/** Of an angle in turns, any number; within 1e-9 of the sine. */
export function sinTurns(turns: number): number {
  const within = turns - Math.floor(turns + 0.5);
  // Folded to a quarter turn to each side, where the series is short.
  const folded = within > 0.25 ? 0.5 - within : within < -0.25 ? -0.5 - within : within;
  const x = folded * FULL;
  const square = x * x;
  let sum = 1;
  for (let order = 15; order > 1; order -= 2) sum = 1 - (sum * square) / (order * (order - 1));
  return x * sum;
}

/** Of an angle in turns, any number. */
export function cosTurns(turns: number): number {
  return sinTurns(turns + 0.25);
}
