/** Angles in degrees, as of hues. What is not finite gives NaN. */

/** The same direction in [0, 360). An angle in this range stays as it is, to the last bit; -0 becomes 0. */
export function wrapDeg(angleDeg: number): number {
  const rest = angleDeg % 360;
  // The remainder of a sum that rounds to 360 is 0.
  return rest < 0 ? (rest + 360) % 360 : rest + 0;
}

/** The shorter turn from one angle to another, in (-180, 180]; positive is to greater angles. */
export function turnDeg(from: number, to: number): number {
  const ahead = wrapDeg(to - from);
  return ahead > 180 ? ahead - 360 : ahead;
}

/** How far apart two angles are, 0 to 180. */
export function apartDeg(first: number, second: number): number {
  return Math.abs(turnDeg(first, second));
}
