/** Parses any CSS color: with the small parser first, and with that of CSS Color 5 only if the text needs it. */
import { type ParseResult, parseColor } from "./parse.ts";

/** Syntax that only parse-css5.ts supports: mixtures, relative colors, calculations. */
const CSS5 =
  /\bfrom[\s/#(]|(?:color-mix|device-cmyk|alpha|calc|min|max|clamp|round|mod|rem|abs|sign|hypot|pow|sqrt|exp|log|a?sin|a?cos|a?tan2?)\(|\\/i;

/** Like parseColor, with `color-mix()`, relative colors and `calc()`. Never rejects because of the text. */
export async function parseAnyColor(text: string): Promise<ParseResult> {
  const plain = parseColor(text);
  if (plain.ok || !CSS5.test(text)) return plain;
  const { parseCss5Color } = await import("./parse-css5.ts");
  return parseCss5Color(text);
}
