/**
 * Contrast of text and its background. WCAG 2.2 relative luminance and ratio
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, with the corrected threshold 0.04045); APCA 0.0.98G-4g
 * (https://github.com/Myndex/apca-w3, the published formula and constants).
 */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { srgbToLinear } from "#engine/space/rgb-spaces.ts";
import { lightInSrgb } from "#engine/space/srgb-light.ts";

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/** WCAG ratio, 1 to 21. Translucent text is composited on the background first, a translucent background on white. */
export function wcagRatio(foreground: Color, background: Color): number {
  const back = compositeOver(background, WHITE);
  const front = relativeLuminance(compositeOver(foreground, back));
  const behind = relativeLuminance(back);
  return ratioOfLuminances(front, behind);
}

/** The ratio of two relative luminances, in either order. */
export function ratioOfLuminances(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Formats the ratio, truncated to two decimals and never rounded up, so that 4.499 does not read as passing. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
}

/**
 * APCA lightness contrast Lc, about -108 to 106; negative for light text on dark. As the formula requires,
 * encoded sRGB is raised to the power of 2.4; colors outside sRGB are gamut-mapped first.
 */
export function apcaLc(text: Color, background: Color): number {
  const back = compositeOver(background, WHITE);
  return apcaLcOfLuminances(apcaLuminance(compositeOver(text, back)), apcaLuminance(back));
}

/** Lc of two luminances as APCA has them, already raised where they are near black. */
export function apcaLcOfLuminances(textY: number, backY: number): number {
  if (Math.abs(backY - textY) < 0.0005) return 0;
  const isDarkOnLight = backY > textY;
  const contrast = isDarkOnLight
    ? (backY ** 0.56 - textY ** 0.57) * 1.14
    : (backY ** 0.65 - textY ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (isDarkOnLight ? contrast - 0.027 : contrast + 0.027) * 100;
}

/** The text colors of the design tokens `--on-color-*`, measured at their sRGB values. */
const ON_COLOR = {
  dark: { space: "oklch", coords: [0.19, 0.035, 287], alpha: 1 },
  light: { space: "oklch", coords: [0.985, 0.006, 287], alpha: 1 },
  black: { space: "srgb", coords: [0, 0, 0], alpha: 1 },
  white: WHITE,
} as const satisfies Record<string, Color>;
const TEXT_TARGET = 4.5;

export type OnColor = keyof typeof ON_COLOR;

/**
 * The text color for a background: the better of dark and light if it reaches 4.5:1, otherwise the better of
 * black and white, one of which always reaches 4.58:1.
 */
export function onColor(background: Color): OnColor {
  const ratio = (name: OnColor): number => wcagRatio(ON_COLOR[name], background);
  const soft: OnColor = ratio("dark") >= ratio("light") ? "dark" : "light";
  if (ratio(soft) >= TEXT_TARGET) return soft;
  return ratio("black") >= ratio("white") ? "black" : "white";
}

/** WCAG relative luminance, 0 to 1, of the color gamut-mapped to sRGB; alpha is ignored. */
export function relativeLuminance(color: Color): number {
  const light = lightInSrgb(color);
  if (light !== undefined) return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return 0.2126 * srgbToLinear(red) + 0.7152 * srgbToLinear(green) + 0.0722 * srgbToLinear(blue);
}

/** The luminance of an opaque color as APCA has it, softly raised near black; gamut-mapped to sRGB. */
export function apcaLuminance(color: Color): number {
  const { red, green, blue } = heldInSrgb(color);
  return apcaLuminanceOf(apcaLight(red), apcaLight(green), apcaLight(blue));
}

/** The luminance of components raised to 2.4, softly raised near black. */
export function apcaLuminanceOf(red: number, green: number, blue: number): number {
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  return y > 0.022 ? y : y + (0.022 - y) ** 1.414;
}

/** The color mapped into sRGB; most are sRGB colors that need no mapping. */
function heldInSrgb(color: Color): { red: number; green: number; blue: number } {
  const [red = 0, green = 0, blue = 0] = color.coords;
  const isHeld = red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1;
  return color.space === "srgb" && isHeld ? { red, green, blue } : colorToSrgb(mapToGamut(color, "srgb"));
}

function apcaLight(encoded: number): number {
  const byte = Math.round(encoded * 255);
  return byte / 255 === encoded ? (APCA_LIGHT_OF_BYTE[byte] ?? encoded ** 2.4) : encoded ** 2.4;
}

/** The components of APCA for each sRGB byte: its value, 0 to 1, to the power of 2.4. */
export const APCA_LIGHT_OF_BYTE: Float64Array = Float64Array.from(
  { length: 256 },
  (_, byte) => (byte / 255) ** 2.4,
);
