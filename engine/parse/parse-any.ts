/** Parses any color: with the small parser first, and with the full one only if the text needs it. */
import { type ParseResult, parseColor } from "./parse.ts";

/** Text that may need the full parser: a function, three numbers, or what stands around a color where it is copied. */
const IS_MORE = /[(\\:;"'`°%\u200b-\u200d\u2060\ufeff]|\d[\s,;]+[\d.]|^\s*0x/i;

/** Like parseColor, for every notation of `parseFullColor`. Never rejects because of the text. */
export async function parseAnyColor(text: string): Promise<ParseResult> {
  const plain = parseColor(text);
  if (plain.ok || !IS_MORE.test(text)) return plain;
  const { parseFullColor } = await import("./parse-full.ts");
  return parseFullColor(text);
}
