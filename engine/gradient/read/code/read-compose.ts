/**
 * Gradients of Jetpack Compose (https://developer.android.com/reference/kotlin/androidx/compose/ui/graphics/Brush), in
 * pixels; sweeps go clockwise from the right.
 */
import type { Box } from "#engine/gradient/geometry.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import type { Paint } from "#engine/gradient/read/native/paint.ts";
import type { Point } from "#engine/gradient/read/placed-shape.ts";
import {
  argument,
  colorOfValue,
  colorsMissing,
  type GradientCall,
  held,
  numberIn,
  pointIn,
  RIGHT_DEG,
  spreadStops,
  tileOf,
} from "./code-arguments.ts";
import type { CodeValue } from "./code-value.ts";

/** In the pixels of the box. Throws a PaintProblem for what is not understood. */
export function composePaint(call: GradientCall, [width, height]: Box): Paint {
  const common = { stops: stopsIn(call), spread: tileOf(argument(call, "tileMode"), call) };
  const kind = call.name;
  if (kind === "sweepGradient")
    return {
      ...common,
      type: "conic",
      center: pointIn(call, "center", [width / 2, height / 2]),
      startDeg: RIGHT_DEG,
    };
  if (kind === "radialGradient") {
    const given = numberIn(call, "radius", Number.POSITIVE_INFINITY);
    const radius = Number.isFinite(given) ? given : Math.min(width, height) / 2;
    const center = pointIn(call, "center", [width / 2, height / 2]);
    return ellipse(call, { ...common, type: "radial", center, radii: [radius, radius] });
  }
  if (kind === "linearGradient") {
    const inside = ([x, y]: Point): Point => [Math.min(x, width), Math.min(y, height)];
    const [from, to] = [
      pointIn(call, "start", [0, 0]),
      pointIn(call, "end", [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]),
    ];
    // Infinity is the side of the box; any other point may lie outside of it.
    const seen = (point: Point): Point => (point.every(Number.isFinite) ? point : inside(point));
    return { ...common, type: "linear", from: seen(from), to: seen(to) };
  }
  const isAcross = kind === "horizontalGradient";
  const side = isAcross ? width : height;
  const start = numberIn(call, isAcross ? "startX" : "startY", 0);
  const end = Math.min(
    numberIn(call, isAcross ? "endX" : "endY", Number.POSITIVE_INFINITY),
    Number.MAX_VALUE,
  );
  const stop = end === Number.MAX_VALUE ? side : end;
  return isAcross
    ? { ...common, type: "linear", from: [start, 0], to: [stop, 0] }
    : { ...common, type: "linear", from: [0, start], to: [0, stop] };
}

/** `scale(1f, stretch, pivot = middle)` around what is drawn makes an ellipse of the circle. */
function ellipse({ reader }: GradientCall, paint: Extract<Paint, { type: "radial" }>): Paint {
  const at = reader.tokens.findIndex(({ text }, index) => text === "scale" && reader.isSign(index + 1, "("));
  if (at === -1) return paint;
  const [[x, y]] = [reader.arguments(at + 1)[0]];
  const factor = (value: CodeValue | undefined): number => (value?.kind === "number" ? value.value : 1);
  return { ...paint, radii: [paint.radii[0] * factor(x?.value), paint.radii[1] * factor(y?.value)] };
}

/** Colors in a list, or pairs of a place and a color, in a list or one by one. */
function stopsIn(call: GradientCall): readonly GradientStop[] {
  const lists = call.args
    .filter(({ name }) => name === undefined || name === "colors" || name === "colorStops")
    .map(({ value }) => value);
  const pairs = lists
    .flatMap((value) => (pairOf(value) === undefined ? itemsOf(value) : [value]))
    .map(pairOf);
  if (pairs.length > 0 && pairs.every((pair) => pair !== undefined)) return pairs;
  const [colors] = lists;
  if (colors === undefined) throw colorsMissing(call);
  return spreadStops(colors);
}

const itemsOf = (value: CodeValue): readonly CodeValue[] => (value.kind === "list" ? value.items : []);

function pairOf(value: CodeValue): GradientStop | undefined {
  const [place, color] = itemsOf(value);
  return place?.kind === "number" && color !== undefined
    ? { color: colorOfValue(color), position01: held(place.value) }
    : undefined;
}
