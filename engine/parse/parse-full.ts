/** Parses every supported color: CSS Color 4 and 5, and the notations of other programs. Larger than parse.ts. */
import { bareColor } from "./notations/bare-color.ts";
import { notationProblem, parseNotation } from "./notations/parse-notations.ts";
import { type ParseResult, parseColor } from "./parse.ts";
import { parseCss5Color } from "./parse-css5.ts";

/** Syntax that only parse-css5.ts supports: mixtures, relative colors, calculations. */
const CSS5 =
  /\bfrom[\s/#(]|(?:color-mix|device-cmyk|alpha|calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(|\\/i;

/** Never throws. The error is that of the syntax that the text most resembles. */
export function parseFullColor(text: string): ParseResult {
  const plain = parseColor(text);
  if (plain.ok) return plain;
  const exact = parseExactly(text, plain);
  const bare = exact.ok ? text : bareColor(text);
  if (bare === text) return exact;
  const parsed = parseExactly(bare);
  // The places in an error are those of the text that a person sees.
  return parsed.ok ? parsed : plain;
}

/** Without what may stand around a color: the whole text is one, or it is none. */
export function parseExactly(text: string, plain: ParseResult = parseColor(text)): ParseResult {
  if (plain.ok) return plain;
  const color = parseNotation(text);
  if (color !== undefined) return { ok: true, color };
  if (CSS5.test(text)) return parseCss5Color(text);
  const message = notationProblem(text);
  return message === undefined
    ? plain
    : { ok: false, error: { code: "invalid_color", message, position: 1 } };
}
