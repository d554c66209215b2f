/** How exact the outlines of a picture on a screen are; files are exact to a hundredth of a px. */
import type { PatternSize } from "./pattern.ts";
import { GRID } from "./scene.ts";

/** On a canvas of 1500 CSS px the ends of a segment are at most 0.19 px from where they are in a file. */
const STEPS_A_SIDE = 4000;

/** In hundredths of a px of the picture. */
export function shownStep({ width, height }: PatternSize): number {
  return Math.max(2, Math.round((Math.max(width, height) * GRID) / STEPS_A_SIDE));
}
