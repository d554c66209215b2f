/**
 * A color as themes measure it. A color that hex represents exactly is measured as that; any other, such as a brand
 * color of Display P3, is measured both as it is and as the hex that sRGB screens show, and the lower contrast counts.
 */
import { apcaLcOfLuminances, apcaLuminance, relativeLuminance } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { type ContrastMetric, snapped } from "./theme-contrast.ts";

export interface Swatch {
  readonly color: Color;
  /** OKLCH lightness, 0 to 1. */
  readonly lightness: number;
  /** Least and greatest WCAG relative luminance, 0 to 1, of the two measured colors. */
  readonly darkest: number;
  readonly lightest: number;
  /** The hex color, if it differs. */
  readonly shown?: Color;
  /** Luminances of APCA of the color and of what is shown for it; filled at the first use, since most are measured often. */
  apca?: readonly [exact: number, shown: number];
}

/** Difference of a component, 0 to 1, from which on a color differs from the hex it rounds to. */
const IS_BYTE = 1e-9;

/** Alpha is ignored: the tokens of a theme are opaque. */
export function swatchOf(given: Color): Swatch {
  const color = given.alpha === 1 ? given : { ...given, alpha: 1 };
  const hex = snapped(color);
  const isHex =
    color.space === "srgb" &&
    color.coords.every((value, index) => Math.abs((value ?? 0) - (hex.coords[index] ?? 0)) < IS_BYTE);
  const { lightness } = colorToOklch(color);
  const [exact, rounded] = [relativeLuminance(color), relativeLuminance(hex)];
  return {
    color,
    lightness,
    darkest: isHex ? rounded : Math.min(exact, rounded),
    lightest: isHex ? rounded : Math.max(exact, rounded),
    ...(!isHex && { shown: hex }),
  };
}

/** The swatch of an 8-bit sRGB color whose OKLCH lightness, 0 to 1, is known about. */
export function byteSwatch(color: Color, lightness: number): Swatch {
  const light = relativeLuminance(color);
  return { color, lightness, darkest: light, lightest: light };
}

/** WCAG 2.2 ratio, 1 to 21. */
export function swatchRatio(text: Swatch, surface: Swatch): number {
  if (text.darkest >= surface.lightest) return (text.darkest + 0.05) / (surface.lightest + 0.05);
  if (surface.darkest >= text.lightest) return (surface.darkest + 0.05) / (text.lightest + 0.05);
  return 1;
}

/** APCA Lc, signed. */
export function swatchLc(text: Swatch, surface: Swatch): number {
  const [ink, ground] = [apcaOf(text), apcaOf(surface)];
  const least = apcaLcOfLuminances(ink[0], ground[0]);
  if (text.shown === undefined && surface.shown === undefined) return least;
  const lc = apcaLcOfLuminances(ink[1], ground[1]);
  return Math.abs(lc) < Math.abs(least) ? lc : least;
}

function apcaOf(swatch: Swatch): readonly [exact: number, shown: number] {
  if (swatch.apca !== undefined) return swatch.apca;
  const exact = apcaLuminance(swatch.color);
  return (swatch.apca = [exact, swatch.shown === undefined ? exact : apcaLuminance(swatch.shown)]);
}

/** WCAG ratio, or absolute Lc. */
export function swatchContrast(text: Swatch, surface: Swatch, metric: ContrastMetric): number {
  return metric === "wcag" ? swatchRatio(text, surface) : Math.abs(swatchLc(text, surface));
}

export interface SwatchNeed {
  readonly surface: Swatch;
  readonly metric: ContrastMetric;
  readonly least: number;
}

/** Whether the contrast is at least that of every need; the floor itself is enough. */
export function swatchMeets(text: Swatch, needs: readonly SwatchNeed[]): boolean {
  return needs.every(({ surface, metric, least }) => swatchContrast(text, surface, metric) >= least);
}

/** The least ratio of contrast to need; 1 or more means that all needs are met. */
export function metShare(text: Swatch, needs: readonly SwatchNeed[]): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...needs.map(({ surface, metric, least }) => swatchContrast(text, surface, metric) / least),
  );
}
