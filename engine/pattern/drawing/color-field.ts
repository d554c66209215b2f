/** A smooth field of color over the whole box: the mesh of a grid of colors, bent by noise. */
import { createNoise } from "#engine/pattern/noise.ts";
import { stepAt } from "#engine/pattern/ramp.ts";
import { inThousandths, onGrid, type Shape, type Stop } from "#engine/pattern/scene.ts";
import { type StyleInput, within } from "#engine/pattern/style-input.ts";
import type { Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";
import type { Color, Oklab } from "#engine/space/color.ts";

export interface FieldSettings {
  readonly columns: number;
  readonly rows: number;
  /** The direction in which the steps follow each other, in turns. */
  readonly turns: number;
  /** How far a place of the grid may leave that order, as a share of it. */
  readonly stir: number;
  /** How far places move by noise, in cells. */
  readonly bend: number;
  /** How far colors keep from their mean, 0 to 1; by default all the way. */
  readonly contrast?: number;
}

/** The color at shares of the width and the height. */
export type FieldAt = (x01: number, y01: number) => Oklab;

/** Colors of the grid from `steps` in their order along the direction; between them they are blended in OKLab, without overshoot. */
export function colorField(
  { width, height, long, random }: Pick<StyleInput, "width" | "height" | "long" | "random">,
  steps: readonly Tone[],
  { columns, rows, turns, stir, bend, contrast = 1 }: FieldSettings,
): FieldAt {
  const [wayX, wayY] = [cosineOfTurns(turns), sineOfTurns(turns)];
  const reach = (Math.abs(wayX) * width + Math.abs(wayY) * height) / 2;
  const mean = steps.reduce<Oklab>((sum, { lab }, index) => mixedLab(sum, lab, 1 / (index + 1)), NONE);
  const grid = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Oklab => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    const [x, y] = [(column / columns - 0.5) * width, (row / rows - 0.5) * height];
    const along = (x * wayX + y * wayY) / (2 * reach) + 0.5;
    return mixedLab(mean, stepAt(steps, along + within(random, -1, 1) * stir).lab, contrast);
  });
  const [noiseX, noiseY] = [createNoise(random), createNoise(random)];
  const [fromX, fromY] = [random() * 90, random() * 90];
  const at = (column: number, row: number): Oklab =>
    grid[Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))] ?? NONE;
  return (x01, y01) => {
    const [u, v] = [(x01 * width) / long, (y01 * height) / long];
    const x = x01 * columns + bend * noiseX(u * 1.6 + fromX, v * 1.6 + fromY);
    const y = y01 * rows + bend * noiseY(u * 1.6 + fromY, v * 1.6 + fromX);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smooth(x - column), smooth(y - row)];
    const upper = mixedLab(at(column, row), at(column + 1, row), s);
    return mixedLab(upper, mixedLab(at(column, row + 1), at(column + 1, row + 1), s), t);
  };
}

const NONE: Oklab = { lightness: 0, a: 0, b: 0 };
/** Height of a strip in px: a step from one to the next is below a level of 255. */
const STRIP_PX = 4;
const [MIN_STRIPS, MAX_STRIPS] = [48, 540];

/** Of a gradient across the picture: the grid of a field is straight between its corners, a field that flows is not. */
export const [GRID_STOPS, FLOW_STOPS] = [13, 24];

/**
 * The field as gradients from left to right, one below the other. Each reaches under the next, so that no seam is seen at any
 * size, and the first under all of them.
 */
export function fieldShapes(
  { width, height }: Pick<StyleInput, "width" | "height">,
  field: FieldAt,
  stopCount: number,
): readonly Shape[] {
  const strips = Math.min(MAX_STRIPS, Math.max(MIN_STRIPS, Math.ceil(height / STRIP_PX)));
  return Array.from({ length: strips }, (_, strip): Shape => {
    const top = onGrid((height * strip) / strips);
    const y01 = (strip + 0.5) / strips;
    const stops = Array.from({ length: stopCount + 1 }, (__, index): Stop => {
      const { lightness, a, b } = field(index / stopCount, y01);
      const color: Color = { space: "oklab", coords: [lightness, a, b], alpha: 1 };
      return { at: inThousandths(index / stopCount), color, opacity: 1 };
    });
    return {
      kind: "rectangle",
      corner: [0, top],
      width: onGrid(width),
      height:
        strip === 0
          ? onGrid(height)
          : Math.min(onGrid(height), onGrid((height * (strip + 2)) / strips)) - top,
      paint: { kind: "linear", from: [0, top], to: [onGrid(width), top], stops },
      opacity: 1,
    };
  });
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function mixedLab(from: Oklab, to: Oklab, t: number): Oklab {
  return {
    lightness: from.lightness + (to.lightness - from.lightness) * t,
    a: from.a + (to.a - from.a) * t,
    b: from.b + (to.b - from.b) * t,
  };
}
