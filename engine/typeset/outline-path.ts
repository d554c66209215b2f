/** Outlines of quadratic curves as the data of an SVG path. */
import type { Outline, OutlinePoint } from "./font-face.ts";

export interface PathPlace {
  /** Where the outline's origin is, in units of the path, y down. */
  readonly x: number;
  readonly y: number;
  /** Units of the path to an em. */
  readonly em: number;
}

/** Decimals of a coordinate. */
const DECIMALS = 2;

/** Path data with absolute commands; "" for an outline without contours. Overlaps need the fill rule "nonzero". */
export function outlinePath(outline: Outline, { x, y, em }: PathPlace): string {
  const scale = em / 1000;
  const placed = (point: OutlinePoint): OutlinePoint => ({
    x: x + point.x * scale,
    y: y - point.y * scale,
    onCurve: point.onCurve,
  });
  return outline.map((contour) => contourPath(contour.map(placed))).join("");
}

/** Between two points off the curve, the middle is on it (TrueType). */
function contourPath(points: readonly OutlinePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return "";
  const start = first.onCurve ? first : last.onCurve ? last : middle(first, last);
  const parts = [`M${pair(start)}`];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? first;
    if (point.onCurve) {
      if (point !== start) parts.push(`L${pair(point)}`);
    } else parts.push(`Q${pair(point)} ${pair(next.onCurve ? next : middle(point, next))}`);
  }
  return `${withoutRepeats(parts).join("")}Z`;
}

/** Removes lines of length zero, such as one to the end of the preceding curve. */
function withoutRepeats(parts: readonly string[]): readonly string[] {
  return parts.filter((part, index) => {
    const before = parts[index - 1];
    return !(part.startsWith("L") && before?.startsWith("Q") && before.endsWith(` ${part.slice(1)}`));
  });
}

function middle(one: OutlinePoint, other: OutlinePoint): OutlinePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, onCurve: true };
}

function pair({ x, y }: OutlinePoint): string {
  return `${Number(x.toFixed(DECIMALS))} ${Number(y.toFixed(DECIMALS))}`;
}
