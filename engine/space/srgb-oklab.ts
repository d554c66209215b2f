/** Direct conversion between sRGB and OKLab, without XYZ: the most frequent conversion of all. */
import type { Color, Oklch, SpaceId } from "./color.ts";
import { linearSrgbToOklab, oklabToLinearSrgb } from "./oklab.ts";
import { fromPolar, hueOf, toPolar } from "./polar.ts";
import { isHuePowerless } from "./powerless.ts";
import { linearToSrgb, srgbToLinear, type Triple } from "./rgb-spaces.ts";

/** The coordinates in `to`; undefined for other pairs of spaces. */
export function betweenSrgbAndOklab(from: SpaceId, to: SpaceId, given: Triple): Triple | undefined {
  if (from === "srgb" && (to === "oklab" || to === "oklch")) {
    const oklab = linearSrgbToOklab(srgbToLinear(given[0]), srgbToLinear(given[1]), srgbToLinear(given[2]));
    return to === "oklab" ? oklab : toPolar(oklab);
  }
  if (to === "srgb" && (from === "oklab" || from === "oklch")) {
    const oklab = from === "oklab" ? given : fromPolar(given);
    const linear = oklabToLinearSrgb(oklab[0], oklab[1], oklab[2]);
    return [linearToSrgb(linear[0]), linearToSrgb(linear[1]), linearToSrgb(linear[2])];
  }
  return undefined;
}

/** Linear sRGB of a color in OKLab or OKLCH, not clipped; undefined for other spaces. */
export function linearOfOklab({ space, coords }: Color): Triple | undefined {
  if (space !== "oklab" && space !== "oklch") return undefined;
  const given: Triple = [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0];
  if (space === "oklab") return oklabToLinearSrgb(given[0], given[1], given[2]);
  const chroma = isHuePowerless(space, given) ? 0 : given[1];
  const oklab = fromPolar([given[0], chroma, given[2]]);
  return oklabToLinearSrgb(oklab[0], oklab[1], oklab[2]);
}

/** OKLCH chroma far above that of a gray. */
const CHROMATIC = 0.001;

/**
 * OKLCH of sRGB components, without allocating other objects; undefined near gray, where the hue may be powerless.
 */
export function chromaticOklch(coords: Color["coords"]): Oklch | undefined {
  const red = srgbToLinear(coords[0] ?? 0);
  const green = srgbToLinear(coords[1] ?? 0);
  const blue = srgbToLinear(coords[2] ?? 0);
  const lab = linearSrgbToOklab(red, green, blue);
  const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
  if (chroma < CHROMATIC) return undefined;
  return { lightness: lab[0], chroma, hueDeg: hueOf(lab[1], lab[2]) };
}
