/** One gradient function of CSS as a gradient (CSS Images 4 §3). */

import { parseEasing } from "#engine/gradient/easing.ts";
import type { Gradient, GradientStop } from "#engine/gradient/gradient.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { readShape, TURNS } from "./read-shape.ts";

export type ReadGradient =
  | { readonly ok: true; readonly gradient: Gradient; readonly notices: readonly string[] }
  | { readonly ok: false; readonly message: string; readonly position: number };

/** A part of the text with its index in the whole text. */
interface Part {
  readonly text: string;
  readonly at: number;
}

/** `offset` is the index of the text in the whole style sheet, for the positions in messages. Never throws. */
export function readGradientFunction(text: string, offset: number): ReadGradient {
  const open = text.indexOf("(");
  const name = text.slice(0, open).toLowerCase();
  const type = (["linear", "radial", "conic"] as const).find((known) => name.endsWith(`${known}-gradient`));
  if (type === undefined || name.startsWith("-"))
    return fail("Gradients with a browser’s prefix have a grammar of their own, which is not read.", offset);
  if (!text.endsWith(")")) return fail("A bracket is not closed.", offset + text.length);
  const parts = splitParts({ text: text.slice(open + 1, -1), at: offset + open + 1 }, ",");
  const [first = { text: "", at: offset }] = parts;
  const notices: string[] = [];
  const shape = readShape(type, first.text, notices);
  const items = readItems(shape === undefined ? parts : parts.slice(1), type, notices);
  if (!items.ok) return items;
  const stops = placedStops(items.items, notices);
  if (stops.length === 0) return fail("A gradient needs stops.", offset);
  const isLegacy = items.items.every((item) => item.kind !== "stop" || item.isLegacy);
  const { space = isLegacy ? "srgb" : "oklab", ...rest } = shape ??
    readShape(type, "", []) ?? { angleDeg: 0 };
  return {
    ok: true,
    notices,
    gradient: { type, ...rest, space, stops, ...(name.startsWith("repeating-") && { isRepeating: true }) },
  };
}

type Item =
  | {
      readonly kind: "stop";
      readonly color: Color;
      readonly isLegacy: boolean;
      readonly places: readonly number[];
    }
  | { readonly kind: "hint"; readonly place: number }
  | { readonly kind: "easing"; readonly easing: NonNullable<GradientStop["easing"]> };

type ReadItems =
  | { readonly ok: true; readonly items: readonly Item[] }
  | Extract<ReadGradient, { ok: false }>;

function readItems(parts: readonly Part[], type: Gradient["type"], notices: string[]): ReadItems {
  const items: Item[] = [];
  for (const part of parts) {
    const words = splitParts(part, " ").filter(({ text }) => text !== "");
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
      const place = readPlace(word.text, type);
      if (place === "length")
        notices.push("Lengths such as 40px depend on the size of the box, so they were left out.");
      else if (place === undefined) colors.push(word);
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

/** Colors that are mixed in sRGB when no space is named. */
const LEGACY = /^(#|rgba?\(|hsla?\(|hwb\(|[a-z]+$)/i;

function readColor(text: string) {
  const read = parseColor(text);
  return read.ok || !text.includes("(") ? read : parseCss5Color(text);
}

/** A position as a share, 0 to 1; "length" for a length, which depends on the box. */
function readPlace(text: string, type: Gradient["type"]): number | "length" | undefined {
  const [, number = "", unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text) ?? [];
  if (number === "") return undefined;
  const value = Number(number);
  // Rounded, because dividing by 100 is not exact: 53.8 / 100 is not 0.538.
  if (unit === "%") return Math.round(value * 1e6) / 1e8;
  if (value === 0 && unit === "") return 0;
  const turn = TURNS[unit.toLowerCase()];
  if (turn !== undefined) return type === "conic" ? value / turn : undefined;
  return /^[a-z]+$/i.test(unit) ? "length" : undefined;
}

/** Fills in missing positions, and corrects positions that are out of order, as CSS does (§3.5.2). */
function placedStops(items: readonly Item[], notices: string[]): readonly GradientStop[] {
  const places: (number | undefined)[] = items.map((item) =>
    item.kind === "stop" ? item.places[0] : item.kind === "hint" ? item.place : undefined,
  );
  const marks = items.flatMap((item, index) => (item.kind === "easing" ? [] : [index]));
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return [];
  places[first] ??= 0;
  places[last] ??= 1;
  let reached = Number.NEGATIVE_INFINITY;
  let isMended = false;
  const ends = [...places];
  for (const index of marks) {
    const item = items[index];
    const place = places[index];
    if (place === undefined || item === undefined) continue;
    isMended ||= place < reached - 1e-9;
    places[index] = Math.max(reached, place);
    ends[index] = Math.max(places[index] ?? 0, item.kind === "stop" ? (item.places[1] ?? place) : place);
    reached = ends[index] ?? reached;
  }
  spreadMissing(marks, places, ends);
  if (isMended) notices.push("Positions that go back were moved to the one before, as browsers do.");
  if (marks.some((index) => (places[index] ?? 0) < 0 || (ends[index] ?? 0) > 1))
    notices.push("Positions before 0 % and behind 100 % were moved to the ends.");
  const held = (place: number | undefined): number => Math.min(1, Math.max(0, place ?? 0));
  const stops: GradientStop[] = [];
  for (const [index, item] of items.entries()) {
    const before = stops.at(-1);
    if (item.kind === "stop") {
      const [position01, end01] = [held(places[index]), held(ends[index])];
      stops.push({ color: item.color, position01, ...(end01 > position01 && { end01 }) });
    } else if (before !== undefined && item.kind === "easing") {
      stops[stops.length - 1] = { ...before, ...(item.easing.kind !== "plain" && { easing: item.easing }) };
    } else if (before !== undefined) {
      const next = marks[marks.indexOf(index) + 1];
      const from = before.end01 ?? before.position01;
      const length = next === undefined ? 0 : held(places[next]) - from;
      if (length > 0)
        stops[stops.length - 1] = {
          ...before,
          hint01: Math.round(((held(places[index]) - from) / length) * 1e5) / 1e5,
        };
    }
  }
  return stops;
}

function spreadMissing(
  marks: readonly number[],
  places: (number | undefined)[],
  ends: (number | undefined)[],
): void {
  for (const [order, index] of marks.entries()) {
    if (places[index] !== undefined) continue;
    const nextOrder = marks.findIndex((mark, at) => at > order && places[mark] !== undefined);
    const before = ends[marks[order - 1] ?? 0] ?? 0;
    const next = places[marks[nextOrder] ?? 0] ?? 1;
    places[index] = before + (next - before) / (nextOrder - order + 1);
    ends[index] = places[index];
  }
}

/** Splits at separators outside brackets, and trims the parts. */
function splitParts({ text, at }: Part, separator: "," | " "): readonly Part[] {
  const parts: Part[] = [];
  let [depth, from] = [0, 0];
  const end = (to: number): void => {
    const part = text.slice(from, to);
    parts.push({ text: part.trim(), at: at + from + (part.length - part.trimStart().length) });
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0 && (separator === "," ? sign === "," : /\s/.test(sign))) {
      end(index);
      from = index + 1;
    }
  }
  end(text.length);
  return parts;
}

/** Positions in messages are counted from 1. */
function fail(message: string, index: number): Extract<ReadGradient, { ok: false }> {
  return { ok: false, message, position: index + 1 };
}
