/** Any CSS color: the small parser first, and the one of CSS Color 5 only when the text asks for it. */
import { type ParseResult, parseColor } from "./parse.ts";

/** What only parse-css5.ts reads: mixtures, origins, calculations. */
const CSS5 =
  /\bfrom[\s/#(]|(?:color-mix|device-cmyk|alpha|calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(|\\/i;

/** As parseColor, with `color-mix()`, relative colors and `calc()`. Never rejects for what the text says. */
export async function parseAnyColor(text: string): Promise<ParseResult> {
  const plain = parseColor(text);
  if (plain.ok || !CSS5.test(text)) return plain;
  const { parseCss5Color } = await import("./parse-css5.ts");
  return parseCss5Color(text);
}
