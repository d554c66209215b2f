/** Source code for colors outside sRGB, in languages that support Display P3. */
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { type Precision, round } from "./format-number.ts";

/** A thousandth is a quarter of an 8-bit step. */
const DECIMALS = 3;

/** Display P3 from 0 to 1, and alpha, as literals in source code. */
export function p3Numbers(color: Color): { red: string; green: string; blue: string; alpha: string } {
  const [red = 0, green = 0, blue = 0] = mapToGamut(color, "display-p3").coords;
  const text = (value: number): string => round(value, DECIMALS);
  return { red: text(red), green: text(green), blue: text(blue), alpha: text(color.alpha ?? 0) };
}

/** SwiftUI: sRGB if it contains the color, otherwise Display P3, which the system maps for smaller screens. */
export function swiftSource(color: Color, isWide: boolean, precision: Precision = DECIMALS): string {
  const { red, green, blue } = isWide ? p3Channels(color) : colorToSrgb(color);
  const [r, g, b] = [red, green, blue].map((value) => round(value, precision));
  const opacity = (color.alpha ?? 0) < 1 ? `, opacity: ${round(color.alpha ?? 0, DECIMALS)}` : "";
  return `Color(${isWide ? ".displayP3" : ".sRGB"}, red: ${r}, green: ${g}, blue: ${b}${opacity})`;
}

/** Flutter since 3.27: Color.from with a color space. */
export function flutterWideSource(color: Color): string {
  const { red, green, blue, alpha } = p3Numbers(color);
  return `Color.from(alpha: ${alpha}, red: ${red}, green: ${green}, blue: ${blue}, colorSpace: ColorSpace.displayP3)`;
}

function p3Channels(color: Color): { red: number; green: number; blue: number } {
  const [red = 0, green = 0, blue = 0] = mapToGamut(color, "display-p3").coords;
  return { red, green, blue };
}
