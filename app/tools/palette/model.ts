/** What the Palette Generator does to its document. Pure: randomness comes in as seeds, nothing goes out. */
import {
  freeColor,
  MAX_COLORS,
  MIN_COLORS,
  type PaletteColor,
  type PaletteDocument,
} from "#domain/documents/palette-document.ts";
import { mixColors } from "#engine/mix/mix.ts";
import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import {
  adjustPalette,
  type PaletteAdjustment,
  type PaletteOrder,
  paletteOrder,
} from "#engine/palette/palette-adjust.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, convertColor } from "#engine/space/convert.ts";

export type LockPart = "isLocked" | "lockedHue" | "lockedLightness" | "lockedChroma";

export type PaletteAction =
  /** What the generator drew from a seed, a color a place; locked places stay. */
  | { readonly type: "drawn"; readonly seed: string; readonly colors: readonly Color[] }
  | { readonly type: "lock"; readonly index: number; readonly part: LockPart }
  | { readonly type: "remove"; readonly index: number }
  /** Between this color and the next one, halfway; after the last one a variation of it. */
  | { readonly type: "insert"; readonly after: number }
  /** One that was there before, with all its wishes; the view stays. */
  | { readonly type: "restore"; readonly document: PaletteDocument }
  /** At the end. */
  | { readonly type: "append"; readonly color: Color }
  | { readonly type: "duplicate"; readonly index: number }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  | { readonly type: "set"; readonly index: number; readonly color: Color }
  | { readonly type: "colors"; readonly colors: readonly Color[]; readonly title?: string }
  /** Takes a palette, and from now on makes others like it. */
  | { readonly type: "like"; readonly colors: readonly Color[]; readonly title: string }
  /** Starts a palette from one color, which is kept. */
  | {
      readonly type: "from";
      readonly color: Color;
      readonly seed: string;
      readonly colors: readonly Color[];
    }
  /** Other colors in the same places, locks kept; locked ones too, for a repair is asked for. */
  | { readonly type: "recolor"; readonly colors: readonly Color[] }
  /** One of the variants that were drawn. */
  | { readonly type: "variant"; readonly seed: string; readonly colors: readonly Color[] }
  /** The rule draws its own first color again. */
  | { readonly type: "free" }
  | { readonly type: "adjust"; readonly change: PaletteAdjustment }
  | { readonly type: "sort"; readonly by: PaletteOrder }
  | {
      readonly type: "option";
      readonly option: Partial<
        Pick<
          PaletteDocument,
          "method" | "mood" | "aaPairs" | "gamut" | "isVisionSafeWanted" | "view" | "title" | "seed"
        >
      > & { readonly base?: Color };
    };

/** The document after an action; the same one when the action does not apply (a thirteenth color, say). */
export function reduce(document: PaletteDocument, action: PaletteAction): PaletteDocument {
  const { colors } = document;
  const withColors = (next: readonly PaletteColor[]): PaletteDocument => ({ ...document, colors: next });
  /** Chosen by hand: the seed no longer leads to them. */
  const withOwnColors = (next: readonly PaletteColor[]): PaletteDocument => ({
    ...withColors(next),
    seed: "",
  });
  switch (action.type) {
    case "drawn":
      return {
        ...document,
        seed: action.seed,
        colors: colors.map((entry, index) =>
          entry.isLocked ? entry : { ...entry, color: action.colors[index] ?? entry.color },
        ),
      };
    case "lock":
      return withColors(
        colors.map((entry, index) =>
          index === action.index ? { ...entry, [action.part]: !entry[action.part] } : entry,
        ),
      );
    case "remove":
      return colors.length <= MIN_COLORS
        ? document
        : withColors(colors.filter((_, index) => index !== action.index));
    case "insert": {
      const before = colors[action.after];
      if (before === undefined || colors.length >= MAX_COLORS) return document;
      const next = colors[action.after + 1];
      const color = next === undefined ? variation(before.color) : halfway(before.color, next.color);
      return withOwnColors(colors.toSpliced(action.after + 1, 0, freeColor(color)));
    }
    case "restore":
      return { ...action.document, view: document.view };
    case "append":
      return colors.length >= MAX_COLORS ? document : withOwnColors([...colors, freeColor(action.color)]);
    case "duplicate": {
      const entry = colors[action.index];
      if (entry === undefined || colors.length >= MAX_COLORS) return document;
      return withColors(colors.toSpliced(action.index + 1, 0, { ...entry, isLocked: false }));
    }
    case "move": {
      const entry = colors[action.from];
      if (entry === undefined || action.to < 0 || action.to >= colors.length || action.from === action.to)
        return document;
      return withColors(colors.toSpliced(action.from, 1).toSpliced(action.to, 0, entry));
    }
    case "set":
      return withOwnColors(
        colors.map((entry, index) => (index === action.index ? { ...entry, color: action.color } : entry)),
      );
    case "colors": {
      const next = action.colors.slice(0, MAX_COLORS).map(freeColor);
      if (next.length < MIN_COLORS) return document;
      return { ...document, colors: next, seed: "", title: action.title ?? document.title };
    }
    case "like": {
      const taken = reduce(document, { type: "colors", colors: action.colors, title: action.title });
      return taken === document ? document : { ...taken, method: "similar", like: action.colors };
    }
    case "from":
      return reduce(
        { ...document, method: "from-color", base: action.color },
        { type: "drawn", seed: action.seed, colors: action.colors },
      );
    case "recolor":
      return action.colors.length === colors.length
        ? withOwnColors(
            colors.map((entry, index) => ({ ...entry, color: action.colors[index] ?? entry.color })),
          )
        : document;
    case "variant": {
      const taken = reduce(document, { type: "recolor", colors: action.colors });
      return taken === document ? document : { ...taken, seed: action.seed };
    }
    case "free": {
      const { base: _base, ...free } = document;
      return free;
    }
    case "adjust": {
      const adjusted = adjustPalette(
        colors.map(({ color }) => color),
        action.change,
      );
      return withOwnColors(
        colors.map((entry, index) =>
          entry.isLocked ? entry : { ...entry, color: adjusted[index] ?? entry.color },
        ),
      );
    }
    case "sort":
      return withColors(
        paletteOrder(
          colors.map(({ color }) => color),
          action.by,
        ).flatMap((index) => colors[index] ?? []),
      );
    case "option":
      return "method" in action.option || "mood" in action.option
        ? { ...document, seed: "", ...action.option }
        : { ...document, ...action.option };
  }
}

/** The rule the colors come from; undefined for colors chosen by hand. */
export function ruleOf({ method, seed }: PaletteDocument): GenerateMethod | undefined {
  return seed === "" ? undefined : method;
}

/** Perceptual middle of two neighbors. */
function halfway(first: Color, second: Color): Color {
  return convertColor(mixColors(first, second, { space: "oklab", weight01: 0.5 }), "srgb");
}

/** The same color, lighter when it is dark and darker when it is light. */
function variation(color: Color): Color {
  const { lightness } = colorToOklch(color);
  return adjustPalette([color], { lightness: lightness < 0.6 ? 0.16 : -0.16 })[0] ?? color;
}
