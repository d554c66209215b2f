/**
 * Outlines on a grid of hundredths of a unit. Rounded once, when they are made, so that what is drawn, written and
 * compared are the same integers everywhere.
 */

export type Point = readonly [x: number, y: number];

/** Steps of the grid in one unit. */
export const GRID = 100;

/** "T" continues a quadratic curve with its control point mirrored, as in SVG. */
export type PathCommand = "M" | "L" | "Q" | "T" | "C" | "Z";

export interface PathSegment {
  readonly command: PathCommand;
  /** Absolute coordinates in steps of the grid, x and y in turn. */
  readonly steps: readonly number[];
}

export type Path = readonly PathSegment[];

/** A length or place in steps of the grid, rounded to the nearest. */
export function onGrid(units: number): number {
  // Without -0, which would be written as 0 but compared as another number.
  return Math.round(units * GRID) || 0;
}

function segment(command: PathCommand, ...points: readonly Point[]): PathSegment {
  return { command, steps: points.flatMap(([x, y]) => [onGrid(x), onGrid(y)]) };
}

const CLOSE: PathSegment = { command: "Z", steps: [] };

/** A closed outline with straight sides; at least three points. */
export function polygon(points: readonly Point[]): Path {
  return points.length < 3
    ? []
    : [...points.map((point, index) => segment(index === 0 ? "M" : "L", point)), CLOSE];
}

/** From its upper left corner; units. */
export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** Distance of the control points of a quarter circle, in radii (the usual approximation, 0.03 percent off). */
const QUARTER = 0.5522847498;

/** About a center; units. */
export function circle(center: Point, radius: number): Path {
  return ellipse(center, [radius, radius]);
}

/** About a center, with the radii across and down; units. */
export function ellipse([x, y]: Point, [across, down]: Point): Path {
  const [right, low] = [across * QUARTER, down * QUARTER];
  return [
    segment("M", [x + across, y]),
    segment("C", [x + across, y + low], [x + right, y + down], [x, y + down]),
    segment("C", [x - right, y + down], [x - across, y + low], [x - across, y]),
    segment("C", [x - across, y - low], [x - right, y - down], [x, y - down]),
    segment("C", [x + right, y - down], [x + across, y - low], [x + across, y]),
    CLOSE,
  ];
}

/** A quarter of an ellipse with its corner at `corner`, reaching as far as `radii` with their signs. */
export function quarterDisk([x, y]: Point, [across, down]: Point): Path {
  return [
    segment("M", [x, y]),
    segment("L", [x + across, y]),
    segment("C", [x + across, y + down * QUARTER], [x + across * QUARTER, y + down], [x, y + down]),
    CLOSE,
  ];
}

/** How many points a chain of mirrored control points may have: rounding adds up along it. */
const CHAIN = 12;

/** A closed quadratic B-spline: it touches the middle of each side of the polygon, and has no corner. */
export function smoothLoop(points: readonly Point[]): Path {
  const count = points.length;
  if (count < 3) return [];
  const at = (index: number) => points[((index % count) + count) % count] ?? [0, 0];
  const segments = [segment("M", middle(at(-1), at(0)))];
  for (let index = 0; index < count; index += 1) {
    const end = middle(at(index), at(index + 1));
    segments.push(index % CHAIN === 0 ? segment("Q", at(index), end) : segment("T", end));
  }
  return [...segments, CLOSE];
}

/** An open quadratic B-spline from the first point to the last. */
export function smoothLine(points: readonly Point[], start: "M" | "L" = "M"): Path {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return [];
  const segments = [segment(start, first)];
  for (let index = 0; index < rest.length - 1; index += 1) {
    const control = rest[index] ?? last;
    const end = index === rest.length - 2 ? last : middle(control, rest[index + 1] ?? last);
    segments.push(index % CHAIN === 0 || end === last ? segment("Q", control, end) : segment("T", end));
  }
  if (rest.length === 1) segments.push(segment("L", last));
  return segments;
}

/** What lies below a smooth line from the left to the right, down to `bottom`. */
export function areaBelow(points: readonly Point[], bottom: number): Path {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [...smoothLine(points), segment("L", [last[0], bottom]), segment("L", [first[0], bottom]), CLOSE];
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
