/**
 * Parses the arguments of `color-mix()` (CSS Color Module Level 5 §3): any number of colors, a space, a hue
 * interpolation method.
 */

import {
  HUE_METHODS,
  type HueMethod,
  INTERPOLATION_SPACES,
  type InterpolationSpace,
  type MixOptions,
} from "#engine/mix/mix.ts";
import { colorMix, type MixItem } from "#engine/mix/mix-many.ts";
import type { Color } from "#engine/space/color.ts";
import { hueIndex } from "#engine/space/spaces.ts";
import { isError, isMathFunction, type Reader, readCalculation, refuse } from "./calc.ts";
import type { FunctionToken } from "./parse-function.ts";
import type { ParseError } from "./tokenize.ts";

/** "xyz" is another name of "xyz-d65". */
const SPACES: ReadonlyMap<string, InterpolationSpace> = new Map<string, InterpolationSpace>([
  ...INTERPOLATION_SPACES.map((space) => [space, space] as const),
  ["xyz", "xyz-d65"],
]);

/** The space of a mixture that names none. */
const DEFAULT_SPACE: InterpolationSpace = "oklab";

/** The reader is after `color-mix(`, and ends after the closing bracket. */
export function readMix(
  reader: Reader,
  head: FunctionToken,
  readColor: (reader: Reader) => Color | ParseError,
): Color | ParseError {
  const options = readMethod(reader);
  if (isError(options)) return options;
  const items: MixItem[] = [];
  for (;;) {
    const item = readItem(reader, readColor);
    if (isError(item)) return item;
    items.push(item);
    const token = reader.tokens[reader.at];
    if (token === undefined) return refuse("The closing bracket is missing", reader.end + 1);
    reader.at += 1;
    if (token.kind === "close") break;
    if (token.kind !== "comma") {
      return refuse("A comma or a closing bracket is expected between the colors", token.position);
    }
  }
  return colorMix(items, options) ?? refuse("color-mix() needs a color", head.position);
}

/** `in space`, `in space longer hue`, or nothing. */
function readMethod(reader: Reader): MixOptions | ParseError {
  const first = reader.tokens[reader.at];
  if (first?.kind !== "ident" || first.name !== "in") return { space: DEFAULT_SPACE };
  const named = reader.tokens[reader.at + 1];
  const space = named?.kind === "ident" ? SPACES.get(named.name) : undefined;
  if (space === undefined) {
    return refuse("“in” is followed by a color space, such as oklch", named?.position ?? reader.end + 1);
  }
  reader.at += 2;
  const method = reader.tokens[reader.at];
  let hue: HueMethod | undefined;
  if (method?.kind === "ident") {
    hue = HUE_METHODS.find((candidate) => candidate === method.name);
    const word = reader.tokens[reader.at + 1];
    if (hue === undefined || word?.kind !== "ident" || word.name !== "hue") {
      return refuse("The way of the hue is written “shorter hue” or the like", method.position);
    }
    if (hueIndex(space) === undefined) {
      return refuse(`${space} has no hue to go a ${hue} way`, method.position);
    }
    reader.at += 2;
  }
  const comma = reader.tokens[reader.at];
  if (comma?.kind !== "comma") {
    return refuse("A comma is expected before the colors", comma?.position ?? reader.end + 1);
  }
  reader.at += 1;
  return hue === undefined ? { space } : { space, hue };
}

/** A color with an optional percentage before or after it. */
function readItem(reader: Reader, readColor: (reader: Reader) => Color | ParseError): MixItem | ParseError {
  const before = readShare(reader);
  if (typeof before === "object") return before;
  const color = readColor(reader);
  if (isError(color)) return color;
  const position = reader.tokens[reader.at]?.position ?? reader.end;
  const after = readShare(reader);
  if (typeof after === "object") return after;
  if (before !== undefined && after !== undefined) return refuse("One percentage is enough", position);
  const percentage = before ?? after;
  return percentage === undefined ? { color } : { color, percentage };
}

/** A percentage; a literal must be within 0% and 100%, a calculated one is clamped. */
function readShare(reader: Reader): number | undefined | ParseError {
  const token = reader.tokens[reader.at];
  if (token === undefined) return undefined;
  if (isMathFunction(token)) {
    const value = readCalculation(reader, new Map());
    if (isError(value)) return value;
    if (value.kind !== "percent") return refuse("A share is a percentage", token.position);
    return Math.min(100, Math.max(0, value.value));
  }
  if (token.kind === "number") return refuse("A share needs a percent sign", token.position);
  if (token.kind !== "percent") return undefined;
  reader.at += 1;
  if (token.value >= 0 && token.value <= 100) return token.value;
  return refuse("A share lies between 0% and 100%", token.position);
}
