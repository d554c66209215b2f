/** What the words of a request say of color: the names and titles that have them. Nothing is guessed. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import { type Modifier, modified, modifierOf, warmthWeight } from "./color-modifiers.ts";
import { nearStems } from "./near-words.ts";
import { colorsOfOccasion, occasionsOfStem } from "./occasion-colors.ts";
import { isFiller, stemOf, wordsOf } from "./word-forms.ts";
import { COLOR_NAMES_SOURCE, type NamedColor, type WordIndex } from "./word-index.ts";

export interface Evidence {
  readonly name: string;
  /** As the name has it, before a word such as "dark" changes it. */
  readonly color: Color;
  /** As it is in the palette. */
  readonly shown: Color;
  readonly from: string;
  /** The word of the request, and how much the name says of it: 1 for a name that is the word. */
  readonly word: string;
  readonly weight: number;
  /** The part of what the word means: an occasion has a color of each of its groups. */
  readonly part: number;
}

export interface FoundEvidence {
  readonly evidence: readonly Evidence[];
  /** Words that no name has, in the order they were given. */
  readonly unknown: readonly string[];
  /** What is left of the words, each with its own evidence. */
  readonly words: readonly string[];
}

/** Before a modifier it applies twice. */
const STRONGER = "very";

/** A word that fewer names have is looked for by the occasion that it means, and by words near to it, as well. */
const [ENOUGH, FEW] = [6, 3];
/** Colors that an occasion needs, and those that go with them. */
const [NEEDED, GOES_WITH] = [0.6, 0.45];
/** A name that has a word near to the one that was given says less. */
const [NEAR, NEAR_MOST] = [0.35, 24];
/** Of the words of a name the last says what it is: "Rain Boots" are boots. */
const [LAST, FIRST] = [0.6, 0.4];
/** Greatest distance (ΔEOK) from the middle of a word's names at which a name counts half. */
const MIDDLE_SIGMA = 0.22;

/** At most 200 letters of text are read. */
export function findEvidence(text: string, index: WordIndex): FoundEvidence {
  const given = wordsOf(text.slice(0, 200));
  const modifiers: Modifier[] = [];
  const contents: string[] = [];
  for (const [place, word] of given.entries()) {
    const modifier = modifierOf(word);
    if (modifier !== undefined)
      modifiers.push(modifier, ...(given[place - 1] === STRONGER ? [modifier] : []));
    else if (word !== STRONGER) contents.push(word);
  }
  // Words such as "dark" or "shop" alone are looked for as names.
  const telling = contents.filter((word) => !isFiller(word));
  const isAlone = contents.length === 0;
  const words = [...new Set(isAlone ? given : telling.length === 0 ? contents : telling)];
  const found = words.map((word) => ({
    word,
    evidence: evidenceOf(word, index, isAlone ? [] : modifiers, words.map(stemOf)),
  }));
  return {
    evidence: found.flatMap(({ evidence }) => evidence),
    unknown: found.filter(({ evidence }) => evidence.length === 0).map(({ word }) => word),
    words: found.filter(({ evidence }) => evidence.length > 0).map(({ word }) => word),
  };
}

function evidenceOf(
  word: string,
  index: WordIndex,
  modifiers: readonly Modifier[],
  all: readonly string[],
): Evidence[] {
  const stem = stemOf(word);
  const own: Weighted[] = (index.get(stem) ?? []).map((entry) => ({
    entry,
    weight: weightOf(entry, stem, all),
  }));
  const found = tempered(
    own.length >= ENOUGH ? own : [...own, ...meantBy(stem, own.length, index, all)],
    modifiers,
  );
  const middle = meanLab(found);
  const seen = new Set<string>();
  return found.flatMap(({ entry, weight, part }) => {
    const key = `${entry.name} ${entry.color.coords.join()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const off = distance(entry.color, middle);
    return [
      {
        name: entry.name,
        color: entry.color,
        shown: modified(entry.color, modifiers),
        from: entry.from,
        word,
        weight: part === undefined ? weight * 2 ** -((off / MIDDLE_SIGMA) ** 2) : weight,
        part: part ?? 0,
      },
    ];
  });
}

/** Beside "warm" or "cold" such names come first; the best keeps its weight, so that the word says as much as before. */
function tempered(found: readonly Weighted[], modifiers: readonly Modifier[]): readonly Weighted[] {
  const factors = found.map(({ entry }) => warmthWeight(entry.color, modifiers));
  const most = Math.max(...factors);
  return found.map((each, place) => ({ ...each, weight: (each.weight * (factors[place] ?? most)) / most }));
}

/** What a word means that few names have: the colors of an occasion, or those of words near it. */
function meantBy(stem: string, count: number, index: WordIndex, all: readonly string[]): Weighted[] {
  const occasions = occasionsOfStem(stem);
  if (occasions.length > 0)
    return occasions.flatMap((occasion) =>
      colorsOfOccasion(occasion).map(({ name, color, need }) => ({
        entry: { name, color, from: COLOR_NAMES_SOURCE, isTitle: false, stems: wordsOf(name).map(stemOf) },
        weight: need === undefined ? GOES_WITH : NEEDED,
        part: need ?? occasion.needs.length,
      })),
    );
  if (count >= FEW) return [];
  return nearStems(stem)
    .flatMap((other) =>
      (index.get(other) ?? []).map((entry) => ({ entry, weight: NEAR * weightOf(entry, other, all) })),
    )
    .slice(0, NEAR_MOST);
}

/** A title names a whole palette, so it says less of each of its colors. */
const OF_A_TITLE = 0.5;

/** 1 for a name that is the word alone; more for one that has other words of the request, too. */
function weightOf({ stems, isTitle }: NamedColor, stem: string, all: readonly string[]): number {
  const shared = stems.filter((other) => all.includes(other)).length;
  const sure = isTitle ? OF_A_TITLE : 1;
  if (stems.length === 1) return sure;
  const place = stems.at(-1) === stem ? LAST : FIRST;
  return sure * ((place * 2 * shared) / stems.length + (shared > 1 ? 0.5 : 0));
}

type Weighted = { readonly entry: NamedColor; readonly weight: number; readonly part?: number };

function meanLab(found: readonly Weighted[]): readonly [number, number, number] {
  let [sum, lightness, a, b] = [1e-9, 0, 0, 0];
  for (const { entry, weight } of found) {
    // A name that is the word itself counts for many that only have it.
    const strong = weight ** 2;
    const lab = colorToOklab(entry.color);
    sum += strong;
    lightness += strong * lab.lightness;
    a += strong * lab.a;
    b += strong * lab.b;
  }
  return [lightness / sum, a / sum, b / sum];
}

/** How far the names of a word may lie apart (ΔEOK) until it counts half of one whose names agree. */
const AGREEMENT = 0.08;
/** Hues that cancel each other out are gray all the same. */
const MAX_FACTOR = 1.8;

/**
 * The one color that the words say: the middle of each word's names, of which those count most whose names agree, and the
 * last word before the others; undefined without evidence.
 */
export function colorOfWords({ evidence, words }: FoundEvidence): Color | undefined {
  let [sum, lightness, a, b, chroma] = [0, 0, 0, 0, 0];
  for (const [place, word] of words.entries()) {
    const own = evidence
      .filter((each) => each.word === word)
      .map(({ shown, weight }) => ({
        entry: { name: "", color: shown, from: "", stems: [], isTitle: false },
        weight,
      }));
    const middle = meanLab(own);
    const spread = own.map(({ entry, weight }) => ({
      off: distance(entry.color, middle),
      chroma: colorToOklch(entry.color).chroma,
      weight: weight ** 2,
    }));
    const total = spread.reduce((all, { weight }) => all + weight, 1e-9);
    const apart = spread.reduce((all, { off, weight }) => all + weight * off, 0) / total;
    const share = (1 + (0.5 * place) / Math.max(1, words.length - 1)) / (1 + (apart / AGREEMENT) ** 2);
    const colorful = spread.reduce((all, each) => all + each.weight * each.chroma, 0) / total;
    sum += share;
    lightness += share * middle[0];
    a += share * middle[1];
    b += share * middle[2];
    chroma += share * colorful;
  }
  if (sum === 0) return undefined;
  // The middle of several hues is duller than each of them, so chroma has a middle of its own.
  const factor = chroma / Math.max(1e-6, Math.hypot(a, b));
  const kept = Math.min(factor, MAX_FACTOR) / sum;
  return { space: "oklab", coords: [lightness / sum, a * kept, b * kept], alpha: 1 };
}

function distance(color: Color, [lightness, a, b]: readonly [number, number, number]): number {
  const lab = colorToOklab(color);
  return Math.hypot(lab.lightness - lightness, lab.a - a, lab.b - b);
}
