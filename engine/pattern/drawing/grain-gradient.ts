/** Grain since version 2: a gradient of large soft fields under a film grain, light and dark. */

import type { Place } from "#engine/pattern/outlines.ts";
import { ramp } from "#engine/pattern/ramp.ts";
import {
  inThousandths,
  type Outline,
  onGrid,
  pointOnGrid,
  type Shape,
  type Subpath,
} from "#engine/pattern/scene.ts";
import type { DrawStyle, StyleInput } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";
import type { Color } from "#engine/space/color.ts";
import { colorField, FLOW_STOPS, fieldShapes, GRID_STOPS } from "./color-field.ts";
import { softField } from "./soft-field.ts";

/** Side of the repeated piece of grain, as a share of the longer side of the picture. */
const TILE = 0.17;
/** Share of the picture under grains of one kind, before their opacity. */
const COVER = 0.2;
/**
 * A piece has so many parts along a side, each a path of its own: browsers paint in tiles, and go through a whole path for
 * each tile that it reaches.
 */
const PARTS = 4;
/** Grains of a piece; it limits the size of the file. */
const MAX_GRAINS = 4600;

export const drawGrainGradient: DrawStyle = (input) => {
  const { width, height, long, random, control, tones } = input;
  const shapes: Shape[] = [...gradientOf(input)];
  const amount = control("grain");
  if (amount <= 0) return shapes;
  const grain = long * (0.0006 + 0.0013 * control("size"));
  const [lightest, darkest] = [tones.lightFirst[0], tones.lightFirst.at(-1)];
  if (lightest === undefined || darkest === undefined) return shapes;
  const kinds: readonly (readonly [color: Color, opacity: number])[] = [
    [shaded(darkest.lab, -0.22, 0.8), 0.36 * amount],
    [shaded(lightest.lab, 0.12, 0.6), 0.3 * amount],
  ];
  const side = long * TILE;
  for (const [color, opacity] of kinds) {
    const parts = pieceOfGrain(random, side, grain);
    const [startX, startY] = [-side * random(), -side * random()];
    for (let row = 0; startY + row * side < height; row += 1)
      // Every other row is moved by half, so that the repeat is not seen.
      for (let x = startX - (row % 2 === 0 ? 0 : side / 2); x < width; x += side)
        for (const { outline, at, reach } of parts) {
          const [left, top] = [x + at[0], startY + row * side + at[1]];
          const isSeen =
            Math.max(left, -grain) <= Math.min(left + reach, width + grain) &&
            Math.max(top, -grain) <= Math.min(top + reach, height + grain);
          if (!isSeen) continue;
          shapes.push({
            kind: "stroke",
            outline,
            paint: color,
            width: onGrid(grain),
            offset: pointOnGrid([x, startY + row * side]),
            opacity: inThousandths(opacity),
          });
        }
  }
  return shapes;
};

function gradientOf(input: StyleInput): readonly Shape[] {
  const { version, width, height, control, tones } = input;
  const steps = ramp(tones.along, Math.max(5, tones.along.length));
  const turns = control("turn") / 360;
  const count = control("count");
  const scale = control("scale");
  if (version >= 4) {
    const field = softField(input, steps, {
      count: 3 + count,
      turns,
      stir: 0.24,
      flow: 0.4 + 0.9 * scale,
      softness: 0.7,
      contrast: 1,
    });
    return fieldShapes(input, field, FLOW_STOPS);
  }
  const cells = 1 + Math.round(count / 3);
  const isWide = width > height;
  const field = colorField(input, steps, {
    columns: isWide ? cells + 1 : cells,
    rows: isWide ? cells : cells + 1,
    turns,
    stir: 0.24,
    bend: 0.35 + 0.75 * scale,
  });
  return fieldShapes(input, field, GRID_STOPS);
}

/** A square part of a piece of grain. */
interface GrainPart {
  readonly outline: Outline;
  /** Its upper left corner in the piece, px. */
  readonly at: Place;
  readonly reach: number;
}

/** One grain in each cell of a fine grid, at random in it: even enough to have no clumps, uneven enough to have no rows. */
function pieceOfGrain(random: () => number, side: number, grain: number): readonly GrainPart[] {
  const wanted = (side * side * COVER) / (0.785 * grain * grain);
  const across = Math.max(2, Math.floor(Math.sqrt(Math.min(MAX_GRAINS, wanted))));
  const cell = side / across;
  const per = Math.ceil(across / PARTS);
  const rows = Math.ceil(across / per);
  const outlines = Array.from({ length: rows * rows }, (): Subpath[] => []);
  for (let index = 0; index < across * across; index += 1) {
    const [column, row] = [index % across, Math.floor(index / across)];
    const start = pointOnGrid([(column + random()) * cell, (row + random()) * cell]);
    outlines[Math.floor(row / per) * rows + Math.floor(column / per)]?.push({
      start,
      segments: [start],
      isClosed: false,
    });
  }
  return outlines.map((outline, index) => ({
    outline,
    at: [(index % rows) * per * cell, Math.floor(index / rows) * per * cell],
    reach: per * cell,
  }));
}
