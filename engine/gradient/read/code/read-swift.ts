/**
 * Gradients of SwiftUI (https://developer.apple.com/documentation/swiftui/gradient) and of Core Animation's
 * CAGradientLayer. Points are shares of the box; angles go clockwise from the right.
 */
import type { Box } from "#engine/gradient/geometry.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import { type Paint, PaintProblem } from "#engine/gradient/read/native/paint.ts";
import type { Point } from "#engine/gradient/read/placed-shape.ts";
import {
  angleIn,
  argument,
  colorOfValue,
  colorsMissing,
  type GradientCall,
  held,
  lastPart,
  numberIn,
  pointIn,
  problemOf,
  RIGHT_DEG,
  spreadStops,
} from "./code-arguments.ts";
import type { CodeValue } from "./code-value.ts";

const UNIT_POINTS: Readonly<Record<string, Point>> = {
  zero: [0, 0],
  center: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  leading: [0, 0.5],
  trailing: [1, 0.5],
  topLeading: [0, 0],
  topTrailing: [1, 0],
  bottomLeading: [0, 1],
  bottomTrailing: [1, 1],
};

type Stops = Pick<Paint, "stops" | "spread" | "space">;

/** In the pixels of the box. Throws a PaintProblem for what is not understood. */
export function swiftPaint(call: GradientCall, [width, height]: Box): Paint {
  const stops = stopsIn(call);
  const placed = (name: string, usual: Point): Point => {
    const [x, y] = pointIn(call, name, usual, UNIT_POINTS);
    return [x * width, y * height];
  };
  const kind = call.name.toLowerCase();
  if (kind === "lineargradient")
    return { type: "linear", ...stops, from: needed("startPoint"), to: needed("endPoint") };
  const center = placed("center", [0.5, 0.5]);
  if (kind === "radialgradient")
    return radial(
      stops,
      center,
      [1, 1],
      numberIn(call, "startRadius", 0),
      numberIn(call, "endRadius", Number.NaN),
    );
  if (kind === "ellipticalgradient")
    return radial(
      stops,
      center,
      [width, height],
      numberIn(call, "startRadiusFraction", 0),
      numberIn(call, "endRadiusFraction", 0.5),
    );
  return angular(call, stops, center);

  function needed(name: string): Point {
    if (argument(call, name) === undefined)
      throw new PaintProblem(`${name} of this gradient is not in the text.`, call.at);
    return placed(name, [0, 0]);
  }
}

function radial(stops: Stops, center: Point, unit: Point, start: number, end: number): Paint {
  if (!(end > 0)) throw new PaintProblem("The radius of this gradient is not in the text.");
  const from = start / end;
  return {
    type: "radial",
    ...stops,
    stops: stops.stops.map((stop) => ({ ...stop, position01: from + stop.position01 * (1 - from) })),
    center,
    radii: [end * unit[0], end * unit[1]],
  };
}

/** What an angle of less than a turn leaves is shared by the colors of both ends. */
function angular(call: GradientCall, stops: Stops, center: Point): Paint {
  const start = angleIn(call, "startAngle", angleIn(call, "angle", 0));
  const end = angleIn(call, "endAngle", start + 360);
  const span = Math.min(1, (end - start) / 360);
  if (!(span > 0)) throw new PaintProblem("The end of this gradient is not behind its start.", call.at);
  const given = stops.stops.map((stop) => ({ ...stop, position01: stop.position01 * span }));
  const [first, last] = [given[0], given.at(-1)];
  const middle = (1 + span) / 2;
  const rest =
    span < 1 && first !== undefined && last !== undefined
      ? [
          { color: last.color, position01: middle },
          { color: first.color, position01: middle },
        ]
      : [];
  return {
    type: "conic",
    ...stops,
    stops: [...given, ...rest],
    center,
    startDeg: end - span * 360 + RIGHT_DEG,
  };
}

function stopsIn(call: GradientCall): Stops {
  const own =
    argument(call, "gradient") ??
    call.args.find(({ name, value }) => name === undefined && value.kind === "call")?.value;
  if (own === undefined) return { ...stopsOf(call, call), spread: "pad" };
  if (own.kind !== "call") throw problemOf(own, "This gradient has no colors.");
  if (own.name !== ".colorSpace") return { ...stopsOf(own, call), spread: "pad" };
  const of = argument(own, "of");
  const space = own.args.find(({ name }) => name === undefined)?.value;
  if (of?.kind !== "call" || space?.kind !== "name") throw problemOf(own, "This gradient has no colors.");
  const isPerceptual = lastPart(space.name) === "perceptual";
  if (isPerceptual) call.notice("The system’s perceptual mixing was taken as that in OKLab, which is near.");
  const mixed: Gradient["space"] = isPerceptual ? "oklab" : "srgb";
  return { ...stopsOf(of, call), spread: "pad", space: mixed };
}

function stopsOf(
  from: Pick<GradientCall, "args">,
  call: GradientCall,
): { readonly stops: readonly GradientStop[] } {
  const [stops, colors] = [argument(from, "stops"), argument(from, "colors")];
  if (colors !== undefined) return { stops: spreadStops(colors) };
  if (stops?.kind !== "list")
    throw stops === undefined ? colorsMissing(call) : problemOf(stops, "A list of stops is expected here.");
  return { stops: stops.items.map(stopOf) };
}

function stopOf(item: CodeValue): GradientStop {
  if (item.kind !== "call") throw problemOf(item, "A stop is expected here.");
  const [color, place] = [argument(item, "color"), argument(item, "location")];
  if (color === undefined || place?.kind !== "number")
    throw problemOf(place ?? item, "A stop has a color and a location.");
  return { color: colorOfValue(color), position01: held(place.value) };
}

/** `layer.colors = …`, `layer.startPoint = …`; the usual line goes from above to below. */
export function gradientLayerPaint({ reader, at, ...rest }: GradientCall, [width, height]: Box): Paint {
  const [colorsName] = reader.namesEndingIn("colors");
  if (colorsName === undefined) throw new PaintProblem("The colors of this layer are not in the text.", at);
  const layer = colorsName.slice(0, -".colors".length);
  const args = ["startPoint", "endPoint", "type"].flatMap((name) => {
    const value = reader.valueOf(`${layer}.${name}`);
    return value === undefined ? [] : [{ name, value }];
  });
  const call: GradientCall = { ...rest, reader, at, args };
  const stops = spreadStops(
    reader.valueOf(colorsName) ?? { kind: "list", items: [] },
    reader.valueOf(`${layer}.locations`),
  );
  const type = argument(call, "type");
  const kind = type?.kind === "name" ? lastPart(type.name) : "axial";
  const [startX, startY] = pointIn(call, "startPoint", [0.5, 0]);
  const [endX, endY] = pointIn(call, "endPoint", [0.5, 1]);
  const from: Point = [startX * width, startY * height];
  const to: Point = [endX * width, endY * height];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (kind === "radial")
    return { type: "radial", stops, spread: "pad", center: from, radii: [Math.abs(dx), Math.abs(dy)] };
  if (kind === "conic")
    return {
      type: "conic",
      stops,
      spread: "pad",
      center: from,
      startDeg: (Math.atan2(dy, dx) * 180) / Math.PI + RIGHT_DEG,
    };
  return { type: "linear", stops, spread: "pad", from, to };
}
