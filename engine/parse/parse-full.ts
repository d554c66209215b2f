/** Parses every supported color: CSS Color 4 and 5, and the notations of other programs. Larger than parse.ts. */
import { type ParseResult, parseColor } from "./parse.ts";
import { parseCss5Color } from "./parse-css5.ts";
import { parseNotation } from "./parse-notations.ts";

/** Syntax that only parse-css5.ts supports: mixtures, relative colors, calculations. */
const CSS5 =
  /\bfrom[\s/#(]|(?:color-mix|device-cmyk|alpha|calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(|\\/i;

/** Never throws. The error is that of the syntax that the text most resembles. */
export function parseFullColor(text: string): ParseResult {
  const plain = parseColor(text);
  if (plain.ok) return plain;
  if (CSS5.test(text)) return parseCss5Color(text);
  const color = parseNotation(text);
  return color === undefined ? plain : { ok: true, color };
}
