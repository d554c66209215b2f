/** What the Wallpaper Maker does to its document. Pure: random seeds are part of the actions. */
import {
  isWallpaperSize,
  type WallpaperDocument,
  type WallpaperView,
  weighted,
} from "#domain/documents/wallpaper-document.ts";
import { heldToControl, MOST_SEED, type PatternSize } from "#engine/pattern/pattern.ts";
import { type PatternStyleId, patternStyle } from "#engine/pattern/styles.ts";
import type { Color } from "#engine/space/color.ts";

export type WallpaperAction =
  | { readonly type: "style"; readonly style: PatternStyleId }
  | { readonly type: "seed"; readonly seed: number }
  | { readonly type: "control"; readonly id: string; readonly value: number }
  | { readonly type: "usual" }
  | { readonly type: "size"; readonly size: PatternSize }
  | { readonly type: "dark"; readonly isDark: boolean }
  | { readonly type: "view"; readonly view: WallpaperView }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  | { readonly type: "weight"; readonly index: number; readonly weight: number };

/** The document after an action; the same one if the action does not apply. */
export function reduce(document: WallpaperDocument, action: WallpaperAction): WallpaperDocument {
  switch (action.type) {
    case "style":
      // Controls of one style mean nothing to another.
      return action.style === document.style ? document : { ...document, style: action.style, controls: {} };
    case "seed":
      return Number.isInteger(action.seed) && action.seed >= 0 && action.seed <= MOST_SEED
        ? { ...document, seed: action.seed }
        : document;
    case "control": {
      const control = patternStyle(document.style).controls.find(({ id }) => id === action.id);
      if (control === undefined || !Number.isFinite(action.value)) return document;
      const value = heldToControl(control, action.value);
      const { [action.id]: _before, ...others } = document.controls;
      return { ...document, controls: value === control.usual ? others : { ...others, [action.id]: value } };
    }
    case "usual":
      return Object.keys(document.controls).length === 0 ? document : { ...document, controls: {} };
    case "size":
      return isWallpaperSize(action.size) ? { ...document, size: action.size } : document;
    case "dark":
      return { ...document, isDark: action.isDark };
    case "view":
      return { ...document, view: action.view };
    case "colors":
      return action.colors.length === 0 ? document : { ...document, colors: weighted(action.colors) };
    case "color":
      return withColor(document, action.index, { color: action.color });
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
