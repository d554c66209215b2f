/** Rounded cells of a Voronoi diagram, as of a leaf or of leather. */
import { Delaunay } from "d3-delaunay";
import { type Brush, type Draw } from "#engine/pattern/brush.ts";
import { mixTones } from "#engine/pattern/mix-tones.ts";
import { onGrid, type Path, type Point, polygon, smoothLoop } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

const MARGIN = 160;

export const cells: Draw = (brush) => {
  const { tones } = brush;
  const gap = brush.control("gap") * 26;
  const round = brush.control("round");
  const noise = brush.noise("areas");
  const shapes: Shape[] = [];
  const figures = tones.figures;
  for (const corners of evenedCells(brush)) {
    const [x, y] = middleOf(corners);
    const inner = shrunk(corners, gap / 2);
    if (inner === undefined) continue;
    // Areas of one color with strays, in place of confetti.
    const area = Math.floor((0.5 + 0.62 * noise(x / 640, y / 640)) * figures.length * 0.999);
    const near = figures[Math.min(figures.length - 1, Math.max(0, area))] ?? tones.field;
    const tone = brush.random() < 0.22 ? tones.pick(brush.random, figures, near) : near;
    const color = mixTones(tone, tones.field, brush.random() * 0.16);
    shapes.push({ path: rounded(inner, round), paint: flat(color) });
  }
  return { ground: tones.field, grain: 0, shapes };
};

/** Corners of each cell, after its place was moved towards its middle as often as "Evenness" says. */
function evenedCells(brush: Brush): readonly (readonly Point[])[] {
  const size = 52 + 190 * brush.control("size");
  const [width, height] = [brush.width + 2 * MARGIN, brush.height + 2 * MARGIN];
  const count = Math.max(8, Math.round((width * height) / (size * size)));
  let places = Array.from(
    { length: count },
    (): Point => [brush.between(0, width) - MARGIN, brush.between(0, height) - MARGIN],
  );
  const box: [number, number, number, number] = [
    -MARGIN,
    -MARGIN,
    brush.width + MARGIN,
    brush.height + MARGIN,
  ];
  let found: readonly (readonly Point[])[] = [];
  const rounds = Math.round(brush.control("even") * 6);
  for (let round = 0; round <= rounds; round += 1) {
    const settled = places.map(([x, y]): Point => [onGrid(x) / 100, onGrid(y) / 100]);
    const diagram = new Delaunay(Float64Array.from(settled.flat())).voronoi(box);
    found = settled.flatMap((_, index) => {
      const cell = diagram.cellPolygon(index);
      return cell === null ? [] : [cell.slice(1)];
    });
    places = found.map(middleOf);
  }
  return found;
}

function middleOf(corners: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  corners.forEach(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0];
    const part = fromX * toY - toX * fromY;
    area += part;
    x += (fromX + toX) * part;
    y += (fromY + toY) * part;
  });
  return area === 0 ? (corners[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}

/** The cell with each side moved in by `by`; undefined if nothing is left. Cells are convex. */
function shrunk(corners: readonly Point[], by: number): readonly Point[] | undefined {
  const clockwise = signedArea(corners) > 0 ? 1 : -1;
  let left: readonly Point[] = corners;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(across * across + down * down);
    if (length === 0) return;
    const normal: Point = [(-down / length) * clockwise, (across / length) * clockwise];
    const depth = ([x, y]: Point) => (x - from[0]) * normal[0] + (y - from[1]) * normal[1] - by;
    left = left.flatMap((point, place): Point[] => {
      const next = left[(place + 1) % left.length] ?? point;
      const [here, there] = [depth(point), depth(next)];
      const kept = here >= 0 ? [point] : [];
      if (here >= 0 === there >= 0) return kept;
      const share = here / (here - there);
      return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
    });
  });
  return left.length < 3 || Math.abs(signedArea(left)) < 40 ? undefined : left;
}

function signedArea(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return sum + (x * toY - toX * y) / 2;
  }, 0);
}

/** With more points on each side the curve follows the straight sides longer. */
function rounded(corners: readonly Point[], round: number): Path {
  if (round === 0) return polygon(corners);
  const cut = 0.08 + 0.42 * round;
  return smoothLoop(
    corners.flatMap((from, index): Point[] => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const at = (share: number): Point => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      return cut > 0.46 ? [from] : [from, at(cut), at(1 - cut)];
    }),
  );
}
