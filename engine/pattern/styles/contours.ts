/** Sheets cut along the contour lines of a warped landscape, each with its shadow on the one below. */
import { contours } from "d3-contour";
import { type Brush, type Draw, turned } from "#engine/pattern/brush.ts";
import { type Path, type Point, smoothLoop } from "#engine/pattern/path.ts";
import { flat } from "#engine/pattern/scene.ts";

/** Units between places where the landscape is measured. */
const STEP = 18;
/** Places beyond each edge, so that no outline ends in the picture. */
const MARGIN = 4;

export const contoursStyle: Draw = (brush) => {
  const layers = brush.control("layers");
  const relief = brush.control("relief");
  const land = landscape(brush);
  const colors = brush.tones.valley(layers);
  const sheets = levels(land, layers - 1);
  return {
    ground: colors[0] ?? brush.tones.field,
    grain: 0,
    shapes: sheets.map((path, index) => ({
      path,
      paint: flat(colors[index + 1] ?? brush.tones.field),
      ...(relief > 0 && { shadow: { by: [3, 7], blur: 3 + 13 * relief, opacity: 0.12 + 0.5 * relief } }),
    })),
  };
};

interface Landscape {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

/** Heights at places `STEP` apart: noise whose coordinates another noise moves, tilted, so that it has two shores. */
function landscape(brush: Brush): Landscape {
  const { width, height, center, reach } = brush;
  const [shift, large, small] = ["shift", "large", "small"].map((name) => brush.noise(name));
  if (shift === undefined || large === undefined || small === undefined)
    throw new Error("There are three noises");
  const columns = Math.ceil(width / STEP) + 2 * MARGIN + 1;
  const rows = Math.ceil(height / STEP) + 2 * MARGIN + 1;
  const scale = 1 / (700 + 1500 * brush.control("scale"));
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const from: Point = [(column - MARGIN) * STEP - center[0], (row - MARGIN) * STEP - center[1]];
      const [across, down] = turned(from, [0, 0], -brush.control("turn"));
      const [x, y] = [across * scale, down * scale * 1.7];
      const moved = shift(x * 0.9, y * 0.9);
      heights[row * columns + column] =
        0.62 * large(x + moved * 0.34, y + moved * 0.26) +
        0.1 * small(x * 2.3, y * 2.3) +
        0.7 * (down / reach);
    }
  return { columns, rows, heights };
}

/** Outlines of what is above each of `count` levels, each level leaving as much of the picture as the next. */
function levels({ columns, rows, heights }: Landscape, count: number): readonly Path[] {
  const sorted = heights.toSorted();
  const thresholds = Array.from({ length: count }, (_, index) => {
    const place = Math.floor(((index + 1) / (count + 1)) * (sorted.length - 1));
    return sorted[place] ?? 0;
  });
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)([...heights])
    .map(({ coordinates }) => coordinates.flatMap((rings) => rings.flatMap((ring) => outline(ring))));
}

/** Rings with fewer points are specks. */
const LEAST_POINTS = 12;

function outline(ring: readonly (readonly number[])[]): Path {
  if (ring.length < LEAST_POINTS) return [];
  const points = ring
    .slice(1)
    .map(([x = 0, y = 0]): Point => [(x - 0.5 - MARGIN) * STEP, (y - 0.5 - MARGIN) * STEP]);
  return smoothLoop(points);
}
