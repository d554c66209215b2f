/**
 * Contrast of text on a picture, pixel by pixel: the WCAG 2.2 ratio at the worst and the best point of a
 * region, and the scrim (an even layer of black or white) that makes the whole region pass. Layers are
 * composited in encoded sRGB with 8 bits, as on a screen.
 */

import { toBytes } from "#engine/format/format.ts";
import type { Pixels } from "#engine/raster/gradient-raster.ts";
import type { Color } from "#engine/space/color.ts";
import { srgbToLinear } from "#engine/space/rgb-spaces.ts";
import { ratioOfLuminances, relativeLuminance } from "./contrast.ts";

/** A region of a picture, as shares of its width and height, 0 to 1 from the top left. */
export interface Region01 {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Scrim {
  readonly tone: "black" | "white";
  /** 0 is transparent, 1 opaque. */
  readonly alpha: number;
}

export interface PointContrast {
  /** WCAG ratio, 1 to 21. */
  readonly ratio: number;
  /** Shares of the picture's width and height. */
  readonly x01: number;
  readonly y01: number;
  /** The opaque color under the text at that point, with the scrim applied. */
  readonly under: Color;
}

export interface RegionContrast {
  readonly worst: PointContrast;
  readonly best: PointContrast;
  /** The darkest and the lightest color under the text, opaque, with the scrim applied. */
  readonly darkest: Color;
  readonly lightest: Color;
}

/** The contrast of `text`, which may be translucent, within a region; undefined when the region holds no pixel. */
export function regionContrast(
  pixels: Pixels,
  region: Region01,
  text: Color,
  scrim?: Scrim,
): RegionContrast | undefined {
  const { width, height, rgba } = pixels;
  const { left, right, top, bottom } = bounds(pixels, region);
  if (right <= left || bottom <= top) return undefined;
  const under = underTable(scrim);
  const light = under.map((byte) => srgbToLinear(byte / 255));
  const over = textTables(text, under);
  const isOpaque = (text.alpha ?? 0) >= 1;
  const own = luminance(over[0][0], over[1][0], over[2][0]);
  let [worst, best, darkest, lightest] = [-1, -1, -1, -1];
  let [least, most, low, high] = [Number.POSITIVE_INFINITY, 0, 2, -1];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const red = rgba[at] ?? 0;
      const green = rgba[at + 1] ?? 0;
      const blue = rgba[at + 2] ?? 0;
      const behind = luminance(light[red], light[green], light[blue]);
      const front = isOpaque ? own : luminance(over[0][red], over[1][green], over[2][blue]);
      const ratio = front > behind ? (front + 0.05) / (behind + 0.05) : (behind + 0.05) / (front + 0.05);
      if (ratio < least) [least, worst] = [ratio, at];
      if (ratio > most) [most, best] = [ratio, at];
      if (behind < low) [low, darkest] = [behind, at];
      if (behind > high) [high, lightest] = [behind, at];
    }
  }
  const colorAt = (at: number): Color => {
    const part = (offset: number): number => (under[rgba[at + offset] ?? 0] ?? 0) / 255;
    return { space: "srgb", coords: [part(0), part(1), part(2)], alpha: 1 };
  };
  const point = (at: number, ratio: number): PointContrast => ({
    ratio,
    x01: (((at / 4) % width) + 0.5) / width,
    y01: (Math.floor(at / 4 / width) + 0.5) / height,
    under: colorAt(at),
  });
  return {
    worst: point(worst, least),
    best: point(best, most),
    darkest: colorAt(darkest),
    lightest: colorAt(lightest),
  };
}

/**
 * The least opacity of a scrim, in whole percent, at which the worst point of the region reaches the ratio
 * `target`; undefined if not even the opaque scrim reaches it.
 */
export function thinnestScrim(
  pixels: Pixels,
  region: Region01,
  text: Color,
  { tone, target }: { readonly tone: Scrim["tone"]; readonly target: number },
): Scrim | undefined {
  const passes = (percent: number): boolean => {
    const measured = regionContrast(pixels, region, text, { tone, alpha: percent / 100 });
    return measured !== undefined && measured.worst.ratio >= target;
  };
  if (!passes(100)) return undefined;
  if (passes(0)) return { tone, alpha: 0 };
  let [failing, passing] = [0, 100];
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2);
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return { tone, alpha: passing / 100 };
}

/**
 * The least WCAG ratio of opaque text to any color between the darkest and the lightest. It is 1 if the
 * luminance of the text lies between theirs, because the text would vanish somewhere.
 */
export function ratioAcross(
  { darkest, lightest }: Pick<RegionContrast, "darkest" | "lightest">,
  text: Color,
): number {
  const [low, own, high] = [darkest, text, lightest].map(relativeLuminance);
  if (low === undefined || own === undefined || high === undefined || (own > low && own < high)) return 1;
  return Math.min(ratioOfLuminances(own, low), ratioOfLuminances(own, high));
}

/**
 * First and last-plus-one pixel columns and rows of a region; at least one pixel if the region overlaps the
 * picture.
 */
function bounds({ width, height }: Pixels, region: Region01) {
  const hold = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return {
    left: hold(Math.floor(region.x * width), width),
    right: hold(Math.ceil((region.x + region.width) * width), width),
    top: hold(Math.floor(region.y * height), height),
    bottom: hold(Math.ceil((region.y + region.height) * height), height),
  };
}

/** Lookup table from a byte of the picture to the byte after the scrim is composited on it. */
function underTable(scrim: Scrim | undefined): number[] {
  const tone = scrim?.tone === "white" ? 255 : 0;
  const alpha = scrim?.alpha ?? 0;
  return Array.from({ length: 256 }, (_, byte) => Math.round(tone * alpha + byte * (1 - alpha)));
}

/** Lookup tables per channel from a byte of the picture to the linear light of the text composited on it. */
function textTables(text: Color, under: readonly number[]): readonly [number[], number[], number[]] {
  const [red, green, blue] = toBytes({ ...text, alpha: 1 }).bytes;
  const alpha = text.alpha ?? 0;
  const table = (own: number): number[] =>
    under.map((byte) => srgbToLinear((own * alpha + byte * (1 - alpha)) / 255));
  return [table(red), table(green), table(blue)];
}

function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
