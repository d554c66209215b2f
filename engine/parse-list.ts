/** Several colors from one text: lines, commas, CSS, JSON, or a link with hex colors in it (COL-1). */
import type { Color } from "./color.ts";
import { type ParseError, parseColor } from "./parse.ts";
import { splitOutsideBrackets, stripMarks } from "./split-list.ts";

export interface ParsedColors {
  readonly colors: readonly { readonly name?: string; readonly color: Color }[];
  /** What looked like a color and is none. */
  readonly errors: readonly { readonly text: string; readonly error: ParseError }[];
}

/** Most colors that are read, and one more, so that a caller can tell that there were more. */
export const MAX_LIST_COLORS = 10_000;
const READ_COLORS = MAX_LIST_COLORS + 1;
/** A link longer than this is none; its pattern is slow on long text. */
const MAX_LINK_LENGTH = 10_000;
/** A declaration or a JSON pair: a name, then a value. */
const DECLARATION =
  /(?:^|[\s{;,("'])(?:--|\$|@)?["']?([A-Za-z][\w -]{0,60}?)["']?\s*[:=]\s*["']?(#[0-9a-fA-F]{3,8}\b|[a-zA-Z]+\([^()]*\)|[a-zA-Z]{3,20})["']?/g;
const COLOR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
/** The last part of a link: hex colors with minus signs between them. */
const LINK = /https?:\/\/\S*?\/((?:[0-9a-f]{6}-)+[0-9a-f]{6})(?:[/?#]\S*)?$/i;

/** Never throws. With no color at all the text itself is the error. */
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
  const plain = splitOutsideBrackets(trimmed, (character) => /[\n;,]/.test(character))
    .flatMap((part) => part.split(/\s{2,}/))
    .map((part) => stripMarks(part.trim(), "\"'[", "\"']"))
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

function collect(
  entries: readonly { readonly name?: string | undefined; readonly text: string }[],
): ParsedColors {
  const colors: { name?: string; color: Color }[] = [];
  const errors: { text: string; error: ParseError }[] = [];
  for (const { name, text } of entries.slice(0, READ_COLORS)) {
    const parsed = parseColor(text);
    if (parsed.ok) colors.push({ ...(name !== undefined && { name: name.trim() }), color: parsed.color });
    else errors.push({ text, error: parsed.error });
  }
  return { colors, errors };
}
