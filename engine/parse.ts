/**
 * Reads a color as CSS Color Module Level 4 writes it (https://www.w3.org/TR/css-color-4/), and hex digits
 * without "#" (requirement COL-1, not CSS). Sync and small; `color-mix()`, relative colors and `calc()` are
 * CSS Color 5 and live in parse-css5.ts.
 */
import type { Color, Component, SpaceId } from "./color.ts";
import { FUNCTIONS } from "./color-functions.ts";
import { NAMED_COLORS } from "./named-colors.ts";
import { parseQuick } from "./parse-quick.ts";
import { type ParseError, type Token, tokenize } from "./tokenize.ts";

export type { ParseError } from "./tokenize.ts";
export type ParseResult =
  | { readonly ok: true; readonly color: Color }
  | { readonly ok: false; readonly error: ParseError };

/** Longer text is no color; refused before it is looked at. */
const MAX_LENGTH = 1000;
const HEX_LENGTHS = new Set([3, 4, 6, 8]);

/** Never throws. `position` in an error counts characters of `text` from 1. */
export function parseColor(text: string): ParseResult {
  const plain = parseQuick(text);
  if (plain !== undefined) return { ok: true, color: plain };
  if (text.length > MAX_LENGTH) return fail(`A color is at most ${MAX_LENGTH} characters long.`, MAX_LENGTH);
  const start = text.length - text.trimStart().length;
  const body = text.trim();
  if (body === "") return fail("A color is expected here.", 1);
  const lower = asciiLowerCase(body);
  if (lower.startsWith("#")) return parseHex(lower.slice(1), start + 2);
  const named = NAMED_COLORS.get(lower);
  if (named !== undefined) return parseHex(named, start + 1);
  if (lower === "transparent") return succeed("srgb", [0, 0, 0], 0);
  if (HEX_LENGTHS.has(lower.length) && /^[0-9a-f]+$/.test(lower)) return parseHex(lower, start + 1);
  if (lower.includes("(")) return parseFunction(lower, start);
  return fail(`“${body.slice(0, 40)}” is not a color name.`, start + 1);
}

/** CSS matches letters without case in ASCII alone: the Kelvin sign is no "k". */
function asciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function parseHex(digits: string, position: number): ParseResult {
  const bad = digits.search(/[^0-9a-f]/);
  if (bad >= 0) return fail(`“${digits[bad]}” is not a hex digit, at ${position + bad}.`, position + bad);
  if (!HEX_LENGTHS.has(digits.length)) {
    return fail(`A hex color has 3, 4, 6 or 8 digits; this has ${digits.length}.`, position);
  }
  const isShort = digits.length < 6;
  const channel = (index: number): number => {
    const pair = isShort ? (digits[index] ?? "").repeat(2) : digits.slice(2 * index, 2 * index + 2);
    return Number.parseInt(pair, 16) / 255;
  };
  const hasAlpha = digits.length === 4 || digits.length === 8;
  return succeed("srgb", [channel(0), channel(1), channel(2)], hasAlpha ? channel(3) : 1);
}

function parseFunction(text: string, offset: number): ParseResult {
  const scanned = tokenize(text, offset);
  if (!scanned.ok) return scanned;
  const [head, ...rest] = scanned.tokens;
  if (head?.kind !== "function") return fail("A color function begins with its name.", offset + 1);
  const definition = Object.hasOwn(FUNCTIONS, head.name) ? FUNCTIONS[head.name] : undefined;
  if (definition === undefined) {
    return fail(`“${head.name}()” is not a color function, at ${head.position}.`, head.position);
  }
  const last = rest.at(-1);
  const end = offset + text.length;
  if (rest.some((token) => token.kind === "close" && token !== last)) {
    const stray = rest[rest.findIndex((token) => token.kind === "close") + 1];
    return fail(
      `Nothing may follow the closing bracket, at ${stray?.position ?? end}.`,
      stray?.position ?? end,
    );
  }
  if (last?.kind !== "close") return fail(`The closing bracket is missing, at ${end + 1}.`, end + 1);
  const tokens = rest.slice(0, -1);
  const isLegacy = tokens.some((token) => token.kind === "comma");
  if (isLegacy && definition.legacy === undefined) {
    const comma = tokens.find((token) => token.kind === "comma");
    return fail(
      `${head.name}() takes spaces, not commas, at ${comma?.position ?? end}.`,
      comma?.position ?? end,
    );
  }
  return isLegacy ? readLegacy(head.name, tokens, end) : readModern(head.name, tokens, end);
}

type Slots = { readonly parts: readonly Token[]; readonly alpha: Token | undefined } | ParseError;

/** `a b c` or `a b c / alpha`; color() has its space first. */
function readModern(name: string, tokens: readonly Token[], end: number): ParseResult {
  let values = tokens;
  let space: SpaceId | undefined = FUNCTIONS[name]?.space;
  if (name === "color") {
    const [first, ...rest] = tokens;
    space = first?.kind === "ident" ? COLOR_SPACES.get(first.name) : undefined;
    if (space === undefined) {
      const position = first?.position ?? end;
      return fail(`color() begins with a color space, such as display-p3, at ${position}.`, position);
    }
    values = rest;
  }
  const slash = values.findIndex((token) => token.kind === "slash");
  const slots: Slots =
    slash < 0
      ? { parts: values, alpha: undefined }
      : values.length === slash + 2
        ? { parts: values.slice(0, slash), alpha: values[slash + 1] }
        : error("One alpha value follows the slash", values[slash + 2]?.position ?? end);
  if ("code" in slots) return { ok: false, error: slots };
  return assemble(name, space ?? "srgb", slots.parts, slots.alpha, end, false);
}

/** `a, b, c` or `a, b, c, alpha`, the syntax of CSS 3. */
function readLegacy(name: string, tokens: readonly Token[], end: number): ParseResult {
  const parts: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 0) parts.push(token);
    else if (token.kind !== "comma") {
      return fail(`A comma is expected between all values, at ${token.position}.`, token.position);
    }
  }
  if (tokens.length % 2 === 0) return fail(`A value is missing after the last comma, at ${end}.`, end);
  const missing = parts.find((part) => part.kind === "ident");
  if (missing !== undefined) {
    return fail(`“none” needs the syntax without commas, at ${missing.position}.`, missing.position);
  }
  if (name.startsWith("rgb")) {
    const kinds = new Set(parts.slice(0, 3).map((part) => part.kind));
    if (kinds.size > 1) {
      return fail(
        "With commas, red, green and blue are all numbers or all percentages.",
        parts[1]?.position ?? end,
      );
    }
  } else {
    const plain = parts.slice(1, 3).find((part) => part.kind === "number");
    if (plain !== undefined) {
      return fail(`With commas, this value needs a percent sign, at ${plain.position}.`, plain.position);
    }
  }
  return assemble(name, FUNCTIONS[name]?.space ?? "srgb", parts.slice(0, 3), parts[3], end, parts.length > 4);
}

function assemble(
  name: string,
  space: SpaceId,
  parts: readonly Token[],
  alpha: Token | undefined,
  end: number,
  hasMore: boolean,
): ParseResult {
  if (parts.length < 3)
    return fail(`${name}() takes three values; this has ${parts.length}, at ${end}.`, end);
  if (parts.length > 3 || hasMore) {
    const position = parts[3]?.position ?? end;
    return fail(`${name}() takes three values; this has more, at ${position}.`, position);
  }
  const channels = FUNCTIONS[name]?.channels ?? [];
  const coords: Component[] = [];
  for (const [index, part] of parts.entries()) {
    const value = channels[index]?.(part);
    if (value === undefined) return wrongValue(part, name);
    coords.push(value === "none" ? undefined : value);
  }
  const opacity = alpha === undefined ? 1 : readAlpha(alpha);
  if (opacity === false) return wrongValue(alpha, name);
  return succeed(space, [coords[0], coords[1], coords[2]], opacity);
}

function readAlpha(token: Token): Component | false {
  if (token.kind === "ident") return token.name === "none" ? undefined : false;
  if (token.kind !== "number" && token.kind !== "percent") return false;
  const value = token.kind === "percent" ? token.value / 100 : token.value;
  return Math.min(1, Math.max(0, value));
}

const COLOR_SPACES: ReadonlyMap<string, SpaceId> = new Map<string, SpaceId>([
  ["srgb", "srgb"],
  ["srgb-linear", "srgb-linear"],
  ["display-p3", "display-p3"],
  ["display-p3-linear", "display-p3-linear"],
  ["a98-rgb", "a98-rgb"],
  ["prophoto-rgb", "prophoto-rgb"],
  ["rec2020", "rec2020"],
  ["xyz", "xyz-d65"],
  ["xyz-d50", "xyz-d50"],
  ["xyz-d65", "xyz-d65"],
]);

function wrongValue(token: Token | undefined, name: string): ParseResult {
  const position = token?.position ?? 1;
  return fail(`This value does not fit in ${name}(), at ${position}.`, position);
}

function succeed(space: SpaceId, coords: Color["coords"], alpha: Component): ParseResult {
  return { ok: true, color: { space, coords, alpha } };
}

function error(message: string, position: number): ParseError {
  return {
    code: "invalid_color",
    message: message.endsWith(".") ? message : `${message}, at ${position}.`,
    position,
  };
}

function fail(message: string, position: number): ParseResult {
  return { ok: false, error: error(message, position) };
}
