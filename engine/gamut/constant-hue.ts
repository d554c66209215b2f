/** Colors of one OKLCH hue, for lightness sliders and for contrast searches. */

import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { maxChroma } from "./gamut.ts";

export interface ConstantHue {
  /** OKLCH lightness, 0 to 1, and chroma of the original color. */
  readonly lightness: number;
  readonly chroma: number;
  /**
   * The color at a lightness (clamped to 0 to 1) with the hue and alpha of the original and as much of `chroma` (by
   * default the original's) as sRGB contains. Always inside sRGB.
   */
  readonly at: (lightness: number, chroma?: number) => Color;
}

/** The colors with the hue of the given one; for a gray, grays. */
export function constantHue(color: Color): ConstantHue {
  const { lightness: ownLightness, chroma: ownChroma, hueDeg = 0 } = colorToOklch(color);
  return {
    lightness: ownLightness,
    chroma: ownChroma,
    at: (lightness, chroma = ownChroma) => {
      const held = Math.min(1, Math.max(0, lightness));
      const room = chroma === 0 ? 0 : maxChroma(held, hueDeg, "srgb");
      return oklchToColor({ lightness: held, chroma: Math.min(chroma, room), hueDeg }, color.alpha);
    },
  };
}
