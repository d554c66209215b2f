/**
 * The color variables of a CSS or SCSS text, with their light and dark values: custom properties, SCSS variables and
 * maps, light-dark(), rules under a dark selector or query. References, color-mix() and relative colors are worked out
 * for each mode.
 */

import { strictColor } from "#engine/files/import/color-entries.ts";
import { type Declaration, declarationsOf } from "#engine/files/import/css-declarations.ts";
import { followed, MOST_VALUE } from "#engine/files/import/css-references.ts";
import { topLevelParts } from "#engine/files/import/top-level.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";

export interface ReadToken {
  /** Without "--" or "$". */
  readonly name: string;
  readonly light: Color;
  readonly dark: Color | undefined;
}

type Mode = "light" | "dark";
type Scope = Map<string, string>;

/** In the order of their first appearance. Throws a FileProblem on a text that is no style sheet by its size. */
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
      // A name that is used again in another rule is that rule's own business; a wider value replaces its fallback.
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
    return [
      {
        name: name.replace(/^(?:--|[$@])/, ""),
        light: color,
        dark: isPair || differs ? darkColor : undefined,
      },
    ];
  });
}

/** The light variable that a dark one of a language without modes belongs to. */
function pairName(name: string, lightNames: ReadonlySet<string>): string | undefined {
  const plain = name.replace(/(?:[-_]dark|Dark)$/, "");
  return plain !== name && lightNames.has(plain) ? plain : undefined;
}

/** A declaration; a map as a variable for each of its keys. */
function plainDeclarations(declaration: Declaration, hasManyMaps: boolean): Declaration[] {
  const { name, value, isInline } = declaration;
  // Tailwind's way to give a variable a second name.
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

/** `("name": value, …)`, maps in maps; what only points to a variable is that variable. */
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

/** Undefined for what is no color, and for what points to itself. */
function colorIn(mode: Mode, value: string | undefined, scope: Scope): Color | undefined {
  if (value === undefined) return undefined;
  const bare = value.replace(/\s{0,9}!(?:default|global|important)\b/g, "");
  const whole = followed(bare, scope);
  if (whole === undefined) return undefined;
  const text = chosen(whole, mode).trim();
  const plain = strictColor(text.replace(/^["']|["']$/g, ""));
  if (plain !== undefined) return plain;
  // The parts of hsl() alone, as shadcn/ui wrote its variables for Tailwind 3.
  if (/^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/.test(text))
    return strictColor(`hsl(${text})`);
  if (!text.includes("(")) return undefined;
  const parsed = parseCss5Color(text);
  return parsed.ok ? parsed.color : undefined;
}

/** `light-dark(a, b)` anywhere in a value, as one of the two. */
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

/** Where the bracket at `open` is closed; the end of the text when it is not. */
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
