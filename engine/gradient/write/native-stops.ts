/**
 * Stops for platforms that mix in sRGB and know neither hints nor CSS's repeating: those of fallback.ts for any reader, repeated
 * and turned by writing them out.
 */
import { DEFAULT_TOLERANCE, type FallbackStop, fallbackStops } from "#engine/gradient/fallback.ts";
import { type Gradient, reachOf } from "#engine/gradient/gradient.ts";

/** A finer repetition is written once, and a comment says so. */
const MAX_STOPS = 200;

export interface NativeStops {
  /** From 0 to 1, in order. */
  readonly stops: readonly FallbackStop[];
  /** A sentence about a repetition that is not written; undefined if the stops are all. */
  readonly notice: string | undefined;
}

/** `turnDeg` is where a conic gradient begins on the platform, clockwise from its own start; `tolerance` in ΔEOK. */
export function nativeStops(gradient: Gradient, tolerance = DEFAULT_TOLERANCE, turnDeg = 0): NativeStops {
  const found = fallbackStops(gradient, tolerance, "any").stops;
  const { stops, notice } = gradient.isRepeating
    ? repeated(found, gradient)
    : { stops: found, notice: undefined };
  return { stops: turnDeg === 0 ? stops : turned(stops, turnDeg), notice };
}

/** The gradient's stops from 0 to 1 with all their repetitions. */
function repeated(stops: readonly FallbackStop[], gradient: Gradient): NativeStops {
  const [start, end] = reachOf(gradient);
  const period = end - start;
  const [before, after] = [Math.ceil(start / period), Math.ceil((1 - end) / period)];
  if (!(period > 0) || (before + after + 1) * stops.length > MAX_STOPS)
    return { stops, notice: "Written once: its repetition is too fine for a list of stops." };
  const all = Array.from({ length: before + after + 1 }, (_, turn) =>
    shifted(stops, (turn - before) * period),
  );
  return {
    stops: cut(all.flat()),
    notice: reachesBeyond(gradient) ? "Repeated as far as the radius reaches." : undefined,
  };
}

/** Whether parts of a box lie beyond the end of the gradient. */
function reachesBeyond({ type, size }: Gradient): boolean {
  return type === "radial" && size !== undefined && !("extent" in size && size.extent === "farthest-corner");
}

/** A full turn that begins elsewhere. */
function turned(stops: readonly FallbackStop[], turnDeg: number): readonly FallbackStop[] {
  const turn = (((turnDeg / 360) % 1) + 1) % 1;
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined || turn === 0) return stops;
  const whole = [{ ...first, position01: 0 }, ...stops, { ...last, position01: 1 }];
  return cut([...shifted(whole, -turn), ...shifted(whole, 1 - turn)]);
}

function shifted(stops: readonly FallbackStop[], by: number): readonly FallbackStop[] {
  return stops.map((stop) => ({ ...stop, position01: stop.position01 + by }));
}

/** The part from 0 to 1, with a stop at either end. */
function cut(stops: readonly FallbackStop[]): readonly FallbackStop[] {
  const inside = stops.filter(({ position01 }) => position01 > ROUNDED && position01 < 1 - ROUNDED);
  return [colorAt(stops, 0, false), ...inside, colorAt(stops, 1, true)];
}

const ROUNDED = 1e-9;

/** Where two stops meet at the place, the one before it or the one after it. */
function colorAt(stops: readonly FallbackStop[], place: number, isEnd: boolean): FallbackStop {
  const next = stops.findIndex(({ position01 }) =>
    isEnd ? position01 >= place - ROUNDED : position01 > place + ROUNDED,
  );
  const [start, end] = [stops[next - 1] ?? stops.at(next === -1 ? -1 : 0), stops[next] ?? stops.at(-1)];
  if (start === undefined || end === undefined) throw new Error("A gradient has stops");
  const span = end.position01 - start.position01;
  const share = span > 0 ? Math.min(1, Math.max(0, (place - start.position01) / span)) : 1;
  const mixed = (from: number, to: number): number => Math.round(from + (to - from) * share);
  const [r, g, b] = start.bytes;
  return {
    bytes: [mixed(r, end.bytes[0]), mixed(g, end.bytes[1]), mixed(b, end.bytes[2])],
    alpha: mixed(start.alpha, end.alpha),
    position01: place,
  };
}
