/** The actions of the Palette Generator. Pure: random seeds are part of the actions. */
import { tidyColorName } from "#domain/documents/color-names.ts";
import {
  freeColor,
  MAX_COLORS,
  MIN_COLORS,
  type PaletteColor,
  type PaletteDocument,
} from "#domain/documents/palette/palette-document.ts";
import { mixColors } from "#engine/mix/mix.ts";
import type { Character } from "#engine/palette/character-limits.ts";
import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import type { Mood } from "#engine/palette/moods.ts";
import {
  adjustPalette,
  type PaletteAdjustment,
  type PaletteOrder,
  paletteOrder,
} from "#engine/palette/palette-adjust.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, convertColor } from "#engine/space/convert.ts";

export type LockPart = "isLocked" | "lockedHue" | "lockedLightness" | "lockedChroma";

/** Options of the generator; `character: undefined` restores the mood's own ranges. */
export interface DrawOption {
  readonly method?: GenerateMethod;
  readonly mood?: Mood;
  readonly character?: Character | undefined;
}

export type PaletteAction =
  /** Colors generated from a seed, one per column; locked columns stay. */
  | { readonly type: "drawn"; readonly seed: string; readonly colors: readonly Color[] }
  /** New constraints, and the colors that the generator gives for them (PAL-2). */
  | {
      readonly type: "redraw";
      readonly option: DrawOption;
      readonly seed: string;
      readonly colors: readonly Color[];
    }
  | { readonly type: "lock"; readonly index: number; readonly part: LockPart }
  | { readonly type: "remove"; readonly index: number }
  /** Inserts the color halfway to the next one; after the last color a variation of it. */
  | { readonly type: "insert"; readonly after: number }
  /** Restores an earlier document with all its constraints; the view stays. */
  | { readonly type: "restore"; readonly document: PaletteDocument }
  /** Appends a color. */
  | { readonly type: "append"; readonly color: Color; readonly name?: string }
  /** Gives a color a name; "" removes it (PAL-1). */
  | { readonly type: "name"; readonly index: number; readonly name: string }
  | { readonly type: "duplicate"; readonly index: number }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  | { readonly type: "set"; readonly index: number; readonly color: Color }
  | {
      readonly type: "colors";
      readonly colors: readonly Color[];
      /** By index; "" for a color without a name. */
      readonly names?: readonly string[];
      readonly title?: string;
    }
  /** Replaces the palette, and generates similar ones from now on. */
  | {
      readonly type: "like";
      readonly colors: readonly Color[];
      readonly names?: readonly string[];
      readonly title: string;
    }
  /** Starts a palette from one color. Locked colors stay; the names of the others say nothing of the new ones. */
  | {
      readonly type: "from";
      readonly color: Color;
      readonly seed: string;
      readonly colors: readonly Color[];
    }
  /** Replaces all colors, even locked ones, since the person has requested the repair; the locks stay. */
  | { readonly type: "recolor"; readonly colors: readonly Color[] }
  /** Selects a generated variant. */
  | { readonly type: "variant"; readonly seed: string; readonly colors: readonly Color[] }
  /** Lets the rule choose its first color again. */
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

/** The document after an action; the same object if the action does not apply, such as adding a thirteenth color. */
export function reduce(document: PaletteDocument, action: PaletteAction): PaletteDocument {
  const { colors } = document;
  const withColors = (next: readonly PaletteColor[]): PaletteDocument => ({ ...document, colors: next });
  /** For colors chosen by hand the seed no longer applies. */
  const withOwnColors = (next: readonly PaletteColor[]): PaletteDocument => ({
    ...withColors(next),
    seed: "",
  });
  switch (action.type) {
    case "drawn":
      return {
        ...document,
        seed: action.seed,
        edition: 3,
        title: colors.some(({ isLocked }) => isLocked) ? document.title : "",
        colors: colors.map((entry, index) =>
          entry.isLocked ? entry : drawnEntry(document, entry, action.colors[index]),
        ),
      };
    case "redraw":
      return reduce(withOption(document, action.option), { ...action, type: "drawn" });
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
      return colors.length >= MAX_COLORS
        ? document
        : withOwnColors([...colors, freeColor(action.color, tidyColorName(action.name ?? ""))]);
    case "name": {
      const name = tidyColorName(action.name);
      if (name === (colors[action.index]?.name ?? "")) return document;
      return withColors(colors.map((entry, index) => (index === action.index ? named(entry, name) : entry)));
    }
    case "duplicate": {
      const entry = colors[action.index];
      if (entry === undefined || colors.length >= MAX_COLORS) return document;
      return withColors(colors.toSpliced(action.index + 1, 0, { ...named(entry, ""), isLocked: false }));
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
      const next = action.colors
        .slice(0, MAX_COLORS)
        .map((color, index) => freeColor(color, tidyColorName(action.names?.[index] ?? "")));
      if (next.length < MIN_COLORS) return document;
      // These say something of the palette that is replaced. The rule and the mood are wishes for the next one.
      const { base: _base, like: _like, ...wishes } = document;
      return { ...wishes, colors: next, seed: "", title: action.title ?? "" };
    }
    case "like": {
      const taken = reduce(document, { ...action, type: "colors" });
      return taken === document ? document : { ...taken, method: "similar", like: action.colors };
    }
    case "from": {
      const free = colors.map((entry) => (entry.isLocked ? entry : named(entry, "")));
      return reduce(
        { ...document, method: "from-color", base: action.color, colors: free },
        { type: "drawn", seed: action.seed, colors: action.colors },
      );
    }
    case "recolor":
      return action.colors.length === colors.length
        ? withOwnColors(
            colors.map((entry, index) => ({ ...entry, color: action.colors[index] ?? entry.color })),
          )
        : document;
    case "variant": {
      if (action.colors.length !== colors.length) return document;
      const taken = colors.map((entry, index) => drawnEntry(document, entry, action.colors[index]));
      return { ...document, colors: taken, title: "", seed: action.seed, edition: 3 };
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

/** The rule of the colors; undefined for colors chosen by hand. */
export function ruleOf({ method, seed }: PaletteDocument): GenerateMethod | undefined {
  return seed === "" ? undefined : method;
}

/** The document with other options of the generator. */
export function withOption(document: PaletteDocument, option: DrawOption): PaletteDocument {
  const { character: before, ...rest } = { ...document, ...option };
  return before === undefined ? rest : { ...rest, character: before };
}

/**
 * The entry with a generated color. The names that came with a title say what the colors of that palette are, so they go;
 * in a palette without a title they are roles, such as "brand", and stay.
 */
function drawnEntry(document: PaletteDocument, entry: PaletteColor, color = entry.color): PaletteColor {
  return { ...(document.title === "" ? entry : named(entry, "")), color };
}

/** A copy has no name, because a name stands for one color. */
function named({ name: _before, ...entry }: PaletteColor, name: string): PaletteColor {
  return name === "" ? entry : { ...entry, name };
}

/** The midpoint of two neighbors in OKLab. */
function halfway(first: Color, second: Color): Color {
  return convertColor(mixColors(first, second, { space: "oklab", weight01: 0.5 }), "srgb");
}

/** The same color, lighter if it is dark and darker if it is light. */
function variation(color: Color): Color {
  const { lightness } = colorToOklch(color);
  return adjustPalette([color], { lightness: lightness < 0.6 ? 0.16 : -0.16 })[0] ?? color;
}
