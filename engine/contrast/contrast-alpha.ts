/** The least opacity with which a translucent color reaches a contrast. */
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

export interface PassingAlpha {
  /** The color itself, more opaque, with an alpha that eight-digit hex holds. */
  readonly color: Color;
  /** Its contrast by the given measure. */
  readonly contrast: number;
}

const MOST = 255;

/**
 * The color with the least alpha, from its own up, for which `measure` is at least `target`, rounded so that its hex
 * keeps the promise. Undefined if it passes as it is, if it is opaque, or if even the opaque color fails.
 */
export function leastAlpha(
  color: Color,
  target: number,
  measure: (candidate: Color) => number,
): PassingAlpha | undefined {
  if ((color.alpha ?? 0) >= 1 || measure(color) >= target) return undefined;
  const { bytes } = toBytes(color);
  const [red, green, blue] = bytes.map((byte) => byte / MOST);
  // Contrast need not grow with alpha: a light text first turns into the color under it. So each step is measured.
  for (let step = Math.ceil((color.alpha ?? 0) * MOST); step <= MOST; step += 1) {
    const candidate: Color = { space: "srgb", coords: [red, green, blue], alpha: step / MOST };
    const contrast = measure(candidate);
    if (contrast >= target) return { color: candidate, contrast };
  }
  return undefined;
}
