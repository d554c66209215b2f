/** What the Color Mixer does to its document. Pure. */
import {
  MAX_POTS,
  MAX_STEPS,
  MIN_POTS,
  MIN_STEPS,
  type MixerDocument,
  type MixerView,
  mixtureOf,
  type Pot,
} from "#domain/documents/mixer-document.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { Color } from "#engine/space/color.ts";
import { reduced, withBorder, withParts, withShare } from "./amounts.ts";

export type MixerAction =
  | { readonly type: "border"; readonly index: number; readonly percent: number }
  | { readonly type: "share"; readonly index: number; readonly percent: number }
  | { readonly type: "parts"; readonly index: number; readonly parts: number }
  | { readonly type: "even" }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  /** Behind all others; between the last two when it names no color. */
  | { readonly type: "add"; readonly color?: Color }
  | { readonly type: "remove"; readonly index: number }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  | { readonly type: "reverse" }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "pots"; readonly pots: readonly Pot[] }
  | { readonly type: "method"; readonly how: MixMethod }
  | { readonly type: "view"; readonly view: MixerView }
  | { readonly type: "steps"; readonly count: number }
  | { readonly type: "target"; readonly color: Color | undefined };

export function reduce(document: MixerDocument, action: MixerAction): MixerDocument {
  const { pots } = document;
  const amounts = pots.map(({ amount }) => amount);
  const withAmounts = (next: readonly number[] | undefined): MixerDocument =>
    next === undefined || next.every((amount, index) => amount === amounts[index])
      ? document
      : { ...document, pots: pots.map(({ color }, index) => ({ color, amount: next[index] ?? 0 })) };
  switch (action.type) {
    case "border":
      return withAmounts(withBorder(amounts, action.index, action.percent));
    case "share":
      return withAmounts(withShare(amounts, action.index, action.percent));
    case "parts":
      return withAmounts(withParts(amounts, action.index, action.parts));
    case "even":
      return withAmounts(amounts.map(() => 1));
    case "color":
      return {
        ...document,
        pots: pots.map((pot, index) => (index === action.index ? { ...pot, color: action.color } : pot)),
      };
    case "add":
      return pots.length >= MAX_POTS
        ? document
        : { ...document, pots: [...pots, newPot(document, action.color)] };
    case "remove":
      return pots.length <= MIN_POTS
        ? document
        : withPots(
            document,
            pots.filter((_, index) => index !== action.index),
          );
    case "move":
      return withMoved(document, action.from, action.to);
    case "reverse":
      return { ...document, pots: pots.toReversed() };
    case "colors":
      return withPots(document, potsOf(action.colors));
    case "pots":
      return withPots(document, action.pots);
    case "method":
      return { ...document, how: action.how };
    case "view":
      return action.view === document.view ? document : { ...document, view: action.view };
    case "steps": {
      const steps = Math.min(MAX_STEPS, Math.max(MIN_STEPS, Math.round(action.count)));
      return steps === document.steps ? document : { ...document, steps };
    }
    case "target":
      return { ...document, target: action.color };
  }
}

/** In the smallest whole amounts; unchanged when there are too few, cut when there are too many. */
function withPots(document: MixerDocument, pots: readonly Pot[]): MixerDocument {
  const held = pots.slice(0, MAX_POTS);
  if (held.length < MIN_POTS) return document;
  const amounts = reduced(held.map(({ amount }) => amount));
  const isEmpty = amounts.every((amount) => amount === 0);
  return {
    ...document,
    pots: held.map(({ color }, index) => ({ color, amount: isEmpty ? 1 : (amounts[index] ?? 0) })),
  };
}

function potsOf(colors: readonly Color[]): readonly Pot[] {
  return colors.map((color) => ({ color, amount: 1 }));
}

/** As much of it as of the others on average; without a color a lighter one of the mixture. */
function newPot(document: MixerDocument, color: Color | undefined): Pot {
  const { pots } = document;
  const average = pots.reduce((sum, { amount }) => sum + amount, 0) / pots.length;
  const lighter = interpolateColors(mixtureOf(document), WHITE, { space: "oklab" })(0.75);
  return { color: color ?? { ...lighter, alpha: 1 }, amount: Math.max(1, Math.round(average)) };
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

function withMoved(document: MixerDocument, from: number, to: number): MixerDocument {
  const pot = document.pots[from];
  if (pot === undefined || to < 0 || to >= document.pots.length || from === to) return document;
  const others = document.pots.filter((_, index) => index !== from);
  return { ...document, pots: others.toSpliced(to, 0, pot) };
}
