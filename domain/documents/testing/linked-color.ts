/** Colors and settings as an address gives them back to the last digit: for random documents. */
import fc from "fast-check";
import { colorOfText, colorText } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";

const translucent = fc
  .tuple(hexColor, fc.integer({ min: 0, max: 255 }))
  .map(([color, alpha]): Color => read(`#${colorText({ ...color, alpha: alpha / 255 })}`));
/** Colors outside sRGB that are OKLCH with as many digits as an address keeps. */
const wide = wideColor.map(colorOfText).filter((color) => colorText(color).startsWith("oklch"));
/** What hex digits hold, and what they do not. */
export const linkedColor: fc.Arbitrary<Color> = fc.oneof(
  { weight: 4, arbitrary: hexColor },
  { weight: 1, arbitrary: translucent },
  { weight: 1, arbitrary: wide },
);
export const gamut = fc.constantFrom("srgb" as const, "display-p3" as const);
export const seed = fc.stringMatching(/^[a-z0-9]{1,16}$/);
