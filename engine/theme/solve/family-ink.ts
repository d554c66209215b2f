/**
 * The chroma and contrast of a family's quiet background, text and edge from edition 3 on. A pale or very dark color
 * that only changes its lightness becomes khaki, olive or slate; a gray one is the dimmest text of the page.
 */
import { maxChroma } from "#engine/gamut/gamut.ts";
import type { Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { gamutFill } from "#engine/theme/gamut-fill.ts";
import type { Swatch } from "#engine/theme/theme-swatch.ts";
import type { LadderOf } from "./tone-ladder.ts";

type Look = Parameters<LadderOf>[0];

/**
 * The chroma at another lightness: halfway to what uses as much of what sRGB has there as the color does at its own. As
 * vivid as it can be it would no longer be that color.
 */
export function chromaAt(lightness: number, look: Oklch): number {
  if (look.hueDeg === undefined) return 0;
  const vivid = gamutFill(look) * maxChroma(lightness, look.hueDeg, "srgb");
  return Math.max(look.chroma, (look.chroma + vivid) / 2);
}

/** Shares of the chroma of the color, and of what sRGB has at about the lightness of quiet backgrounds. */
const QUIET = { own: 0.35, room: 0.6, light: 0.94, dark: 0.3 } as const;

/** Hue and chroma of the quiet background of a family: less of the color, more of it where sRGB has room. */
export function quietLook(fill: Swatch, { chroma, hueDeg }: Look, isLight: boolean): Look {
  if (hueDeg === undefined) return { chroma: 0, hueDeg };
  const room = maxChroma(isLight ? QUIET.light : QUIET.dark, hueDeg, "srgb");
  const vivid = gamutFill(colorToOklch(fill.color)) * room * QUIET.room;
  return { chroma: Math.max(chroma * QUIET.own, Math.min(chroma, vivid)), hueDeg };
}

/** About the OKLCH lightness of text in color. */
const INK = { light: 0.5, dark: 0.75 } as const;

/** Of text and edges. */
export function inkLook(fill: Swatch, { chroma, hueDeg }: Look, isLight: boolean): Look {
  const own = colorToOklch(fill.color);
  return {
    chroma: Math.max(chroma, chromaAt(isLight ? INK.light : INK.dark, { ...own, hueDeg })),
    hueDeg,
  };
}

/** Below this OKLCH chroma text is told from other text by its lightness alone. */
const GREY_TEXT = 0.03;
/** The WCAG ratio to the page of text in color; on dark pages that of 4.5 looks disabled. */
const TEXT_RATIO = { light: 4.5, dark: 6.5 } as const;

/** `most` is the ratio of the text of the page. */
export function colorTextRatio({ chroma }: Look, isLight: boolean, most: number): number {
  return chroma < GREY_TEXT ? most : Math.min(most, isLight ? TEXT_RATIO.light : TEXT_RATIO.dark);
}
