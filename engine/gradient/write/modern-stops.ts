/**
 * The stops of a gradient for browsers that interpolate in its space. CSS has no easing: if the power curve of a hint
 * is within the tolerance, a hint is written, otherwise the fewest additional stops that approximate it linearly.
 */
import { deltaEOK } from "#engine/difference/difference.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { createProgress, type Easing, formatEasing, jumpsOf } from "#engine/gradient/easing.ts";
import { type Gradient, type GradientStop, hintProgress } from "#engine/gradient/gradient.ts";
import { HUE_INDEX, interpolateColors } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";
import { percentText } from "./gradient-text.ts";

/** Decimals of colors that hex cannot hold; the same number as in addresses. */
const DECIMALS = 5;
const PLACES = 256;

/** The color of a stop: hex if it holds the color. */
export function stopColorText(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch", { precision: DECIMALS });
}

/** Stops with easings in place of hints, in the notation of csswg-drafts#1332, which no browser supports. */
export function easedItems({ stops }: Gradient): readonly string[] {
  return stops.flatMap((stop, index) => {
    const between = stops[index + 1] === undefined ? undefined : hintText(stop, stops[index + 1]);
    const easing = stop.easing;
    if (between === undefined || easing === undefined || easing.kind === "plain")
      return [stopText(stop), ...(between === undefined ? [] : between)];
    return [stopText(stop), formatEasing(easing)];
  });
}

/** Whether any stop has an easing that CSS cannot express. */
export function isEased({ stops }: Gradient): boolean {
  return stops.some(
    ({ easing }, index) => easing !== undefined && easing.kind !== "plain" && index + 1 < stops.length,
  );
}

/**
 * Undefined if stops in the space cannot express it: with the longer hue method, hues would make another turn between
 * added stops.
 */
export function modernItems(gradient: Gradient, tolerance: number): readonly string[] | undefined {
  const { stops, space, hue } = gradient;
  const options = { space, ...(hue !== undefined && { hue }) };
  const items: string[] = [];
  for (const [index, stop] of stops.entries()) {
    items.push(stopText(stop));
    const next = stops[index + 1];
    if (next === undefined) continue;
    const { easing } = stop;
    if (easing === undefined || easing.kind === "plain") {
      items.push(...hintText(stop, next));
      continue;
    }
    const mix = interpolateColors(stop.color, next.color, options);
    const [start, length] = [endOf(stop), next.position01 - endOf(stop)];
    if (length <= 0) continue;
    const hint = hintFor(easing, mix, tolerance);
    if (hint !== undefined) {
      items.push(percentText(start + length * hint));
      continue;
    }
    if (HUE_INDEX[space] !== undefined && hue !== undefined && hue !== "shorter") return undefined;
    for (const [at, progress] of placesFor(easing, mix, tolerance)) {
      items.push(`${placedColorText(mix(progress), space)} ${percentText(start + length * at)}`);
    }
  }
  return items;
}

function endOf({ position01, end01 }: GradientStop): number {
  return end01 ?? position01;
}

function stopText({ color, position01, end01 }: GradientStop): string {
  return `${stopColorText(color)} ${percentText(position01)}${end01 === undefined ? "" : ` ${percentText(end01)}`}`;
}

function hintText(stop: GradientStop, next: GradientStop | undefined): readonly string[] {
  const { hint01, easing } = stop;
  if (hint01 === undefined || hint01 === 0.5 || easing !== undefined || next === undefined) return [];
  return [percentText(endOf(stop) + (next.position01 - endOf(stop)) * hint01)];
}

/** In a space with a hue the color is written in that space, because hex would turn the hue of near-grays. */
function placedColorText(color: Color, space: Gradient["space"]): string {
  return HUE_INDEX[space] === undefined ? stopColorText(color) : colorToCss(color, DECIMALS);
}

/** The hint whose curve is within the tolerance of the easing everywhere; undefined if there is none. */
function hintFor(easing: Easing, mix: (t01: number) => Color, tolerance: number): number | undefined {
  if (jumpsOf(easing).length > 0) return undefined;
  const progress = createProgress(easing);
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (progress(middle) < 0.5) low = middle;
    else high = middle;
  }
  const hint = Math.round(((low + high) / 2) * 1000) / 1000;
  if (hint <= 0 || hint >= 1) return undefined;
  const curve = hintProgress(hint);
  for (let step = 0; step <= PLACES; step += 1) {
    const at = step / PLACES;
    if (deltaEOK(mix(progress(at)), mix(curve(at))) > tolerance) return undefined;
  }
  return hint;
}

/**
 * Positions with their progress, without the ends if those are stops, such that linear segments approximate the
 * easing.
 */
function placesFor(
  easing: Easing,
  mix: (t01: number) => Color,
  tolerance: number,
): readonly (readonly [at01: number, progress01: number])[] {
  const progress = createProgress(easing);
  const places: (readonly [number, number])[] = [];
  const ends = [0, ...jumpsOf(easing), 1];
  for (const [index, end] of ends.entries()) {
    const start = ends[index - 1];
    if (start === undefined) continue;
    const valueAt = (at: number): number =>
      progress(Math.min(end - (end < 1 ? JUST : 0), Math.max(start + (start > 0 ? JUST : 0), at)));
    const grid = Array.from({ length: PLACES + 1 }, (_, step) => start + ((end - start) * step) / PLACES);
    const values = grid.map(valueAt);
    const colors = values.map(mix);
    places.push([start, values[0] ?? 0]);
    let from = 0;
    while (from < PLACES) {
      let to = PLACES;
      while (to > from + 1 && !isStraight(from, to)) to = from + Math.max(1, Math.floor((to - from) / 2));
      while (to < PLACES && isStraight(from, to + 1)) to += 1;
      places.push([grid[to] ?? end, values[to] ?? 1]);
      from = to;
    }
    function isStraight(low: number, high: number): boolean {
      const [first, last] = [values[low] ?? 0, values[high] ?? 1];
      for (let at = low + 1; at < high; at += 1) {
        const straight = mix(first + ((last - first) * (at - low)) / (high - low));
        if (deltaEOK(straight, colors[at] ?? straight) > tolerance) return false;
      }
      return true;
    }
  }
  return places.filter(
    ([at, value], index) =>
      !(index === 0 && at === 0 && value === 0) && !(index === places.length - 1 && at === 1 && value === 1),
  );
}

const JUST = 1e-9;
