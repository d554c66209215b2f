/** All lightnesses of one hue as 8-bit colors, computed on demand, and the search for a contrast among them. */
import type { Color } from "#engine/space/color.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import {
  byteSwatch,
  metShare,
  type Swatch,
  type SwatchNeed,
  swatchMeets,
  swatchRatio,
} from "#engine/theme/theme-swatch.ts";

/** Steps of OKLCH lightness from 0 to 1; a gray changes by one byte over about four. */
export const LADDER_TOP = 1024;

export interface ToneLadder {
  readonly at: (step: number) => Swatch;
}

export type LadderOf = (look: { readonly chroma: number; readonly hueDeg: number | undefined }) => ToneLadder;

/** Ladders that are made once for each look, and shared by the modes of a theme or by several themes. */
export function createLadders(): LadderOf {
  const ladders = new Map<string, ToneLadder>();
  return ({ chroma, hueDeg }) => {
    const key = hueDeg === undefined ? "" : `${chroma} ${hueDeg}`;
    const known = ladders.get(key);
    if (known !== undefined) return known;
    const made: (Swatch | undefined)[] = [];
    const ladder: ToneLadder = {
      at: (step) => (made[step] ??= byteSwatch(tone(step / LADDER_TOP, chroma, hueDeg), step / LADDER_TOP)),
    };
    ladders.set(key, ladder);
    return ladder;
  };
}

/**
 * The tone nearest to its surfaces that meets all needs, in the direction of `end` (the step of black, 0, or of white),
 * otherwise in the other direction. If there is none, the end that comes nearest, which the audit reports.
 */
export function toneMeeting(ladder: ToneLadder, needs: readonly SwatchNeed[], end: number): Swatch {
  const ends = [end, LADDER_TOP - end];
  for (const each of ends) {
    const last = ladder.at(each);
    if (!swatchMeets(last, needs)) continue;
    const lightnesses = needs.map(({ surface }) => surface.lightness);
    const start = each === 0 ? Math.min(1, ...lightnesses) : Math.max(0, ...lightnesses);
    let [failing, passing, best] = [Math.round(start * LADDER_TOP), each, last];
    while (Math.abs(passing - failing) > 1) {
      const middle = (failing + passing) >> 1;
      const candidate = ladder.at(middle);
      if (swatchMeets(candidate, needs)) [passing, best] = [middle, candidate];
      else failing = middle;
    }
    return best;
  }
  const [first, second] = ends.map(ladder.at);
  if (first === undefined || second === undefined) return ladder.at(end);
  return metShare(first, needs) >= metShare(second, needs) ? first : second;
}

/**
 * The 8-bit color a byte or none away in each channel that meets all needs with the least ratio to `reference` of at
 * least `ratio`: one step of all three channels changes a ratio of 14 by 0.15, one of blue by a fifteenth of that.
 */
export function fineTuned(
  found: Swatch,
  reference: Swatch,
  ratio: number,
  needs: readonly SwatchNeed[],
): Swatch {
  const [red = 0, green = 0, blue = 0] = found.color.coords.map((value) => Math.round((value ?? 0) * 255));
  let [best, least] = [found, swatchRatio(found, reference)];
  for (const r of OFFSETS)
    for (const g of OFFSETS)
      for (const b of OFFSETS) {
        const bytes = [red + r, green + g, blue + b] as const;
        if (bytes.some((byte) => byte < 0 || byte > 255)) continue;
        const color = byteColor(bytes);
        const candidate = byteSwatch(color, found.lightness);
        const reached = swatchRatio(candidate, reference);
        if (reached < ratio || reached >= least || !swatchMeets(candidate, needs)) continue;
        [best, least] = [candidate, reached];
      }
  return best;
}

const OFFSETS = [0, -1, 1] as const;

function byteColor([red, green, blue]: readonly [number, number, number]): Color {
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 };
}
