/** Parses a color function from its tokens, in modern and in legacy comma syntax (CSS Color 4 §4 to §10). */
import type { Color, Component, SpaceId } from "#engine/space/color.ts";
import { COLOR_SPACES, type ColorFunction, FUNCTIONS, readAlpha } from "./color-functions.ts";
import { pageFunctionReason } from "./page-colors.ts";
import type { ParseError, Token } from "./tokenize.ts";

export type FunctionResult =
  | { readonly ok: true; readonly color: Color }
  | { readonly ok: false; readonly error: ParseError };
export type FunctionToken = Token & { readonly kind: "function" };

/**
 * `rest` is everything up to the closing bracket, which must come last; `end` is the position of the last character.
 */
export function readFunction(head: FunctionToken, rest: readonly Token[], end: number): FunctionResult {
  const definition = Object.hasOwn(FUNCTIONS, head.name) ? FUNCTIONS[head.name] : undefined;
  if (definition === undefined) {
    const reason = pageFunctionReason(head.name) ?? `“${head.name}()” is not a color function`;
    return fail(`${reason}, at ${head.position}.`, head.position);
  }
  const nested = rest.find((token) => token.kind === "function" || token.kind === "open");
  if (nested !== undefined) return notExpected(nested);
  const close = rest.findIndex((token) => token.kind === "close");
  if (close < 0) return fail(`The closing bracket is missing, at ${end + 1}.`, end + 1);
  const stray = rest[close + 1];
  if (stray !== undefined) {
    return fail(`Nothing may follow the closing bracket, at ${stray.position}.`, stray.position);
  }
  return readArguments(head.name, definition, rest.slice(0, close), end);
}

/** `tokens` are without brackets; `alpha` is the default for an absent alpha value. */
export function readArguments(
  name: string,
  definition: ColorFunction,
  tokens: readonly Token[],
  end: number,
  alpha: Component = 1,
): FunctionResult {
  const comma = tokens.find((token) => token.kind === "comma");
  if (comma === undefined) return readModern(name, definition, tokens, end, alpha);
  if (definition.legacy === undefined) {
    return fail(`${name}() takes spaces, not commas, at ${comma.position}.`, comma.position);
  }
  return readLegacy(name, definition, tokens, end);
}

/** `a b c` or `a b c / alpha`; color() starts with its space. */
function readModern(
  name: string,
  definition: ColorFunction,
  tokens: readonly Token[],
  end: number,
  alpha: Component,
): FunctionResult {
  let { space } = definition;
  let values = tokens;
  if (name === "color") {
    const [first, ...others] = tokens;
    const named = first?.kind === "ident" ? COLOR_SPACES.get(first.name) : undefined;
    if (named === undefined) {
      const position = first?.position ?? end;
      return fail(`color() begins with a color space, such as display-p3, at ${position}.`, position);
    }
    space = named;
    values = others;
  }
  const slash = values.findIndex((token) => token.kind === "slash");
  if (slash < 0) return assemble(name, definition, space, values, alpha, end);
  const opacity = values[slash + 1];
  if (opacity === undefined || values.length > slash + 2) {
    const position = values[slash + 2]?.position ?? end;
    return fail(`One alpha value follows the slash, at ${position}.`, position);
  }
  return assemble(name, definition, space, values.slice(0, slash), opacity, end);
}

/** `a, b, c` or `a, b, c, alpha`, the legacy syntax. */
function readLegacy(
  name: string,
  definition: ColorFunction,
  tokens: readonly Token[],
  end: number,
): FunctionResult {
  const parts: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 0) parts.push(token);
    else if (token.kind !== "comma") {
      return fail(`A comma is expected between all values, at ${token.position}.`, token.position);
    }
  }
  if (tokens.length % 2 === 0) return fail(`A value is missing after the last comma, at ${end}.`, end);
  const missing = parts.find((part) => part.kind === "ident" && part.name === "none");
  if (missing !== undefined) {
    return fail(`“none” needs the syntax without commas, at ${missing.position}.`, missing.position);
  }
  const [first] = parts;
  if (name.startsWith("rgb")) {
    const odd = parts.slice(1, 3).find((part) => part.kind !== first?.kind);
    if (odd !== undefined) {
      return fail(
        `With commas, red, green and blue are all numbers or all percentages, at ${odd.position}.`,
        odd.position,
      );
    }
  } else {
    const plain = parts.slice(1, 3).find((part) => part.kind === "number");
    if (plain !== undefined) {
      return fail(`With commas, this value needs a percent sign, at ${plain.position}.`, plain.position);
    }
  }
  const extra = parts[4];
  if (extra !== undefined) {
    return fail(
      `${name}() takes three values and alpha; this has more, at ${extra.position}.`,
      extra.position,
    );
  }
  const alpha = parts.length === 4 ? parts[3] : 1;
  return assemble(name, definition, definition.space, parts.slice(0, 3), alpha, end);
}

function assemble(
  name: string,
  definition: ColorFunction,
  space: SpaceId,
  parts: readonly Token[],
  alpha: Token | Component,
  end: number,
): FunctionResult {
  if (parts.length < 3) {
    return fail(`${name}() takes three values; this has ${parts.length}, at ${end}.`, end);
  }
  const more = parts[3];
  if (more !== undefined) {
    return fail(`${name}() takes three values; this has more, at ${more.position}.`, more.position);
  }
  const coords: Component[] = [];
  for (const [index, part] of parts.entries()) {
    const value = definition.channels[index]?.(part);
    if (value === undefined) return wrongValue(part, name);
    coords.push(value === "none" ? undefined : value);
  }
  if (typeof alpha !== "object") return succeed(space, [coords[0], coords[1], coords[2]], alpha);
  const opacity = readAlpha(alpha);
  if (opacity === undefined) return wrongValue(alpha, name);
  return succeed(space, [coords[0], coords[1], coords[2]], opacity === "none" ? undefined : opacity);
}

function wrongValue(token: Token, name: string): FunctionResult {
  return fail(`This value does not fit in ${name}(), at ${token.position}.`, token.position);
}

function notExpected(token: Token): FunctionResult {
  const what = token.kind === "function" ? `${token.name}()` : "A bracket";
  return fail(`${what} is not expected here, at ${token.position}.`, token.position);
}

function succeed(space: SpaceId, coords: Color["coords"], alpha: Component): FunctionResult {
  return { ok: true, color: { space, coords, alpha } };
}

function fail(message: string, position: number): FunctionResult {
  return { ok: false, error: { code: "invalid_color", message, position } };
}
