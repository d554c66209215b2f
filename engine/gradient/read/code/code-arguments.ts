/** What a gradient's constructor is given: its arguments by name or place, as what the gradient needs. */
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { PaintProblem, type Spread } from "#engine/gradient/read/native/paint.ts";
import type { Point } from "#engine/gradient/read/placed-shape.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import type { CodeArgument, CodeValue } from "./code-value.ts";
import type { CodeReader } from "./code-values.ts";

/** Where a sweep of zero degrees begins on every platform, in the degrees of CSS, which begin at the top. */
export const RIGHT_DEG = 90;
const TILES: Readonly<Record<string, Spread>> = {
  Clamp: "pad",
  Repeated: "repeat",
  Mirror: "mirror",
  Decal: "none",
};

/** The call of a gradient's constructor. */
export interface GradientCall {
  readonly name: string;
  readonly args: readonly CodeArgument[];
  readonly at: number;
  readonly reader: CodeReader;
  /** Says what is not as in the text. */
  readonly notice: (sentence: string) => void;
}

/** Undefined for an argument that is not given. */
export function argument({ args }: Pick<GradientCall, "args">, name: string): CodeValue | undefined {
  return args.find((each) => each.name === name)?.value;
}

/** `usual` for an argument that is not given. Throws a PaintProblem for one that is no number. */
export function numberIn(call: GradientCall, name: string, usual: number): number {
  const value = argument(call, name);
  if (value === undefined) return usual;
  if (value.kind === "number") return value.value;
  throw problemOf(value, `${name} is no number that can be read.`);
}

/** In degrees; plain numbers are radians. */
export function angleIn(call: GradientCall, name: string, usual: number): number {
  const value = argument(call, name);
  if (value === undefined) return usual;
  if (value.kind === "angle") return value.degrees;
  if (value.kind === "number") return (value.value * 180) / Math.PI;
  throw problemOf(value, `${name} is no angle that can be read.`);
}

/** `words` are the constants of the platform by their last part. */
export function pointIn(
  call: GradientCall,
  name: string,
  usual: Point,
  words: Readonly<Record<string, Point>> = {},
): Point {
  const value = argument(call, name);
  if (value === undefined) return usual;
  if (value.kind === "point") return [value.x, value.y];
  if (value.kind === "name") {
    const word = lastPart(value.name);
    const point = Object.hasOwn(words, word) ? words[word] : undefined;
    if (point !== undefined) return point;
  }
  throw problemOf(value, `${name} is no point that can be read.`);
}

export const lastPart = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** What is said of a value that is none of those that are read. */
export function problemOf(value: CodeValue, usual: string): PaintProblem {
  if (value.kind === "unknown") return new PaintProblem(value.why, value.at);
  if (value.kind === "name" || value.kind === "call")
    return new PaintProblem(`What ${value.name.slice(0, 60)} stands for is not known here.`, value.at);
  return new PaintProblem(usual);
}

/** A text is a color of CSS. Throws a PaintProblem for a value that is none. */
export function colorOfValue(value: CodeValue): Color {
  if (value.kind === "color") return value.color;
  if (value.kind === "text") {
    const parsed = parseColor(value.text);
    if (parsed.ok) return parsed.color;
    throw new PaintProblem(`“${value.text.slice(0, 30)}”: ${parsed.error.message}`);
  }
  throw problemOf(value, "A color is expected here.");
}

/** Colors, evenly spread unless places are given. */
export function spreadStops(colors: CodeValue, places?: CodeValue): readonly GradientStop[] {
  if (colors.kind !== "list") throw problemOf(colors, "A list of colors is expected here.");
  const { items } = colors;
  if (items.length === 0) throw new PaintProblem("This gradient has no colors.");
  const numbers = places?.kind === "list" ? places.items : [];
  if (places !== undefined && places.kind !== "list" && !isNothing(places))
    throw problemOf(places, "A list of positions is expected here.");
  if (numbers.length > 0 && numbers.length !== items.length)
    throw new PaintProblem(`This gradient has ${items.length} colors and ${numbers.length} positions.`);
  return items.map((item, index) => {
    const place = numbers[index];
    if (place !== undefined && place.kind !== "number") throw problemOf(place, "A position is a number.");
    return {
      color: colorOfValue(item),
      position01: held(place?.value ?? index / Math.max(1, items.length - 1)),
    };
  });
}

const isNothing = (value: CodeValue): boolean =>
  value.kind === "name" && /^(?:null|nil|undefined)$/.test(value.name);

/** Positions beyond the ends are those of the ends, on every platform. */
export const held = (place: number): number => Math.min(1, Math.max(0, place));

/** What is said of a gradient whose colors stand elsewhere. */
export function colorsMissing({ at }: Pick<GradientCall, "at">): PaintProblem {
  return new PaintProblem("The colors of this gradient are not in the text.", at);
}

/** What is painted beyond the ends, in the words of Skia, which Compose and Flutter share; said where it is not known. */
export function tileOf(value: CodeValue | undefined, { notice }: GradientCall): Spread {
  if (value === undefined) return "pad";
  const word = value.kind === "name" ? lastPart(value.name) : "";
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const spread = Object.hasOwn(TILES, capital) ? TILES[capital] : undefined;
  if (spread === undefined) notice("What lies beyond the ends is not known here, and was left out.");
  return spread ?? "pad";
}
