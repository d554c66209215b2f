/** Fills in and corrects the positions of stops (CSS Images 4 §3.5), and cuts what lies outside of the gradient line. */
import { type Easing } from "#engine/gradient/easing.ts";
import { createSampler, type Gradient, type GradientStop } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";

export type StopItem =
  | {
      readonly kind: "stop";
      readonly color: Color;
      readonly isLegacy: boolean;
      readonly places: readonly number[];
    }
  | { readonly kind: "hint"; readonly place: number }
  | { readonly kind: "easing"; readonly easing: Easing };

type Notice = (sentence: string) => void;

/** The stops in order, which may lie outside of 0 to 1. */
export function placedStops(items: readonly StopItem[], notice: Notice): readonly GradientStop[] {
  const places: (number | undefined)[] = items.map((item) =>
    item.kind === "stop" ? item.places[0] : item.kind === "hint" ? item.place : undefined,
  );
  const marks = items.flatMap((item, index) => (item.kind === "easing" ? [] : [index]));
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return [];
  places[first] ??= 0;
  places[last] ??= 1;
  let reached = Number.NEGATIVE_INFINITY;
  let isMended = false;
  const ends = [...places];
  for (const index of marks) {
    const item = items[index];
    const place = places[index];
    if (place === undefined || item === undefined) continue;
    // A plain 0 behind another stop is how hard edges are written.
    isMended ||= place < reached - 1e-9 && place !== 0;
    places[index] = Math.max(reached, place);
    ends[index] = Math.max(places[index] ?? 0, item.kind === "stop" ? (item.places[1] ?? place) : place);
    reached = ends[index] ?? reached;
  }
  spreadMissing(marks, places, ends);
  if (isMended) notice("Positions that go back were moved to the one before, as browsers do.");
  const stops: GradientStop[] = [];
  for (const [index, item] of items.entries()) {
    const before = stops.at(-1);
    if (item.kind === "stop") {
      const [position01, end01] = [places[index] ?? 0, ends[index] ?? 0];
      stops.push({ color: item.color, position01, ...(end01 > position01 && { end01 }) });
    } else if (before !== undefined && item.kind === "easing") {
      stops[stops.length - 1] = { ...before, ...(item.easing.kind !== "plain" && { easing: item.easing }) };
    } else if (before !== undefined) {
      const next = marks[marks.indexOf(index) + 1];
      const from = before.end01 ?? before.position01;
      const length = next === undefined ? 0 : (places[next] ?? 0) - from;
      if (length > 0)
        stops[stops.length - 1] = {
          ...before,
          hint01: Math.round((((places[index] ?? 0) - from) / length) * 1e5) / 1e5,
        };
    }
  }
  return stops;
}

function spreadMissing(
  marks: readonly number[],
  places: (number | undefined)[],
  ends: (number | undefined)[],
): void {
  for (const [order, index] of marks.entries()) {
    if (places[index] !== undefined) continue;
    const nextOrder = marks.findIndex((mark, at) => at > order && places[mark] !== undefined);
    const before = ends[marks[order - 1] ?? 0] ?? 0;
    const next = places[marks[nextOrder] ?? 0] ?? 1;
    places[index] = before + (next - before) / (nextOrder - order + 1);
    ends[index] = places[index];
  }
}

const isInside = ({ position01, end01 }: GradientStop): boolean =>
  position01 >= 0 && (end01 ?? position01) <= 1;
/** A repeated part that is shorter than this share is a solid color to the eye. */
const MIN_PERIOD = 1e-4;
const MAX_COPIES = 64;

/** The same picture with all stops between 0 and 1; the colors at both ends are computed. */
export function cutStops(gradient: Gradient, notice: Notice): Gradient {
  if (gradient.stops.every(isInside)) return gradient;
  const moved = gradient.isRepeating === true ? repeatedOnce(gradient, notice) : gradient;
  if (moved.stops.every(isInside)) return moved;
  const { stops } = moved;
  if (moved.hue === "longer")
    notice("The stops beyond the ends were cut, and the longer way of the hue between them may differ.");
  const sample = createSampler(moved);
  const kept: GradientStop[] = [];
  for (const [index, stop] of stops.entries()) {
    const end = stop.end01 ?? stop.position01;
    const next = stops[index + 1];
    if (stop.position01 >= 0 && stop.position01 <= 1)
      kept.push({ ...stop, ...(stop.end01 !== undefined && { end01: Math.min(1, stop.end01) }) });
    else if (stop.position01 < 0 && end >= 0) kept.push({ ...stop, position01: 0, end01: Math.min(1, end) });
    if (next === undefined) continue;
    // What lies between two stops is cut where it enters or leaves, with the way in between made straight by samples.
    const cuts = [0, 1].filter((edge) => end < edge && next.position01 > edge);
    const isBent = stop.easing !== undefined || (stop.hint01 !== undefined && stop.hint01 !== 0.5);
    const [from, to] = [Math.max(0, end), Math.min(1, next.position01)];
    if (cuts.length === 0 || to <= from) continue;
    const inner = isBent ? [1, 2, 3, 4, 5].map((step) => from + ((to - from) * step) / 6) : [];
    const last = kept.at(-1);
    if (isBent && last !== undefined && end >= 0) {
      const { easing: _easing, hint01: _hint, ...plain } = last;
      kept[kept.length - 1] = plain;
    }
    const places = [...(cuts.includes(0) ? [0] : []), ...inner, ...(cuts.includes(1) ? [1] : [])];
    for (const place of places) kept.push({ color: sample(place), position01: place });
  }
  const [only] = kept;
  if (only === undefined) {
    const color = sample((stops[0]?.position01 ?? 0) > 1 ? 0 : 1);
    return {
      ...moved,
      stops: [
        { color, position01: 0 },
        { color, position01: 1 },
      ],
    };
  }
  return { ...moved, stops: kept };
}

/** The part of a repeating gradient moved to where it begins at 0, or copied over the whole line. */
function repeatedOnce(gradient: Gradient, notice: Notice): Gradient {
  const { stops } = gradient;
  const first = stops[0]?.position01 ?? 0;
  const last = stops.at(-1)?.end01 ?? stops.at(-1)?.position01 ?? 1;
  const period = last - first;
  if (period < MIN_PERIOD) return { ...gradient, isRepeating: false };
  const move = (by: number): GradientStop[] =>
    stops.map((stop) => ({
      ...stop,
      position01: stop.position01 + by,
      ...(stop.end01 !== undefined && { end01: stop.end01 + by }),
    }));
  const back = -Math.floor(first / period + 1e-9) * period;
  const moved = move(back);
  if (moved.every(isInside)) return { ...gradient, stops: moved };
  const from = Math.floor(-first / period) - 1;
  const to = Math.ceil((1 - first) / period) + 1;
  if (to - from > MAX_COPIES) {
    notice("The stripes do not begin at the edge, and were moved there.");
    return { ...gradient, stops: move(-first) };
  }
  const { isRepeating: _repeating, ...rest } = gradient;
  const copies = Array.from({ length: to - from }, (_, index) => move((from + index) * period)).flat();
  return { ...rest, stops: copies };
}

/**
 * Missing components taken from the neighbors, as interpolation does (CSS Color 4 §12.2); a stop between two that
 * differ becomes two at one place.
 */
export function filledStops({ stops, space }: Pick<Gradient, "stops" | "space">): readonly GradientStop[] {
  const mixed = stops.map(({ color }) => convertKeepingMissing(color, space));
  return stops.flatMap((stop, index): GradientStop[] => {
    const own = mixed[index];
    if (own === undefined || stop.color.coords.every((value) => value !== undefined)) return [stop];
    const before = filledBy(own, mixed[index - 1]);
    const after = filledBy(own, mixed[index + 1]);
    if (before === undefined && after === undefined) return [stop];
    if (before === undefined || after === undefined || isSame(before, after))
      return [{ ...stop, color: before ?? after ?? stop.color }];
    const end = stop.end01 ?? stop.position01;
    const { end01: _end, easing, hint01, ...first } = stop;
    return [
      { ...first, color: before, ...(stop.end01 !== undefined && { end01: stop.end01 }) },
      {
        color: after,
        position01: end,
        ...(easing !== undefined && { easing }),
        ...(hint01 !== undefined && { hint01 }),
      },
    ];
  });
}

/** Undefined without a neighbor that has what is missing. */
function filledBy(own: Color, other: Color | undefined): Color | undefined {
  if (other === undefined) return undefined;
  const isFillable = own.coords.some(
    (value, index) => value === undefined && other.coords[index] !== undefined,
  );
  if (!isFillable) return undefined;
  const [a, b, c] = own.coords;
  return { ...own, coords: [a ?? other.coords[0], b ?? other.coords[1], c ?? other.coords[2]] };
}

const isSame = (a: Color, b: Color): boolean => a.coords.every((value, index) => value === b.coords[index]);
