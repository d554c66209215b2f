/** Splits a color into CSS tokens (CSS Syntax Module Level 3 §4, as far as colors need it). */
export interface ParseError {
  readonly code: "invalid_color";
  /** One sentence that says what is wrong and where. */
  readonly message: string;
  /** Character of the given text, counted from 1. */
  readonly position: number;
}

interface At {
  readonly position: number;
  /** White space precedes the token; a comment alone does not count. */
  readonly spaced: boolean;
}
export type Token =
  | (At & { readonly kind: "function"; readonly name: string })
  | (At & { readonly kind: "ident"; readonly name: string })
  | (At & { readonly kind: "number" | "percent"; readonly value: number })
  /** In degrees. */
  | (At & { readonly kind: "angle"; readonly value: number })
  | (At & { readonly kind: "hash"; readonly name: string })
  /** Operators of calc(); division is "slash". */
  | (At & { readonly kind: "plus" | "minus" | "times" })
  | (At & { readonly kind: "comma" | "slash" | "open" | "close" });
interface Read {
  readonly token: Token;
  readonly length: number;
}

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly error: ParseError };

const DEGREES_PER_UNIT: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};
/** Larger numbers are clamped to this: no color needs them, and their powers would overflow a double. */
export const MAX_COMPONENT = 1e9;
/** Sticky patterns, which `match` tests at one position of the text. */
const SPACE = /(?:[ \t\r\n\f]+|\/\*[\s\S]*?\*\/)+/y;
const NUMBER = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/y;
const NAME =
  /-?(?:[a-z_]|\\(?:[0-9a-f]{1,6}[ \t\r\n\f]?|[^0-9a-f\r\n\f]))(?:[a-z0-9_-]|\\(?:[0-9a-f]{1,6}[ \t\r\n\f]?|[^0-9a-f\r\n\f]))*/y;
const HASH = /#(?:[a-z0-9_-]|\\[0-9a-f]{1,6}[ \t\r\n\f]?)+/y;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const ESCAPE = /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^0-9a-f\r\n\f]))/g;
const MARKS = { ",": "comma", "/": "slash", "(": "open", ")": "close", "*": "times" } as const;

/** `text` is in lower case; `offset` is its position in the original input. */
export function tokenize(text: string, offset: number): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== "") {
      at += space.length;
      spaced = !space.startsWith("/*") || space.replaceAll(COMMENT, "") !== "";
      continue;
    }
    const position = offset + at + 1;
    const read = readToken(text, at, position, spaced);
    if (typeof read === "string") {
      return { ok: false, error: { code: "invalid_color", message: `${read}, at ${position}.`, position } };
    }
    tokens.push(read.token);
    spaced = false;
    at += read.length;
  }
  return { ok: true, tokens };
}

/** The text that `pattern` matches exactly at `at`, or "". */
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** The token at `at`, or the error that explains why there is none. */
function readToken(text: string, at: number, position: number, spaced: boolean): Read | string {
  if (text.startsWith("/*", at)) return "This comment has no end";
  const first = text.charAt(at);
  if (isMark(first)) return { token: { kind: MARKS[first], position, spaced }, length: 1 };
  const number = match(NUMBER, text, at);
  if (number !== "") return readNumber(text, at, number, position, spaced);
  const written = match(NAME, text, at);
  if (written !== "") {
    const name = unescapeName(written);
    return text[at + written.length] === "("
      ? { token: { kind: "function", name, position, spaced }, length: written.length + 1 }
      : { token: { kind: "ident", name, position, spaced }, length: written.length };
  }
  const hash = match(HASH, text, at);
  if (hash !== "") {
    return {
      token: { kind: "hash", name: unescapeName(hash.slice(1)), position, spaced },
      length: hash.length,
    };
  }
  if (first === "+") return { token: { kind: "plus", position, spaced }, length: 1 };
  if (first === "-") return { token: { kind: "minus", position, spaced }, length: 1 };
  return `“${String.fromCodePoint(text.codePointAt(at) ?? 0)}” is not expected here`;
}

function readNumber(
  text: string,
  at: number,
  number: string,
  position: number,
  spaced: boolean,
): Read | string {
  const value = Math.min(MAX_COMPONENT, Math.max(-MAX_COMPONENT, Number(number)));
  const end = at + number.length;
  if (text[end] === "%") {
    return { token: { kind: "percent", value, position, spaced }, length: number.length + 1 };
  }
  const written = match(NAME, text, end);
  if (written === "") return { token: { kind: "number", value, position, spaced }, length: number.length };
  const unit = unescapeName(written);
  const degrees = Object.hasOwn(DEGREES_PER_UNIT, unit) ? DEGREES_PER_UNIT[unit] : undefined;
  if (degrees === undefined) return `“${number}${unit}” has a unit that no part of a color takes`;
  return {
    token: { kind: "angle", value: value * degrees, position, spaced },
    length: number.length + written.length,
  };
}

function isMark(character: string): character is keyof typeof MARKS {
  return Object.hasOwn(MARKS, character);
}

/** The name with its CSS escapes decoded, in lower case. */
function unescapeName(name: string): string {
  if (!name.includes("\\")) return name;
  const plain = name.replaceAll(ESCAPE, (_all, code: string | undefined, character: string | undefined) => {
    const point = code === undefined ? 0 : Number.parseInt(code, 16);
    const isValid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return character ?? (isValid ? String.fromCodePoint(point) : "\ufffd");
  });
  return asciiLowerCase(plain);
}

/** CSS matches case-insensitively in ASCII only: the Kelvin sign is not a "k". */
export function asciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
