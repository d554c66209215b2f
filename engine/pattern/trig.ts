/**
 * Sine and cosine from additions and multiplications only: the last bit of `Math.sin` differs between engines of
 * JavaScript, that of these does not. Angles in turns; the error is below 1e-7.
 */

/** -1 to 1. */
export function sineOfTurns(turns: number): number {
  const part = turns - Math.floor(turns);
  // Folded to a quarter turn on either side of 0, where few terms of the Taylor series are enough.
  const folded = part < 0.25 ? part : part < 0.75 ? 0.5 - part : part - 1;
  const x = folded * 6.283185307179586;
  const square = x * x;
  let sum = 1;
  for (const divisor of [110, 72, 42, 20, 6]) sum = 1 - (square / divisor) * sum;
  return x * sum;
}

/** -1 to 1. */
export function cosineOfTurns(turns: number): number {
  return sineOfTurns(turns + 0.25);
}

/** The square; `**` may differ in its last bit, a product may not. */
export function squared(value: number): number {
  return value * value;
}

/** The distance between two points; `Math.hypot` may differ in its last bit, a square root may not. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
