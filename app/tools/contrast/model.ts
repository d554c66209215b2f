/** The actions of the Contrast Checker. Pure. */
import {
  type ContrastDocument,
  type ContrastGoal,
  type ContrastView,
  FIRST_WORDS,
  MAX_LAYERS,
  MAX_PALETTE,
  MAX_WORDS,
  oneLine,
  type SampleWords,
} from "#domain/documents/contrast/contrast-document.ts";
import { withColors } from "#domain/documents/contrast/contrast-kind.ts";
import { MAX_STOPS, type OverSettings, sortedStops } from "#domain/documents/contrast/contrast-over.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";

export type Side = "text" | "background";

export type ContrastAction =
  | { readonly type: "color"; readonly side: Side; readonly color: Color }
  | { readonly type: "pair"; readonly text: Color; readonly background: Color }
  | { readonly type: "swap" }
  | { readonly type: "view"; readonly view: ContrastView }
  | { readonly type: "goal"; readonly goal: ContrastGoal }
  /** From the bottom up. */
  | { readonly type: "layers"; readonly layers: readonly Color[] }
  | { readonly type: "palette"; readonly colors: readonly Color[] }
  /** Colors of another tool: one, a pair or a palette. */
  | { readonly type: "take"; readonly colors: readonly Color[] }
  | { readonly type: "words"; readonly part: keyof SampleWords; readonly text: string }
  | { readonly type: "over"; readonly over: Partial<Omit<OverSettings, "gradient" | "scrim">> }
  /** A picture was opened: the text is placed over it. */
  | { readonly type: "picture" }
  | { readonly type: "scrim"; readonly scrim: OverSettings["scrim"] }
  | { readonly type: "gradient"; readonly gradient: Partial<Gradient> };

/** The document after an action; the same object if the action does not apply, such as adding a seventh layer. */
export function reduce(document: ContrastDocument, action: ContrastAction): ContrastDocument {
  switch (action.type) {
    case "color":
      return { ...document, [action.side]: action.color };
    case "pair":
      return { ...document, text: action.text, background: action.background };
    case "swap":
      return { ...document, text: document.background, background: document.text };
    case "view":
      return action.view === document.view ? document : { ...document, view: action.view };
    case "goal":
      return { ...document, goal: action.goal };
    case "layers":
      return action.layers.length > MAX_LAYERS ? document : { ...document, layers: action.layers };
    case "palette":
      return { ...document, palette: action.colors.slice(0, MAX_PALETTE) };
    case "take":
      return withColors(document, action.colors);
    case "words": {
      const text = oneLine(action.text).slice(0, MAX_WORDS[action.part]) || FIRST_WORDS[action.part];
      return text === document.words[action.part]
        ? document
        : { ...document, words: { ...document.words, [action.part]: text } };
    }
    case "over":
      return { ...document, over: held({ ...document.over, ...action.over }) };
    case "picture":
      return document.view === "over" && document.over.ground === "image"
        ? document
        : { ...document, view: "over", over: { ...document.over, ground: "image" } };
    case "scrim": {
      const { scrim: _scrim, ...bare } = document.over;
      return {
        ...document,
        over: action.scrim === undefined ? bare : { ...bare, scrim: action.scrim },
      };
    }
    case "gradient": {
      const gradient = { ...document.over.gradient, ...action.gradient };
      if (gradient.stops.length < 2 || gradient.stops.length > MAX_STOPS) return document;
      const stops = sortedStops(gradient.stops);
      return { ...document, over: { ...document.over, gradient: { ...gradient, stops } } };
    }
  }
}

/** Clamps the text position and rounds it to whole percent, as addresses do. */
function held(over: OverSettings): OverSettings {
  const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return { ...over, x01: share(over.x01), y01: share(over.y01) };
}
