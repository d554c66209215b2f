/** Random colors and settings that survive a round trip through an address exactly. */
import fc from "fast-check";
import { colorOfText, colorText } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";

const translucent = fc
  .tuple(hexColor, fc.integer({ min: 0, max: 255 }))
  .map(([color, alpha]): Color => read(`#${colorText({ ...color, alpha: alpha / 255 })}`));
/** OKLCH colors outside sRGB, rounded to the decimals of an address. */
const wide = wideColor.map(colorOfText).filter((color) => colorText(color).startsWith("oklch"));
/** Colors that hex holds, and colors that it does not. */
export const linkedColor: fc.Arbitrary<Color> = fc.oneof(
  { weight: 4, arbitrary: hexColor },
  { weight: 1, arbitrary: translucent },
  { weight: 1, arbitrary: wide },
);
export const gamut = fc.constantFrom("srgb" as const, "display-p3" as const);
export const seed = fc.stringMatching(/^[a-z0-9]{1,16}$/);
