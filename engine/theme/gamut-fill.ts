import { maxChroma } from "#engine/gamut/gamut.ts";
import type { Oklch } from "#engine/space/color.ts";

/** 0 (gray) to 1 (as much chroma as sRGB has at this lightness and hue). */
export function gamutFill({ lightness, chroma, hueDeg }: Oklch): number {
  if (hueDeg === undefined) return 0;
  const room = maxChroma(lightness, hueDeg, "srgb");
  return room <= 0 ? 0 : Math.min(1, chroma / room);
}
