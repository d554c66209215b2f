/** Room that a box needs around its text, so that a background clipped to the letters reaches all of them (TXT). */

/** How far letters and their accents go above and below their baseline at most, in em; and how far it lies below the middle of a line. */
const [RISE, DESCENT, MIDDLE] = [0.98, 0.28, 0.36];

export interface LetterRoom {
  /** In em, from 0; two decimals, rounded up. */
  readonly above: number;
  readonly below: number;
}

/** `leading` is the line height as a multiple of the size. */
export function letterRoom(leading: number): LetterRoom {
  const up = (value: number): number => Math.max(0, Math.ceil(value * 100) / 100);
  return { above: up(RISE - MIDDLE - leading / 2), below: up(DESCENT + MIDDLE - leading / 2) };
}
