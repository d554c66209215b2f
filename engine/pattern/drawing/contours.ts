/** Contours: layered sheets of cut paper along the level lines of a warped noise. */
import { evened, type Field, levelLines } from "#engine/pattern/level-lines.ts";
import { createNoise } from "#engine/pattern/noise.ts";
import { closedCurve, type Place } from "#engine/pattern/outlines.ts";
import { ramp } from "#engine/pattern/ramp.ts";
import type { Outline, Shape } from "#engine/pattern/scene.ts";
import { filled, ground, shadowOf, stroked } from "#engine/pattern/shapes.ts";
import type { DrawStyle, StyleInput } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";

/** Grid cells along the longer side: about ten a feature. */
const CELLS = 84;
/** Cells around the box, in which the outlines of sheets are closed invisibly. */
const MARGIN = 7;
const BELOW_ALL = -1;

export const drawContours: DrawStyle = (input) => {
  const { version, long, control, tones } = input;
  const layers = control("layers");
  const relief = control("relief");
  const colors = ramp(tones.along, layers);
  const cell = long / CELLS;
  const field = fieldOf(input);
  const levels = levelsOf(field, colors);
  const fall: Place = [long * 0.004, long * 0.008];
  const shapes: Shape[] = colors.slice(0, 1).map(({ color }) => ground(input, color));
  for (const [index, { color, lab }] of colors.entries()) {
    if (index === 0) continue;
    const outline = outlineAt(field, levels[index] ?? 1, cell);
    if (outline.length === 0) continue;
    const below = colors[index - 1]?.lab ?? lab;
    const shadow = { color: shaded(below, -0.34), fall, blur: long * 0.02, depth: relief * 0.8 };
    shapes.push(...shadowOf(outline, shadow, version));
    if (relief > 0) shapes.push(stroked(outline, shaded(lab, 0.06 * relief), long * 0.0022));
    shapes.push(filled(outline, color));
  }
  return shapes;
};

/** Values from 0 to 1, increasing downwards on average, so that the picture has a direction. */
function fieldOf({ width, height, long, random, control }: StyleInput): Field {
  const [noise, warp] = [createNoise(random), createNoise(random)];
  const [fromX, fromY] = [random() * 90, random() * 90];
  const turns = control("turn") / 360;
  const [cosine, sine] = [cosineOfTurns(turns), sineOfTurns(turns)];
  const frequency = 1 / (long * (0.25 + 0.8 * control("scale")));
  const cell = long / CELLS;
  const columns = Math.ceil(width / cell) + 2 * MARGIN + 1;
  const rows = Math.ceil(height / cell) + 2 * MARGIN + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const x = ((column - MARGIN) * cell - width / 2) * frequency;
      const y = ((row - MARGIN) * cell - height / 2) * frequency;
      const u = (x * cosine + y * sine) * 1.1 + fromX;
      const v = (y * cosine - x * sine) * 1.75 + fromY;
      const bend = warp(u * 0.9 + 31, v * 0.9);
      const height01 =
        0.5 + 0.46 * noise(u + bend * 0.8, v + bend * 0.6) + 0.15 * noise(u * 1.9 + 9, v * 1.9);
      const tilt = ((row - MARGIN) / (rows - 2 * MARGIN) - 0.5) * 0.22;
      values[row * columns + column] = isEdge ? BELOW_ALL : height01 + tilt;
    }
  return { columns, rows, values };
}

/** The level at which each sheet begins, so that it covers about its share of the picture. */
function levelsOf({ values }: Field, colors: readonly Tone[]): readonly number[] {
  const sorted = values.filter((value) => value !== BELOW_ALL).sort();
  const sum = colors.reduce((total, { share }) => total + share, 0);
  let passed = 0;
  return colors.map(({ share }) => {
    const level = sorted[Math.floor(passed * (sorted.length - 1))] ?? 1;
    // Half by share and half even, so that a color with a small share stays visible.
    passed += 0.5 * (share / sum) + 0.5 / colors.length;
    return level;
  });
}

function outlineAt(field: Field, level: number, cell: number): Outline {
  return levelLines(field, level)
    .filter((loop) => loop.length > 10)
    .map((loop) =>
      closedCurve(evened(loop, 1.6).map(([x, y]): Place => [(x - MARGIN) * cell, (y - MARGIN) * cell])),
    );
}
