/** The actions of the Wallpaper Maker. The reducer is pure: random numbers are part of the actions. */
import {
  isWallpaperSize,
  type WallpaperDocument,
  type WallpaperView,
  weighted,
} from "#domain/documents/wallpaper/wallpaper-document.ts";
import {
  deviceOfSize,
  WALLPAPER_DEVICES,
  type WallpaperDevice,
} from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import {
  heldToControl,
  MAX_PATTERN_COLORS,
  MAX_SEED,
  NEWEST_PATTERN_VERSION,
  type PatternSize,
} from "#engine/pattern/pattern.ts";
import { type PatternStyleId, patternStyle } from "#engine/pattern/styles.ts";
import type { Color } from "#engine/space/color.ts";

export type WallpaperAction =
  | { readonly type: "style"; readonly style: PatternStyleId }
  | { readonly type: "seed"; readonly seed: number }
  | { readonly type: "control"; readonly id: string; readonly value: number }
  /** Resets all controls of the style. */
  | { readonly type: "usual" }
  | { readonly type: "size"; readonly size: PatternSize }
  /**
   * Shows one picture on a device of this kind. The size becomes that of the first such device, unless it is the size
   * of one already.
   */
  | { readonly type: "device"; readonly kind: WallpaperDevice["kind"] }
  | { readonly type: "dark"; readonly isDark: boolean }
  | { readonly type: "view"; readonly view: WallpaperView }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  /** A color from elsewhere, which takes the first place that is not locked. */
  | { readonly type: "one-color"; readonly color: Color }
  /** Distributes the unlocked colors over their places anew; `chances` has a random number, 0 to 1, for each color. */
  | { readonly type: "deal"; readonly chances: readonly number[] }
  | { readonly type: "lock"; readonly index: number; readonly isLocked: boolean }
  /** Draws it by the newest version. */
  | { readonly type: "newest" }
  | { readonly type: "lock-seed"; readonly isLocked: boolean }
  | { readonly type: "weight"; readonly index: number; readonly weight: number };

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: WallpaperDocument, action: WallpaperAction): WallpaperDocument {
  switch (action.type) {
    case "style":
      // Each style has controls of its own, so their values do not apply to another one.
      return action.style === document.style ? document : { ...document, style: action.style, controls: {} };
    case "seed":
      return Number.isInteger(action.seed) && action.seed >= 0 && action.seed <= MAX_SEED
        ? { ...document, seed: action.seed }
        : document;
    case "control": {
      const control = patternStyle(document.style).controls.find(({ id }) => id === action.id);
      if (control === undefined || !Number.isFinite(action.value)) return document;
      const value = heldToControl(control, action.value);
      const { [action.id]: _before, ...others } = document.controls;
      return { ...document, controls: value === control.usual ? others : { ...others, [action.id]: value } };
    }
    case "newest":
      return document.edition === NEWEST_PATTERN_VERSION
        ? document
        : { ...document, edition: NEWEST_PATTERN_VERSION };
    case "usual":
      return Object.keys(document.controls).length === 0 ? document : { ...document, controls: {} };
    case "size":
      return isWallpaperSize(action.size) ? { ...document, size: action.size } : document;
    case "device": {
      const isKept = deviceOfSize(document.size)?.kind === action.kind;
      const usual = WALLPAPER_DEVICES.find(({ kind }) => kind === action.kind);
      if (isKept || usual === undefined) return { ...document, view: "one" };
      return { ...document, view: "one", size: { width: usual.width, height: usual.height } };
    }
    case "dark":
      return { ...document, isDark: action.isDark };
    case "view":
      return { ...document, view: action.view };
    case "colors":
      return action.colors.length === 0 ? document : withTaken(document, action.colors);
    case "color":
      return withColor(document, action.index, { color: action.color });
    case "one-color": {
      const free = document.colors.findIndex((_, index) => !document.locked.includes(index));
      return free === -1
        ? withTaken(document, [action.color])
        : withColor(document, free, { color: action.color });
    }
    case "deal":
      return withDealt(document, action.chances);
    case "lock": {
      if (document.colors[action.index] === undefined) return document;
      const others = document.locked.filter((index) => index !== action.index);
      return {
        ...document,
        locked: action.isLocked ? [...others, action.index].toSorted((a, b) => a - b) : others,
      };
    }
    case "lock-seed":
      return { ...document, isSeedLocked: action.isLocked };
    case "weight":
      return action.weight >= 1 && action.weight <= 9 && Number.isInteger(action.weight)
        ? withColor(document, action.index, { weight: action.weight })
        : document;
  }
}

function withColor(
  document: WallpaperDocument,
  index: number,
  change: Partial<WallpaperDocument["colors"][number]>,
): WallpaperDocument {
  return document.colors[index] === undefined
    ? document
    : {
        ...document,
        colors: document.colors.map((each, place) => (place === index ? { ...each, ...change } : each)),
      };
}

/**
 * Locked colors keep their places and weights; the taken ones fill the other places in their order. If there are too
 * few of them, the places before the last locked color keep the colors they have.
 */
function withTaken(document: WallpaperDocument, taken: readonly Color[]): WallpaperDocument {
  const locked = document.locked.filter((index) => document.colors[index] !== undefined);
  const left = [...weighted(taken.slice(0, MAX_PATTERN_COLORS - locked.length))];
  const held = document.colors
    .slice(0, Math.max(-1, ...locked) + 1)
    .map((present, index) => (locked.includes(index) ? present : (left.shift() ?? present)));
  return { ...document, colors: [...held, ...left], locked };
}

/** Weights stay with the places, so that another color may get the greatest weight. */
function withDealt(document: WallpaperDocument, chances: readonly number[]): WallpaperDocument {
  const free = document.colors.flatMap((_, index) => (document.locked.includes(index) ? [] : [index]));
  if (free.length < 2) return document;
  const dealt = free.toSorted((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0));
  // If the random order is the present one, each color moves by one place, so that a press always changes something.
  const isSame = dealt.every((index, place) => index === free[place]);
  const order = isSame ? [...dealt.slice(1), ...dealt.slice(0, 1)] : dealt;
  return {
    ...document,
    colors: document.colors.map((each, index) => {
      const from = order[free.indexOf(index)];
      const color = from === undefined ? undefined : document.colors[from]?.color;
      return color === undefined || !free.includes(index) ? each : { ...each, color };
    }),
  };
}
