/**
 * Computes the values of custom properties and of variables of SCSS and Less: `var()` with fallbacks and cycles (CSS
 * Variables 1), `light-dark()`, `currentColor`, and lists of channels by the function that they are used in.
 */

import { tailwindColor } from "#engine/frameworks/tailwind-colors.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { topLevelParts } from "./top-level.ts";

/** Longer values are not colors; the limit also stops references that multiply. */
export const MAX_VALUE = 4000;
/** Longer chains of references than any design system has. */
const MAX_CHAIN = 200;

const VAR = /(?<![\w-])var\(/i;

/** How a sheet's variables are looked up: the value that is declared, or what a variable inherits. */
export interface ValueScope {
  /** The declared text of a name with its "--", "$" or "@"; undefined if there is none. */
  readonly declared: (name: string) => string | undefined;
  /** The computed value that the name has without a declaration of its own. */
  readonly inherited: (name: string) => string | undefined;
}

/** Computes texts in one scope, each name once. */
export class ValueComputer {
  private readonly known = new Map<string, string | undefined>();
  private readonly open: string[] = [];
  private readonly inCycle = new Set<string>();
  private readonly scope: ValueScope;
  private readonly maxLength: number;

  /** Values longer than `maxLength` are invalid; a gradient is longer than a color. */
  constructor(scope: ValueScope, maxLength = MAX_VALUE) {
    this.scope = scope;
    this.maxLength = maxLength;
  }

  /** The computed text; undefined for a name without a valid value. */
  valueOf(name: string): string | undefined {
    if (this.known.has(name)) return this.known.get(name);
    const since = this.open.indexOf(name);
    if (since !== -1) {
      for (const each of this.open.slice(since)) this.inCycle.add(each);
      return undefined;
    }
    if (this.open.length >= MAX_CHAIN) return undefined;
    const declared = this.scope.declared(name)?.trim();
    const isInherited = declared === undefined || /^(?:inherit|unset|revert|revert-layer)$/i.test(declared);
    if (isInherited || /^initial$/i.test(declared)) {
      const value = isInherited ? this.scope.inherited(name) : undefined;
      this.known.set(name, value);
      return value;
    }
    this.open.push(name);
    const value = this.computed(declared);
    this.open.pop();
    const whole = this.inCycle.has(name) ? undefined : value;
    this.known.set(name, whole);
    return whole;
  }

  isInCycle(name: string): boolean {
    return this.inCycle.has(name);
  }

  /** The text with every reference replaced; undefined if one of them has neither a value nor a fallback. */
  computed(text: string): string | undefined {
    if (text.length > this.maxLength) return undefined;
    const whole = this.withVariables(this.withVars(text));
    return whole !== undefined && whole.length <= this.maxLength ? whole.trim() : undefined;
  }

  private withVars(text: string): string | undefined {
    let rest = text;
    let done = "";
    for (;;) {
      const at = rest.search(VAR);
      if (at === -1) return done + rest;
      const end = closingBracket(rest, at + 3);
      const [name = "", ...fallback] = topLevelParts(rest.slice(at + 4, end), ",");
      const own = this.valueOf(name.trim());
      const value = own ?? (fallback.length > 0 ? this.computed(fallback.join(",").trim()) : undefined);
      if (value === undefined) return undefined;
      done += rest.slice(0, at) + value;
      rest = rest.slice(end + 1);
      if (done.length > this.maxLength) return undefined;
    }
  }

  /** `$name`, `module.$name`, `#{$name}`, `@name` and `@{name}`. */
  private withVariables(text: string | undefined): string | undefined {
    if (text === undefined || !/[$@]/.test(text)) return text;
    return text.replaceAll(
      /#\{\s*(?:[\p{L}_][\p{L}\p{N}_-]{0,99}\.)?(\$[\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*\}|@\{([\p{L}_][\p{L}\p{M}\p{N}_-]*)\}|(?:(?<![\p{L}\p{N}_-])[\p{L}_][\p{L}\p{N}_-]{0,99}\.(?=\$))?([$@][\p{L}_][\p{L}\p{M}\p{N}_-]*)/gu,
      (whole, interpolated?: string, less?: string, plain?: string) =>
        this.valueOf(interpolated ?? plain ?? `@${less ?? ""}`) ?? whole,
    );
  }
}

/** What a text needs to be a color. */
export interface ColorContext {
  readonly scheme: "light" | "dark";
  /** The computed `color`, for `currentColor`. */
  readonly currentColor: string | undefined;
  /** Whether `theme()` means version 3 or 4 of Tailwind. */
  readonly tailwind: 3 | 4;
}

/** A computed text as a color; what CSS does not take as one is refused with the parser's reason. */
export function colorOfText(
  text: string,
  context: ColorContext,
): { readonly ok: true; readonly color: Color } | { readonly ok: false; readonly why: string } {
  const bare = text.replace(/\s{0,9}!(?:default|global|important)\b/g, "").trim();
  let whole = chosen(withAlphaFunction(withThemeFunction(bare, context.tailwind)), context.scheme).trim();
  if (context.currentColor !== undefined && /\bcurrentcolor\b/i.test(whole))
    whole = whole.replaceAll(/\bcurrentcolor\b/gi, context.currentColor);
  // CSS Color 5 §12: light-dark() takes two colors; with one that is none the whole value is invalid.
  if (/light-dark\(/i.test(bare)) {
    const other = chosen(bare, OTHER[context.scheme]);
    if (!/light-dark\(/i.test(other) && !colorOfText(other, context).ok)
      return { ok: false, why: "One of the two colors of light-dark() cannot be read." };
  }
  const plain = strictColor(whole.replace(/^["']|["']$/g, ""));
  if (plain !== undefined) return { ok: true, color: plain };
  if (/^[\d.]/.test(whole)) return { ok: false, why: "These are numbers without a color function." };
  const parsed = parseCss5Color(whole);
  return parsed.ok ? { ok: true, color: parsed.color } : { ok: false, why: parsed.error.message };
}

const OTHER = { light: "dark", dark: "light" } as const;

/** Replaces each `light-dark(a, b)` in a value by one of the two. */
export function chosen(text: string, scheme: "light" | "dark"): string {
  let rest = text;
  for (let round = 0; round < 8; round += 1) {
    const at = rest.toLowerCase().indexOf("light-dark(");
    if (at === -1) return rest;
    const end = closingBracket(rest, at + 10);
    const [light = "", dark = ""] = topLevelParts(rest.slice(at + 11, end), ",");
    rest = `${rest.slice(0, at)}${(scheme === "light" ? light : dark).trim()}${rest.slice(end + 1)}`;
  }
  return rest;
}

/** Tailwind's `theme(colors.zinc.950)`, `theme("colors.white / 50%")` and `--theme(--color-white)`. */
function withThemeFunction(text: string, version: 3 | 4): string {
  return text.replaceAll(
    /(?:--)?theme\(\s{0,9}["']?(?:colors\.|--color-)([\w.-]{1,40}?)\s{0,9}(?:\/\s{0,9}([\d.]+%?))?["']?\s{0,9}\)/g,
    (whole, name: string, alpha?: string) => {
      const color = tailwindColor(name.replaceAll(".", "-"), version);
      if (color === undefined) return whole;
      return alpha === undefined ? color : `color-mix(in srgb, ${color} ${percent(alpha)}, transparent)`;
    },
  );
}

/** Tailwind's `--alpha(var(--color-ink) / 60%)`, as version 4 compiles it. */
function withAlphaFunction(text: string): string {
  const at = text.indexOf("--alpha(");
  if (at === -1) return text;
  const end = closingBracket(text, at + 7);
  const [color = "", alpha = "", ...more] = topLevelParts(text.slice(at + 8, end), "/").map((part) =>
    part.trim(),
  );
  if (more.length > 0 || !/^[\d.]{1,9}%?$/.test(alpha)) return text;
  return `${text.slice(0, at)}color-mix(in oklab, ${color} ${percent(alpha)}, transparent)${text.slice(end + 1)}`;
}

const percent = (alpha: string): string => (alpha.endsWith("%") ? alpha : `${Number(alpha) * 100}%`);

/** The color functions whose arguments a list of numbers can be. */
const CHANNEL_FUNCTION = /(?<![\w-])(rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*var\(\s*(--[^\s,()]+)/gi;
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:deg|turn|rad|grad|%)?`;
const CHANNELS = new RegExp(
  String.raw`^(${NUMBER})(?:\s+|\s*,\s*)(${NUMBER})(?:\s+|\s*,\s*)(${NUMBER})(?:\s*[/,]\s*(${NUMBER}))?$`,
  "i",
);

/** Which color function each variable of bare channels is used in. */
export class ChannelLists {
  private readonly uses = new Map<string, string>();
  /** The shapes of lists, "1.1.1" for numbers and "1.%.%" for hsl(), with the function that one of them is used in. */
  private readonly shapes = new Map<string, string>();

  /** `valueOf` gives the text of a variable; it says what shape the lists of a function have. */
  constructor(sheet: string, valueOf: (name: string) => string | undefined) {
    for (const [, name = "", variable = ""] of sheet.matchAll(CHANNEL_FUNCTION)) {
      const plain = name.toLowerCase().replace(/^(rgb|hsl)a$/, "$1");
      if (!this.uses.has(variable)) this.uses.set(variable, plain);
      const shape = shapeOf(valueOf(variable) ?? "");
      if (shape !== undefined && !this.shapes.has(shape)) this.shapes.set(shape, plain);
    }
  }

  /** The list as a color function's text: by the use of the variable, of another one like it, or by its own form. */
  textOf(name: string, value: string): string | undefined {
    const [, a = "", b = "", c = "", alpha] = CHANNELS.exec(value.trim()) ?? [];
    const shape = shapeOf(value);
    if (a === "" || shape === undefined) return undefined;
    const used = this.uses.get(name) ?? this.shapes.get(shape);
    // hsl() of shadcn/ui has two percentages; "--brand-rgb" is Bootstrap's.
    const own = shape === "1.%.%" ? "hsl" : /(?:^|[-_])rgb$/i.test(name) ? "rgb" : undefined;
    const fn = used ?? own;
    return fn === undefined ? undefined : `${fn}(${a} ${b} ${c}${alpha === undefined ? "" : ` / ${alpha}`})`;
  }
}

/** Undefined for what is no list of three or four numbers. */
function shapeOf(value: string): string | undefined {
  const match = CHANNELS.exec(value.trim());
  if (match === null) return undefined;
  return match
    .slice(1, 4)
    .map((part) => (part.endsWith("%") ? "%" : "1"))
    .join(".");
}

/** Index of the bracket that closes the one at `open`; the end of the text if there is none. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
