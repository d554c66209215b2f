/**
 * Parses the additions of CSS Color Module Level 5 (https://drafts.csswg.org/css-color-5/): `color-mix()`, relative
 * colors, `alpha()`, `device-cmyk()` without a profile, and calculations in every argument. Loaded on demand by
 * parseAnyColor of parse-any.ts; no module of the first view may import this file statically.
 */

import type { Color } from "#engine/space/color.ts";
import { type ChannelNames, isError, isMathFunction, type Reader, readCalculation, refuse } from "./calc.ts";
import { COLOR_SPACES, type ColorFunction, FUNCTIONS, RELATIVE_RGB, readAlpha } from "./color-functions.ts";
import { NAMED_COLORS } from "./named-colors.ts";
import { pageColorReason, pageFunctionReason } from "./page-colors.ts";
import { type ParseResult, parseColor } from "./parse.ts";
import { readCmyk } from "./parse-cmyk.ts";
import { type FunctionToken, readArguments } from "./parse-function.ts";
import { readMix } from "./parse-mix.ts";
import { alphaOnly, channelNames } from "./relative-channels.ts";
import { asciiLowerCase, type ParseError, type Token, tokenize } from "./tokenize.ts";

/** Longer text is not a color, and deeper nesting is a mistake. */
const [MAX_LENGTH, MAX_DEPTH] = [4000, 24];
const NO_NAMES: ChannelNames = new Map();

/**
 * Accepts everything parseColor accepts, and CSS Color 5. Never throws. `position` counts characters of `text` from
 * 1.
 */
export function parseCss5Color(text: string): ParseResult {
  const asBefore = parseColor(text);
  if (asBefore.ok) return asBefore;
  if (text.length > MAX_LENGTH)
    return fail(refuse(`A color is at most ${MAX_LENGTH} characters`, MAX_LENGTH));
  const start = text.length - text.trimStart().length;
  const body = text.trim();
  const scanned = tokenize(asciiLowerCase(body), start);
  if (!scanned.ok) return scanned;
  if (scanned.tokens[0]?.kind !== "function") return asBefore;
  const reader: Reader = { tokens: scanned.tokens, at: 0, end: start + body.length };
  const color = readColor(reader, 0);
  if (isError(color)) return fail(color);
  const stray = reader.tokens[reader.at];
  if (stray !== undefined) return fail(refuse("Nothing may follow the closing bracket", stray.position));
  return { ok: true, color };
}

/** Parses one color at the reader, and moves the reader past it. */
export function readColor(reader: Reader, depth: number): Color | ParseError {
  const token = reader.tokens[reader.at];
  if (token === undefined) return refuse("A color is expected", reader.end + 1);
  if (depth > MAX_DEPTH) return refuse("Colors are nested too deeply", token.position);
  reader.at += 1;
  if (token.kind === "function") return readColorFunction(reader, token, depth);
  if (token.kind === "hash") return simple(`#${token.name}`, token.position);
  if (token.kind !== "ident") return refuse("A color is expected", token.position);
  if (NAMED_COLORS.has(token.name) || token.name === "transparent") {
    return simple(token.name, token.position);
  }
  return refuse(pageColorReason(token.name) ?? `“${token.name}” is not a color name`, token.position);
}

function simple(text: string, position: number): Color | ParseError {
  const parsed = parseColor(text);
  if (parsed.ok) return parsed.color;
  const shifted = parsed.error.position + position - 1;
  return refuse(parsed.error.message.replace(/(, at \d+)?\.$/, ""), shifted);
}

function readColorFunction(reader: Reader, head: FunctionToken, depth: number): Color | ParseError {
  if (head.name === "color-mix") return readMix(reader, head, (at) => readColor(at, depth + 1));
  if (head.name === "alpha") return readAlphaFunction(reader, head, depth);
  if (head.name === "device-cmyk") {
    const values = readValues(reader, NO_NAMES);
    return isError(values) ? values : readCmyk(values, lastPosition(reader));
  }
  const definition = Object.hasOwn(FUNCTIONS, head.name) ? FUNCTIONS[head.name] : undefined;
  if (definition === undefined) {
    return refuse(pageFunctionReason(head.name) ?? `“${head.name}()” is not a color function`, head.position);
  }
  if (!isWord(reader, "from")) {
    const tokens = readValues(reader, NO_NAMES);
    if (isError(tokens)) return tokens;
    return finish(head.name, definition, tokens, reader);
  }
  reader.at += 1;
  const origin = readColor(reader, depth + 1);
  if (isError(origin)) return origin;
  const named = reader.tokens[reader.at];
  const space =
    head.name === "color" ? COLOR_SPACES.get(named?.kind === "ident" ? named.name : "") : definition.space;
  if (space === undefined) {
    return refuse(
      "The color space of the result follows the origin color",
      named?.position ?? reader.end + 1,
    );
  }
  const names = channelNames(head.name, space, origin);
  const tokens = readValues(reader, names);
  if (isError(tokens)) return tokens;
  const comma = tokens.find((token) => token.kind === "comma");
  if (comma !== undefined) return refuse("A relative color takes spaces, not commas", comma.position);
  const relative: ColorFunction = space === "srgb" && head.name !== "color" ? RELATIVE_RGB : definition;
  return finish(head.name, relative, tokens, reader, origin);
}

/** `alpha(from color / value)`: the color with its alpha replaced (CSS Color 5 §4.11). */
function readAlphaFunction(reader: Reader, head: FunctionToken, depth: number): Color | ParseError {
  if (!isWord(reader, "from")) return refuse("alpha() begins with “from” and a color", head.position);
  reader.at += 1;
  const origin = readColor(reader, depth + 1);
  if (isError(origin)) return origin;
  const values = readValues(reader, alphaOnly(origin));
  if (isError(values)) return values;
  const [slash, value, more] = values;
  if (slash === undefined) return origin;
  if (slash.kind !== "slash" || value === undefined || more !== undefined) {
    return refuse("alpha() takes one value after a slash", more?.position ?? slash.position);
  }
  const alpha = readAlpha(value);
  if (alpha === undefined) return refuse("This value does not fit in alpha()", value.position);
  return { ...origin, alpha: alpha === "none" ? undefined : alpha };
}

/** The tokens up to the closing bracket, which is consumed, with calculations and channel keywords evaluated. */
function readValues(reader: Reader, names: ChannelNames): Token[] | ParseError {
  const values: Token[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined) return refuse("The closing bracket is missing", reader.end + 1);
    if (isMathFunction(token)) {
      const value = readCalculation(reader, names);
      if (isError(value)) return value;
      values.push(value);
      continue;
    }
    reader.at += 1;
    if (token.kind === "close") return values;
    if (token.kind === "open") return refuse("A bracket is not expected here", token.position);
    if (token.kind === "function") {
      const reason = pageFunctionReason(token.name) ?? `“${token.name}()” is not expected here`;
      return refuse(reason, token.position);
    }
    values.push(token.kind === "ident" && names.has(token.name) ? channelToken(token, names) : token);
  }
}

function channelToken(token: Token & { readonly kind: "ident" }, names: ChannelNames): Token {
  const value = names.get(token.name);
  const at = { position: token.position, spaced: token.spaced };
  return value === undefined ? { ...at, kind: "ident", name: "none" } : { ...at, kind: "number", value };
}

function finish(
  name: string,
  definition: ColorFunction,
  tokens: readonly Token[],
  reader: Reader,
  origin?: Color,
): Color | ParseError {
  const alpha = origin === undefined ? 1 : origin.alpha;
  const read = readArguments(name, definition, tokens, lastPosition(reader), alpha);
  return read.ok ? read.color : read.error;
}

function lastPosition(reader: Reader): number {
  return reader.tokens[reader.at - 1]?.position ?? reader.end;
}

function isWord(reader: Reader, word: string): boolean {
  const token = reader.tokens[reader.at];
  return token?.kind === "ident" && token.name === word;
}

function fail(error: ParseError): ParseResult {
  return { ok: false, error };
}
