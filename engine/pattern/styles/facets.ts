/** Triangles of a crumpled sheet in the light of one side. */
import { Delaunay } from "d3-delaunay";
import { type Brush, type Draw, turned } from "#engine/pattern/brush.ts";
import { shaded } from "#engine/pattern/mix-tones.ts";
import { onGrid, type Point, polygon } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

const TONES = 48;

export const facets: Draw = (brush) => {
  const { center, reach, tones } = brush;
  const depth = brush.control("depth");
  const points = scattered(brush);
  const noise = brush.noise("folds");
  const colors = tones.valley(TONES);
  const { triangles } = new Delaunay(Float64Array.from(points.flat()));
  const shapes: Shape[] = [];
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = [0, 1, 2].map((corner) => points[triangles[index + corner] ?? 0] ?? center);
    const x = corners.reduce((sum, point) => sum + point[0], 0) / 3;
    const y = corners.reduce((sum, point) => sum + point[1], 0) / 3;
    const [, down] = turned([x - center[0], y - center[1]], [0, 0], -brush.control("turn"));
    const along = 0.5 + (0.5 * down) / reach + 0.2 * noise(x / 520, y / 520);
    const place = Math.round(Math.min(1, Math.max(0, along)) * (TONES - 1));
    const color = colors[place] ?? tones.field;
    const light = (brush.random() - 0.5) * 0.22 * depth + 0.05 * depth * noise(x / 90, y / 90);
    // A line of its own color closes the hairlines between triangles.
    const paint = flat(shaded(color, light));
    shapes.push({ path: polygon(corners), paint }, { path: polygon(corners), paint, line: 0.8 });
  }
  return { ground: tones.field, grain: 0, shapes };
};

/** A grid of places, each moved, that reaches beyond the edges; on the grid of outlines, so that all engines agree. */
function scattered(brush: Brush): readonly Point[] {
  const size = 60 + 190 * brush.control("size");
  const jitter = brush.control("jitter") * 0.48;
  const columns = Math.ceil(brush.width / size) + 2;
  const rows = Math.ceil(brush.height / size) + 2;
  const points: Point[] = [];
  for (let row = -1; row <= rows; row += 1)
    for (let column = -1; column <= columns; column += 1) {
      const offset = row % 2 === 0 ? 0 : 0.5;
      const x = (column - 0.5 + offset + brush.between(-jitter, jitter)) * size;
      const y = (row - 0.5 + brush.between(-jitter, jitter)) * size;
      points.push([onGrid(x) / 100, onGrid(y) / 100]);
    }
  return points;
}
