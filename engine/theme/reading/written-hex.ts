/** Recovers the hex color from a color that was written with decimals. */
import { formatColor } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { snapped } from "#engine/theme/theme-contrast.ts";

/** Round-off of parsing a number. */
const SAME = 1e-9;

/**
 * The 8-bit color, if formatting it gives this color: oklch() with the decimals that preserve a hex value is up to half
 * a byte away from it, and may be outside sRGB. Any other color is returned unchanged.
 */
export function writtenHex(color: Color): Color {
  if (color.space !== "oklch" || color.alpha !== 1) return color;
  const hex = snapped(color);
  const parsed = parseColor(formatColor(hex, "oklch"));
  const isSame =
    parsed.ok &&
    parsed.color.coords.every((value, index) => Math.abs((value ?? 0) - (color.coords[index] ?? 0)) < SAME);
  return isSame ? hex : color;
}
