/**
 * A fast path for common notations: `#rrggbb` and its variants, and functions of three plain numbers in lower case.
 * It accepts nothing that the full parser rejects and gives the same color; everything else is left to the full
 * parser.
 */
import type { Color, Component } from "#engine/space/color.ts";
import { type ColorFunction, FUNCTIONS } from "./color-functions.ts";
import type { Token } from "./tokenize.ts";

const NOT_A_DIGIT = 255;
/** Value of each hex digit, by character code. */
const HEX_DIGITS = new Uint8Array(128).fill(NOT_A_DIGIT);
for (const [value, digit] of [..."0123456789abcdef"].entries()) {
  HEX_DIGITS[digit.charCodeAt(0)] = value;
  HEX_DIGITS[digit.toUpperCase().charCodeAt(0)] = value;
}

const code = (character: string): number => character.charCodeAt(0);
const [SPACE, COMMA, SLASH, OPEN, CLOSE] = [code(" "), code(","), code("/"), code("("), code(")")];
const [PLUS, MINUS, DOT, PERCENT, ZERO, NINE] = [
  code("+"),
  code("-"),
  code("."),
  code("%"),
  code("0"),
  code("9"),
];

/** The color, or undefined if the notation is not a common one, whether the text is valid or not. */
export function parseQuick(text: string): Color | undefined {
  return text.charCodeAt(0) === 35 ? quickHex(text) : quickFunction(text);
}

function quickHex(text: string): Color | undefined {
  if (text.length === 7) return srgb(longByte(text, 1), longByte(text, 3), longByte(text, 5), 255);
  if (text.length === 4) return srgb(shortByte(text, 1), shortByte(text, 2), shortByte(text, 3), 255);
  if (text.length !== 9) return undefined;
  return srgb(longByte(text, 1), longByte(text, 3), longByte(text, 5), longByte(text, 7));
}

function srgb(red: number, green: number, blue: number, alpha: number): Color | undefined {
  if (red > 255 || green > 255 || blue > 255 || alpha > 255) return undefined;
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: alpha / 255 };
}

/** Above 255 if either character is not a hex digit. */
function longByte(text: string, at: number): number {
  const high = HEX_DIGITS[text.charCodeAt(at)] ?? NOT_A_DIGIT;
  const low = HEX_DIGITS[text.charCodeAt(at + 1)] ?? NOT_A_DIGIT;
  return high > 15 || low > 15 ? 256 : high * 16 + low;
}
function shortByte(text: string, at: number): number {
  return (HEX_DIGITS[text.charCodeAt(at)] ?? NOT_A_DIGIT) * 17;
}

/** Functions by a base-32 number made of their letters, which avoids creating substrings. */
const BY_LETTERS: ReadonlyMap<number, ColorFunction> = new Map(
  Object.entries(FUNCTIONS)
    .filter(([name]) => name !== "color")
    .map(([name, definition]) => [
      [...name].reduce((sum, letter) => sum * 32 + code(letter) - 96, 0),
      definition,
    ]),
);
const MAX_NAME_LENGTH = 5;

/** The scanner's position, valid during one call of quickFunction only. */
let at = 0;

function quickFunction(text: string): Color | undefined {
  at = 0;
  let letters = 0;
  let letter = text.charCodeAt(0);
  while (letter > 96 && letter < 123 && at < MAX_NAME_LENGTH) {
    letters = letters * 32 + letter - 96;
    at += 1;
    letter = text.charCodeAt(at);
  }
  if (letter !== OPEN) return undefined;
  const definition = BY_LETTERS.get(letters);
  if (definition === undefined) return undefined;
  at += 1;
  const first = scan(text);
  const isLegacy = text.charCodeAt(at) === COMMA;
  if (isLegacy && definition.legacy === undefined) return undefined;
  if (first === undefined || !separate(text, isLegacy)) return undefined;
  const second = scan(text);
  if (second === undefined || !separate(text, isLegacy)) return undefined;
  const third = scan(text);
  if (third === undefined || (isLegacy && !isLegacyTyped(definition, first, second, third))) return undefined;
  const alpha = quickAlpha(text, isLegacy);
  if (alpha === undefined || at !== text.length) return undefined;
  const [one, two, three] = definition.channels;
  const x = one(first);
  const y = two(second);
  const z = three(third);
  if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return undefined;
  return { space: definition.space, coords: [x, y, z], alpha };
}

/** Skips a separator between two values: spaces, or a comma and spaces. */
function separate(text: string, isLegacy: boolean): boolean {
  const before = at;
  if (isLegacy) {
    if (text.charCodeAt(at) !== COMMA) return false;
    at += 1;
  }
  while (text.charCodeAt(at) === SPACE) at += 1;
  return at > before;
}

/** In the comma syntax red, green and blue must be of one type, and the arguments of hsl() must be percentages. */
function isLegacyTyped({ space }: ColorFunction, first: Token, second: Token, third: Token): boolean {
  if (space === "srgb") return first.kind === second.kind && second.kind === third.kind;
  return second.kind === "percent" && third.kind === "percent";
}

/** The alpha after the third value, up to the end: 1 if only the closing bracket follows; undefined if in doubt. */
function quickAlpha(text: string, isLegacy: boolean): Component {
  if (text.charCodeAt(at) === CLOSE) {
    at += 1;
    return 1;
  }
  if (isLegacy) {
    if (!separate(text, true)) return undefined;
  } else {
    while (text.charCodeAt(at) === SPACE) at += 1;
    if (text.charCodeAt(at) !== SLASH) return undefined;
    at += 1;
    while (text.charCodeAt(at) === SPACE) at += 1;
  }
  const token = scan(text);
  if (token === undefined || text.charCodeAt(at) !== CLOSE) return undefined;
  at += 1;
  if (token.kind !== "number" && token.kind !== "percent") return undefined;
  const value = token.kind === "percent" ? token.value / 100 : token.value;
  return Math.min(1, Math.max(0, value));
}

/**
 * Up to this many digits the result is exact: an integer below 2⁵³ divided by an exact power of ten is rounded once.
 */
const MAX_DIGITS = 15;
const POWERS_OF_TEN = Float64Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);

/** A number, a percentage or an angle in degrees, without exponent. */
function scan(text: string): Token | undefined {
  const position = at + 1;
  let character = text.charCodeAt(at);
  const isNegative = character === MINUS;
  if (isNegative || character === PLUS) character = text.charCodeAt(++at);
  let whole = 0;
  let digits = 0;
  let decimals = 0;
  while (character >= ZERO && character <= NINE) {
    whole = whole * 10 + character - ZERO;
    digits += 1;
    character = text.charCodeAt(++at);
  }
  if (character === DOT) {
    character = text.charCodeAt(++at);
    while (character >= ZERO && character <= NINE) {
      whole = whole * 10 + character - ZERO;
      digits += 1;
      decimals += 1;
      character = text.charCodeAt(++at);
    }
    if (decimals === 0) return undefined;
  }
  if (digits === 0 || digits > MAX_DIGITS) return undefined;
  const size = decimals === 0 ? whole : whole / (POWERS_OF_TEN[decimals] ?? 1);
  const value = isNegative ? -size : size;
  if (character === PERCENT) {
    at += 1;
    return { kind: "percent", value, position, spaced: true };
  }
  if (character === SPACE || character === COMMA || character === CLOSE || character === SLASH) {
    return { kind: "number", value, position, spaced: true };
  }
  if (!text.startsWith("deg", at)) return undefined;
  at += 3;
  const next = text.charCodeAt(at);
  const isEnd = next === SPACE || next === COMMA || next === CLOSE || next === SLASH;
  return isEnd ? { kind: "angle", value, position, spaced: true } : undefined;
}
