/**
 * Whether a gamut contains a color, and mapping into it. Source: CSS Color Module Level 4 §13.2, "CSS gamut
 * mapping to an RGB destination" (https://www.w3.org/TR/css-color-4/#css-gamut-mapping): chroma is reduced in
 * OKLCH by bisection, and clipped as soon as the difference is not noticeable.
 */
import type { Color, Component } from "#engine/space/color.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { type BoundedSpace, linearToSrgb } from "#engine/space/rgb-spaces.ts";
import { linearOfOklab } from "#engine/space/srgb-oklab.ts";
import { greatestChroma, mapByChroma } from "./gamut-search.ts";

/** The gamuts of screens; BoundedSpace has those of all RGB spaces. */
export type Gamut = "srgb" | "display-p3" | "rec2020";

/** Each contains the one before it. */
export const GAMUTS: readonly Gamut[] = ["srgb", "display-p3", "rec2020"];

/** Round-off allowed on each component, 0 to 1 (a fiftieth of an 8-bit step). */
export const IN_GAMUT_EPSILON = 0.000075;
/** True if every component is in 0 to 1, apart from round-off; missing components count as 0. */
export function isInGamut(color: Color, gamut: BoundedSpace): boolean {
  const linear = gamut === "srgb" ? linearOfOklab(color) : undefined;
  if (linear !== undefined) return isHeld(linear[0]) && isHeld(linear[1]) && isHeld(linear[2]);
  return convertColor(color, gamut).coords.every(
    (value) => value === undefined || (value >= -IN_GAMUT_EPSILON && value <= 1 + IN_GAMUT_EPSILON),
  );
}

/** Whether linear light is in 0 to 1 once it is encoded, which is done only where the round-off counts. */
function isHeld(linear: number): boolean {
  if (linear >= 0 && linear <= 1) return true;
  if (linear < -0.00001 || linear > 1.001) return false;
  const encoded = linearToSrgb(linear);
  return encoded >= -IN_GAMUT_EPSILON && encoded <= 1 + IN_GAMUT_EPSILON;
}

/** The smallest of sRGB, Display P3 and Rec. 2020 that contains the color, otherwise "beyond". */
export function smallestGamut(color: Color): Gamut | "beyond" {
  return GAMUTS.find((gamut) => isInGamut(color, gamut)) ?? "beyond";
}

/**
 * The color in the space of `gamut`, mapped by the CSS Color 4 method if it lies outside. Alpha is kept, and
 * so are missing components of a color inside.
 */
export function mapToGamut(color: Color, gamut: BoundedSpace): Color {
  const inSpace = convertColor(color, gamut);
  if (isInGamut(inSpace, gamut)) return clip(inSpace);
  return {
    space: gamut,
    coords: mapByChroma(colorToOklch(color), gamut, IN_GAMUT_EPSILON),
    alpha: color.alpha,
  };
}

/**
 * The color at the same OKLCH lightness and hue, with its chroma reduced to the greatest in gamut; used by
 * pickers.
 */
export function mapToGamutConstantHue(color: Color, gamut: Gamut): Color {
  if (isInGamut(color, gamut)) return clip(convertColor(color, gamut));
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  const room = maxChroma(Math.min(1, Math.max(0, lightness)), hueDeg ?? 0, gamut);
  return clip(
    convertColor(oklchToColor({ lightness, chroma: Math.min(chroma, room), hueDeg }, color.alpha), gamut),
  );
}

/** Halvings of the share of a color's chroma that is in gamut, to less than a hundred-thousandth of the most chroma. */
const HALVINGS = 24;

/**
 * The color at the same lightness and hue in its own space, which is LCH, Lab, OKLCH or OKLab, with its chroma reduced to
 * the greatest in gamut: more chroma never gives less, and the hue of that space stays. In the space of `gamut`.
 */
export function mapToGamutInSpace(color: Color, gamut: Gamut): Color {
  const { space, coords, alpha } = color;
  const [lightness = 0, second = 0, third = 0] = coords;
  const isPolar = space === "lch" || space === "oklch";
  const at = (share: number): Color => ({
    space,
    coords: [lightness, second * share, isPolar ? third : third * share],
    alpha,
  });
  if (isInGamut(color, gamut) || !isInGamut(at(0), gamut)) return mapToGamut(color, gamut);
  let [inside, outside] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInGamut(at(middle), gamut)) inside = middle;
    else outside = middle;
  }
  return clip(convertColor(at(inside), gamut));
}

/** The greatest OKLCH chroma, 0 to about 0.4, in `gamut` at a lightness (0 to 1) and hue (degrees). */
export function maxChroma(lightness: number, hueDeg: number, gamut: Gamut): number {
  return greatestChroma(lightness, hueDeg, gamut, IN_GAMUT_EPSILON);
}

/**
 * The color as browsers paint it on a screen with this gamut, in its space: each component is clipped. Hue and lightness may
 * change, unlike with `mapToGamut`.
 */
export function clipToGamut(color: Color, gamut: BoundedSpace): Color {
  return clip(convertColor(color, gamut));
}

function clip(color: Color): Color {
  const [a, b, c] = color.coords;
  const hold = (value: Component): Component =>
    value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return { space: color.space, coords: [hold(a), hold(b), hold(c)], alpha: color.alpha };
}
