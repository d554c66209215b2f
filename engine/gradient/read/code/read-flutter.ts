/**
 * Gradients of Flutter (https://api.flutter.dev/flutter/painting/Gradient-class.html): an `Alignment` goes from -1 to 1,
 * a radius is a share of the shorter side, and sweeps go clockwise from the right.
 */
import type { Box } from "#engine/gradient/geometry.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { type Paint, PaintProblem } from "#engine/gradient/read/native/paint.ts";
import type { Point } from "#engine/gradient/read/placed-shape.ts";
import {
  angleIn,
  argument,
  colorsMissing,
  type GradientCall,
  numberIn,
  pointIn,
  RIGHT_DEG,
  spreadStops,
  tileOf,
} from "./code-arguments.ts";

const ALIGNMENTS: Readonly<Record<string, Point>> = {
  topLeft: [-1, -1],
  topCenter: [0, -1],
  topRight: [1, -1],
  centerLeft: [-1, 0],
  center: [0, 0],
  centerRight: [1, 0],
  bottomLeft: [-1, 1],
  bottomCenter: [0, 1],
  bottomRight: [1, 1],
};

/** In the pixels of the box. Throws a PaintProblem for what is not understood. */
export function flutterPaint(call: GradientCall, [width, height]: Box): Paint {
  const colors = argument(call, "colors");
  if (colors === undefined) throw colorsMissing(call);
  const stops = spreadStops(colors, argument(call, "stops"));
  const common = { stops, spread: tileOf(argument(call, "tileMode"), call) };
  const placed = (name: string, usual: Point): Point => {
    const [x, y] = pointIn(call, name, usual, ALIGNMENTS);
    return [((x + 1) / 2) * width, ((y + 1) / 2) * height];
  };
  const turn = rotationOf(call);
  if (call.name === "LinearGradient") {
    const around = turnedAround([width / 2, height / 2], turn);
    return {
      ...common,
      type: "linear",
      from: around(placed("begin", [-1, 0])),
      to: around(placed("end", [1, 0])),
    };
  }
  const center = turnedAround([width / 2, height / 2], turn)(placed("center", [0, 0]));
  if (call.name === "SweepGradient")
    return {
      ...sweep(call, stops),
      spread: common.spread,
      type: "conic",
      center,
      startDeg: RIGHT_DEG + turn,
    };
  if (argument(call, "focal") !== undefined) call.notice("The focus beside the center was left out.");
  const radius = numberIn(call, "radius", 0.5) * Math.min(width, height);
  return { ...common, type: "radial", center, radii: [radius, radius] };
}

/** The part of a turn between both angles; the colors of the ends fill the rest. */
function sweep(
  call: GradientCall,
  stops: readonly GradientStop[],
): { readonly stops: readonly GradientStop[] } {
  const [start, end] = [angleIn(call, "startAngle", 0), angleIn(call, "endAngle", 360)];
  if (!(end > start)) throw new PaintProblem("The end of this gradient is not behind its start.", call.at);
  return {
    stops: stops.map((stop) => ({ ...stop, position01: (start + stop.position01 * (end - start)) / 360 })),
  };
}

/** Degrees of `transform: GradientRotation(…)`, which turns around the middle of the box. */
function rotationOf(call: GradientCall): number {
  const transform = argument(call, "transform");
  if (transform === undefined) return 0;
  const [angle] = transform.kind === "call" && transform.name === "GradientRotation" ? transform.args : [];
  if (angle?.value.kind === "number") return (angle.value.value * 180) / Math.PI;
  call.notice("The transform of this gradient is not understood, and was left out.");
  return 0;
}

function turnedAround([middleX, middleY]: Point, degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => [
    middleX + (x - middleX) * cosine - (y - middleY) * sine,
    middleY + (x - middleX) * sine + (y - middleY) * cosine,
  ];
}
