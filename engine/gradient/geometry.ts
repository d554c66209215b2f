/**
 * Geometry of a gradient in a box, by CSS Images Level 4: the corner-to-corner line of linear gradients (§3.1.1), the
 * extents of radial ones (§3.2.2), the turn of conic ones (§3.3). Lengths are in the unit of the box.
 */
import type { Gradient, RadialSize } from "./gradient.ts";
import { reachOf } from "./gradient.ts";

export type Box = readonly [width: number, height: number];
export type Point = readonly [x: number, y: number];

type Shape = Pick<Gradient, "type" | "angleDeg" | "center01" | "size">;

/** The center of a radial or conic gradient. */
export function centerOf({ center01 = [0.5, 0.5] }: Pick<Shape, "center01">, [width, height]: Box): Point {
  return [center01[0] * width, center01[1] * height];
}

/** Start and end of a linear gradient's line. */
export function lineOf({ angleDeg }: Pick<Shape, "angleDeg">, [width, height]: Box): readonly [Point, Point] {
  const angle = (angleDeg * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = (Math.abs(width * sine) + Math.abs(height * cosine)) / 2;
  const [x, y] = [width / 2, height / 2];
  return [
    [x - sine * half, y + cosine * half],
    [x + sine * half, y - cosine * half],
  ];
}

const CIRCLE: RadialSize = { shape: "circle", extent: "farthest-corner" };

/** The radii of a radial gradient, never 0. */
export function radiiOf({ size = CIRCLE, center01 }: Pick<Shape, "center01" | "size">, box: Box): Point {
  const [width, height] = box;
  if ("radii01" in size) return [seen(size.radii01[0] * width), seen(size.radii01[1] * height)];
  const [x, y] = centerOf({ center01: center01 ?? [0.5, 0.5] }, box);
  const across = [Math.abs(x), Math.abs(width - x)] as const;
  const down = [Math.abs(y), Math.abs(height - y)] as const;
  const isNear = size.extent.startsWith("closest");
  const pick = isNear ? Math.min : Math.max;
  const [side, upright] = [pick(...across), pick(...down)];
  const isCorner = size.extent.endsWith("corner");
  if (size.shape === "circle") {
    const radius = seen(isCorner ? Math.hypot(side, upright) : pick(side, upright));
    return [radius, radius];
  }
  // The ellipse through the corner has the aspect ratio of the one through the sides.
  const reach = isCorner ? Math.SQRT2 : 1;
  return [seen(side * reach), seen(upright * reach)];
}

/** With size 0 the gradient would be a single color. */
const LEAST = 1e-6;
const seen = (length: number): number => Math.max(LEAST, length);

/**
 * Maps a point of the box to its position along the gradient: 0 to 1 from start to end, and beyond; repeating
 * gradients wrap around.
 */
export function createPlacer(gradient: Shape & Partial<Pick<Gradient, "stops" | "isRepeating">>, box: Box) {
  const place = createPlainPlacer(gradient, box);
  if (!gradient.isRepeating) return place;
  const [start, end] = reachOf({ stops: gradient.stops ?? [] });
  const period = end - start;
  if (period <= 0) return () => end;
  return (x: number, y: number): number => {
    const turns = (place(x, y) - start) / period;
    return start + (turns - Math.floor(turns)) * period;
  };
}

function createPlainPlacer(gradient: Shape, box: Box): (x: number, y: number) => number {
  const [width, height] = box;
  const angle = (gradient.angleDeg * Math.PI) / 180;
  switch (gradient.type) {
    case "linear": {
      const [centerX, centerY] = [width / 2, height / 2];
      const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
      if (length === 0) return () => 0.5;
      const [perX, perY] = [Math.sin(angle) / length, -Math.cos(angle) / length];
      return (x, y) => (x - centerX) * perX + (y - centerY) * perY + 0.5;
    }
    case "radial": {
      const [centerX, centerY] = centerOf(gradient, box);
      const [radiusX, radiusY] = radiiOf(gradient, box);
      return (x, y) => Math.sqrt(((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2);
    }
    case "conic": {
      const [centerX, centerY] = centerOf(gradient, box);
      return (x, y) => {
        const turn = (Math.atan2(x - centerX, centerY - y) - angle) / (2 * Math.PI);
        return turn - Math.floor(turn);
      };
    }
  }
}
