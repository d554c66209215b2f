/**
 * The Palette Generator's document: all of its state, as its address says it (TLS-2).
 *
 *   c=0e2a47-2f6690*-81b1cc   colors from left to right; `*` locks one, `~h`, `~l`, `~c` lock its hue, lightness, chroma
 *   m=split-complementary     rule · mood=muted · seed=k3x9ab · base=oklch(…)   color the rule starts from
 *   like=0e2a47-2f6690        palette whose character the rule "similar" keeps
 *   aa=2 · gamut=p3 · cvd=1   wishes · view=contrast · title=…
 *
 * Colors that six or eight hex digits cannot hold are written as OKLCH: `oklch(66.2%_0.226_36.5)`. The key `names` is free
 * for names of the colors, by place, as in `names=brand*ink**surface` (PAL-1): links without it stay what they are.
 *
 * With one color, or with none but a rule, a mood or a seed, an address is a palette that is drawn when it is opened.
 */

import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS, type Mood } from "#engine/palette/moods.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, colorTexts, readColor, readParts, splitColors } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { COLOR_SHAPE, param } from "./fields/field.ts";
import { type Item, list } from "./fields/list.ts";
import { optionalColor } from "./fields/optional-color.ts";
import { choice, flag, GAMUT, whole, words } from "./fields/simple-fields.ts";

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
  /** Color the rule starts from. */
  readonly base?: Color;
  /** Palette whose character the rule "similar" keeps; without it that of the colors themselves. */
  readonly like?: readonly Color[];
  /** Pairs wanted that carry text. */
  readonly aaPairs: number;
  readonly gamut: "srgb" | "display-p3";
  readonly isVisionSafeWanted: boolean;
  readonly view: PaletteView;
  readonly title: string;
}

/** What a first visit finds, as the generator draws it from this seed (a test looks): reproducible without loading it. */
const FIRST_PALETTE = "c=3d0432-2c5653-d7f7f3-b25f3e-c999bd&seed=tincture";
export const FIRST_SEED = "tincture";

export const DEFAULTS: Omit<PaletteDocument, "colors"> = {
  method: "split-complementary",
  mood: "any",
  seed: "",
  aaPairs: 1,
  gamut: "srgb",
  isVisionSafeWanted: false,
  view: "columns",
  title: "",
};

export function freeColor(color: Color): PaletteColor {
  return { color, isLocked: false, lockedHue: false, lockedLightness: false, lockedChroma: false };
}

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

/** All of it can be read, or it does not count: a palette of another character would be worse than none. */
const LIKE = param<readonly Color[] | undefined>(
  "like",
  "palette to be like",
  { type: "list", most: MAX_COLORS, separator: "-", item: COLOR_SHAPE },
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

export const loadGenerator = () => import("./draw-palette.ts");

export const PALETTE_ADDRESS = describe<PaletteDocument>({
  fields: {
    colors: list("c", "colors", ENTRY, {
      most: MAX_COLORS,
      fewest: MIN_COLORS,
      few: `A palette needs at least ${MIN_COLORS} colors.`,
      isRequired: true,
    }),
    method: choice("m", "rule", METHODS, DEFAULTS.method),
    mood: choice("mood", "mood", MOODS, DEFAULTS.mood),
    seed: words("seed", "seed", {
      most: 16,
      problem: (seed) =>
        /^[a-z0-9]{0,16}$/.test(seed) ? undefined : "It has at most 16 small letters and digits.",
    }),
    base: optionalColor("base", "base"),
    like: LIKE,
    aaPairs: whole("aa", "number of text pairs", [0, DEFAULTS.aaPairs, 20]),
    gamut: GAMUT,
    isVisionSafeWanted: flag("cvd", "safe for color vision deficiencies"),
    view: choice("view", "view", VIEWS, DEFAULTS.view),
    title: words("title", "title", { most: 80 }),
  },
  first: FIRST_PALETTE,
  make: (rest) => {
    const isDrawn =
      rest.colors.length > 0 ||
      rest.seed !== "" ||
      rest.method !== DEFAULTS.method ||
      rest.mood !== DEFAULTS.mood ||
      rest.base !== undefined ||
      rest.like !== undefined;
    return isDrawn ? async () => (await loadGenerator()).drawPalette(rest) : undefined;
  },
});
export const { decode: decodePalette, encode: encodePalette } = PALETTE_ADDRESS;
