/** The space that a box needs around its text, so that a background clipped to the letters covers all of them (TXT). */

/**
 * The farthest that letters and their accents extend above and below the baseline, in em, and the distance of the
 * baseline below the middle of a line.
 */
const [RISE, DESCENT, MIDDLE] = [0.98, 0.28, 0.36];

export interface LetterRoom {
  /** In em, 0 or more; two decimals, rounded up. */
  readonly above: number;
  readonly below: number;
}

/** `leading` is the line height as a multiple of the size. */
export function letterRoom(leading: number): LetterRoom {
  const up = (value: number): number => Math.max(0, Math.ceil(value * 100) / 100);
  return { above: up(RISE - MIDDLE - leading / 2), below: up(DESCENT + MIDDLE - leading / 2) };
}

/** How far letters extend beyond their advances, in em: the hook of a j, the points of an A. */
const OVERHANG = 0.08;

/** Room at each side of a box, in em, two decimals: negative letter spacing takes it from the last letter. */
export function sideRoom(spacingEm: number): number {
  return Math.ceil((OVERHANG + Math.max(0, -spacingEm)) * 100) / 100;
}
