/**
 * Parses a color of CSS Color Module Level 4 (https://www.w3.org/TR/css-color-4/), and hex digits without "#"
 * (requirement COL-1, not CSS). Synchronous and small; `color-mix()`, relative colors and `calc()` are CSS Color 5
 * and live in parse-css5.ts.
 */
import type { Color, Component, SpaceId } from "#engine/space/color.ts";
import { NAMED_COLORS } from "./named-colors.ts";
import { pageColorReason } from "./page-colors.ts";
import { readFunction } from "./parse-function.ts";
import { parseQuick } from "./parse-quick.ts";
import { asciiLowerCase, type ParseError, tokenize } from "./tokenize.ts";

export type { ParseError } from "./tokenize.ts";

/** The error has a sentence and the position of what is wrong. */
export type ParseResult =
  | { readonly ok: true; readonly color: Color }
  | { readonly ok: false; readonly error: ParseError };

/** Longer text is rejected without being parsed. */
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
  if (lower.startsWith("#")) {
    const read = parseHex(lower.slice(1), start + 2);
    return read.ok || !/\\|\/\*/.test(lower) ? read : parseTokens(lower, start);
  }
  const named = NAMED_COLORS.get(lower);
  if (named !== undefined) return parseHex(named, start + 1);
  if (lower === "transparent") return succeed("srgb", [0, 0, 0], 0);
  if (HEX_LENGTHS.has(lower.length) && /^[0-9a-f]+$/.test(lower)) return parseHex(lower, start + 1);
  if (/[(\\]|\/\*/.test(lower)) return parseTokens(lower, start);
  const reason = pageColorReason(lower);
  if (reason !== undefined) return fail(`${reason}, at ${start + 1}.`, start + 1);
  return fail(`“${body.slice(0, 40)}” is not a color name.`, start + 1);
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

/** A function, or a name or hex digits with comments around them or escapes inside. */
function parseTokens(text: string, offset: number): ParseResult {
  const scanned = tokenize(text, offset);
  if (!scanned.ok) return scanned;
  const [first, ...rest] = scanned.tokens;
  const end = offset + text.length;
  if (first === undefined) return fail("A color is expected here.", end);
  if (first.kind === "function") return readFunction(first, rest, end);
  const [next] = rest;
  if (next !== undefined) return fail(`Nothing may follow the color, at ${next.position}.`, next.position);
  if (first.kind === "hash") return parseHex(first.name, first.position + 1);
  const name = first.kind === "ident" ? first.name : "";
  const named = NAMED_COLORS.get(name);
  if (named !== undefined) return parseHex(named, first.position);
  if (name === "transparent") return succeed("srgb", [0, 0, 0], 0);
  return fail(`This is not a color name, at ${first.position}.`, first.position);
}

function succeed(space: SpaceId, coords: Color["coords"], alpha: Component): ParseResult {
  return { ok: true, color: { space, coords, alpha } };
}

function fail(message: string, position: number): ParseResult {
  return { ok: false, error: { code: "invalid_color", message, position } };
}
