/** A gradient as pixels; geometry.ts determines its position in the box. */

import { clipToGamut } from "#engine/gamut/gamut.ts";
import { leavingColors } from "#engine/gradient/drawn-alike.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { lightInSrgb } from "#engine/space/srgb-light.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, rows from the top; alpha is ignored. */
  readonly rgba: Uint8ClampedArray;
}

/** Twice the width of the widest gradient that is measured. */
const SAMPLES = 512;

/** The gradient in a box of this size, translucent stops composited on `ground`. */
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
  /** Colors outside are clipped, as browsers paint them. */
  readonly gamut: RasterGamut;
  /** Background of translucent stops; without it they stay translucent. */
  readonly ground?: Color;
}

/** The gradient in a box of this size as a raster, for `rasterTile` at any size and with dithering. */
export function gradientRaster(
  gradient: Gradient,
  [width, height]: readonly [number, number],
  options: GradientRasterOptions,
): Raster {
  // Eight samples per pixel keep a hard edge within its pixel, and all hues of a turn that a few pixels hold.
  const samples = 8 * Math.ceil(Math.hypot(width, height));
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

/** One row of evenly spaced samples from the gradient's start to its end. */
function gradientStrip(
  gradient: Gradient,
  samples: number,
  { gamut, ground }: GradientRasterOptions,
): Raster {
  const sample = createSampler(gradient);
  const leaving = leavingColors(gradient);
  return {
    space: gamut === "srgb" ? "srgb-linear" : "display-p3-linear",
    writeRow(row, _y, from, count) {
      for (let index = 0; index < count; index += 1) {
        const color = leaving(sample((from + index) / samples));
        const shown = ground === undefined ? color : compositeOver(clipToGamut(color, gamut), ground);
        row.set([...lightIn(shown, gamut), shown.alpha ?? 0], index * 4);
      }
    },
  };
}

function lightIn(color: Color, gamut: RasterGamut): Triple {
  const held = gamut === "srgb" ? lightInSrgb(color) : undefined;
  if (held !== undefined) return held;
  const [red, green, blue] = clipToGamut(color, gamut).coords;
  return [srgbToLinear(red ?? 0), srgbToLinear(green ?? 0), srgbToLinear(blue ?? 0)];
}
