/** Outlines from points in px: polygons, smooth curves and rounded corners, fixed to the grid of a scene. */
import { type GridPoint, type Outline, pointOnGrid, type Segment, type Subpath } from "./scene.ts";

/** In px. */
export type Place = readonly [x: number, y: number];

/** A closed outline of straight sides through places in px. */
export function polygon(places: readonly Place[]): Outline {
  return [straight(places, true)];
}

/** Straight segments through places in px; without a place it starts at the origin. */
export function straight(places: readonly Place[], isClosed: boolean): Subpath {
  const [start = [0, 0], ...rest] = places.map(pointOnGrid);
  return { start, segments: rest, isClosed };
}

/** A smooth closed curve through the points: a Catmull-Rom spline as cubic segments. */
export function closedCurve(places: readonly Place[]): Subpath {
  const count = places.length;
  const at = (index: number): Place => places[(index + count) % count] ?? [0, 0];
  const segments = places.map((_, index) =>
    splineSegment(at(index - 1), at(index), at(index + 1), at(index + 2)),
  );
  return { start: pointOnGrid(at(0)), segments, isClosed: true };
}

/** A smooth curve through the points from the first to the last. */
export function openCurve(places: readonly Place[]): Subpath {
  return { start: pointOnGrid(places[0] ?? [0, 0]), segments: curveSegments(places), isClosed: false };
}

/**
 * How far down the region below each line has to reach, in px, where the next one covers it: lines from the back to the
 * front. The last one reaches `floor`; `margin` is for curves that swing beyond their places.
 */
export function floorsOf(
  lines: readonly (readonly Place[])[],
  floor: number,
  margin: number,
): readonly number[] {
  const lowest = lines.map((line) => line.reduce((low, [, y]) => Math.max(low, y), 0));
  return lowest.map((own, index) => {
    const next = lowest[index + 1];
    return next === undefined ? floor : Math.min(floor, Math.max(own, next) + margin);
  });
}

/** The region below a smooth line from left to right, down to `floor`. */
export function regionBelow(places: readonly Place[], floor: number): Outline {
  const first: Place = places[0] ?? [0, 0];
  const last: Place = places.at(-1) ?? [0, 0];
  const start = pointOnGrid([first[0], floor]);
  const segments: Segment[] = [pointOnGrid(first), ...curveSegments(places), pointOnGrid([last[0], floor])];
  return [{ start, segments, isClosed: true }];
}

/** A convex polygon with its corners rounded, by `share` of half of each side: 0 is sharp, 1 without straight parts. */
export function roundedPolygon(places: readonly Place[], share: number): Subpath {
  if (share <= 0) return straight(places, true);
  const count = places.length;
  const at = (index: number): Place => places[(index + count) % count] ?? [0, 0];
  const toward = (from: Place, to: Place, part: number): Place => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  // Two thirds of the way to the corner make a cubic of the quadratic curve that has the corner as control point.
  const segments = places.flatMap((corner, index): Segment[] => {
    const enter = toward(corner, at(index - 1), share / 2);
    const leave = toward(corner, at(index + 1), share / 2);
    const curve = cubic(toward(enter, corner, 2 / 3), toward(leave, corner, 2 / 3), leave);
    return share < 1 ? [pointOnGrid(enter), curve] : [curve];
  });
  const start = toward(at(-1), at(0), share / 2);
  return { start: pointOnGrid(start), segments, isClosed: true };
}

function curveSegments(places: readonly Place[]): readonly Segment[] {
  const at = (index: number): Place => places[Math.min(places.length - 1, Math.max(0, index))] ?? [0, 0];
  return places
    .slice(1)
    .map((_, index) => splineSegment(at(index - 1), at(index), at(index + 1), at(index + 2)));
}

function splineSegment(before: Place, from: Place, to: Place, after: Place): Segment {
  return cubic(
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
    to,
  );
}

/** A cubic segment by its two control points and its end, in px. */
export function cubic(first: Place, second: Place, end: Place): Segment {
  const [[x1, y1], [x2, y2], [x, y]] = [pointOnGrid(first), pointOnGrid(second), pointOnGrid(end)];
  return [x1, y1, x2, y2, x, y];
}

/** The end of a segment. */
export function endOf(segment: Segment): GridPoint {
  return segment.length === 2 ? segment : [segment[4], segment[5]];
}

/** Handle of a quarter circle as a share of its radius. */
export const QUARTER_HANDLE = 0.5522847498;

/** A circle from four cubic segments; center and radius in px. */
export function circle([x, y]: Place, r: number): Subpath {
  const k = r * QUARTER_HANDLE;
  return {
    start: pointOnGrid([x, y - r]),
    segments: [
      cubic([x + k, y - r], [x + r, y - k], [x + r, y]),
      cubic([x + r, y + k], [x + k, y + r], [x, y + r]),
      cubic([x - k, y + r], [x - r, y + k], [x - r, y]),
      cubic([x - r, y - k], [x - k, y - r], [x, y - r]),
    ],
    isClosed: true,
  };
}
