/** Contrast as the API answers it: WCAG ratio, APCA Lc, which targets pass, and the nearest colors that would. */

import { apcaLc, ratioOfLuminances, relativeLuminance, wcagRatio } from "#engine/contrast/contrast.ts";
import { nearestReaching } from "#engine/contrast/nearest-lightness.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";

/** WCAG 2.2: 1.4.3 (aa, aaLarge), 1.4.11 (aaUi), 1.4.6 (aaa, aaaLarge). */
const TARGETS = { aa: 4.5, aaLarge: 3, aaUi: 3, aaa: 7, aaaLarge: 4.5 } as const;

export const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
export const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };

export interface MeasuredContrast {
  /** 1 to 21, unrounded. */
  readonly wcag: number;
  /** Lc, about -108 to 106; negative for light text on dark. */
  readonly apca: number;
}

export interface JudgedContrast extends MeasuredContrast {
  readonly passes: Readonly<Record<keyof typeof TARGETS, boolean>>;
}

export interface ContrastReport extends JudgedContrast {
  /**
   * For each side, the 8-bit color nearest in OKLCH lightness that reaches AA against the other, with its hue kept;
   * absent if the pair passes already or no color does.
   */
  readonly suggestions: { readonly foreground?: string; readonly background?: string };
}

export interface ContrastPair {
  readonly foreground: Color;
  readonly background: Color;
  /** The backdrop of a translucent background; white by default. */
  readonly over?: Color | undefined;
}

export function measureContrast({ foreground, background, over = WHITE }: ContrastPair): MeasuredContrast {
  const back = compositeOver(background, compositeOver(over, WHITE));
  return { wcag: wcagRatio(foreground, back), apca: apcaLc(foreground, back) };
}

export function judgeContrast(pair: ContrastPair): JudgedContrast {
  const measured = measureContrast(pair);
  const reaches = (target: number): boolean => measured.wcag >= target;
  return {
    ...measured,
    passes: {
      aa: reaches(TARGETS.aa),
      aaLarge: reaches(TARGETS.aaLarge),
      aaUi: reaches(TARGETS.aaUi),
      aaa: reaches(TARGETS.aaa),
      aaaLarge: reaches(TARGETS.aaaLarge),
    },
  };
}

export function reportContrast(pair: ContrastPair): ContrastReport {
  const judged = judgeContrast(pair);
  return { ...judged, suggestions: judged.passes.aa ? {} : suggest(pair) };
}

function suggest(pair: ContrastPair): ContrastReport["suggestions"] {
  const foreground = nearestReaching(pair.foreground, TARGETS.aa, ratioOf(pair, "foreground"));
  const background = nearestReaching(pair.background, TARGETS.aa, ratioOf(pair, "background"));
  return {
    ...(foreground !== undefined && { foreground: colorToCss(foreground) }),
    ...(background !== undefined && { background: colorToCss(background) }),
  };
}

/**
 * The ratio as a function of one side's color. If both colors are opaque, the luminance of the other side is
 * computed once.
 */
function ratioOf(pair: ContrastPair, side: "foreground" | "background"): (candidate: Color) => number {
  if (pair.foreground.alpha === 1 && pair.background.alpha === 1) {
    const other = relativeLuminance(side === "foreground" ? pair.background : pair.foreground);
    return (candidate) => ratioOfLuminances(relativeLuminance(candidate), other);
  }
  return (candidate) => measureContrast({ ...pair, [side]: candidate }).wcag;
}
