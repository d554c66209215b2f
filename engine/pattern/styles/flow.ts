/** Strokes that follow one current and keep their distance from each other. */
import type { Brush, Draw } from "#engine/pattern/brush.ts";
import { type Point, smoothLine } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import { cosTurns, sinTurns } from "#engine/pattern/turn.ts";

const STEP = 12;
const MARGIN = 60;

export const flow: Draw = (brush) => {
  const { tones } = brush;
  const apart = 17 + 48 * (1 - brush.control("density"));
  const width = apart * (0.22 + 0.66 * brush.control("width"));
  const areas = brush.noise("areas");
  const figures = tones.figures;
  const shapes: Shape[] = strokes(brush, apart).map((points) => {
    const [x, y] = points[Math.floor(points.length / 2)] ?? brush.center;
    const area = Math.floor((0.5 + 0.62 * areas(x / 560, y / 560)) * figures.length * 0.999);
    const near = figures[Math.min(figures.length - 1, Math.max(0, area))] ?? tones.field;
    const tone = brush.random() < 0.25 ? tones.pick(brush.random, figures, near) : near;
    return { path: smoothLine(points), paint: flat(tone), line: width * brush.between(0.55, 1) };
  });
  return { ground: tones.field, grain: 0, shapes };
};

/** Lines along the current, none closer to another than `apart`. */
function strokes(brush: Brush, apart: number): readonly (readonly Point[])[] {
  const current = brush.noise("current");
  const base = brush.random();
  const curl = 0.12 + 0.75 * brush.control("curl");
  const turnAt = ([x, y]: Point) => base + (curl * current(x / 760, y / 760)) / 2;
  const longest = Math.round(6 + 74 * brush.control("length"));
  const taken = createTaken(apart);
  const isOut = ([x, y]: Point) =>
    x < -MARGIN || y < -MARGIN || x > brush.width + MARGIN || y > brush.height + MARGIN;
  const found: (readonly Point[])[] = [];
  const attempts =
    Math.round(((brush.width + 2 * MARGIN) * (brush.height + 2 * MARGIN)) / (apart * apart)) * 2;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const start: Point = [
      brush.between(-MARGIN, brush.width + MARGIN),
      brush.between(-MARGIN, brush.height + MARGIN),
    ];
    if (!taken.isFree(start, 1)) continue;
    const halves = [1, -1].map((direction) => {
      const half: Point[] = [];
      let [x, y] = start;
      while (half.length < longest / 2) {
        const turn = turnAt([x, y]);
        [x, y] = [x + cosTurns(turn) * STEP * direction, y + sinTurns(turn) * STEP * direction];
        if (isOut([x, y]) || !taken.isFree([x, y], 0.8)) break;
        half.push([x, y]);
      }
      return half;
    });
    const points = [...(halves[1] ?? []).toReversed(), start, ...(halves[0] ?? [])];
    if (points.length < 5) continue;
    for (const point of points) taken.add(point);
    found.push(points.filter((_, index) => index % 2 === 0 || index === points.length - 1));
  }
  return found;
}

/** Remembers points in squares as large as the distance that is kept. */
function createTaken(apart: number) {
  const squares = new Map<string, Point[]>();
  const squareOf = (value: number) => Math.floor(value / apart);
  return {
    add(point: Point) {
      const key = `${squareOf(point[0])} ${squareOf(point[1])}`;
      squares.set(key, [...(squares.get(key) ?? []), point]);
    },
    isFree([x, y]: Point, share: number): boolean {
      const least = apart * share * (apart * share);
      for (let down = -1; down <= 1; down += 1)
        for (let across = -1; across <= 1; across += 1)
          for (const point of squares.get(`${squareOf(x) + across} ${squareOf(y) + down}`) ?? [])
            if ((point[0] - x) * (point[0] - x) + (point[1] - y) * (point[1] - y) < least) return false;
      return true;
    },
  };
}
