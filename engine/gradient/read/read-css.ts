/**
 * Parses gradients in CSS (CSS Images 3 and 4), those that write-css.ts and write-tailwind.ts write and any others. If
 * a property is declared twice, such as with a plain and a modern value, the last declaration counts, as in browsers.
 * Each part that cannot be read gives a message with its position.
 */

import { type GradientLayer, gradientWords, joinedWords } from "#engine/gradient/write/write-css.ts";
import { BLEND_MODES, type BlendMode } from "#engine/mix/blend.ts";
import { readGradientFunction } from "./read-gradient.ts";

export type ReadGradients =
  | {
      readonly ok: true;
      /** The topmost first. */
      readonly layers: readonly GradientLayer[];
      /** A sentence for each part that was changed while reading. */
      readonly notices: readonly string[];
    }
  /** `position` counts characters from 1. */
  | { readonly ok: false; readonly message: string; readonly position: number };

/** Longer text is rejected without being parsed. */
const MOST_LETTERS = 40_000;
export const READ_LIMITS = { layers: 8, stops: 16 } as const;
const FUNCTION = /(?<![\w-])(-[a-z]+-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(/gi;
const EASED_COMMENT = /\/\*\s*eased within ([\d.]+):([\s\S]*?)\*\//;

/** Parses the last background of a CSS text, or the classes of Tailwind. Never throws. */
export function readCss(given: string): ReadGradients {
  if (given.length > MOST_LETTERS)
    return fail(`A gradient is at most ${MOST_LETTERS} characters long.`, MOST_LETTERS);
  const text = plainText(given);
  const groups = groupsOf(text);
  const group = groups.at(-1);
  if (group === undefined) return fail("There is no linear-, radial- or conic-gradient() in this text.", 1);
  const notices: string[] = [];
  if (groups.length > 3) notices.push(`Of the ${groups.length} gradients in this text the last was taken.`);
  const read = readGroup(text, group, blendsOf(text), notices);
  if (!read.ok) return read;
  const eased = readEased(given, text, group, read.layers, notices);
  const layers = eased ?? read.layers;
  const [start = { from: 0 }] = group;
  if (layers.length > READ_LIMITS.layers)
    return fail(
      `There is room for ${READ_LIMITS.layers} layers; these are ${layers.length}.`,
      start.from + 1,
    );
  const long = layers.find(({ stops }) => stops.length > READ_LIMITS.stops);
  if (long !== undefined)
    return fail(
      `There is room for ${READ_LIMITS.stops} stops; these are ${long.stops.length}.`,
      start.from + 1,
    );
  return { ok: true, layers, notices };
}

interface Place {
  readonly from: number;
  /** Index after the closing bracket. */
  readonly to: number;
}

/**
 * Replaces comments, and the underscores that Tailwind writes for spaces, by spaces; every character keeps its index.
 */
function plainText(given: string): string {
  const bare = given.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => " ".repeat(comment.length));
  return bare.replaceAll(/-\[[^\]]*\]/g, (value) => value.replaceAll("_", " "));
}

/** Groups gradients that belong to one value: those separated only by commas. */
function groupsOf(text: string): readonly (readonly Place[])[] {
  const groups: Place[][] = [];
  let reached = 0;
  for (const match of text.matchAll(FUNCTION)) {
    if (match.index < reached) continue;
    const place = { from: match.index, to: endOfBracket(text, match.index + match[0].length) };
    const last = groups.at(-1);
    if (last !== undefined && /^\s*,\s*$/.test(text.slice(reached, place.from))) last.push(place);
    else groups.push([place]);
    reached = place.to;
  }
  return groups;
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

function readGroup(
  text: string,
  group: readonly Place[],
  blends: readonly BlendMode[],
  notices: string[],
): ReadGradients {
  const layers: GradientLayer[] = [];
  for (const [index, { from, to }] of group.entries()) {
    const read = readGradientFunction(text.slice(from, to), from);
    if (!read.ok) return read;
    for (const notice of read.notices) if (!notices.includes(notice)) notices.push(notice);
    layers.push({ ...read.gradient, blend: blends[index % blends.length] ?? "normal" });
  }
  return { ok: true, layers, notices };
}

/** The gradient of the comment with easings, if the stops in the text are those that it would give. */
function readEased(
  given: string,
  text: string,
  group: readonly Place[],
  layers: readonly GradientLayer[],
  notices: string[],
): readonly GradientLayer[] | undefined {
  const [, tolerance = "", eased = ""] = EASED_COMMENT.exec(given) ?? [];
  if (eased === "") return undefined;
  const places = groupsOf(eased).at(-1) ?? [];
  const blends = layers.map(({ blend }) => blend);
  const read = readGroup(eased, places, blends, []);
  const stands = text.slice(group[0]?.from ?? 0, group.at(-1)?.to ?? 0);
  if (read.ok && Number(tolerance) > 0) {
    const words = joinedWords(
      read.layers,
      read.layers.map((layer) => gradientWords(layer, Number(tolerance))),
      Number(tolerance),
    );
    if (withoutBlanks(words.modern ?? words.plain) === withoutBlanks(stands)) return read.layers;
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
