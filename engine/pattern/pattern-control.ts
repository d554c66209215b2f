/** The controls of a style. */

export interface PatternControl {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Values are `least` plus a whole number of steps. */
  readonly step: number;
  /** The value of a new pattern. */
  readonly usual: number;
  readonly unit?: "°" | "";
}

/** A control from 0 to 1 in hundredths. */
export const share = (id: string, name: string, usual: number): PatternControl => ({
  id,
  name,
  least: 0,
  most: 1,
  step: 0.01,
  usual,
});
/** A whole number. */
export const count = (
  id: string,
  name: string,
  least: number,
  most: number,
  usual: number,
): PatternControl => ({
  id,
  name,
  least,
  most,
  step: 1,
  usual,
});
/** An angle in whole degrees, clockwise. */
export const turn = (most: number, usual: number): PatternControl => ({
  id: "turn",
  name: "Turn",
  least: 0,
  most,
  step: 1,
  usual,
  unit: "°",
});
