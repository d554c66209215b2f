/** Ridges behind ridges in haze, with a sun. */

import type { Brush, Draw } from "#engine/pattern/brush.ts";
import { mixTones, shaded } from "#engine/pattern/mix-tones.ts";
import { circle, type Point, polygon } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import type { Oklab } from "#engine/space/color.ts";

export const peaks: Draw = (brush) => {
  const { width, height, tones } = brush;
  const layers = brush.control("layers");
  const haze = brush.control("haze");
  const colors = tones.ramp(layers + 1);
  const sky = colors[0] ?? tones.field;
  const top = height * (0.28 + 0.5 * brush.control("horizon"));
  const shapes: Shape[] = [
    {
      path: polygon([
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]),
      paint: {
        kind: "linear",
        from: [0, 0],
        to: [0, top + 60],
        stops: [
          { at: 0, color: mixTones(shaded(sky, -0.1), tones.byLightness[1] ?? sky, 0.25), opacity: 1 },
          { at: 1, color: sky, opacity: 1 },
        ],
      },
    },
  ];
  const sun = brush.control("sun");
  const place: Point = [width * brush.between(0.28, 0.72), top - brush.between(60, 190)];
  if (sun > 0) {
    const color = warmest(brush);
    const radius = 22 + 130 * sun;
    shapes.push({
      path: circle(place, radius * 2.6),
      paint: {
        kind: "radial",
        center: place,
        radius: radius * 2.6,
        stops: [
          { at: 0.3, color, opacity: 0.42 },
          { at: 1, color, opacity: 0 },
        ],
      },
    });
    shapes.push({ path: circle(place, radius), paint: flat(color) });
  }
  for (let layer = 0; layer < layers; layer += 1) {
    const near = (layer + 1) / layers;
    const level = top + (height - top) * (layer / layers) * 0.92;
    const high = (46 + 150 * brush.control("rugged")) * (0.55 + 0.65 * near);
    const color = colors[layer + 1] ?? tones.field;
    const points = ridge(brush, level, high);
    shapes.push({
      path: polygon([...points, [width + 40, height + 40], [-40, height + 40]]),
      paint: {
        kind: "linear",
        from: [0, level - high],
        to: [0, level + (height - top) / layers + high * 0.6],
        stops: [
          { at: 0, color, opacity: 1 },
          // Haze lies in the valleys.
          { at: 1, color: mixTones(color, sky, haze * (0.85 - 0.55 * near)), opacity: 1 },
        ],
      },
    });
  }
  return { ground: sky, grain: 0, shapes };
};

/** A line halved again and again, each middle moved by less. */
function ridge(brush: Brush, level: number, high: number): readonly Point[] {
  const count = 6;
  const rugged = brush.control("rugged");
  let points: Point[] = Array.from({ length: count + 1 }, (_, index) => [
    -40 + ((brush.width + 80) * (index + (index % count === 0 ? 0 : brush.between(-0.3, 0.3)))) / count,
    level + (index % 2 === 0 ? 0.5 : -0.7) * high * brush.between(0.4, 1.2),
  ]);
  let reach = high * (0.16 + 0.2 * rugged);
  for (let round = 0; round < 5; round += 1) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (next === undefined) return [point];
      const at = brush.between(0.38, 0.62);
      return [
        point,
        [
          point[0] + (next[0] - point[0]) * at,
          point[1] + (next[1] - point[1]) * at + brush.between(-reach, reach),
        ],
      ];
    });
    reach *= 0.36 + 0.16 * rugged;
  }
  return points;
}

/** The color that stands out most from the sky by warmth, else the lightest of the figures. */
function warmest({ tones }: Brush): Oklab {
  const warm = (color: Oklab) => color.a + color.b + (color.lightness - 0.5) * 0.15;
  return tones.figures.toSorted((a, b) => warm(b) - warm(a))[0] ?? tones.field;
}
