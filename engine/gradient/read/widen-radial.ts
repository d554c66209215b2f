/** Stops of a radial gradient beyond its ending shape, which a box that is larger than the shape shows. */
import { radiiOf } from "#engine/gradient/geometry.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import type { ReadContext } from "./read-shape.ts";

/**
 * The same picture with a larger shape, so that the last stop stands at 1. A shape that reaches the farthest corner has
 * nothing beyond it, and stays.
 */
export function widenedRadial(gradient: Gradient, context: ReadContext): Gradient {
  const { type, size, center01, isRepeating } = gradient;
  if (type !== "radial" || size === undefined) return gradient;
  const isByExtent = "extent" in size;
  if (isByExtent && size.extent === "farthest-corner") return gradient;
  if (gradient.stops.every((stop) => stop.position01 >= 0 && endOf(stop) <= 1)) return gradient;
  const stops = isRepeating === true ? fromFirstPeriod(gradient.stops) : gradient.stops;
  const last = endOf(stops.at(-1));
  if (last <= 1) return { ...gradient, stops };
  const { width, height } = context.box;
  const [x, y] = radiiOf({ size, ...(center01 && { center01 }) }, [width, height]);
  // The radii of a circle are no shares of the box, those of an ellipse are.
  if (isByExtent && size.shape === "circle") context.usedBox();
  return {
    ...gradient,
    size: { shape: "ellipse", radii01: [(x * last) / width, (y * last) / height] },
    stops: stops.map((stop) => ({
      ...stop,
      position01: stop.position01 / last,
      ...(stop.end01 !== undefined && { end01: stop.end01 / last }),
    })),
  };
}

/** The stops moved by whole periods, so that the first one stands in the first period from the center. */
function fromFirstPeriod(stops: readonly GradientStop[]): readonly GradientStop[] {
  const first = stops[0]?.position01 ?? 0;
  const period = endOf(stops.at(-1)) - first;
  if (!(period > 0)) return stops;
  const by = -Math.floor(first / period + 1e-9) * period;
  return stops.map((stop) => ({
    ...stop,
    position01: stop.position01 + by,
    ...(stop.end01 !== undefined && { end01: stop.end01 + by }),
  }));
}

const endOf = (stop: GradientStop | undefined): number => stop?.end01 ?? stop?.position01 ?? 1;
