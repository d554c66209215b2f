/**
 * The Palette Generator's document. Query fields (TLS-2):
 *
 *   c=0e2a47-2f6690*-81b1cc   colors from left to right; `*` locks one, `~h`, `~l`, `~c` lock its hue, lightness, chroma
 *   m=triadic                 rule · mood=muted · seed=k3x9ab · base=oklch(…)   color that the rule starts from
 *   like=0e2a47-2f6690        palette whose character the rule "similar" follows
 *   look=25-94.0.35-92.100.0.0  ranges set by hand: lightness, shape of the ramp, chroma, spread of hues, black, white
 *   g=3                       edition of the generator that made the colors of the seed; 1 without it
 *   words=autumn+after+rain   makes a palette of names that have these words; seed=… for another
 *   aa=2 · gamut=p3 · cvd=1   constraints · view=contrast · title=…
 *
 *   names=brand*ink**surface  names of the colors, by index (PAL-1); the third has none
 *
 * Colors that hex cannot hold are written as OKLCH: `oklch(66.2%_0.226_36.5)`.
 *
 * An address with at most one color, or with only a rule, a mood or a seed, generates the palette when it is opened.
 */

import { readColorNames, writeColorNames } from "#domain/documents/color-names.ts";
import { colorText, colorTexts, readColor, readParts, splitColors } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, param } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { optionalColor } from "#domain/documents/fields/optional-color.ts";
import { choice, flag, GAMUT, whole, words } from "#domain/documents/fields/simple-fields.ts";
import type { Character } from "#engine/palette/character-limits.ts";
import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS, type Mood } from "#engine/palette/moods.ts";
import type { Color } from "#engine/space/color.ts";
import { EDITION, LOOK } from "./palette-character.ts";

export const METHODS: readonly GenerateMethod[] = [
  ...HARMONY_RULES,
  "ramp",
  "random",
  "from-color",
  "similar",
];
export const VIEWS = ["columns", "contrast", "use"] as const;
export type PaletteView = (typeof VIEWS)[number];
export const MIN_COLORS = 2;
export const MAX_COLORS = 12;

export interface PaletteColor {
  readonly color: Color;
  /** The person's own name for it; without one the nearest known name is shown. */
  readonly name?: string;
  readonly isLocked: boolean;
  readonly lockedHue: boolean;
  readonly lockedLightness: boolean;
  readonly lockedChroma: boolean;
}

export interface PaletteDocument {
  readonly colors: readonly PaletteColor[];
  readonly method: GenerateMethod;
  readonly mood: Mood;
  readonly seed: string;
  /** The color that the rule starts from. */
  readonly base?: Color;
  /** The palette whose character the rule "similar" follows; by default the document's own colors. */
  readonly like?: readonly Color[];
  /** Ranges set by hand (PAL-2); by default those of the mood. */
  readonly character?: Character;
  /**
   * The edition of the generator that generated the colors; undefined for the first edition, as in the oldest links.
   */
  readonly edition?: 2 | 3;
  /** Number of pairs that should be legible as text on background. */
  readonly aaPairs: number;
  readonly gamut: "srgb" | "display-p3";
  readonly isVisionSafeWanted: boolean;
  readonly view: PaletteView;
  readonly title: string;
  /** Words of an address that the palette is made of when it is opened (TST-4); never written. */
  readonly words?: string;
}

/**
 * The first palette, as the generator draws it from this seed. A constant, so that it appears without loading
 * the generator; a test compares them.
 */
const FIRST_PALETTE = "c=e3f1f6-ff7490-f33e00-0097a7-001f31&seed=mantle&g=3";
/** What links whose colors cannot be read have always opened. */
export const BLANK_PALETTE = "c=3d0432-2c5653-d7f7f3-b25f3e-c999bd&seed=tincture";
/** The seed of addresses that name none. */
export const FIRST_SEED = "tincture";

/** The rule of editions 1 and 2 for who chose none. */
const FIRST_METHOD: GenerateMethod = "split-complementary";

export const DEFAULTS: Omit<PaletteDocument, "colors"> = {
  method: "random",
  mood: "any",
  seed: "",
  aaPairs: 1,
  gamut: "srgb",
  isVisionSafeWanted: false,
  view: "columns",
  title: "",
};

export function freeColor(color: Color, name = ""): PaletteColor {
  const free = { color, isLocked: false, lockedHue: false, lockedLightness: false, lockedChroma: false };
  return name === "" ? free : { ...free, name };
}

/**
 * The rule of an address that names none. Editions 1 and 2 of the generator drew split complementary, and their links
 * keep it: those with an edition, a seed or a base, and those with too few colors, which are drawn when they are
 * opened. Edition 3 has no rule, and neither have colors that nothing drew.
 */
export function usualMethod({
  edition,
  seed,
  base,
  colors,
}: Pick<PaletteDocument, "edition" | "seed" | "base" | "colors">): GenerateMethod {
  const isDrawnEarlier = edition === 2 || seed !== "" || base !== undefined || colors.length < MIN_COLORS;
  return edition !== 3 && isDrawnEarlier ? FIRST_METHOD : DEFAULTS.method;
}

const methodOf = (document: PaletteDocument) => choice("m", "rule", METHODS, usualMethod(document));
const METHOD: Field<GenerateMethod, PaletteDocument> = {
  read: (reading, document) => methodOf(document).read(reading, document),
  write: (method, params, document) => methodOf(document).write(method, params, document),
};

const ENTRY: Item<PaletteColor> = {
  read: (part, notices) => {
    let body = part;
    while (/\*$|~[hlc]$/.test(body.slice(-2))) body = body.slice(0, body.endsWith("*") ? -1 : -2);
    const locks = part.slice(body.length);
    const color = readColor(body, notices);
    return (
      color && {
        color,
        isLocked: locks.includes("*"),
        lockedHue: locks.includes("~h"),
        lockedLightness: locks.includes("~l"),
        lockedChroma: locks.includes("~c"),
      }
    );
  },
  write: ({ color, isLocked, lockedHue, lockedLightness, lockedChroma }) =>
    `${colorText(color)}${isLocked ? "*" : ""}${lockedHue ? "~h" : ""}${lockedLightness ? "~l" : ""}${lockedChroma ? "~c" : ""}`,
};

const ENTRIES = list("c", ENTRY, {
  most: MAX_COLORS,
  fewest: MIN_COLORS,
  few: `A palette needs at least ${MIN_COLORS} colors.`,
  isRequired: true,
});

/** The list of colors, with their names, which are in a parameter of their own. */
const COLORS: Field<readonly PaletteColor[]> = {
  read: (reading, document) => {
    const entries = ENTRIES.read(reading, document);
    const given = reading.params.get("names");
    if (given === null) return entries;
    // A color that cannot be read is left out of the list, so its name is left out as well.
    const parts = splitColors(reading.params.get("c") ?? "").slice(0, MAX_COLORS);
    const all = readColorNames(given, MAX_COLORS);
    const names = all.filter((_, index) => ENTRY.read(parts[index] ?? "", []) !== undefined);
    return entries.map((entry, index) => {
      const name = names[index] ?? "";
      return name === "" ? entry : { ...entry, name };
    });
  },
  write: (colors, params, document) => {
    ENTRIES.write(colors, params, document);
    const names = writeColorNames(colors.map(({ name }) => name));
    if (names !== undefined) params.set("names", names);
  },
};

/** Ignored unless every color is readable: the character of an incomplete palette would be wrong. */
const LIKE = param<readonly Color[] | undefined>(
  "like",
  (text, { notices }) => {
    if (!text) return undefined;
    const parts = splitColors(text);
    const colors = readParts(parts, parts.length, readColor, []);
    if (colors.length === parts.length && colors.length >= MIN_COLORS) return colors.slice(0, MAX_COLORS);
    notices.push("The palette to be like (like) cannot be read, so it was left out.");
    return undefined;
  },
  (colors) => colors && colorTexts(colors),
);

/** Number of colors of a palette that is made when its address is opened. */
const COUNT = 5;
const MAX_WORDS = 200;
const WORDS = param<string | undefined>(
  "words",
  (text) => (text === null || text.trim() === "" ? undefined : text.slice(0, MAX_WORDS)),
  () => undefined,
);

export const loadGenerator = () => import("./draw-palette.ts");

export const PALETTE_ADDRESS = describe<PaletteDocument>({
  fields: {
    colors: COLORS,
    method: METHOD,
    mood: choice("mood", "mood", MOODS, DEFAULTS.mood),
    seed: words("seed", "seed", {
      most: 16,
      problem: (seed) =>
        /^[a-z0-9]{0,16}$/.test(seed) ? undefined : "It has at most 16 small letters and digits.",
    }),
    base: optionalColor("base", "base"),
    like: LIKE,
    character: LOOK,
    edition: EDITION,
    aaPairs: whole("aa", "number of text pairs", [0, DEFAULTS.aaPairs, 20]),
    gamut: GAMUT,
    isVisionSafeWanted: flag("cvd"),
    view: choice("view", "view", VIEWS, DEFAULTS.view),
    title: words("title", "title", { most: 80 }),
    words: WORDS,
  },
  first: FIRST_PALETTE,
  make: (rest, notices) => {
    const { words: given } = rest;
    if (given !== undefined)
      return async () =>
        (await import("./palette-of-words.ts")).documentOfWords({ ...rest, words: given }, COUNT, notices);
    const isDrawn =
      rest.colors.length > 0 ||
      rest.seed !== "" ||
      rest.method !== usualMethod(rest) ||
      rest.mood !== DEFAULTS.mood ||
      rest.base !== undefined ||
      rest.like !== undefined;
    return isDrawn ? async () => (await loadGenerator()).drawPalette(rest) : undefined;
  },
});
export const { decode: decodePalette, encode: encodePalette } = PALETTE_ADDRESS;
