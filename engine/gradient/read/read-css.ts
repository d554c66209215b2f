/**
 * Parses gradients in CSS (CSS Images 3 and 4), those that write-css.ts and write-tailwind.ts write and any others. If
 * a property is declared twice, such as with a plain and a modern value, the last declaration counts, as in browsers.
 * Each part that cannot be read gives a message with its position.
 */

import { readEasedComment } from "#engine/gradient/eased-comment.ts";
import { type GradientLayer, gradientWords, joinedWords } from "#engine/gradient/write/write-css.ts";
import { BLEND_MODES, type BlendMode } from "#engine/mix/blend.ts";
import { fewerStops } from "./few-stops.ts";
import { DEFAULT_BOX, type GradientBox } from "./gradient-lengths.ts";
import { gradientValue } from "./gradient-value.ts";
import { readBackground } from "./read-background.ts";
import type { ReadContext } from "./read-shape.ts";

export type ReadGradients =
  | {
      readonly ok: true;
      /** The topmost first. */
      readonly layers: readonly GradientLayer[];
      /** A sentence for each part that was changed while reading. */
      readonly notices: readonly string[];
      /** The box that lengths were taken in; absent if there are none. */
      readonly box?: GradientBox;
    }
  /** `position` counts characters from 1. */
  | { readonly ok: false; readonly message: string; readonly position: number };

/** Longer text is rejected without being parsed. */
const MAX_LETTERS = 40_000;
export const READ_LIMITS = { layers: 8, stops: 16 } as const;
/** More stops than this are no gradient that a person wrote. */
const MAX_STOPS = 256;
const FUNCTION = /(?<![\w-])(?:-[a-z]+-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(/gi;

/** Parses the background of a CSS text, or the classes of Tailwind. `box` is what lengths refer to. Never throws. */
export function readCss(given: string, box?: GradientBox): ReadGradients {
  if (given.length > MAX_LETTERS)
    return fail(`A gradient is at most ${MAX_LETTERS} characters long.`, MAX_LETTERS);
  const text = plainText(given);
  const found = gradientValue(text) ?? scattered(text);
  if (found === undefined) return fail("There is no linear-, radial- or conic-gradient() in this text.", 1);
  if (!found.ok) return fail(found.message, found.at + 1);
  const { value } = found;
  const notices = [...found.notices];
  const held = box ?? value.box ?? DEFAULT_BOX;
  const lengths = { isUsed: false };
  const context: ReadContext = {
    box: held,
    notice: (sentence) => {
      if (!notices.includes(sentence)) notices.push(sentence);
    },
    usedBox: () => {
      lengths.isUsed = true;
    },
  };
  const read = readBackground(value, value.size, context);
  if (!read.ok) return value.isAsGiven ? read : fail(read.message, value.at + 1);
  if (read.gradients.length === 0)
    return fail("There is no linear-, radial- or conic-gradient() in this text.", value.at + 1);
  const blends = blendsOf(text);
  const layers = read.gradients.map(
    (gradient, index): GradientLayer => ({
      ...gradient,
      blend: blends[index % blends.length] ?? "normal",
    }),
  );
  const eased = readEased(given, read.texts, layers, notices) ?? layers;
  if (eased.some(({ stops }) => stops.length > MAX_STOPS))
    return fail(`A gradient has at most ${MAX_STOPS} stops.`, value.at + 1);
  if (lengths.isUsed)
    notices.push(
      `Lengths were taken in a box of ${held.width.toLocaleString("en")} × ${held.height.toLocaleString("en")} px.`,
    );
  return { ok: true, layers: withinLimits(eased, notices), notices, ...(lengths.isUsed && { box: held }) };
}

/** Adds a notice for what there is no room for. */
export function withinLimits(layers: readonly GradientLayer[], notices: string[]): readonly GradientLayer[] {
  if (layers.length > READ_LIMITS.layers)
    notices.push(
      `Of ${layers.length} layers the upper ${READ_LIMITS.layers} were taken; there is no room for more.`,
    );
  return layers.slice(0, READ_LIMITS.layers).map((layer) => {
    const { stops, space } = layer;
    if (stops.length <= READ_LIMITS.stops) return layer;
    notices.push(
      `There is room for ${READ_LIMITS.stops} stops; of ${stops.length} those that matter least were left out.`,
    );
    return { ...layer, stops: fewerStops(stops, space, READ_LIMITS.stops) };
  });
}

/**
 * Replaces comments, and the underscores that Tailwind writes for spaces, by spaces; every character keeps its index.
 */
function plainText(given: string): string {
  const bare = given.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => " ".repeat(comment.length));
  return bare.replaceAll(/-\[[^\]]*\]/g, (value) => value.replaceAll("_", " "));
}

/** The last gradients that are joined by commas, in a text whose gradients are in no declaration. */
function scattered(text: string): ReturnType<typeof gradientValue> {
  let [from, reached, groups] = [-1, -1, 0];
  for (const match of text.matchAll(FUNCTION)) {
    if (match.index < reached) continue;
    if (from === -1 || !/^\s*,\s*$/.test(text.slice(reached, match.index))) {
      from = match.index;
      groups += 1;
    }
    reached = endOfBracket(text, match.index + match[0].length);
  }
  if (from === -1) return undefined;
  const notices = groups > 1 ? [`Of the ${groups} gradients in this text the last was taken.`] : [];
  return {
    ok: true,
    notices,
    value: { text: text.slice(from, reached), at: from, isAsGiven: true, box: undefined, size: undefined },
  };
}

/** Index after the bracket that closes the one before `at`; the end of the text if there is none. */
function endOfBracket(text: string, at: number): number {
  let depth = 1;
  for (let index = at; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

function blendsOf(text: string): readonly BlendMode[] {
  const [, list = ""] = [...text.matchAll(/background-blend-mode\s*:\s*([\w\s,-]+)/gi)].at(-1) ?? [];
  return list
    .split(",")
    .map((word) => BLEND_MODES.find((mode) => mode === word.trim().toLowerCase()) ?? "normal");
}

/** The gradient of the comment with easings, if the stops in the text are those that it would give. */
function readEased(
  given: string,
  texts: readonly string[],
  layers: readonly GradientLayer[],
  notices: string[],
): readonly GradientLayer[] | undefined {
  const comment = readEasedComment(given);
  if (comment === undefined) return undefined;
  const { tolerance } = comment;
  const quiet: ReadContext = { box: DEFAULT_BOX, notice: () => undefined, usedBox: () => undefined };
  const read = readBackground({ text: comment.own, at: 0 }, undefined, quiet);
  if (read.ok && read.gradients.length === layers.length) {
    const own = read.gradients.map(
      (gradient, index): GradientLayer => ({
        ...gradient,
        blend: layers[index]?.blend ?? "normal",
      }),
    );
    const words = joinedWords(
      own,
      own.map((layer) => gradientWords(layer, tolerance)),
      tolerance,
    );
    if (withoutBlanks(words.modern ?? words.plain) === withoutBlanks(texts.join(","))) return own;
  }
  notices.push(
    "The stops are not those of the easing in the comment any more, so they were taken as they stand.",
  );
  return undefined;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

function fail(message: string, position: number): ReadGradients {
  return { ok: false, message, position };
}
