/** Cuts a color into CSS tokens (CSS Syntax Module Level 3 §4, as far as colors need it). */
export interface ParseError {
  readonly code: "invalid_color";
  /** One sentence that says what is wrong and where. */
  readonly message: string;
  /** Character of the given text, counted from 1. */
  readonly position: number;
}

interface At {
  readonly position: number;
  /** White space stands before it; a comment alone is none. */
  readonly spaced: boolean;
}
export type Token =
  | (At & { readonly kind: "function"; readonly name: string })
  | (At & { readonly kind: "ident"; readonly name: string })
  | (At & { readonly kind: "number" | "percent"; readonly value: number })
  /** In degrees. */
  | (At & { readonly kind: "angle"; readonly value: number })
  | (At & { readonly kind: "hash"; readonly name: string })
  /** What calc() adds, takes away and multiplies by; division is "slash". */
  | (At & { readonly kind: "plus" | "minus" | "times" })
  | (At & { readonly kind: "comma" | "slash" | "open" | "close" });
type Bare = Token extends infer T ? (T extends At ? Omit<T, keyof At> : never) : never;
interface Read {
  readonly token: Bare;
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
const SPACE = /^(?:[ \t\r\n\f]+|\/\*[\s\S]*?\*\/)+/;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const NUMBER = /^[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/;
const NAME =
  /^-?(?:[a-z_]|\\(?:[0-9a-f]{1,6}[ \t\r\n\f]?|[^0-9a-f\r\n\f]))(?:[a-z0-9_-]|\\(?:[0-9a-f]{1,6}[ \t\r\n\f]?|[^0-9a-f\r\n\f]))*/;
const HASH = /^#((?:[a-z0-9_-]|\\[0-9a-f]{1,6}[ \t\r\n\f]?)+)/;
const ESCAPE = /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^0-9a-f\r\n\f]))/g;
const MARKS = { ",": "comma", "/": "slash", "(": "open", ")": "close", "*": "times" } as const;

/** `text` in lower case; `offset` is where it begins in what the person wrote. */
export function tokenize(text: string, offset: number): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = SPACE.exec(rest)?.[0];
    if (space !== undefined) {
      at += space.length;
      spaced = space.replaceAll(COMMENT, "") !== "";
      continue;
    }
    const position = offset + at + 1;
    const read = readToken(rest);
    if (typeof read === "string") {
      return { ok: false, error: { code: "invalid_color", message: `${read}, at ${position}.`, position } };
    }
    tokens.push({ ...read.token, position, spaced });
    spaced = false;
    at += read.length;
  }
  return { ok: true, tokens };
}

/** The token `rest` begins with, or why there is none. */
function readToken(rest: string): Read | string {
  if (rest.startsWith("/*")) return "This comment has no end";
  const first = rest.charAt(0);
  if (isMark(first)) return { token: { kind: MARKS[first] }, length: 1 };
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) return readNumber(rest, number);
  const name = NAME.exec(rest)?.[0];
  if (name !== undefined) {
    return rest[name.length] === "("
      ? { token: { kind: "function", name: unescapeName(name) }, length: name.length + 1 }
      : { token: { kind: "ident", name: unescapeName(name) }, length: name.length };
  }
  const hash = HASH.exec(rest);
  if (hash !== null) {
    return { token: { kind: "hash", name: unescapeName(hash[1] ?? "") }, length: hash[0].length };
  }
  if (first === "+") return { token: { kind: "plus" }, length: 1 };
  if (first === "-") return { token: { kind: "minus" }, length: 1 };
  return `“${[...rest][0] ?? ""}” is not expected here`;
}

function readNumber(rest: string, number: string): Read | string {
  // A number too large for the machine stands for the largest there is, as in every browser.
  const value = Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, Number(number)));
  if (rest[number.length] === "%") return { token: { kind: "percent", value }, length: number.length + 1 };
  const written = NAME.exec(rest.slice(number.length))?.[0];
  if (written === undefined) return { token: { kind: "number", value }, length: number.length };
  const unit = unescapeName(written);
  const degrees = Object.hasOwn(DEGREES_PER_UNIT, unit) ? DEGREES_PER_UNIT[unit] : undefined;
  if (degrees === undefined) return `“${number}${unit}” has a unit that no part of a color takes`;
  return { token: { kind: "angle", value: value * degrees }, length: number.length + written.length };
}

function isMark(character: string): character is keyof typeof MARKS {
  return Object.hasOwn(MARKS, character);
}

/** What a name with CSS escapes stands for, in lower case. */
function unescapeName(name: string): string {
  if (!name.includes("\\")) return name;
  const plain = name.replaceAll(ESCAPE, (_all, code: string | undefined, character: string | undefined) => {
    const point = code === undefined ? 0 : Number.parseInt(code, 16);
    const isValid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return character ?? (isValid ? String.fromCodePoint(point) : "\ufffd");
  });
  return asciiLowerCase(plain);
}

/** CSS matches letters without case in ASCII alone: the Kelvin sign is no "k". */
export function asciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
