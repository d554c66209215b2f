/**
 * Conversion between all spaces a color can be held in, by way of XYZ D65.
 * Source: CSS Color Module Level 4, sample code (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 *
 * Missing components become 0 on the way, except where the specification carries them to an analogous
 * component (§12.2); a powerless hue comes out missing.
 */
import { wrapDeg } from "./angle.ts";
import type { Color, Component, Oklab, Oklch, SpaceId } from "./color.ts";
import { withHueMissing, withoutTrace } from "./powerless.ts";
import type { Triple } from "./rgb-spaces.ts";
import { SPACE_WAYS } from "./space-ways.ts";
import { betweenSrgbAndOklab, chromaticOklch } from "./srgb-oklab.ts";

const zeroed = (coords: Color["coords"]): Triple => [coords[0] ?? 0, coords[1] ?? 0, coords[2] ?? 0];

/**
 * The same color in another space. The hue of a gray becomes missing (`undefined`), as CSS Color 4 §4.4 requires; a
 * missing alpha stays missing. Not gamut-mapped: components may leave their reference range.
 */
export function convertColor(color: Color, space: SpaceId): Color {
  if (color.space === space) return color;
  const given = withoutTrace(color.space, zeroed(color.coords));
  const coords = betweenSrgbAndOklab(color.space, space, given) ?? between(color.space, space, given);
  return { space, coords: withHueMissing(space, coords), alpha: color.alpha };
}

/** Forms of one space become each other directly, as HSL and HWB, without the round-off of XYZ. */
function between(from: SpaceId, to: SpaceId, given: Triple): Triple {
  const [source, destination] = [SPACE_WAYS[from], SPACE_WAYS[to]];
  if ((source.base?.space ?? from) !== (destination.base?.space ?? to))
    return destination.fromXyz(source.toXyz(given));
  const held = source.base === undefined ? given : source.base.to(given);
  return destination.base === undefined ? held : destination.base.from(held);
}

/** OKLab; missing components are 0. */
export function colorToOklab(color: Color): Oklab {
  const [lightness, a, b] = zeroed(convertColor(color, "oklab").coords);
  return { lightness, a, b };
}

/** OKLCH; missing lightness and chroma are 0, a powerless hue is missing. */
export function colorToOklch(color: Color): Oklch {
  const quick = color.space === "srgb" ? chromaticOklch(color.coords) : undefined;
  if (quick !== undefined) return quick;
  const { coords } = convertColor(color, "oklch");
  return { lightness: coords[0] ?? 0, chroma: coords[1] ?? 0, hueDeg: coords[2] };
}

/**
 * A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (normalized to [0, 360)); an undefined hue stays
 * missing. Not gamut-mapped.
 */
export function oklchToColor({ lightness, chroma, hueDeg }: Oklch, alpha: Component = 1): Color {
  const hue = hueDeg === undefined ? undefined : wrapDeg(hueDeg);
  return { space: "oklch", coords: [lightness, chroma, hue], alpha };
}

/** sRGB components 0 to 1; outside that range if the color is outside sRGB. */
export function colorToSrgb(color: Color): { red: number; green: number; blue: number } {
  const [red, green, blue] = zeroed(convertColor(color, "srgb").coords);
  return { red, green, blue };
}
