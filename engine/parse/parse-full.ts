/** Parses every supported color: CSS Color 4 and 5, and the notations of other programs. Larger than parse.ts. */
import { type ParseResult, parseColor } from "./parse.ts";
import { parseCss5Color } from "./parse-css5.ts";
import { parseNotation } from "./parse-notations.ts";

/** Syntax that only parse-css5.ts supports: mixtures, relative colors, calculations. */
const CSS5 =
  /\bfrom[\s/#(]|(?:color-mix|device-cmyk|alpha|calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(|\\/i;

/** What surrounds a color where it is copied: an invisible space, a property before it, a semicolon behind it, quotes. */
function bareColor(text: string): string {
  if (text.length > MAX_COPIED) return text;
  const visible = text.replaceAll(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, "").trim();
  const value = visible.replace(/^(?:--|[$@])?[a-z][\w-]{0,60}\s*:\s*(?=[#\w])/i, "").replace(/\s*;$/, "");
  const unquoted = value.replace(/^(["'`])(.*)\1,?$/, "$2");
  // Sketch and Figma copy "#388700 100%"; a degree sign is what other fields show.
  return unquoted
    .replace(/^(#[\da-f]{6})\s+(\d{1,3})%$/i, (_whole, hex: string, percent: string) =>
      percent === "100" ? hex : `rgb(from ${hex} r g b / ${percent}%)`,
    )
    .replaceAll(/(\d)°/g, "$1deg");
}

const MAX_COPIED = 1000;

/** Never throws. The error is that of the syntax that the text most resembles. */
export function parseFullColor(text: string): ParseResult {
  const plain = parseColor(text);
  if (plain.ok) return plain;
  const bare = bareColor(text);
  return bare === text ? parseExactly(text, plain) : parseBare(bare, plain);
}

/** The error of the text as it was given, since its places are those that a person sees. */
function parseBare(text: string, given: ParseResult): ParseResult {
  const plain = parseColor(text);
  const parsed = plain.ok ? plain : parseExactly(text, plain);
  return parsed.ok ? parsed : given;
}

function parseExactly(text: string, plain: ParseResult): ParseResult {
  if (CSS5.test(text)) return parseCss5Color(text);
  const color = parseNotation(text);
  return color === undefined ? plain : { ok: true, color };
}
