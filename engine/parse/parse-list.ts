/** Parses several colors from one text: lines, commas, CSS, JSON, or a link with hex colors in it (COL-1). */
import type { Color } from "#engine/space/color.ts";
import { needsFullParser } from "./needs-full.ts";
import { parseNotation } from "./notations/parse-notations.ts";
import { type ParseError, parseColor } from "./parse.ts";
import { parseFullColor } from "./parse-full.ts";

export interface ParsedColors {
  readonly colors: readonly { readonly name?: string; readonly color: Color }[];
  /** Parts that look like a color but are invalid. */
  readonly errors: readonly { readonly text: string; readonly error: ParseError }[];
}

const MAX_COLORS = 10_000;
/** A CSS declaration, a JSON pair, or a line of Markdown with its name in bold: a name, then a value. */
const DECLARATION =
  /(?:^|[\s{;,("'*])(?:--|\$|@)?["']?([A-Za-z][\w -]{0,60}?)["'*]{0,2}\s*[:=]\*{0,2}\s*["'`]?(#[0-9a-fA-F]{3,8}\b|0x(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\b|[a-zA-Z][a-zA-Z-]*\((?:[^()]|\([^()]*\))*\)|[a-zA-Z]{3,20}(?=["';}]))["']?/g;
/** A part of prose that can be nothing else. */
const COLOR =
  /#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\((?:[^()]|\([^()]*\))*\)/gi;
const FALLBACK = /^var\(\s*--([\w-]{1,100})\s*,\s*([^\s].*?)\s*\)$/;
/** Longer links are not links to palettes, and would be slow to search. */
const MAX_LINK_LENGTH = 2000;
const SITE = /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:[\w-]+\.[a-z]{2,}|localhost)(?::\d+)?(\/\S*)$/i;
const HEX_LIST = /(?:^|[/?&=#.*~])((?:[0-9a-f]{6}[-_,+.*]|[0-9a-f]{6}%2c){1,}[0-9a-f]{6})(?=$|[/?&#=*~])/i;
/** Color Hunt joins the values of four. */
const JOINED = /\/palettes?\/([0-9a-f]{24}|[0-9a-f]{30})(?=$|[/?#])/i;

/** The color in a link of the OKLCH picker, oklch.com, and of its picker for LCH. */
const PICKED =
  /^(?:https?:\/\/)?(lch\.)?oklch\.com\/?#(\d{1,3}(?:\.\d{1,9})?),(\d{1,3}(?:\.\d{1,9})?),(\d{1,3}(?:\.\d{1,9})?),(\d{1,3}(?:\.\d{1,9})?)$/i;

/** Never throws. If no color is found, the whole text is the error. */
export function parseColorList(text: string): ParsedColors {
  const trimmed = text.replaceAll(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, "").trim();
  const links = linkColors(trimmed);
  if (links !== undefined) return collect(links.map((color) => ({ text: color })));
  const rows = numberRows(trimmed);
  if (rows !== undefined) return { colors: rows.map((color) => ({ color })), errors: [] };
  if (/[:=]/.test(trimmed)) {
    const declared = declaredIn(`${trimmed}\n`);
    const found = collect(declared);
    if (found.colors.length > 0) return { colors: found.colors, errors: found.errors.filter(isColorful) };
  }
  const plain = splitOutsideBrackets(trimmed)
    .map((part) => part.trim().replace(/^["'[]+|["'\]]+$/g, ""))
    .filter(Boolean);
  const whole = collect(plain.map((part) => ({ text: part })));
  if (whole.errors.length === 0 && whole.colors.length > 0) return whole;
  const words = collect(
    trimmed
      .split(/[\s,;-]+/)
      .filter(Boolean)
      .map((part) => ({ text: part })),
  );
  if (words.errors.length === 0 && words.colors.length > 0) return words;
  const scattered = collect([...trimmed.matchAll(COLOR)].map(([match]) => ({ text: match })));
  return scattered.colors.length > 0
    ? { colors: scattered.colors, errors: whole.errors.length > 3 ? [] : whole.errors }
    : { colors: [], errors: whole.errors.length > 0 ? whole.errors : words.errors };
}

/** Values behind a name, and between them what can be nothing else than a color; nothing for a text without such a name. */
function declaredIn(text: string): { readonly name?: string | undefined; readonly text: string }[] {
  const found: { readonly name?: string | undefined; readonly text: string }[] = [];
  let read = 0;
  const addBetween = (to: number): void => {
    for (const [value] of text.slice(read, to).matchAll(COLOR)) found.push({ text: value });
  };
  for (const match of text.matchAll(DECLARATION)) {
    const [whole, name, value = ""] = match;
    addBetween(match.index);
    // Copied from Figma: the variable is the name, and what follows it the color.
    const [, variable = name, fallback = value] = FALLBACK.exec(value) ?? [];
    found.push({ name: variable, text: fallback });
    read = match.index + whole.length;
  }
  if (read > 0) addBetween(text.length);
  return found;
}

const isColorful = ({ text }: { readonly text: string }): boolean => /^#|\(/.test(text);

/** The colors in each line of addresses, as CSS; undefined if a line is no address of colors. */
function linkColors(text: string): string[] | undefined {
  if (text.length > MAX_LINK_LENGTH) return undefined;
  const lines = text.split(/\s+/).filter(Boolean);
  const found = lines.map((line): readonly string[] => {
    const picked = PICKED.exec(line);
    if (picked !== null) return [pickedColor(picked)];
    const path = SITE.exec(line)?.[1];
    if (path === undefined) return [];
    const joined = JOINED.exec(path)?.[1]?.match(/.{6}/g);
    const hexes = joined ?? HEX_LIST.exec(path)?.[1]?.split(/[-_,+.*]|%2c/i) ?? [];
    return hexes.map((hex) => `#${hex}`);
  });
  return lines.length > 0 && found.every((colors) => colors.length > 0) ? found.flat() : undefined;
}

/** Lightness stands from 0 to 1, and in older links in percent; alpha in percent. */
function pickedColor([, site = "", lightness = "", chroma, hue, alpha]: RegExpExecArray): string {
  const isPercent = site === "" && Number(lightness) > 1;
  return `${site === "" ? "oklch" : "lch"}(${lightness}${isPercent ? "%" : ""} ${chroma} ${hue} / ${alpha}%)`;
}

/** Lines of three numbers each; undefined if one is something else. */
function numberRows(text: string): Color[] | undefined {
  const lines = text
    .split(/[\n\r;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isNumbers = (line: string): boolean =>
    /^[\d.]+(?:\s*,\s*|\s+)[\d.]+(?:\s*,\s*|\s+)[\d.]+,?$/.test(line);
  if (lines.length === 0 || lines.length > MAX_COLORS || !lines.every(isNumbers)) return undefined;
  const colors = lines.map((line) => parseNotation(line.replace(/,$/, "")));
  return colors.every((color) => color !== undefined) ? colors : undefined;
}

/** Splits at line breaks, semicolons, commas and wide gaps outside brackets; one pass, for texts of any length. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "(") depth += 1;
    if (character === ")") depth = Math.max(0, depth - 1);
    // A bracket that is never closed holds no line behind it.
    if (character === "\n") depth = 0;
    if (at < text.length && (depth > 0 || !/[\s;,]/.test(character))) continue;
    const isGap = /\s/.test(character) && /\s/.test(text.charAt(at + 1));
    if (at < text.length && !isGap && !/[\n;,]/.test(character)) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return parts;
}

const SHORT_HEX = /^[0-9a-f]{3,4}$/i;
const ANY_HEX = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A percentage behind each of several colors is a place in a gradient, behind a single one its alpha. */
const PLACED = /^(#?[\da-f]{6})\s+\d{1,3}(?:\.\d{1,9})?%$/i;

/** Bare hex of 3 or 4 digits counts only among hex values that are not all decimal. */
function collect(
  entries: readonly { readonly name?: string | undefined; readonly text: string }[],
): ParsedColors {
  const colors: { name?: string; color: Color }[] = [];
  const errors: { text: string; error: ParseError }[] = [];
  const all = entries.slice(0, MAX_COLORS);
  const isHexList =
    all.every(({ text }) => ANY_HEX.test(text)) &&
    (all.length === 1 || all.some(({ text }) => /[a-f#]/i.test(text)));
  for (const { name, text } of all) {
    if (SHORT_HEX.test(text) && !isHexList) {
      const message = `“${text}” is a number or a word here; a hex color of three or four digits needs a “#”.`;
      errors.push({ text, error: { code: "invalid_color", message, position: 1 } });
      continue;
    }
    const plain = parseColor((all.length > 1 ? PLACED.exec(text)?.[1] : undefined) ?? text);
    const parsed = plain.ok || !needsFullParser(text) ? plain : parseFullColor(text);
    if (parsed.ok) colors.push({ ...(name !== undefined && { name: name.trim() }), color: parsed.color });
    else errors.push({ text, error: parsed.error });
  }
  return { colors, errors };
}
