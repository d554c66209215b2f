/** One gradient function of CSS as a gradient (CSS Images 4 §3). */

import { parseEasing } from "#engine/gradient/easing.ts";
import { radiiOf } from "#engine/gradient/geometry.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { amountOf, angleOf, lineLength } from "./gradient-lengths.ts";
import { cutStops, filledStops, placedStops, type StopItem } from "./place-stops.ts";
import { standardGradient } from "./read-prefixed.ts";
import { type ReadContext, readShape } from "./read-shape.ts";
import { type Part, splitParts, wordsOf } from "./split-words.ts";
import { widenedRadial } from "./widen-radial.ts";

export type ReadGradient =
  | { readonly ok: true; readonly gradient: Gradient }
  | { readonly ok: false; readonly message: string; readonly position: number };

/** `at` is the index of the text in the whole style sheet, for the positions in messages. Never throws. */
export function readGradientFunction(given: Part, context: ReadContext): ReadGradient {
  if (!given.text.endsWith(")")) return fail("A bracket is not closed.", given.at + given.text.length);
  const isPrefixed = given.text.startsWith("-");
  const standard = isPrefixed ? standardGradient(given.text) : given.text;
  if (standard === undefined)
    return fail("This form of a gradient with a browser’s prefix is not read.", given.at);
  const read = readStandard({ text: standard, at: given.at }, context);
  // The parts of a gradient with a prefix are not where they were.
  return !read.ok && isPrefixed ? fail(read.message, given.at) : read;
}

function readStandard({ text, at }: Part, context: ReadContext): ReadGradient {
  const open = text.indexOf("(");
  const name = text.slice(0, open).toLowerCase();
  const type = (["linear", "radial", "conic"] as const).find((known) => name.endsWith(`${known}-gradient`));
  if (type === undefined) return fail("This is not a gradient.", at);
  const parts = splitParts({ text: text.slice(open + 1, -1), at: at + open + 1 }, ",");
  const [first = { text: "", at }] = parts;
  const own = readShape(type, first.text, context);
  const shape = own ?? readShape(type, "", context) ?? { angleDeg: 0 };
  const length =
    type === "linear"
      ? lineLength(shape.angleDeg, context.box)
      : radiiOf(shape, [context.box.width, context.box.height])[0];
  const items = readItems(own === undefined ? parts : parts.slice(1), type, length, context);
  if (!items.ok) return items;
  const placed = placedStops(items.items, context.notice);
  if (placed.length === 0) return fail("A gradient needs stops.", at);
  const isLegacy = items.items.every((item) => item.kind !== "stop" || item.isLegacy);
  const { space = isLegacy ? "srgb" : "oklab", ...rest } = shape;
  const gradient: Gradient = {
    type,
    ...rest,
    space,
    stops: filledStops({ stops: placed, space }),
    ...(name.startsWith("repeating-") && { isRepeating: true }),
  };
  return { ok: true, gradient: cutStops(widenedRadial(gradient, context), context.notice) };
}

type ReadItems =
  | { readonly ok: true; readonly items: readonly StopItem[] }
  | Extract<ReadGradient, { ok: false }>;

function readItems(
  parts: readonly Part[],
  type: Gradient["type"],
  length: number,
  context: ReadContext,
): ReadItems {
  const items: StopItem[] = [];
  for (const part of parts) {
    const words = wordsOf(part);
    const [only] = words;
    if (only === undefined) return fail("A color is expected here.", part.at);
    const easing = words.length === 1 ? parseEasing(only.text) : undefined;
    if (easing !== undefined) {
      items.push({ kind: "easing", easing });
      continue;
    }
    const places: number[] = [];
    const colors: Part[] = [];
    for (const word of words) {
      const place = readPlace(word.text, type, length, context);
      if (place === undefined) colors.push(word);
      else places.push(place);
    }
    const [color, more] = colors;
    if (more !== undefined) return fail(`“${more.text.slice(0, 30)}” is not understood here.`, more.at);
    if (color === undefined) {
      const [place] = places;
      if (place !== undefined) items.push({ kind: "hint", place });
      continue;
    }
    const read = readColor(color.text);
    if (!read.ok) return fail(read.error.message, color.at + read.error.position - 1);
    items.push({
      kind: "stop",
      color: read.color,
      isLegacy: LEGACY.test(color.text),
      places: places.slice(0, 2),
    });
  }
  return { ok: true, items };
}

/** Colors that are mixed in sRGB when no space is named; a relative color is none of them (CSS Color 4 §12.1). */
const LEGACY = /^(?:#|(?:rgba?|hsla?|hwb)\((?!\s*from\b)|[a-z]+$)/i;

function readColor(text: string) {
  const read = parseColor(text);
  return read.ok || !text.includes("(") ? read : parseCss5Color(text);
}

/** A position as a share. */
function readPlace(
  text: string,
  type: Gradient["type"],
  length: number,
  context: ReadContext,
): number | undefined {
  if (type === "conic") {
    const angle = angleOf(text);
    if (angle !== undefined) return angle / 360;
  }
  if (!/^[+-.\d]|^(?:calc|min|max|clamp|round|mod|rem|abs|hypot)\(/i.test(text)) return undefined;
  const amount = amountOf(text, length, context.box);
  if (amount === undefined || (amount.isLength && type === "conic")) return undefined;
  if (amount.isLength) context.usedBox();
  return amount.share;
}

/** Positions in messages are counted from 1. */
function fail(message: string, index: number): Extract<ReadGradient, { ok: false }> {
  return { ok: false, message, position: index + 1 };
}
