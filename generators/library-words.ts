/**
 * Writes domain/words/library-words.generated.ts: names of colors and titles of palettes that the library's sources gave,
 * as evidence for palettes from words. Run after the library's data changes: npm run generate -- library-words
 */
import { readFileSync, writeFileSync } from "node:fs";
import { formatLibraryWords } from "./words/format-library-words.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../server/library/seed-data/${name}.json`, import.meta.url), "utf8"));
const text = formatLibraryWords(read("palettes"), read("sources"));
writeFileSync(new URL("../domain/words/library-words.generated.ts", import.meta.url), text);
console.log(`library-words: ${text.length} characters`);
