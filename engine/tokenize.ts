/** Cuts a color function into CSS tokens (CSS Syntax Module Level 3, as far as colors need it). */
export interface ParseError {
  readonly code: "invalid_color";
  /** One sentence that says what is wrong and where. */
  readonly message: string;
  /** Character of the given text, counted from 1. */
  readonly position: number;
}

interface At {
  readonly position: number;
}
export type Token =
  | (At & { readonly kind: "function" | "ident"; readonly name: string })
  | (At & { readonly kind: "number" | "percent"; readonly value: number })
  /** In degrees. */
  | (At & { readonly kind: "angle"; readonly value: number })
  | (At & { readonly kind: "comma" | "slash" | "close" });

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly error: ParseError };

const DEGREES_PER_UNIT: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};
/** Larger numbers are held to this: no color needs them, and their powers would leave the range of a double. */
export const MAX_COMPONENT = 1e9;
const SPACE = /^(?:[ \t\r\n\f]+|\/\*[\s\S]*?\*\/)+/;
const NUMBER = /^[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/;
const NAME = /^-?[a-z_][a-z0-9_-]*/;

/** `text` in lower case; `offset` is where it begins in what the person wrote. */
export function tokenize(text: string, offset: number): Tokens {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = SPACE.exec(rest)?.[0];
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const read = readToken(rest, offset + at + 1);
    if (read === undefined) {
      const position = offset + at + 1;
      const message = `“${[...rest][0] ?? ""}” is not expected here, at ${position}.`;
      return { ok: false, error: { code: "invalid_color", message, position } };
    }
    tokens.push(read.token);
    at += read.length;
  }
  return { ok: true, tokens };
}

function readToken(rest: string, position: number): { token: Token; length: number } | undefined {
  const sign = rest[0];
  if (sign === ",") return { token: { kind: "comma", position }, length: 1 };
  if (sign === "/") return { token: { kind: "slash", position }, length: 1 };
  if (sign === ")") return { token: { kind: "close", position }, length: 1 };
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) return readNumber(rest, number, position);
  const name = NAME.exec(rest)?.[0];
  if (name === undefined) return undefined;
  return rest[name.length] === "("
    ? { token: { kind: "function", name, position }, length: name.length + 1 }
    : { token: { kind: "ident", name, position }, length: name.length };
}

function readNumber(
  rest: string,
  number: string,
  position: number,
): { token: Token; length: number } | undefined {
  const written = Number(number);
  if (!Number.isFinite(written)) return undefined;
  const value = Math.min(MAX_COMPONENT, Math.max(-MAX_COMPONENT, written));
  if (rest[number.length] === "%") {
    return { token: { kind: "percent", value, position }, length: number.length + 1 };
  }
  const unit = NAME.exec(rest.slice(number.length))?.[0];
  if (unit === undefined) return { token: { kind: "number", value, position }, length: number.length };
  const degrees = Object.hasOwn(DEGREES_PER_UNIT, unit) ? DEGREES_PER_UNIT[unit] : undefined;
  if (degrees === undefined) return undefined;
  return { token: { kind: "angle", value: value * degrees, position }, length: number.length + unit.length };
}
