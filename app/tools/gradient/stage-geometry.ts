/**
 * Positions of a layer's handles on the canvas as CSS that needs no script (container units), and the conversion from
 * a position on the canvas back to a value. The line of a linear gradient is drawn shorter than it is, so that its
 * ends are on the canvas.
 */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { type Box, centerOf, type Point, radiiOf } from "#engine/gradient/geometry.ts";
import { EXTENTS, type RadialSize } from "#engine/gradient/gradient.ts";
import { wrapDeg } from "#engine/space/angle.ts";

/** A position as CSS lengths from the top left. */
export interface CssPoint {
  readonly left: string;
  readonly top: string;
}

/**
 * How far the line may extend from its middle, as a share of the canvas, which keeps its ends off the docks, and the space
 * for its rotation handle in px.
 */
const [REACH01, HANDLE_PX] = [0.39, 30];
/** Radius of the ring of stops of a conic gradient, as a share of the shorter side. */
const RING01 = 0.34;

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000);

function directionOf({ angleDeg }: GradientLayer): Point {
  const angle = (angleDeg * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}

function wideCss(share: number): string {
  return `${number(share * 100)}cqw`;
}

function highCss(share: number): string {
  return `${number(share * 100)}cqh`;
}

/** From the middle of the line to its end. */
function halfLineCss(layer: GradientLayer): string {
  const [x, y] = directionOf(layer).map(Math.abs) as [number, number]; // a point has two coordinates
  const across = x < 0.001 ? "9999px" : wideCss(REACH01 / x);
  const down = y < 0.001 ? "9999px" : highCss(REACH01 / y);
  return `(min(${across}, ${down}) - ${HANDLE_PX}px)`;
}

function halfLine(layer: GradientLayer, [width, height]: Box): number {
  const [x, y] = directionOf(layer).map(Math.abs) as [number, number]; // a point has two coordinates
  const across = x < 0.001 ? Number.POSITIVE_INFINITY : (width * REACH01) / x;
  const down = y < 0.001 ? Number.POSITIVE_INFINITY : (height * REACH01) / y;
  return Math.max(1, Math.min(across, down) - HANDLE_PX);
}

/** The side on which the stops of a radial gradient are drawn: the one with more room. */
function sideOf(layer: GradientLayer): 1 | -1 {
  return (layer.center01?.[0] ?? 0.5) <= 0.5 ? 1 : -1;
}

function centerCss(layer: GradientLayer): readonly [string, string] {
  const [x, y] = layer.type === "linear" ? [0.5, 0.5] : (layer.center01 ?? [0.5, 0.5]);
  return [wideCss(x), highCss(y)];
}

/** The horizontal radius, limited to the canvas. */
function radiusCss(layer: GradientLayer): string {
  const { center01 = [0.5, 0.5], size } = layer;
  const [x, y] = center01;
  const room = wideCss(Math.max(x, 1 - x) * 0.94);
  if (size === undefined) return room;
  if ("radii01" in size) return `min(${wideCss(size.radii01[0])}, ${room})`;
  const isNear = size.extent.startsWith("closest");
  const pick = isNear ? Math.min : Math.max;
  const [across, down] = [
    wideCss(pick(Math.abs(x), Math.abs(1 - x))),
    highCss(pick(Math.abs(y), Math.abs(1 - y))),
  ];
  const isCorner = size.extent.endsWith("corner");
  if (size.shape === "ellipse") return `min(${across}${isCorner ? " * 1.4142" : ""}, ${room})`;
  return `min(${isCorner ? `hypot(${across}, ${down})` : `${isNear ? "min" : "max"}(${across}, ${down})`}, ${room})`;
}

function radius(layer: GradientLayer, box: Box): number {
  const [x] = layer.center01 ?? [0.5, 0.5];
  return Math.min(radiiOf(layer, box)[0], Math.max(x, 1 - x) * 0.94 * box[0]);
}

/** The point at a position of the gradient. */
export function stopPoint(layer: GradientLayer, share01: number): CssPoint {
  const [centerX, centerY] = centerCss(layer);
  switch (layer.type) {
    case "linear": {
      const [x, y] = directionOf(layer);
      const half = halfLineCss(layer);
      const along = 2 * share01 - 1;
      return {
        left: `calc(${centerX} + ${half} * ${number(x * along)})`,
        top: `calc(${centerY} + ${half} * ${number(y * along)})`,
      };
    }
    case "radial":
      return {
        left: `calc(${centerX} + ${radiusCss(layer)} * ${number(sideOf(layer) * share01)})`,
        top: centerY,
      };
    case "conic": {
      const angle = ((layer.angleDeg + share01 * 360) * Math.PI) / 180;
      return {
        left: `calc(${centerX} + ${number(RING01 * 100 * Math.sin(angle))}cqmin)`,
        top: `calc(${centerY} - ${number(RING01 * 100 * Math.cos(angle))}cqmin)`,
      };
    }
  }
}

/** The position of the gradient that is nearest to a point. */
export function shareAt(layer: GradientLayer, box: Box, [x, y]: Point): number {
  switch (layer.type) {
    case "linear": {
      const [dx, dy] = directionOf(layer);
      const along = (x - box[0] / 2) * dx + (y - box[1] / 2) * dy;
      return along / halfLine(layer, box) / 2 + 0.5;
    }
    case "radial":
      return ((x - centerOf(layer, box)[0]) * sideOf(layer)) / radius(layer, box);
    case "conic": {
      const turn = (angleAt(layer, box, [x, y]) - layer.angleDeg) / 360;
      return turn - Math.floor(turn);
    }
  }
}

/** Angle of a point around the center: degrees from the top, clockwise. */
export function angleAt(layer: GradientLayer, box: Box, [x, y]: Point): number {
  const [centerX, centerY] = layer.type === "linear" ? [box[0] / 2, box[1] / 2] : centerOf(layer, box);
  const degrees = (Math.atan2(x - centerX, centerY - y) * 180) / Math.PI;
  return wrapDeg(degrees);
}

/** The point of the handle that rotates the gradient. */
export function turnPoint(layer: GradientLayer): CssPoint {
  const [centerX, centerY] = centerCss(layer);
  const [x, y] = directionOf(layer);
  if (layer.type === "linear") {
    const half = halfLineCss(layer);
    return {
      left: `calc(${centerX} + (${half} + ${HANDLE_PX - 4}px) * ${number(x)})`,
      top: `calc(${centerY} + (${half} + ${HANDLE_PX - 4}px) * ${number(y)})`,
    };
  }
  return {
    left: `calc(${centerX} + (${RING01 * 100}cqmin + ${HANDLE_PX}px) * ${number(x)})`,
    top: `calc(${centerY} + (${RING01 * 100}cqmin + ${HANDLE_PX}px) * ${number(y)})`,
  };
}

/** Style of the line with the stops. */
export function axisStyle(layer: GradientLayer): Readonly<Record<string, string>> {
  const [centerX, centerY] = centerCss(layer);
  if (layer.type === "conic") {
    const side = `${RING01 * 200}cqmin`;
    return { left: centerX, top: centerY, width: side, height: side };
  }
  const isLinear = layer.type === "linear";
  const half = isLinear ? halfLineCss(layer) : radiusCss(layer);
  return {
    left: centerX,
    top: centerY,
    width: isLinear ? `calc(${half} * 2)` : `calc(${half})`,
    rotate: isLinear ? `${layer.angleDeg - 90}deg` : sideOf(layer) === 1 ? "0deg" : "180deg",
  };
}

/** The center for a pointer position. */
export function centerAt(box: Box, [x, y]: Point): Point {
  return [x / box[0], y / box[1]];
}

/** The handle of one of the two radii; undefined for the second radius of a circle. */
export function radiusPoint(layer: GradientLayer, axis: "x" | "y"): CssPoint | undefined {
  const [centerX, centerY] = centerCss(layer);
  const { size, center01 = [0.5, 0.5] } = layer;
  if (axis === "x")
    return { left: `calc(${centerX} - ${radiusCss(layer)} * ${sideOf(layer)})`, top: centerY };
  if (size === undefined || size.shape === "circle") return undefined;
  const [, y] = center01;
  const room = highCss(Math.max(y, 1 - y) * 0.94);
  const isNear = "extent" in size && size.extent.startsWith("closest");
  const share =
    "radii01" in size
      ? size.radii01[1]
      : (isNear ? Math.min : Math.max)(y, 1 - y) * (size.extent.endsWith("corner") ? Math.SQRT2 : 1);
  const side = y <= 0.5 ? 1 : -1;
  return { left: centerX, top: `calc(${centerY} + min(${highCss(share)}, ${room}) * ${side})` };
}

const MIN_RADIUS = 0.005;
const MAX_RADIUS = 2;

/** The size for a pointer position: for an ellipse that radius, for a circle the nearest of its four extents. */
export function sizeAt(layer: GradientLayer, box: Box, point: Point, axis: "x" | "y"): RadialSize {
  const center = centerOf(layer, box);
  const radii = radiiOf(layer, box);
  const { size } = layer;
  if (size === undefined || size.shape === "circle") {
    const wanted = Math.abs(point[0] - center[0]);
    const off = (extent: (typeof EXTENTS)[number]) =>
      Math.abs(radius({ ...layer, size: { shape: "circle", extent } }, box) - wanted);
    const [extent = "farthest-corner"] = EXTENTS.toSorted((a, b) => off(a) - off(b));
    return { shape: "circle", extent };
  }
  const share = (value: number): number =>
    Math.round(Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, value)) * 1000) / 1000;
  return axis === "x"
    ? {
        shape: "ellipse",
        radii01: [share(Math.abs(point[0] - center[0]) / box[0]), share(radii[1] / box[1])],
      }
    : {
        shape: "ellipse",
        radii01: [share(radii[0] / box[0]), share(Math.abs(point[1] - center[1]) / box[1])],
      };
}
