/** Parses several colors from one text: lines, commas, CSS, JSON, or a link with hex colors in it (COL-1). */
import type { Color } from "#engine/space/color.ts";
import { type ParseError, parseColor } from "./parse.ts";

export interface ParsedColors {
  readonly colors: readonly { readonly name?: string; readonly color: Color }[];
  /** Parts that look like a color but are invalid. */
  readonly errors: readonly { readonly text: string; readonly error: ParseError }[];
}

const MAX_COLORS = 10_000;
/** A CSS declaration or a JSON pair: a name, then a value. */
const DECLARATION =
  /(?:^|[\s{;,("'])(?:--|\$|@)?["']?([A-Za-z][\w -]{0,60}?)["']?\s*[:=]\s*["']?(#[0-9a-fA-F]{3,8}\b|[a-zA-Z]+\([^()]*\)|[a-zA-Z]{3,20})["']?/g;
const COLOR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
/** Longer links are not links to palettes, and would be slow to search. */
const MAX_LINK_LENGTH = 2000;
/** The last segment of a link: hex colors separated by minus signs. */
const LINK = /https?:\/\/\S*?\/((?:[0-9a-f]{6}-)+[0-9a-f]{6})(?:[/?#]\S*)?$/i;

/** Never throws. If no color is found, the whole text is the error. */
export function parseColorList(text: string): ParsedColors {
  const trimmed = text.trim();
  const link = trimmed.length <= MAX_LINK_LENGTH ? LINK.exec(trimmed)?.[1] : undefined;
  if (link !== undefined) return collect(link.split("-").map((hex) => ({ text: `#${hex}` })));
  if (/[:=]/.test(trimmed)) {
    const declared = [...`${trimmed}\n`.matchAll(DECLARATION)].map(([, name, value]) => ({
      name,
      text: value ?? "",
    }));
    const found = collect(declared.filter((entry) => parseColor(entry.text).ok));
    if (found.colors.length > 0) return found;
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
    : whole;
}

/** Splits at line breaks, semicolons, commas and wide gaps outside brackets; one pass, for texts of any length. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let nextBracket = "";
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (character === "(" || character === ")") nextBracket = character;
    if (nextBracket === ")" || !/[\s;,]/.test(character)) continue;
    const isGap = /\s/.test(character) && /\s/.test(text.charAt(at - 1));
    if (!isGap && !/[\n;,]/.test(character)) continue;
    parts.push(text.slice(at + 1, end));
    end = at;
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}

function collect(
  entries: readonly { readonly name?: string | undefined; readonly text: string }[],
): ParsedColors {
  const colors: { name?: string; color: Color }[] = [];
  const errors: { text: string; error: ParseError }[] = [];
  for (const { name, text } of entries.slice(0, MAX_COLORS)) {
    const parsed = parseColor(text);
    if (parsed.ok) colors.push({ ...(name !== undefined && { name: name.trim() }), color: parsed.color });
    else errors.push({ text, error: parsed.error });
  }
  return { colors, errors };
}
