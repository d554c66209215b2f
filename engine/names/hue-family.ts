/**
 * The everyday name of a hue. The boundaries lie between the OKLCH hues of the CSS colors red 29°, orange
 * 70°, yellow 110°, lime 142°, cyan 195°, blue 264°, blueviolet 301°, magenta 328° and hotpink 355°; chosen
 * by us.
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** "grey" has too little chroma for a hue. */
export type HueFamily = "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "grey";
export const HUE_FAMILIES: readonly HueFamily[] = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "violet",
  "pink",
  "grey",
];

/** Below this OKLCH chroma a color reads as gray, black or white. */
export const GREY_CHROMA = 0.03;

/** Upper end of each family in degrees, ascending from 5°. */
const ENDS: readonly (readonly [HueFamily, number])[] = [
  ["pink", 5],
  ["red", 45],
  ["orange", 82],
  ["yellow", 120],
  ["green", 165],
  ["teal", 218],
  ["blue", 280],
  ["violet", 315],
  ["pink", 360],
];

/** The family of a color by its OKLCH hue; a color of little chroma is grey. */
export function hueFamily(color: Color): HueFamily {
  const { chroma, hueDeg } = colorToOklch(color);
  if (hueDeg === undefined || chroma < GREY_CHROMA) return "grey";
  return ENDS.find(([, end]) => hueDeg < end)?.[0] ?? "pink";
}
