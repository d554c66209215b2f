/** The nearest name of a color, by ΔEOK, in a given list of names. */

import { NAMED_COLORS } from "#engine/parse/named-colors.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

/** The hex as `parseColor` reads it: "#663399", "663399", "#639". */
export type NameEntry = readonly [name: string, hex: string];
export interface NearestName {
  readonly name: string;
  /** ΔEOK to the named color; 0 for an exact match. */
  readonly deltaE: number;
}

/** Answers for every color: there is always a nearest name. */
export type Namer = (color: Color) => NearestName;

/**
 * Creates a function that names colors from `entries`; entries with an invalid hex are skipped. The list is
 * sorted by lightness once, so that a lookup only reads names whose difference in lightness is less than the
 * best distance so far. Throws on an empty list.
 */
export function createNamer(entries: readonly NameEntry[]): Namer {
  const known = entries
    .flatMap(([name, hex]): { name: string; lab: Oklab }[] => {
      const parsed = parseColor(hex);
      return parsed.ok ? [{ name, lab: colorToOklab(parsed.color) }] : [];
    })
    .toSorted((a, b) => a.lab.lightness - b.lab.lightness);
  if (known.length === 0) throw new Error("A list of color names needs at least one name");
  return (color) => {
    const lab = colorToOklab(color);
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle]?.lab.lightness ?? 0) < lab.lightness) low = middle + 1;
      else high = middle;
    }
    let best: NearestName = { name: "", deltaE: Number.POSITIVE_INFINITY };
    let [below, above] = [low - 1, low];
    while (below >= 0 || above < known.length) {
      const down = known[below];
      const up = known[above];
      const downGap = down === undefined ? Number.POSITIVE_INFINITY : lab.lightness - down.lab.lightness;
      const upGap = up === undefined ? Number.POSITIVE_INFINITY : up.lab.lightness - lab.lightness;
      if (Math.min(downGap, upGap) > best.deltaE) break;
      const next = downGap < upGap ? down : up;
      if (downGap < upGap) below -= 1;
      else above += 1;
      if (next === undefined) break;
      const deltaE = Math.hypot(next.lab.lightness - lab.lightness, next.lab.a - lab.a, next.lab.b - lab.b);
      if (deltaE < best.deltaE) best = { name: next.name, deltaE };
    }
    return best;
  };
}

let cssNamer: Namer | undefined;

/** The nearest of CSS's 148 named colors; `isExact` allows for one 8-bit step. */
export function nearestCssName(color: Color): { name: string; isExact: boolean } {
  cssNamer ??= createNamer([...NAMED_COLORS].map(([name, hex]) => [name, `#${hex}`]));
  const { name, deltaE } = cssNamer(color);
  return { name, isExact: deltaE < 0.002 };
}
