/** The actions of the Color Mixer. Pure. */
import {
  MAX_MIX_COLORS,
  MAX_STEPS,
  MIN_MIX_COLORS,
  MIN_STEPS,
  type MixerDocument,
  type MixerView,
} from "#domain/documents/mixer-document.ts";
import { addedColor } from "#engine/mix/added-color.ts";
import type { MixPart } from "#engine/mix/mix-many.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import type { Color } from "#engine/space/color.ts";
import { reduced, withBorder, withParts, withShare } from "./amounts.ts";

export type MixerAction =
  | { readonly type: "border"; readonly index: number; readonly percent: number }
  | { readonly type: "share"; readonly index: number; readonly percent: number }
  | { readonly type: "parts"; readonly index: number; readonly parts: number }
  | { readonly type: "even" }
  | { readonly type: "color"; readonly index: number; readonly color: Color }
  /** Appends a color; without `color` one that differs much from all others. */
  | { readonly type: "add"; readonly color?: Color }
  | { readonly type: "remove"; readonly index: number }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  | { readonly type: "reverse" }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "replace"; readonly parts: readonly MixPart[] }
  | { readonly type: "method"; readonly how: MixMethod }
  | { readonly type: "view"; readonly view: MixerView }
  | { readonly type: "steps"; readonly count: number }
  | { readonly type: "target"; readonly color: Color | undefined };

export function reduce(document: MixerDocument, action: MixerAction): MixerDocument {
  const { parts } = document;
  const amounts = parts.map(({ amount }) => amount);
  const withAmounts = (next: readonly number[] | undefined): MixerDocument =>
    next === undefined || next.every((amount, index) => amount === amounts[index])
      ? document
      : { ...document, parts: parts.map(({ color }, index) => ({ color, amount: next[index] ?? 0 })) };
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
        parts: parts.map((part, index) => (index === action.index ? { ...part, color: action.color } : part)),
      };
    case "add":
      return parts.length >= MAX_MIX_COLORS
        ? document
        : { ...document, parts: [...parts, newPart(document, action.color)] };
    case "remove":
      return parts.length <= MIN_MIX_COLORS
        ? document
        : withNewParts(
            document,
            parts.filter((_, index) => index !== action.index),
          );
    case "move":
      return withMoved(document, action.from, action.to);
    case "reverse":
      return { ...document, parts: parts.toReversed() };
    case "colors":
      return withNewParts(document, partsOf(action.colors));
    case "replace":
      return withNewParts(document, action.parts);
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

/**
 * Reduces amounts to the smallest integers; unchanged if there are too few colors, truncated if there are too many.
 */
function withNewParts(document: MixerDocument, parts: readonly MixPart[]): MixerDocument {
  const held = parts.slice(0, MAX_MIX_COLORS);
  if (held.length < MIN_MIX_COLORS) return document;
  const amounts = reduced(held.map(({ amount }) => amount));
  const isEmpty = amounts.every((amount) => amount === 0);
  return {
    ...document,
    parts: held.map(({ color }, index) => ({ color, amount: isEmpty ? 1 : (amounts[index] ?? 0) })),
  };
}

function partsOf(colors: readonly Color[]): readonly MixPart[] {
  return colors.map((color) => ({ color, amount: 1 }));
}

/** The new color has the average amount of the others; without `color` it is far from all of them. */
function newPart(document: MixerDocument, color: Color | undefined): MixPart {
  const { parts } = document;
  const average = parts.reduce((sum, { amount }) => sum + amount, 0) / parts.length;
  return {
    color: color ?? addedColor(parts.map((part) => part.color)),
    amount: Math.max(1, Math.round(average)),
  };
}

function withMoved(document: MixerDocument, from: number, to: number): MixerDocument {
  const part = document.parts[from];
  if (part === undefined || to < 0 || to >= document.parts.length || from === to) return document;
  const others = document.parts.filter((_, index) => index !== from);
  return { ...document, parts: others.toSpliced(to, 0, part) };
}
