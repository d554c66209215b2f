/** Colors of one hue: what a lightness slider passes through, and where a search for contrast looks. OKLCH. */

import { maxChroma } from "#engine/gamut/gamut.ts";
import type { Color } from "./color.ts";
import { colorToOklch, oklchToColor } from "./convert.ts";

export interface ConstantHue {
  /** OKLCH lightness, 0 to 1, and chroma of the color it was made of. */
  readonly lightness: number;
  readonly chroma: number;
  /**
   * The color at a lightness (held to 0 to 1) with the hue and alpha of the first one and as much of `chroma` (its own by
   * default) as sRGB has there. Always inside sRGB.
   */
  readonly at: (lightness: number, chroma?: number) => Color;
}

/** The tones of a color's hue; those of a grey are greys. */
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
