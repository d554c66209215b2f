/**
 * Writes engine/palette/taste/taste-table.generated.ts from the library's credited palettes: the examples that palettes are
 * drawn after. Every second palette of four colors or more is taken, so that the other half can be held against the
 * draws (npm run bench -- taste). Run after the library's data changes: npm run generate -- taste-table
 */
import { readFileSync, writeFileSync } from "node:fs";
import { formatTasteTable, type TablePalette } from "./taste/format-taste-table.ts";

const palettes: readonly TablePalette[] = JSON.parse(
  readFileSync(new URL("../server/library/seed-data/palettes.json", import.meta.url), "utf8"),
);
const text = formatTasteTable(palettes);
writeFileSync(new URL("../engine/palette/taste/taste-table.generated.ts", import.meta.url), text);
console.log(`taste-table: ${text.length} characters`);
