/** The colors that stand for an occasion, and which occasions the colors of a palette are all of. */
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { Occasion } from "./occasion.ts";
import { OCCASIONS_AND_STYLES } from "./occasions.ts";
import { TRADES } from "./trades.ts";
import { stemOf } from "./word-forms.ts";

export const OCCASIONS: readonly Occasion[] = [...OCCASIONS_AND_STYLES, ...TRADES];

export interface OccasionColor {
  readonly name: string;
  readonly color: Color;
  readonly lab: Oklab;
  /** The group of `needs` that it is of; undefined for one that goes with them. */
  readonly need: number | undefined;
}

/**
 * ΔEOK up to which a color is as good as the named one, with a and b weighed: a pale pink is no ice, though it is nearer to it than
 * to a darker pink.
 */
const [NEAR, HUE_WEIGHT] = [0.105, 1.6];
/** Colors of a palette that can be of an occasion: fewer say too little, and more are a chart's. */
const [MIN_COLORS, MAX_COLORS] = [3, 7];

const byOccasion = new Map<Occasion, readonly OccasionColor[]>();

export function colorsOfOccasion(occasion: Occasion): readonly OccasionColor[] {
  const known = byOccasion.get(occasion);
  if (known !== undefined) return known;
  const hexes = new Map(COLOR_NAMES);
  const read = (name: string, need: number | undefined): OccasionColor => {
    const parsed = parseColor(`#${hexes.get(name)}`);
    if (!parsed.ok) throw new Error(`The list of color names has no “${name}”`);
    return { name, color: parsed.color, lab: colorToOklab(parsed.color), need };
  };
  const colors = [
    ...occasion.needs.flatMap((names, need) => names.map((name) => read(name, need))),
    ...occasion.also.map((name) => read(name, undefined)),
  ];
  byOccasion.set(occasion, colors);
  return colors;
}

const byStem = new Map<string, readonly Occasion[]>();
for (const occasion of OCCASIONS)
  for (const stem of new Set(occasion.words.split(" ").map(stemOf)))
    byStem.set(stem, [...(byStem.get(stem) ?? []), occasion]);

/** What a word of a request asks for, by its stem. */
export function occasionsOfStem(stem: string): readonly Occasion[] {
  return byStem.get(stem) ?? [];
}

/**
 * The names that the colors are near to, one for each, if all are near to one of the occasion and each of its groups has one;
 * undefined otherwise.
 */
export function namesForOccasion(colors: readonly Color[], occasion: Occasion): string[] | undefined {
  if (colors.length < MIN_COLORS || colors.length > MAX_COLORS) return undefined;
  const own = colorsOfOccasion(occasion);
  const met = new Set<number>();
  const names: string[] = [];
  for (const color of colors) {
    const lab = colorToOklab(color);
    let [nearest, least]: [OccasionColor | undefined, number] = [undefined, NEAR];
    for (const each of own) {
      const onPlane = HUE_WEIGHT * Math.hypot(each.lab.a - lab.a, each.lab.b - lab.b);
      const off = Math.hypot(each.lab.lightness - lab.lightness, onPlane);
      if (off <= NEAR && each.need !== undefined) met.add(each.need);
      if (off <= least) [nearest, least] = [each, off];
    }
    if (nearest === undefined) return undefined;
    names.push(nearest.name);
  }
  return met.size === occasion.needs.length ? names : undefined;
}

/** Tags of the occasions that a palette is of by its colors. */
export function occasionTags(colors: readonly Color[]): string[] {
  return OCCASIONS.flatMap((occasion) =>
    occasion.tag !== undefined && namesForOccasion(colors, occasion) !== undefined ? [occasion.tag] : [],
  );
}
