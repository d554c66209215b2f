/**
 * The document of the Wallpaper Maker. Query fields (TLS-2):
 *
 *   c=c53c69*5-eea78c*3-f5ecc2   its colors, 1 to 12, each with its weight from 1 to 9; without one it is 1
 *   style=waves · seed=58638     the style, and a number from 0 to 99,999: the same link gives the same picture
 *   set=layers.9-relief.62       the style's controls, where they are not as usual
 *   size=1290x2796               in px
 *   dark=1                       drawn with the dark partners of the colors
 *   ed=4                         drawn by version 4, 3 or 2; without it by version 1, as every link was
 *   view=pair                    what the canvas shows: one picture, the light and dark pair, or a sheet of seeds
 *   lock=1-3 · keep=1            the colors, from 1, and the seed that keep their place when others are dealt
 */

import { colorText, readColor, shortText } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, mapped, param, single } from "#domain/documents/fields/field.ts";
import { type Item, leftOutWithout, list } from "#domain/documents/fields/list.ts";
import { choice, flag, whole } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import {
  heldToControl,
  MAX_PATTERN_COLORS,
  MAX_SEED,
  type Pattern,
  type PatternColor,
  type PatternSize,
} from "#engine/pattern/pattern.ts";
import type { PatternControl } from "#engine/pattern/pattern-control.ts";
import { PATTERN_STYLE_IDS, type PatternStyleId, patternStyle } from "#engine/pattern/styles.ts";
import type { Color } from "#engine/space/color.ts";

export const WALLPAPER_VIEWS = ["one", "pair", "seeds"] as const;
export type WallpaperView = (typeof WALLPAPER_VIEWS)[number];

export interface WallpaperDocument {
  /** At least one. */
  readonly colors: readonly PatternColor[];
  readonly style: PatternStyleId;
  readonly seed: number;
  /** Only values that differ from the default. */
  readonly controls: Readonly<Record<string, number>>;
  readonly size: PatternSize;
  readonly isDark: boolean;
  readonly view: WallpaperView;
  /** Indices of locked colors, which stay when the others are shuffled or replaced; ascending. */
  readonly locked: readonly number[];
  readonly isSeedLocked: boolean;
  /** The version by which it is drawn; absent for 1. */
  readonly edition?: 2 | 3 | 4;
}

const EDITIONS = [2, 3, 4] as const;
const EDITION: Field<(typeof EDITIONS)[number] | undefined> = mapped(
  choice("ed", "version of a wallpaper", ["1", "2", "3", "4"], "1"),
  (said) => EDITIONS.find((edition) => String(edition) === said),
  (edition) => String(edition ?? 1),
);

/** Limits of each side in px. */
export const WALLPAPER_SIDE = { least: 64, most: 8192 } as const;
/** Greatest ratio of the longer side to the shorter one. */
const MAX_RATIO = 8;
const MAX_WEIGHT = 9;

const WEIGHTED: Item<PatternColor> = {
  read(part, notices) {
    const [, body = part, weight = "1"] = /^(.*?)(?:\*([1-9]))?$/.exec(part) ?? [];
    const color = readColor(body, notices);
    return color === undefined ? undefined : { color, weight: Number(weight) };
  },
  write: ({ color, weight }) => (weight === 1 ? colorText(color) : `${colorText(color)}*${weight}`),
};

const CONTROLS: Field<WallpaperDocument["controls"], WallpaperDocument> = param<
  WallpaperDocument["controls"],
  WallpaperDocument
>(
  "set",
  (said, { notices }, { style }) => {
    const known = patternStyle(style).controls;
    const controls: Record<string, number> = {};
    for (const part of (said ?? "").split("-").filter(Boolean)) {
      const [, id = "", text = ""] = /^([a-z]+)\.(\d{1,3})$/.exec(part) ?? [];
      const control = known.find((each) => each.id === id);
      const value = control === undefined ? 0 : heldToControl(control, Number(text) * unitOf(control));
      if (control === undefined || inUnits(value, control) !== Number(text))
        notices.push(`“${shortText(part)}” is no control of this style, so it was left out.`);
      else if (value !== control.usual) controls[id] = value;
    }
    return controls;
  },
  (controls, { style }) => {
    const parts = patternStyle(style).controls.flatMap((control) => {
      const value = controls[control.id];
      return value === undefined || value === control.usual
        ? []
        : [`${control.id}.${inUnits(value, control)}`];
    });
    return parts.length === 0 ? undefined : parts.join("-");
  },
);

const LOCKED: Field<readonly number[], WallpaperDocument> = param<readonly number[], WallpaperDocument>(
  "lock",
  (said, { notices }, { colors }) => {
    const locked = new Set<number>();
    for (const part of (said ?? "").split("-").filter(Boolean)) {
      const place = /^\d{1,2}$/.test(part) ? Number(part) - 1 : -1;
      if (colors[place] === undefined)
        notices.push(`There is no color ${shortText(part)} that could be locked.`);
      else locked.add(place);
    }
    return [...locked].toSorted((a, b) => a - b);
  },
  (locked) => (locked.length === 0 ? undefined : locked.map((place) => place + 1).join("-")),
);

/** Shares are written in the address as integer percentages. */
function unitOf({ step }: PatternControl): number {
  return step < 1 ? step : 1;
}

function inUnits(value: number, control: PatternControl): number {
  return Math.round(value / unitOf(control));
}

const SIZE: Field<PatternSize> = single<PatternSize>(
  "size",
  { width: 1290, height: 2796 },
  {
    read: (text) => {
      const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text)?.map(Number) ?? [];
      return width !== undefined && height !== undefined && isWallpaperSize({ width, height })
        ? { width, height }
        : undefined;
    },
    write: ({ width, height }) => `${width}x${height}`,
    mistake: () =>
      `The size is two numbers of ${WALLPAPER_SIDE.least} to ${WALLPAPER_SIDE.most} px, such as 1290x2796, neither more than eight times the other.`,
  },
);

/** Whether a wallpaper can have this size: integers within the limits, with an aspect ratio of at most 8 : 1. */
export function isWallpaperSize({ width, height }: PatternSize): boolean {
  const { least, most } = WALLPAPER_SIDE;
  return (
    [width, height].every((side) => Number.isInteger(side) && side >= least && side <= most) &&
    Math.max(width, height) <= MAX_RATIO * Math.min(width, height)
  );
}

/** The seed of a link that names none. It cannot change: such a link would draw another picture. */
const DEFAULT_SEED = 58_638;

/** What a link says of the picture besides its colors. */
const FIELDS = ["style", "seed", "set", "size", "dark"] as const;

const ADDRESS = describe<WallpaperDocument>({
  fields: {
    colors: list("c", WEIGHTED, {
      most: MAX_PATTERN_COLORS,
      fewest: 1,
      isRequired: true,
      missed: leftOutWithout("colors (c)", FIELDS),
    }),
    style: choice("style", "style", PATTERN_STYLE_IDS, "contours"),
    seed: whole("seed", "seed", [0, DEFAULT_SEED, MAX_SEED]),
    controls: CONTROLS,
    size: SIZE,
    isDark: flag("dark"),
    view: choice("view", "view", WALLPAPER_VIEWS, "one"),
    locked: LOCKED,
    isSeedLocked: flag("keep"),
    edition: EDITION,
  },
  // With this seed the clock of a phone reads.
  first: "c=c53c69*5-eea78c*3-819238*2-007190-f5ecc2&seed=1470&ed=4",
});

export const WALLPAPER: DescribedKind<WallpaperDocument> = {
  ...ADDRESS,
  tool: "wallpaper",
  path: "/design/wallpaper/new",
  take: (colors) => ({ ...ADDRESS.first(), seed: DEFAULT_SEED, colors: weighted(colors) }),
  colorsOf: ({ colors }) => colors.map(({ color }) => color),
};

/** The first of the colors with falling weights, so that the first covers most of the picture. */
export function weighted(colors: readonly Color[]): readonly PatternColor[] {
  return colors
    .slice(0, MAX_PATTERN_COLORS)
    .map((color, index) => ({ color, weight: Math.max(1, Math.min(MAX_WEIGHT, 5 - 2 * index)) }));
}

/** The pattern to draw, independent of the view settings. */
export function patternOf(document: WallpaperDocument): Pattern {
  const { style, seed, controls, colors, isDark, edition = 1 } = document;
  return { version: edition, style, seed, controls, colors, isDark };
}
