/**
 * A gradient as pixels, with the geometry of CSS Images Level 4: the corner-to-corner line of linear gradients (§3.1.1), a
 * circle to the farthest corner (§3.2), a turn around the centre (§3.3).
 */
import type { Color } from "./color.ts";
import { compositeOver } from "./contrast.ts";
import { toBytes } from "./format.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, rows from the top; read as opaque. */
  readonly rgba: Uint8ClampedArray;
}

/** Where a point (px from the upper left of a box) lies along a gradient; 0 to 1 inside a linear or radial one's stops. */
export function placeInGradient(
  { type, angleDeg }: Pick<Gradient, "type" | "angleDeg">,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): number {
  const [right, down] = [x - width / 2, y - height / 2];
  const angle = (angleDeg * Math.PI) / 180;
  switch (type) {
    case "linear": {
      const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
      return length === 0 ? 0.5 : (right * Math.sin(angle) - down * Math.cos(angle)) / length + 0.5;
    }
    case "radial":
      return Math.hypot(right, down) / Math.hypot(width / 2, height / 2);
    case "conic": {
      const turn = (Math.atan2(right, -down) - angle) / (2 * Math.PI);
      return turn - Math.floor(turn);
    }
  }
}

/** More than a screen of eight bits shows apart between two stops. */
const SAMPLES = 1024;

/** The gradient in a box of so many pixels, translucent stops laid on `ground`. */
export function rasterGradient(
  gradient: Gradient,
  [width, height]: readonly [number, number],
  ground: Color,
): Pixels {
  const sample = createSampler(gradient);
  const table = Array.from(
    { length: SAMPLES + 1 },
    (_, index) => toBytes(compositeOver(sample(index / SAMPLES), ground)).bytes,
  );
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = placeInGradient(gradient, [x + 0.5, y + 0.5], [width, height]);
      const bytes = table[Math.round(Math.min(1, Math.max(0, place)) * SAMPLES)];
      if (bytes !== undefined) rgba.set([bytes[0], bytes[1], bytes[2], 255], (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}
