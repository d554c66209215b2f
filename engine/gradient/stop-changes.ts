/** Changes to the stops of a gradient in an editor. Pure; for an invalid change the stops are returned unchanged. */
import type { Color } from "#engine/space/color.ts";
import { type Easing, mirroredEasing } from "./easing.ts";
import { type Gradient, type GradientStop, sampleGradient } from "./gradient.ts";

export type StopChange =
  /** Clamped between the neighbors, unless it `crosses` them; a stop with two positions moves as a whole. */
  | {
      readonly type: "place";
      readonly index: number;
      readonly position01: number;
      readonly crosses?: boolean;
    }
  /** Sets the second position of a stop; undefined removes it. */
  | { readonly type: "end"; readonly index: number; readonly end01: number | undefined }
  | { readonly type: "hint"; readonly index: number; readonly hint01: number }
  | { readonly type: "easing"; readonly index: number; readonly easing: Easing | undefined }
  /** Sets the easing between all stops. */
  | { readonly type: "easings"; readonly easing: Easing | undefined }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  | { readonly type: "lock"; readonly index: number; readonly isLocked: boolean }
  /** With the gradient's own color at that position, unless one is given. */
  | { readonly type: "add"; readonly position01: number; readonly color?: Color }
  | { readonly type: "remove"; readonly index: number }
  | { readonly type: "reverse" }
  | { readonly type: "spread" };

export const STOP_LIMITS = { fewest: 2, most: 16 } as const;
/** Positions are in tenths of a percent. */
const STEPS = 1000;

/**
 * Positions are from 0 to 1 along the line, rounded to 0.001; a position beyond a neighbor stops at the neighbor. There
 * are always 2 to 16 stops: an `add` or `remove` beyond that, or an index without a stop, changes nothing.
 */
export function changeStops(gradient: Gradient, change: StopChange): readonly GradientStop[] {
  const { stops } = gradient;
  switch (change.type) {
    case "place":
      return change.crosses === true
        ? crossed(stops, change.index, change.position01)
        : replaced(stops, change.index, (stop) => placed(stops, change.index, stop, change.position01));
    case "end":
      return replaced(stops, change.index, (stop) => {
        const { end01: _end, ...rest } = stop;
        if (change.end01 === undefined) return rest;
        const end01 = rounded(clamp(change.end01, stop.position01, stops[change.index + 1]?.position01 ?? 1));
        return end01 > stop.position01 ? { ...rest, end01 } : rest;
      });
    case "hint":
      return replaced(stops, change.index, ({ hint01: _hint, easing: _easing, ...rest }) => {
        const hint01 = rounded(clamp(change.hint01, 1 / STEPS, 1 - 1 / STEPS));
        return hint01 === 0.5 ? rest : { ...rest, hint01 };
      });
    case "easing":
      return replaced(stops, change.index, (stop) => eased(stop, change.easing));
    case "easings":
      return stops.map((stop) => eased(stop, change.easing));
    case "color":
      return replaced(stops, change.index, (stop) => ({ ...stop, color: change.color }));
    case "lock":
      return replaced(stops, change.index, ({ isLocked: _lock, ...stop }) =>
        change.isLocked ? { ...stop, isLocked: true } : stop,
      );
    case "add":
      return added(gradient, rounded(clamp(change.position01, 0, 1)), change.color);
    case "remove":
      return stops.length <= STOP_LIMITS.fewest ? stops : stops.filter((_, index) => index !== change.index);
    case "reverse":
      return reversed(stops);
    case "spread":
      return stops.map(({ end01: _end, ...stop }, index) => ({
        ...stop,
        position01: rounded(index / Math.max(1, stops.length - 1)),
      }));
  }
}

/** The index that a stop added at this position gets. */
export function indexOfAdded(stops: readonly GradientStop[], position01: number): number {
  const after = stops.findIndex((stop) => stop.position01 > rounded(position01));
  return after < 0 ? stops.length : after;
}

/** The index that a stop gets when it crosses its neighbors to this position; beyond an end it is the outermost. */
export function indexOfCrossed(stops: readonly GradientStop[], index: number, position01: number): number {
  const to01 = rounded(position01);
  return stops.filter(
    (stop, at) => at !== index && (stop.position01 < to01 || (stop.position01 === to01 && at < index)),
  ).length;
}

/**
 * The position that takes a stop across the neighbor that it touches, `by01` beyond it; undefined if it touches none on that
 * side.
 */
export function positionAcross(
  stops: readonly GradientStop[],
  index: number,
  by01: number,
): number | undefined {
  const stop = stops[index];
  const neighbor = stops[index + Math.sign(by01)];
  if (stop === undefined || neighbor === undefined || by01 === 0) return undefined;
  const [start, end] = [stop.position01, stop.end01 ?? stop.position01];
  const reached = neighbor.end01 ?? neighbor.position01;
  if (by01 < 0) return start <= reached ? neighbor.position01 + by01 : undefined;
  return end >= neighbor.position01 ? reached + by01 : undefined;
}

function crossed(stops: readonly GradientStop[], index: number, position01: number): readonly GradientStop[] {
  const stop = stops[index];
  if (stop === undefined) return stops;
  const others = stops.filter((_, at) => at !== index);
  const to = indexOfCrossed(stops, index, position01);
  const moved = placed([...others.slice(0, to), stop, ...others.slice(to)], to, stop, position01);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

function replaced(
  stops: readonly GradientStop[],
  at: number,
  change: (stop: GradientStop) => GradientStop,
): readonly GradientStop[] {
  return stops.map((stop, index) => (index === at ? change(stop) : stop));
}

function placed(
  stops: readonly GradientStop[],
  index: number,
  stop: GradientStop,
  to01: number,
): GradientStop {
  const before = stops[index - 1];
  const length = (stop.end01 ?? stop.position01) - stop.position01;
  const least = before === undefined ? 0 : (before.end01 ?? before.position01);
  const most = (stops[index + 1]?.position01 ?? 1) - length;
  // Between two neighbors that are nearer than its own two positions, the second one yields.
  const position01 = rounded(Math.max(least, Math.min(most, to01)));
  const end01 = Math.min(stops[index + 1]?.position01 ?? 1, position01 + length);
  return { ...stop, position01, ...(stop.end01 !== undefined && { end01: rounded(end01) }) };
}

function eased(
  { hint01: _hint, easing: _easing, ...rest }: GradientStop,
  easing: Easing | undefined,
): GradientStop {
  return easing === undefined || easing.kind === "plain" ? rest : { ...rest, easing };
}

function added(gradient: Gradient, position01: number, color: Color | undefined): readonly GradientStop[] {
  const { stops } = gradient;
  if (stops.length >= STOP_LIMITS.most) return stops;
  const index = indexOfAdded(stops, position01);
  const before = stops[index - 1];
  // Between the two positions of a stop, the new stop goes after the second.
  const held = before?.end01 === undefined ? position01 : Math.max(position01, before.end01);
  const stop: GradientStop = { position01: held, color: color ?? sampleGradient(gradient, held) };
  return [...stops.slice(0, index), stop, ...stops.slice(index)];
}

/** The hint or easing after a stop becomes that before it. */
function reversed(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops
    .map(({ color, position01, end01, isLocked }, index): GradientStop => {
      const way = stops[index - 1];
      const start01 = rounded(1 - (end01 ?? position01));
      return {
        color,
        position01: start01,
        ...(end01 !== undefined && { end01: rounded(1 - position01) }),
        ...(isLocked === true && { isLocked }),
        ...(way?.hint01 !== undefined && { hint01: rounded(1 - way.hint01) }),
        ...(way?.easing !== undefined && { easing: mirroredEasing(way.easing) }),
      };
    })
    .toReversed();
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function rounded(share01: number): number {
  return Math.round(share01 * STEPS) / STEPS;
}
