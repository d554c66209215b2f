/** The displayed color: unchanged if the screen supports it, or with simulated color vision. */
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";

/** CSS; a color outside sRGB is left to the browser, which knows its screen (COL-3). */
export function shownCss(color: Color, vision: VisionChoice): string {
  if (vision.deficiency !== "none") return formatHex(seenAs(vision, color));
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch");
}
