/** Chips of stone in a ground, none on another. */
import { type Brush, type Draw, turned } from "#engine/pattern/brush.ts";
import { type Point, polygon, smoothLoop } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import { cosTurns, sinTurns } from "#engine/pattern/turn.ts";

const MARGIN = 40;

interface Chip {
  readonly place: Point;
  readonly radius: number;
}

export const terrazzo: Draw = (brush) => {
  const { tones } = brush;
  const round = brush.control("round");
  const shapes: Shape[] = chips(brush).map(({ place, radius }) => {
    const points = stone(brush, place, radius);
    return {
      path: round > 0 ? smoothLoop(softened(points, round)) : polygon(points),
      paint: flat(tones.pick(brush.random)),
    };
  });
  return { ground: tones.field, grain: 0, shapes };
};

/** Large ones first, so that small ones fill what they leave. */
function chips(brush: Brush): readonly Chip[] {
  const largest = 20 + 90 * brush.control("size");
  const mixed = brush.control("mixed");
  const found: Chip[] = [];
  const wanted = Math.round(
    ((brush.width * brush.height) / (largest * largest)) *
      (0.14 + 0.62 * brush.control("density")) *
      (1 + 2.2 * mixed),
  );
  for (let index = 0; index < wanted; index += 1) {
    const share = index / wanted;
    const radius =
      largest * (1 + mixed * 0.3) * (1 - mixed * 0.9 * Math.sqrt(Math.sqrt(share))) * brush.between(0.8, 1.1);
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const place: Point = [
        brush.between(-MARGIN, brush.width + MARGIN),
        brush.between(-MARGIN, brush.height + MARGIN),
      ];
      const isFree = found.every((other) => {
        const [across, down] = [other.place[0] - place[0], other.place[1] - place[1]];
        const apart = (other.radius + radius) * 0.94 + 5;
        return across * across + down * down > apart * apart;
      });
      if (!isFree) continue;
      found.push({ place, radius });
      break;
    }
  }
  return found;
}

/** A convex outline of five to eight corners, longer than wide. */
function stone(brush: Brush, place: Point, radius: number): readonly Point[] {
  const corners = 5 + Math.floor(brush.random() * 4);
  const [squeeze, turn, start] = [brush.between(0.55, 0.95), brush.between(0, 360), brush.random()];
  return Array.from({ length: corners }, (_, index) => {
    const at = start + (index + brush.between(-0.32, 0.32)) / corners;
    return turned([cosTurns(at) * radius, sinTurns(at) * radius * squeeze], place, turn);
  });
}

function softened(points: readonly Point[], round: number): readonly Point[] {
  const cut = 0.06 + 0.44 * round;
  return points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from;
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return cut > 0.46 ? [at(0.5)] : [at(cut), at(1 - cut)];
  });
}
