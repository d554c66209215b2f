/** Lines and circles of a drawing, transformed and in its units, as an angle or an ellipse of CSS with positions on it. */
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Matrix } from "./svg-transform.ts";

/** What is painted, in the units of the drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];
export type Shape = Pick<Gradient, "type" | "angleDeg" | "stops" | "center01" | "size">;

/**
 * The lines of equal color are what a transform keeps, not the line between the two points: their normal, the gradient of
 * the offset, is carried by the inverse transpose.
 */
export function linearShape(
  from: Point,
  to: Point,
  matrix: Matrix,
  { width, height }: Area,
  stops: readonly GradientStop[],
): Shape | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length2 = dx * dx + dy * dy;
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (length2 === 0 || determinant === 0) return undefined;
  const [gx, gy] = [dx / length2, dy / length2];
  const [nx, ny] = [(d * gx - b * gy) / determinant, (a * gy - c * gx) / determinant];
  const slope = Math.hypot(nx, ny);
  const start: Point = [a * from[0] + c * from[1] + e, b * from[0] + d * from[1] + f];
  const [ux, uy] = [nx / slope, ny / slope];
  const line = Math.abs(width * ux) + Math.abs(height * uy);
  const shift = 0.5 + ((start[0] - width / 2) * ux + (start[1] - height / 2) * uy) / line;
  const angle = (Math.atan2(ux, -uy) * 180) / Math.PI;
  return {
    type: "linear",
    angleDeg: rounded(wrapDeg(angle), 3) % 360,
    stops: stops.map((stop) => ({
      ...stop,
      position01: rounded(shift + stop.position01 / (slope * line), 6),
    })),
  };
}

/** An upright ellipse, `radius` in the units before the transform; undefined for a radius of 0. */
export function radialShape(
  center: Point,
  radius: number,
  [a, b, c, d, e, f]: Matrix,
  { width, height }: Area,
  stops: readonly GradientStop[],
): Shape | undefined {
  const radii: Point = [(radius * Math.hypot(a, c)) / width, (radius * Math.hypot(b, d)) / height];
  if (!(radii[0] > 0 && radii[1] > 0)) return undefined;
  const [x, y] = [a * center[0] + c * center[1] + e, b * center[0] + d * center[1] + f];
  return {
    type: "radial",
    angleDeg: 0,
    stops,
    center01: [rounded(x / width, 6), rounded(y / height, 6)],
    size: { shape: "ellipse", radii01: [rounded(radii[0], 6), rounded(radii[1], 6)] },
  };
}

/**
 * A conic gradient with the true angle of each stop; mirrored, it turns the other way. `fromDeg` as in CSS. Undefined for a
 * matrix that leaves no area.
 */
export function conicShape(
  center: Point,
  fromDeg: number,
  [a, b, c, d, e, f]: Matrix,
  area: Area,
  stops: readonly GradientStop[],
): Shape | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(1 / determinant)) return undefined;
  const angleOf = (share: number): number => {
    const turn = ((fromDeg + 360 * share) * Math.PI) / 180;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    return (Math.atan2(a * dx + c * dy, -(b * dx + d * dy)) * 180) / Math.PI;
  };
  const start = angleOf(0);
  const isMirrored = determinant < 0;
  const placed = (share: number): number => {
    if (share <= 0 || share >= 1) return isMirrored ? 1 - share : share;
    return rounded(wrapDeg(angleOf(share) - start) / 360, 6);
  };
  const turned = stops.map((stop): GradientStop => {
    const end = stop.end01;
    const [from, to] = [placed(stop.position01), end === undefined ? undefined : placed(end)];
    if (to === undefined) return { ...stop, position01: from };
    return { ...stop, position01: Math.min(from, to), end01: Math.max(from, to) };
  });
  const [x, y] = [a * center[0] + c * center[1] + e - area.x, b * center[0] + d * center[1] + f - area.y];
  return {
    type: "conic",
    angleDeg: rounded(wrapDeg(start), 3) % 360,
    stops: isMirrored ? turned.toReversed() : turned,
    center01: [rounded(x / area.width, 6), rounded(y / area.height, 6)],
  };
}

/** Whether a circle stays a circle. */
export function isSimilar(matrix: Matrix): boolean {
  const [a, b, c, d] = matrix;
  return isUpright([a, c, b, d, 0, 0]) && Math.abs(Math.hypot(a, b) / Math.hypot(c, d) - 1) < 1e-3;
}

/** Whether a circle becomes an ellipse whose axes are those of the page. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  return Math.abs(a * b + c * d) <= 1e-6 * (a * a + b * b + c * c + d * d);
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
