/** Tiles: quarters, halves and leaves of circles on squares, as of a printed cloth. */
import { cubic, type Place, polygon, QUARTER_HANDLE } from "#engine/pattern/outlines.ts";
import { contrasting, pick } from "#engine/pattern/ramp.ts";
import {
  onGrid,
  pointOnGrid,
  type RectangleShape,
  type Segment,
  type Shape,
  type Subpath,
} from "#engine/pattern/scene.ts";
import { filled, ground } from "#engine/pattern/shapes.ts";
import type { DrawStyle } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";

export const drawTiles: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const across = control("columns");
  const side = long / across;
  const columns = Math.max(1, Math.round(width / side));
  const rows = Math.max(1, Math.round(height / side));
  const [wide, high] = [width / columns, height / rows];
  const calm = control("calm");
  const round = control("round");
  const pool = tones.lightFirst;
  const field = pick(pool, random());
  const shapes: Shape[] = [ground({ width, height }, field.color)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // The same numbers are drawn for every tile, so that a control changes only what it names.
      const [quiet, back, front, form, turn, curved] = [
        random(),
        random(),
        random(),
        random(),
        random(),
        random(),
      ];
      const isQuiet = quiet < calm * 0.8;
      const behind = isQuiet ? field : pick(pool, back);
      const tone = contrasting(pool, behind, front);
      // On whole px, so that no seam shows between two tiles of one color.
      const [x, y] = [Math.round(column * wide), Math.round(row * high)];
      const box = { x, y, wide: Math.round((column + 1) * wide) - x, high: Math.round((row + 1) * high) - y };
      shapes.push(rectangle(box, behind, long * 0.004));
      if (isQuiet && quiet < calm * 0.45) continue;
      const kind = curved < round ? Math.floor(form * 4) : 4;
      shapes.push(filled([formOf(kind, Math.floor(turn * 4), box)], tone.color));
    }
  return shapes;
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function rectangle({ x, y, wide, high }: Box, tone: Tone, below: number): RectangleShape {
  const corner = pointOnGrid([x, y]);
  // Reaches below the next tiles, which cover it, so that no seam shows at any scale.
  const [right, foot] = [onGrid(x + wide + below), onGrid(y + high + below)];
  return {
    kind: "rectangle",
    corner,
    width: right - corner[0],
    height: foot - corner[1],
    paint: tone.color,
    opacity: 1,
  };
}

/** 0 quarter, 1 leaf, 2 circle, 3 half, 4 triangle; turned by quarters. */
function formOf(kind: number, turn: number, box: Box): Subpath {
  const at = (x: number, y: number): Place => {
    const [u, v] = TURNS[turn]?.(x, y) ?? [x, y];
    return [box.x + u * box.wide, box.y + v * box.high];
  };
  const start = (x: number, y: number) => pointOnGrid(at(x, y));
  const line = (x: number, y: number): Segment => pointOnGrid(at(x, y));
  const curve = (a: Place, b: Place, c: Place): Segment => cubic(at(...a), at(...b), at(...c));
  const k = QUARTER_HANDLE;
  switch (kind) {
    case 0:
      return { start: start(0, 0), segments: [line(1, 0), curve([1, k], [k, 1], [0, 1])], isClosed: true };
    case 1:
      return {
        start: start(0, 0),
        segments: [curve([k, 0], [1, 1 - k], [1, 1]), curve([1 - k, 1], [0, k], [0, 0])],
        isClosed: true,
      };
    case 2: {
      const [low, top] = [0.5 - k / 2, 0.5 + k / 2];
      return {
        start: start(0.5, 0),
        segments: [
          curve([top, 0], [1, low], [1, 0.5]),
          curve([1, top], [top, 1], [0.5, 1]),
          curve([low, 1], [0, top], [0, 0.5]),
          curve([0, low], [low, 0], [0.5, 0]),
        ],
        isClosed: true,
      };
    }
    case 3: {
      const half = k / 2;
      return {
        start: start(0, 0),
        segments: [
          curve([half, 0], [0.5, 0.5 - half], [0.5, 0.5]),
          curve([0.5, 0.5 + half], [half, 1], [0, 1]),
        ],
        isClosed: true,
      };
    }
    default:
      return polygon([at(0, 0), at(1, 0), at(0, 1)])[0] ?? { start: [0, 0], segments: [], isClosed: true };
  }
}

const TURNS: readonly ((x: number, y: number) => Place)[] = [
  (x, y) => [x, y],
  (x, y) => [1 - y, x],
  (x, y) => [1 - x, 1 - y],
  (x, y) => [y, 1 - x],
];
