/**
 * A gradient as pixels, with the geometry of CSS Images Level 4: the corner-to-corner line of linear gradients (§3.1.1), a
 * circle to the farthest corner (§3.2), a turn around the centre (§3.3).
 */

import { compositeOver } from "#engine/contrast/contrast.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { lightInSrgb } from "#engine/space/srgb-light.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";

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
  const strip = gradientStrip(gradient, SAMPLES, { gamut: "srgb", ground });
  const table = rasterTile(strip, {
    tile: { x: 0, y: 0, width: SAMPLES + 1, height: 1 },
    gamut: "srgb",
  });
  const placeOf = createPlacer(gradient, [width, height]);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = Math.min(1, Math.max(0, placeOf(x + 0.5, y + 0.5)));
      const from = Math.round(place * SAMPLES) * 4;
      const to = (y * width + x) * 4;
      rgba[to] = table[from] ?? 0;
      rgba[to + 1] = table[from + 1] ?? 0;
      rgba[to + 2] = table[from + 2] ?? 0;
    }
  }
  return { width, height, rgba };
}

export interface GradientRasterOptions {
  /** Colors beyond it are mapped into it. */
  readonly gamut: RasterGamut;
  /** What translucent stops are laid on; without it they stay translucent. */
  readonly ground?: Color;
}

/** The gradient in a box of so many pixels as numbers, for `rasterTile` at any size and with dithering. */
export function gradientRaster(
  gradient: Gradient,
  [width, height]: readonly [number, number],
  options: GradientRasterOptions,
): Raster {
  // Two a pixel keep a hard edge on its pixel.
  const samples = 2 * Math.ceil(Math.hypot(width, height));
  const strip = gradientStrip(gradient, samples, options);
  const colors = new Float64Array((samples + 1) * 4);
  strip.writeRow(colors, 0, 0, samples + 1);
  const placeOf = createPlacer(gradient, [width, height]);
  return {
    space: strip.space,
    writeRow(row, y, from, count) {
      for (let x = 0; x < count; x += 1) {
        const place = Math.min(1, Math.max(0, placeOf(from + x + 0.5, y + 0.5)));
        const of = Math.round(place * samples) * 4;
        const at = x * 4;
        row[at] = colors[of] ?? 0;
        row[at + 1] = colors[of + 1] ?? 0;
        row[at + 2] = colors[of + 2] ?? 0;
        row[at + 3] = colors[of + 3] ?? 0;
      }
    },
  };
}

/** One row of even samples from the gradient's start to its end. */
function gradientStrip(
  gradient: Gradient,
  samples: number,
  { gamut, ground }: GradientRasterOptions,
): Raster {
  const sample = createSampler(gradient);
  return {
    space: gamut === "srgb" ? "srgb-linear" : "display-p3-linear",
    writeRow(row, _y, from, count) {
      for (let index = 0; index < count; index += 1) {
        const color = sample((from + index) / samples);
        const shown = ground === undefined ? color : compositeOver(color, ground);
        row.set([...lightIn(shown, gamut), shown.alpha ?? 0], index * 4);
      }
    },
  };
}

function lightIn(color: Color, gamut: RasterGamut): Triple {
  const held = gamut === "srgb" ? lightInSrgb(color) : undefined;
  if (held !== undefined) return held;
  const [red, green, blue] = mapToGamut(color, gamut).coords;
  return [srgbToLinear(red ?? 0), srgbToLinear(green ?? 0), srgbToLinear(blue ?? 0)];
}
