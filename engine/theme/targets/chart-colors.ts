/** Colors for the series of a chart: 3:1 to their grounds, and apart with and without a color vision deficiency. */
import type { Color } from "#engine/space/color.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { type Swatch, swatchOf, swatchRatio } from "#engine/theme/theme-swatch.ts";
import { leastSeenDistance, type SeenColor, seenBy } from "#engine/vision/vision-distance.ts";

interface Mark {
  readonly swatch: Swatch;
  readonly seen: SeenColor;
}

/** From where a mark has a hue that is seen on white, to where it has one that is seen on black. */
const LIGHTNESSES = [0.4, 0.46, 0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.88];
const HUES = [20, 50, 80, 110, 145, 175, 205, 235, 265, 295, 325, 350];
/** Strong, but not the strongest: a chart is large. */
const CHROMA = 0.145;

let made: readonly Mark[] | undefined;

/** The same marks for all themes, made at the first use. */
function marks(): readonly Mark[] {
  made ??= LIGHTNESSES.flatMap((lightness) =>
    HUES.map((hueDeg) => markOf(swatchOf(tone(lightness, CHROMA, hueDeg)))),
  );
  return made;
}

const markOf = (swatch: Swatch): Mark => ({ swatch, seen: seenBy(swatch.color) });

export interface ChartRequest {
  readonly first: Color;
  readonly grounds: readonly Color[];
  /** WCAG ratio to each ground. */
  readonly least: number;
  readonly count: number;
}

/**
 * `first` and the colors furthest from it and from each other under four kinds of vision, one after the other. Each of
 * them reaches `least`; `first` is taken as it is.
 */
export function chartColors({ first, grounds, least, count }: ChartRequest): Color[] {
  const surfaces = grounds.map(swatchOf);
  const begun = markOf(swatchOf(first));
  const chosen = [begun];
  let pool = marks()
    .filter(({ swatch }) => surfaces.every((surface) => swatchRatio(swatch, surface) >= least))
    .map((mark) => ({ mark, distance: leastSeenDistance(mark.seen, begun.seen) }));
  while (chosen.length < count) {
    const next = pool.toSorted((a, b) => b.distance - a.distance)[0]?.mark;
    if (next === undefined) break;
    chosen.push(next);
    pool = pool.map(({ mark, distance }) => ({
      mark,
      distance: Math.min(distance, leastSeenDistance(mark.seen, next.seen)),
    }));
  }
  return chosen.map(({ swatch }) => swatch.color);
}
