/**
 * Evaluates media queries, `@supports` and container queries (Media Queries 5, CSS Conditional 5) for a page on a screen
 * of 1280 × 800 pixels.
 */
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { type PageState, type Switch, switchKey } from "./selector-match.ts";
import { topLevelParts } from "./top-level.ts";

const MAX_DEPTH = 16;
const [WIDTH, HEIGHT] = [1280, 800];

export interface ReadCondition {
  readonly holds: (state: PageState) => boolean;
  /** What a person or a script can switch. */
  readonly switches: readonly Switch[];
  /** Whether it asks for a wider gamut or for support, so that it replaces a fallback. */
  readonly isWide: boolean;
}

type Atom = (text: string) => (state: PageState) => boolean;

/** The condition of `@media`, `@supports` or `@container`; undefined for any other at-rule. */
export function readCondition(rule: string, prelude: string): ReadCondition | undefined {
  const switches: Switch[] = [];
  if (rule === "media") {
    const holds = anyOf(prelude, (text) => mediaAtom(text, switches));
    return { holds, switches, isWide: /color-gamut|dynamic-range/i.test(prelude) };
  }
  if (rule === "supports") {
    const holds = anyOf(prelude, (text) => () => isSupported(text));
    return { holds, switches, isWide: true };
  }
  if (rule === "container") {
    const query = prelude.replace(/^(?!not\b|style\b|scroll-state\b)[\w-]+\s+(?=[(a-z])/i, "");
    const holds = anyOf(query, (text) => {
      const style = /^style\((.*)\)$/is.exec(text)?.[1];
      if (style === undefined) return mediaAtom(text, switches);
      const plain = style.replaceAll(/\s+/g, " ").trim();
      // A property has one value at a time, as an attribute has.
      const [, name, value] = /^(--[^\s:]+)\s?:\s?([^\s:]+)$/.exec(plain) ?? [];
      const own: Switch =
        name !== undefined && value !== undefined
          ? { kind: "attribute", element: "html", name: `style ${name}`, value }
          : { kind: "condition", element: "html", name: `style ${plain}`, value: "" };
      switches.push(own);
      return (state) => state.on.has(switchKey(own));
    });
    return { holds, switches, isWide: false };
  }
  return undefined;
}

/** A list of queries. */
function anyOf(text: string, atom: Atom): (state: PageState) => boolean {
  const queries = topLevelParts(text, ",").map((query) => condition(query.trim(), atom, 0));
  return (state) => queries.some((query) => query(state));
}

/** `not`, `and`, `or`, brackets; an empty one holds. */
function condition(text: string, atom: Atom, depth: number): (state: PageState) => boolean {
  if (depth > MAX_DEPTH) return () => false;
  const parts = [...bracketParts(text)];
  const terms: { readonly joined: string; readonly test: (state: PageState) => boolean }[] = [];
  let [joined, isNot] = ["and", false];
  for (const part of parts) {
    const word = part.toLowerCase();
    if (word === "and" || word === "or") joined = word;
    else if (word === "not") isNot = true;
    else if (word !== "only") {
      const inner = /^\((.*)\)$/s.exec(part)?.[1]?.trim();
      const isGroup =
        inner !== undefined &&
        (/^(?:\(|not\s|[\w-]+\(.*\)\s+(?:and|or)\s)/is.test(inner) || /\)\s+(?:and|or)\s+/i.test(inner));
      const test = isGroup ? condition(inner, atom, depth + 1) : atom(part);
      const negated = isNot;
      terms.push({ joined, test: (state) => test(state) !== negated });
      [joined, isNot] = ["and", false];
    }
  }
  return (state) =>
    terms.reduce(
      (value, term) => (term.joined === "or" ? value || term.test(state) : value && term.test(state)),
      true,
    );
}

/** Words, and brackets with what stands before them without a space. */
function* bracketParts(text: string): Generator<string> {
  let [depth, start] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (at < text.length && (depth > 0 || !/\s/.test(letter))) continue;
    if (at > start) yield text.slice(start, at);
    start = at + 1;
  }
}

function mediaAtom(text: string, switches: Switch[]): (state: PageState) => boolean {
  const feature = /^\((.*)\)$/s.exec(text)?.[1]?.trim().toLowerCase();
  if (feature === undefined) return () => text === "" || /^(?:all|screen)$/i.test(text);
  const range = rangeOf(feature);
  if (range !== undefined) return () => range;
  const [name = "", value = ""] = feature.split(":").map((part) => part.trim());
  if (name === "prefers-color-scheme") {
    const own: Switch = { kind: "scheme", element: "html", name, value: value === "" ? "light" : value };
    switches.push(own);
    return value === "" ? () => true : (state) => state.on.has(switchKey(own));
  }
  if (name === "prefers-contrast") {
    const own: Switch = { kind: "contrast", element: "html", name, value: value === "" ? "more" : value };
    switches.push(own);
    return (state) => state.on.has(switchKey(own));
  }
  if (name === "color-gamut") return (state) => value !== "rec2020" && isWideState(state, value !== "srgb");
  if (name === "dynamic-range") return (state) => isWideState(state, value === "high");
  const usual = USUAL[name];
  return () => usual !== undefined && (value === "" ? usual !== "none" : usual === value);
}

/** Key of the state in which the screen shows no more than sRGB. */
export const NARROW = "condition  narrow ";

const isWideState = (state: PageState, isWide: boolean): boolean => !isWide || !state.on.has(NARROW);

/** The screen of a desk; a feature that is not listed does not hold. */
const USUAL: Readonly<Record<string, string>> = {
  "any-hover": "hover",
  "any-pointer": "fine",
  color: "8",
  "display-mode": "browser",
  "forced-colors": "none",
  hover: "hover",
  "inverted-colors": "none",
  "prefers-contrast": "no-preference",
  "overflow-block": "scroll",
  "overflow-inline": "scroll",
  orientation: "landscape",
  pointer: "fine",
  "prefers-reduced-data": "no-preference",
  "prefers-reduced-motion": "no-preference",
  "prefers-reduced-transparency": "no-preference",
  scripting: "enabled",
  update: "fast",
};

const PIXELS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  em: 16,
  rem: 16,
  dppx: 1,
  x: 1,
  dpi: 1 / 96,
};
const SIZES: Readonly<Record<string, number>> = {
  width: WIDTH,
  height: HEIGHT,
  "inline-size": WIDTH,
  "block-size": HEIGHT,
  "device-width": WIDTH,
  "device-height": HEIGHT,
  resolution: 1,
  "-webkit-device-pixel-ratio": 1,
};

/** `min-width: 40em`, `width >= 40em`, `400px < width <= 50em`; undefined for any other feature. */
function rangeOf(feature: string): boolean | undefined {
  const plain = /^(-webkit-)?(min-|max-)?([\w-]+)\s*:\s*([\d.]+)([a-z]*)$/.exec(feature);
  if (plain !== null) {
    const [, vendor = "", bound = "", name = "", number = "", unit = ""] = plain;
    const size = SIZES[`${vendor}${name}`];
    if (size === undefined) return undefined;
    const given = Number(number) * (PIXELS[unit] ?? Number.NaN);
    return bound === "min-" ? size >= given : bound === "max-" ? size <= given : size === given;
  }
  if (!/[<>=]/.test(feature)) return undefined;
  const parts = feature.split(/\s*(<=|>=|<|>|=)\s*/);
  const valueOf = (text = ""): number => {
    const [, number = "", unit = ""] = /^([\d.]+)([a-z]*)$/.exec(text) ?? [];
    return SIZES[text] ?? (number === "" ? Number.NaN : Number(number) * (PIXELS[unit] ?? Number.NaN));
  };
  for (let index = 1; index < parts.length; index += 2) {
    const [a, b] = [valueOf(parts[index - 1]), valueOf(parts[index + 1])];
    const sign = parts[index];
    const holds =
      sign === "<" ? a < b : sign === "<=" ? a <= b : sign === ">" ? a > b : sign === ">=" ? a >= b : a === b;
    if (!holds) return false;
  }
  return true;
}

/** Properties of other engines, by which style sheets tell them from Chromium. */
const FOREIGN =
  /^(?:-moz-|-ms-|-o-|-khtml-|-apple-|-webkit-(?:hyphens|touch-callout|overflow-scrolling)|margin-trim|hanging-punctuation)/;

function isSupported(text: string): boolean {
  const declared = /^\((.*)\)$/s.exec(text)?.[1]?.trim();
  if (declared === undefined) return /^selector\(/i.test(text) && !/-moz-|-ms-/.test(text);
  const [name = "", ...rest] = declared.split(":");
  const value = rest.join(":").trim();
  if (FOREIGN.test(name.trim().toLowerCase())) return false;
  if (!/^(?:background-)?color$/i.test(name.trim())) return true;
  // currentColor and light-dark() have no value without a page, and are supported all the same.
  return /currentcolor|light-dark\(|var\(|contrast-color\(/i.test(value) || parseCss5Color(value).ok;
}
