/**
 * The color variables of a CSS or SCSS text with their light and dark values: custom properties, SCSS variables and
 * maps, light-dark(), rules inside a dark selector or query. References, color-mix() and relative colors are
 * evaluated for each mode.
 */

import { strictColor } from "#engine/files/import/color-entries.ts";
import { type Declaration, declarationsOf } from "#engine/files/import/style-sheets/css-declarations.ts";
import { MOST_VALUE, resolvedValue } from "#engine/files/import/style-sheets/css-references.ts";
import { topLevelParts } from "#engine/files/import/style-sheets/top-level.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";

export interface ReadToken {
  /** Without "--" or "$". */
  readonly name: string;
  readonly light: Color;
  readonly dark: Color | undefined;
  /** The name in a value that is only a reference, the same in both modes. */
  readonly refersTo?: string;
}

type Mode = "light" | "dark";
type Scope = Map<string, string>;

/** A variable whose value looks like a color but cannot be read. */
export interface UnreadToken {
  /** As written, with "--" or "$". */
  readonly name: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence that explains why it cannot be read. */
  readonly why: string;
}

/** The unreadable variables of a text, in order. Values that are plainly not colors, such as lengths, are left out. */
export function unreadTokens(text: string): UnreadToken[] {
  const read = new Set(readTokens(text).map(({ name }) => name));
  const declarations = declarationsOf(text).filter(({ value }) => !value.startsWith("("));
  const scope: Scope = new Map(declarations.map(({ name, value }) => [name, value]));
  return declarations.flatMap(({ name, value, line }): UnreadToken[] => {
    const plain = name.replace(/^(?:--|[$@])/, "");
    if (read.has(plain) || (/dark$/i.test(plain) && read.has(plain.replace(/[-_]?dark$/i, "")))) return [];
    const why = whyUnread(value, scope);
    return why === undefined ? [] : [{ name, value, line, why }];
  });
}

const SASS =
  /\b(lighten|darken|saturate|desaturate|mix|fade|fadein|fadeout|tint|shade|spin|adjust-hue|adjust-color|scale-color|transparentize|opacify|complement|invert|grayscale|color\.[a-z]+)\(/i;
const COLORFUL = /#|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)\(/i;
const REFERENCE = /var\(\s*(--[^\s,)]+)|([$@][\p{L}_][\p{L}\p{M}\p{N}_-]*)/giu;

/** A sentence that explains why the value cannot be read; undefined for a value that is plainly not a color. */
function whyUnread(value: string, scope: Scope): string | undefined {
  if (value.length > MOST_VALUE) return COLORFUL.test(value) ? "It is too long to be one color." : undefined;
  const sass = SASS.exec(value)?.[1];
  if (sass !== undefined) return `${sass}() is computed when the style sheet is built; paste its result.`;
  const unknown = [...value.matchAll(REFERENCE)]
    .map(([, property, variable]) => property ?? variable ?? "")
    .find((name) => !scope.has(name));
  const isColorful = COLORFUL.test(value);
  if (unknown !== undefined && (isColorful || /^\s*(?:var\(|[$@])/.test(value)))
    return `${unknown} is not defined in this text.`;
  const whole = resolvedValue(value, scope);
  if (whole === undefined) return "It refers to itself.";
  if (!isColorful && !COLORFUL.test(whole)) return undefined;
  const parsed = parseCss5Color(whole.trim());
  return parsed.ok ? undefined : parsed.error.message;
}

/** In order of first appearance. Throws a FileProblem on text that is too large for a style sheet. */
export function readTokens(text: string): ReadToken[] {
  const all = declarationsOf(text);
  const hasManyMaps =
    all.filter(({ name, value }) => value.startsWith("(") && !/dark$/i.test(name)).length > 1;
  const declarations = all.flatMap((declaration) => plainDeclarations(declaration, hasManyMaps));
  const light: Scope = new Map();
  const dark: Scope = new Map();
  const lightNames = new Set(declarations.flatMap(({ name, isDark }) => (isDark ? [] : [name])));
  const paired = new Set<string>();
  const wide = new Set<string>();
  for (const declaration of declarations) {
    const { name, value, isWide, isDark } = declaration;
    const pair = isDark ? pairName(name, lightNames) : undefined;
    if (pair !== undefined) paired.add(name);
    for (const each of pair === undefined ? [name] : [name, pair]) {
      const scope = isDark ? dark : light;
      const key = `${isDark} ${each}`;
      // A later declaration in another rule is local to that rule, so the first one is kept; a wide-gamut value
      // replaces its fallback.
      if (value.length > MOST_VALUE || (scope.has(each) && (!isWide || wide.has(key)))) continue;
      scope.set(each, value);
      if (isWide) wide.add(key);
    }
  }
  const inDark: Scope = new Map([...light, ...dark]);
  const alone = [...dark.keys()].filter((name) => !light.has(name) && !paired.has(name));
  return [...light.keys(), ...alone].flatMap((name): ReadToken[] => {
    const own = light.get(name);
    const darkColor = colorIn("dark", inDark.get(name), inDark);
    const color = own === undefined ? darkColor : colorIn("light", own, light);
    if (color === undefined) return [];
    const isPair = own !== undefined && (dark.has(name) || /^light-dark\(/i.test(own));
    const differs = darkColor !== undefined && !isSame(color, darkColor);
    const refersTo = own === undefined ? undefined : referenceOf(own);
    const isInBoth = refersTo !== undefined && isSameReference(own, dark.get(name));
    return [
      {
        ...(isInBoth && { refersTo }),
        name: name.replace(/^(?:--|[$@])/, ""),
        light: color,
        dark: isPair || differs ? darkColor : undefined,
      },
    ];
  });
}

/** "brand" for `var(--brand)`, with a fallback or without, and for `$brand`. */
function referenceOf(value: string): string | undefined {
  const match = /^(?:var\(\s*--([^\s,()]+)\s*(?:,[^()]*)?\)|[$@]([\p{L}_][\p{L}\p{M}\p{N}_-]*))$/u.exec(
    value.replace(/\s{0,9}!(?:default|global|important)\b/g, "").trim(),
  );
  return match?.[1] ?? match?.[2];
}

/** In a language without modes, the dark value refers to the dark variable. */
function isSameReference(light: string | undefined, dark: string | undefined): boolean {
  if (light === undefined || dark === undefined) return dark === undefined;
  return referenceOf(light) === referenceOf(dark)?.replace(/(?:[-_]dark|Dark)$/, "");
}

/** The light variable for a dark one, in languages without modes. */
function pairName(name: string, lightNames: ReadonlySet<string>): string | undefined {
  const plain = name.replace(/(?:[-_]dark|Dark)$/, "");
  return plain !== name && lightNames.has(plain) ? plain : undefined;
}

/** A single declaration; for a map, one variable per key. */
function plainDeclarations(declaration: Declaration, hasManyMaps: boolean): Declaration[] {
  const { name, value, isInline } = declaration;
  // Such a declaration is only a second name for a variable.
  if (isInline && value.startsWith("var(")) return [];
  if (!value.startsWith("(")) return [declaration];
  const isDark = declaration.isDark || /dark$/i.test(name);
  const path = hasManyMaps && !/(?:colors?|palette|theme|map)(?:-?dark)?$/i.test(name) ? [name.slice(1)] : [];
  return mapEntries(value, path, 0).map(([key, held]) => ({
    ...declaration,
    isDark,
    name: `$${key}`,
    value: held,
  }));
}

/** `("name": value, …)` with nested maps; a value that is only a reference stays a reference. */
function mapEntries(map: string, path: readonly string[], depth: number): [key: string, value: string][] {
  if (depth > 8 || !map.endsWith(")")) return [];
  return topLevelParts(map.slice(1, -1), ",").flatMap((part): [string, string][] => {
    const [key, ...rest] = topLevelParts(part, ":");
    const held = rest.join(":").trim();
    if (key === undefined || held === "" || held.startsWith("$")) return [];
    const own = key.trim().replaceAll(/^["']|["']$/g, "");
    const full = /^default$/i.test(own) ? path : [...path, own];
    return held.startsWith("(") ? mapEntries(held, full, depth + 1) : [[full.join("-"), held]];
  });
}

/** Undefined for anything that is not a color, and for circular references. */
function colorIn(mode: Mode, value: string | undefined, scope: Scope): Color | undefined {
  if (value === undefined) return undefined;
  const bare = value.replace(/\s{0,9}!(?:default|global|important)\b/g, "");
  const whole = resolvedValue(bare, scope);
  if (whole === undefined) return undefined;
  const text = chosen(whole, mode).trim();
  const plain = strictColor(text.replace(/^["']|["']$/g, ""));
  if (plain !== undefined) return plain;
  // The arguments of hsl() without the function, as in shadcn/ui for Tailwind 3.
  if (/^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/.test(text))
    return strictColor(`hsl(${text})`);
  if (!text.includes("(")) return undefined;
  const parsed = parseCss5Color(text);
  return parsed.ok ? parsed.color : undefined;
}

/** Replaces each `light-dark(a, b)` in a value by one of the two. */
function chosen(text: string, mode: Mode): string {
  let rest = text;
  for (let round = 0; round < 8; round += 1) {
    const at = rest.toLowerCase().indexOf("light-dark(");
    if (at === -1) return rest;
    const end = closingBracket(rest, at + 10);
    const [light = "", dark = ""] = topLevelParts(rest.slice(at + 11, end), ",");
    rest = `${rest.slice(0, at)}${(mode === "light" ? light : dark).trim()}${rest.slice(end + 1)}`;
  }
  return rest;
}

/** Index of the bracket that closes the one at `open`; the end of the text if there is none. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function isSame(a: Color, b: Color): boolean {
  return (
    a.space === b.space && a.alpha === b.alpha && a.coords.every((value, index) => value === b.coords[index])
  );
}
