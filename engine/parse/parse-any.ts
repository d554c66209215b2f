/** Parses any color: with the small parser first, and with the full one only if the text needs it. */
import { type ParseResult, parseColor } from "./parse.ts";

/** A function, or three numbers, which the small parser may not know. */
const IS_MORE = /[(\\]|\d[\s,;]+[\d.]|^\s*0x/i;

/** Like parseColor, with all that `parseFullColor` knows. Never rejects because of the text. */
export async function parseAnyColor(text: string): Promise<ParseResult> {
  const plain = parseColor(text);
  if (plain.ok || !IS_MORE.test(text)) return plain;
  const { parseFullColor } = await import("./parse-full.ts");
  return parseFullColor(text);
}
