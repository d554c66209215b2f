/**
 * A gradient as pixels, with the geometry of CSS Images Level 4: the corner-to-corner line of linear gradients (§3.1.1), a
 * circle to the farthest corner (§3.2), a turn around the centre (§3.3).
 */

import { compositeOver } from "#engine/contrast/contrast.ts";
import { toBytes } from "#engine/format/format.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, rows from the top; read as opaque. */
  readonly rgba: Uint8ClampedArray;
}

/**
 * Where a point (px from the upper left of a box of so many px) lies along a gradient; 0 to 1 inside a linear or radial
 * one's line, 0 to below 1 on a conic one.
 */
export function createPlacer(
  { type, angleDeg }: Pick<Gradient, "type" | "angleDeg">,
  [width, height]: readonly [number, number],
): (x: number, y: number) => number {
  const angle = (angleDeg * Math.PI) / 180;
  const [centreX, centreY] = [width / 2, height / 2];
  switch (type) {
    case "linear": {
      const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
      if (length === 0) return () => 0.5;
      const [perX, perY] = [Math.sin(angle) / length, -Math.cos(angle) / length];
      return (x, y) => (x - centreX) * perX + (y - centreY) * perY + 0.5;
    }
    case "radial": {
      const radius = Math.sqrt(centreX * centreX + centreY * centreY);
      return (x, y) => Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) / radius;
    }
    case "conic":
      return (x, y) => {
        const turn = (Math.atan2(x - centreX, centreY - y) - angle) / (2 * Math.PI);
        return turn - Math.floor(turn);
      };
  }
}

/** Twice as many as the widest gradient that is measured has columns. */
const SAMPLES = 512;

/** The gradient in a box of so many pixels, translucent stops laid on `ground`. */
export function rasterGradient(
  gradient: Gradient,
  [width, height]: readonly [number, number],
  ground: Color,
): Pixels {
  const sample = createSampler(gradient);
  const table = new Uint8ClampedArray((SAMPLES + 1) * 3);
  for (let index = 0; index <= SAMPLES; index += 1)
    table.set(toBytes(compositeOver(sample(index / SAMPLES), ground)).bytes, index * 3);
  const placeOf = createPlacer(gradient, [width, height]);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = Math.min(1, Math.max(0, placeOf(x + 0.5, y + 0.5)));
      const from = Math.round(place * SAMPLES) * 3;
      const to = (y * width + x) * 4;
      rgba[to] = table[from] ?? 0;
      rgba[to + 1] = table[from + 1] ?? 0;
      rgba[to + 2] = table[from + 2] ?? 0;
    }
  }
  return { width, height, rgba };
}
