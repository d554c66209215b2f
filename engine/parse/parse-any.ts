/** Parses any color: with the small parser first, and with the full one only if the text needs it. */
import { needsFullParser } from "./needs-full.ts";
import { type ParseResult, parseColor } from "./parse.ts";

/** Like parseColor, for every notation of `parseFullColor`. Never rejects because of the text. */
export async function parseAnyColor(text: string): Promise<ParseResult> {
  const plain = parseColor(text);
  if (plain.ok || !needsFullParser(text)) return plain;
  const { parseFullColor } = await import("./parse-full.ts");
  return parseFullColor(text);
}
