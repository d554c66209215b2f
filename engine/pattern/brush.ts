/** What a style draws with. */
import { createNoise2D } from "simplex-noise";
import { createRandom } from "#engine/random/random.ts";
import type { Point } from "./path.ts";
import { controlsOf, type Pattern, type PatternSize } from "./pattern.ts";
import type { Scene } from "./scene.ts";
import { patternStyle } from "./styles.ts";
import { createTones, type Tones } from "./tones.ts";
import { cosTurns, sinTurns } from "./turn.ts";

export interface Brush {
  /** Of the picture in units. */
  readonly width: number;
  readonly height: number;
  readonly center: Point;
  /** From the center to a corner. */
  readonly reach: number;
  readonly tones: Tones;
  /** Next number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  between(least: number, most: number): number;
  /** Smooth noise from -1 to 1; its features are about one unit of the coordinates apart. Each name is another noise. */
  noise(name: string): (x: number, y: number) => number;
  /** The value of a control; of one in percent its share, 0 to 1. */
  control(id: string): number;
}

export type Draw = (brush: Brush) => Omit<Scene, "width" | "height" | "gamut">;

/** Units along the square root of the picture's area. */
const SIDE = 1000;

/** Of a pattern at the ratio of `size`, whose sides are positive. */
export function createBrush(pattern: Pattern, { width, height }: PatternSize): Brush {
  const ratio = Math.sqrt(width / height);
  const [across, down] = [Math.round(SIDE * ratio), Math.round(SIDE / ratio)];
  const random = createRandom(`${pattern.style} ${pattern.seed}`);
  const controls = controlsOf(pattern);
  return {
    width: across,
    height: down,
    center: [across / 2, down / 2],
    reach: Math.sqrt(across * across + down * down) / 2,
    tones: createTones(pattern.colors, pattern.isDark),
    random,
    between: (least, most) => least + (most - least) * random(),
    noise: (name) => createNoise2D(createRandom(`${pattern.style} ${pattern.seed} ${name}`)),
    control(id) {
      const value = controls[id];
      if (value === undefined) throw new Error(`${pattern.style} has no control ${id}`);
      return isShare(pattern, id) ? value / 100 : value;
    },
  };
}

function isShare({ style }: Pattern, id: string): boolean {
  return patternStyle(style).controls.some((each) => each.id === id && each.unit === "%");
}

/** `point`, given from the center, turned by an angle in degrees, clockwise. */
export function turned([x, y]: Point, [centerX, centerY]: Point, degrees: number): Point {
  const [sin, cos] = [sinTurns(degrees / 360), cosTurns(degrees / 360)];
  return [centerX + x * cos - y * sin, centerY + x * sin + y * cos];
}
