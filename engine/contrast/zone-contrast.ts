/**
 * Whether a clock or a menu can be read on a picture: the WCAG 2.2 ratio of black or white, whichever is better, that all
 * but the worst twentieth of the pixels reach. A few pixels under a thin hand hide nothing.
 */
import type { Pixels } from "#engine/raster/gradient-raster.ts";
import { srgbToLinear } from "#engine/space/rgb-spaces.ts";
import { ratioOfLuminances } from "./contrast.ts";
import type { Region01 } from "./contrast-region.ts";

export interface ZoneContrast {
  readonly tone: "black" | "white";
  /** 1 to 21. */
  readonly ratio: number;
}

/** The share of pixels that may be worse. */
const LEFT_OUT = 0.05;
/** Large text (1.4.3), as clocks are. */
export const READS_FROM = 3;

const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** Undefined for a region that holds no pixel. Pixels are opaque. */
export function zoneContrast({ width, height, rgba }: Pixels, region: Region01): ZoneContrast | undefined {
  const found: number[] = [];
  const [left, right] = [region.x * width, (region.x + region.width) * width].map(Math.round);
  const [top, bottom] = [region.y * height, (region.y + region.height) * height].map(Math.round);
  for (let y = Math.max(0, top ?? 0); y < Math.min(height, bottom ?? 0); y += 1)
    for (let x = Math.max(0, left ?? 0); x < Math.min(width, right ?? 0); x += 1) {
      const at = (y * width + x) * 4;
      found.push(
        0.2126 * (LIGHT[rgba[at] ?? 0] ?? 0) +
          0.7152 * (LIGHT[rgba[at + 1] ?? 0] ?? 0) +
          0.0722 * (LIGHT[rgba[at + 2] ?? 0] ?? 0),
      );
    }
  if (found.length === 0) return undefined;
  found.sort((a, b) => a - b);
  const at = (share: number) => found[Math.round((found.length - 1) * share)] ?? 0;
  const white = ratioOfLuminances(1, at(1 - LEFT_OUT));
  const black = ratioOfLuminances(0, at(LEFT_OUT));
  return white >= black ? { tone: "white", ratio: white } : { tone: "black", ratio: black };
}
