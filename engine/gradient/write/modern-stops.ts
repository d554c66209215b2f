/**
 * The stops of a gradient for browsers that know its space: its own, where they are drawn as the engine samples them
 * (drawn-alike.ts); otherwise, if sRGB cannot hold its colors, stops in Display P3.
 */
import { colorToCss } from "#engine/format/css-text.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { hueOf, isDrawnAlike } from "#engine/gradient/drawn-alike.ts";
import { formatEasing } from "#engine/gradient/easing.ts";
import { type Fallback, fallbackStops } from "#engine/gradient/fallback.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { percentText } from "./gradient-text.ts";

/** Decimals of colors that hex cannot hold; the same number as in addresses. */
const DECIMALS = 5;
/**
 * Chroma up to which Chromium takes the hue of a hex color to be none, rounded up, and one that is not visible but keeps a hue
 * that is written.
 */
const NEAR_GREY: Partial<Record<Gradient["space"], { readonly most: number; readonly least: number }>> = {
  oklch: { most: 0.03, least: 0.001 },
  lch: { most: 8, least: 0.1 },
};

/** The color of a stop: hex if it holds the color. */
export function stopColorText(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch", { precision: DECIMALS });
}

/** The gradient by its own stops, with hints, and with easings in the notation of csswg-drafts#1332, which no browser supports. */
export function ownItems({ stops }: Gradient): readonly string[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const { easing } = stop;
    if (next === undefined) return [stopText(stop)];
    if (easing === undefined || easing.kind === "plain") return [stopText(stop), ...hintText(stop, next)];
    return [stopText(stop), formatEasing(easing)];
  });
}

/** The gradient by its own stops as browsers draw it; undefined if they do not draw it alike. */
export function alikeItems(gradient: Gradient): readonly string[] | undefined {
  if (!isDrawnAlike(gradient)) return undefined;
  const { stops, space } = gradient;
  return stops.flatMap((stop, index) => {
    const colors = hueTexts(stop.color, [stops[index - 1]?.color, stops[index + 1]?.color], space);
    return colors.map((text) => `${text} ${placeText(stop)}`);
  });
}

/** Stops in Display P3 for a gradient whose stops sRGB cannot hold; undefined for any other. */
export function wideStops(gradient: Gradient, tolerance: number): Fallback | undefined {
  const isWide = gradient.stops.some(({ color }) => !isInGamut(color, "srgb"));
  return isWide ? fallbackStops(gradient, tolerance, "wide") : undefined;
}

/** Stops of `wideStops` as CSS, for interpolation in `display-p3`; positions in percent. */
export function wideItems({ stops }: Fallback): readonly string[] {
  return stops.map(({ wide = [0, 0, 0], alpha, position01 }) => {
    const color = { space: "display-p3", coords: wide, alpha: alpha / 255 } as const;
    return `${colorToCss(color, DECIMALS)} ${percentText(position01)}`;
  });
}

/**
 * A near-grey is written in the space itself, because browsers drop the hue of such a hex color; a grey gets the hue of its
 * neighbor, which mixing would take, or is written twice between two hues.
 */
function hueTexts(
  color: Color,
  neighbors: readonly (Color | undefined)[],
  space: Gradient["space"],
): readonly string[] {
  const near = NEAR_GREY[space];
  if (near === undefined || color.alpha === 0) return [stopColorText(color)];
  const own = convertColor(color, space);
  const [lightness, chroma = 0, hue] = own.coords;
  if (chroma > near.most) return [stopColorText(color)];
  if (hue !== undefined) return [colorToCss(own, DECIMALS)];
  const hues = neighbors.flatMap((each) => (each === undefined ? [] : (hueOf(each, space) ?? [])));
  const texts = hues.map((each) =>
    colorToCss({ space, coords: [lightness, near.least, each], alpha: color.alpha }, DECIMALS),
  );
  return texts.length === 0 ? [stopColorText(color)] : [...new Set(texts)];
}

function placeText({ position01, end01 }: GradientStop): string {
  return `${percentText(position01)}${end01 === undefined ? "" : ` ${percentText(end01)}`}`;
}

function stopText(stop: GradientStop): string {
  return `${stopColorText(stop.color)} ${placeText(stop)}`;
}

function hintText({ position01, end01, hint01 }: GradientStop, next: GradientStop): readonly string[] {
  if (hint01 === undefined || hint01 === 0.5) return [];
  const from = end01 ?? position01;
  return [percentText(from + (next.position01 - from) * hint01)];
}
