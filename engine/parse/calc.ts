/** Evaluates `calc()` and the other math functions of CSS Values and Units Module Level 4, §10, to a single value. */
import { applyMath, isSameType, MATH_FUNCTIONS, plain, type Quantity, ROUNDING } from "./calc-functions.ts";
import type { ParseError, Token } from "./tokenize.ts";

/** The parser's position among the tokens. */
export interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  /** Position of the last character. */
  readonly end: number;
}
/** Channel keywords of a relative color; missing components are undefined, and count as 0 in calculations. */
export type ChannelNames = ReadonlyMap<string, number | undefined>;

export const isMathFunction = (token: Token | undefined): boolean =>
  token?.kind === "function" && Object.hasOwn(MATH_FUNCTIONS, token.name);

const CONSTANTS: Readonly<Record<string, number>> = {
  e: Math.E,
  pi: Math.PI,
  infinity: Number.POSITIVE_INFINITY,
  "-infinity": Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};

export const refuse = (what: string, position: number): ParseError => ({
  code: "invalid_color",
  message: `${what}, at ${position}.`,
  position,
});
export const isError = (value: object): value is ParseError => "code" in value;

/** Evaluates the math function at the reader's position to a single token. */
export function readCalculation(reader: Reader, names: ChannelNames): Token | ParseError {
  const head = reader.tokens[reader.at];
  const position = head?.position ?? reader.end;
  const result = readValue(reader, names);
  if (isError(result)) return result;
  const kind = `${result.angle}/${result.percent}`;
  // NaN counts as 0, infinity as the largest number (§10.12).
  const finite = Number.isNaN(result.value) ? 0 : result.value;
  const value = Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, finite));
  const at = { position, spaced: head?.spaced ?? false };
  if (kind === "0/0") return { ...at, kind: "number", value };
  if (kind === "1/0") return { ...at, kind: "angle", value };
  if (kind === "0/1") return { ...at, kind: "percent", value };
  return refuse("This calculation gives neither a number, nor a percentage, nor an angle", position);
}

/** A sum of values; the operators require white space on both sides. */
function readSum(reader: Reader, names: ChannelNames): Quantity | ParseError {
  let sum = readProduct(reader, names);
  while (!isError(sum)) {
    const sign = reader.tokens[reader.at];
    if (sign?.kind !== "plus" && sign?.kind !== "minus") return sum;
    if (!sign.spaced || reader.tokens[reader.at + 1]?.spaced !== true) {
      return refuse("A plus or minus sign in calc() has a space on both sides", sign.position);
    }
    reader.at += 1;
    const next = readProduct(reader, names);
    if (isError(next)) return next;
    if (!isSameType(sum, next)) {
      return refuse("Only values of one kind can be added: numbers, percentages or angles", sign.position);
    }
    sum = { ...sum, value: sign.kind === "plus" ? sum.value + next.value : sum.value - next.value };
  }
  return sum;
}

function readProduct(reader: Reader, names: ChannelNames): Quantity | ParseError {
  let product = readValue(reader, names);
  while (!isError(product)) {
    const sign = reader.tokens[reader.at];
    if (sign?.kind !== "times" && sign?.kind !== "slash") return product;
    reader.at += 1;
    const next = readValue(reader, names);
    if (isError(next)) return next;
    const power = sign.kind === "times" ? 1 : -1;
    product = {
      value: power > 0 ? product.value * next.value : product.value / next.value,
      angle: product.angle + power * next.angle,
      percent: product.percent + power * next.percent,
    };
  }
  return product;
}

function readValue(reader: Reader, names: ChannelNames): Quantity | ParseError {
  const token = reader.tokens[reader.at];
  if (token === undefined) return refuse("The calculation has no end", reader.end + 1);
  reader.at += 1;
  switch (token.kind) {
    case "number":
      return plain(token.value);
    case "percent":
      return { value: token.value, angle: 0, percent: 1 };
    case "angle":
      return { value: token.value, angle: 1, percent: 0 };
    case "ident": {
      if (names.has(token.name)) return plain(names.get(token.name) ?? 0);
      const constant = Object.hasOwn(CONSTANTS, token.name) ? CONSTANTS[token.name] : undefined;
      return constant === undefined
        ? refuse(`“${token.name}” has no value in a calculation`, token.position)
        : plain(constant);
    }
    case "open": {
      const inner = readSum(reader, names);
      return isError(inner) ? inner : (close(reader) ?? inner);
    }
    case "function":
      return isMathFunction(token)
        ? readArguments(reader, token.name, token.position, names)
        : refuse(`“${token.name}()” is not a math function`, token.position);
    default:
      return refuse("A value is expected in this calculation", token.position);
  }
}

function readArguments(
  reader: Reader,
  name: string,
  position: number,
  names: ChannelNames,
): Quantity | ParseError {
  const rounding = name === "round" ? readRounding(reader) : undefined;
  const args: Quantity[] = [];
  const open: { index: number; value: number }[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (name === "clamp" && args.length !== 1 && token?.kind === "ident" && token.name === "none") {
      // An absent bound; its type is that of the middle value.
      open.push({ index: args.length, value: args.length === 0 ? -Infinity : Infinity });
      args.push(plain(0));
      reader.at += 1;
    } else {
      const value = readSum(reader, names);
      if (isError(value)) return value;
      args.push(value);
    }
    if (reader.tokens[reader.at]?.kind !== "comma") break;
    reader.at += 1;
  }
  const unclosed = close(reader);
  if (unclosed !== undefined) return unclosed;
  const middle = args[1];
  if (middle !== undefined) for (const { index, value } of open) args[index] = { ...middle, value };
  const result = applyMath(name, args, rounding);
  return typeof result === "string" ? refuse(result, position) : result;
}

/** The strategy of round(), including the comma after it. */
function readRounding(reader: Reader): string | undefined {
  const [word, comma] = [reader.tokens[reader.at], reader.tokens[reader.at + 1]];
  if (word?.kind !== "ident" || comma?.kind !== "comma" || !Object.hasOwn(ROUNDING, word.name))
    return undefined;
  reader.at += 2;
  return word.name;
}

function close(reader: Reader): ParseError | undefined {
  const token = reader.tokens[reader.at];
  if (token === undefined) return refuse("The closing bracket is missing", reader.end + 1);
  if (token.kind !== "close") return refuse("An operator or a closing bracket is expected", token.position);
  reader.at += 1;
  return undefined;
}
