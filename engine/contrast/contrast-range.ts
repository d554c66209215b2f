/**
 * The lightnesses at which a color fails a contrast target, for the hatched part of a slider. The contrast is
 * sampled evenly, and each crossing is then found by bisection. There may be several crossings (translucent
 * layers, APCA).
 */

import { constantHue } from "#engine/gamut/constant-hue.ts";
import type { Color } from "#engine/space/color.ts";

/** A range of lightness, both ends 0 to 1. */
export type LightnessSpan = readonly [from01: number, to01: number];

/** A failing range narrower than one of these steps may be missed; a slider is 200 px wide. */
const STEPS = 32;
/** Ends are exact to 0.00002 of lightness, a twentieth of an 8-bit step. */
const HALVINGS = 11;

/**
 * The ranges of OKLCH lightness, ascending, in which `measure` stays below `target` for the color at its hue
 * and as much of its chroma as sRGB holds. Empty if every lightness passes.
 */
export function failingLightness(
  color: Color,
  target: number,
  measure: (candidate: Color) => number,
): readonly LightnessSpan[] {
  const { at } = constantHue(color);
  const fails = (lightness: number): boolean => measure(at(lightness)) < target;
  const spans: LightnessSpan[] = [];
  let isFailing = fails(0);
  let start = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const here = step / STEPS;
    const isHereFailing = fails(here);
    if (isHereFailing === isFailing) continue;
    const edge = turn(fails, (step - 1) / STEPS, here, isFailing);
    if (isFailing) spans.push([start, edge]);
    else start = edge;
    isFailing = isHereFailing;
  }
  if (isFailing) spans.push([start, 1]);
  return spans;
}

function turn(fails: (at: number) => boolean, from: number, to: number, isFailingFirst: boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (fails(middle) === isFailingFirst) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
