/**
 * Writes the library's stock from licensed data sets (LIB-1) into server/library/stock-data/: one item a line, with its source,
 * its author and how the source names it. Repeatable: the same packages give the same files.
 * Run by hand after a data set changes: node_modules/.bin/node scripts/build-stock.ts
 */
import { writeFileSync } from "node:fs";
import { readColorMaps } from "./stock/color-maps.ts";
import { namePalette } from "./stock/palette-title.ts";
import { readThing, readWada } from "./stock/picture-palettes.ts";
import { SOURCES } from "./stock/sources.ts";
import { type StockItem, withoutDuplicates } from "./stock/stock-item.ts";
import { readBase16, readCatppuccin, readChromotome, readOpenColor } from "./stock/system-palettes.ts";
import { readUiGradients } from "./stock/ui-gradients.ts";

const palettes = withoutDuplicates(
  [
    ...readWada(),
    ...readThing(),
    ...readChromotome(),
    ...readOpenColor(),
    ...readCatppuccin(),
    ...readBase16(),
  ].map(namePalette),
);
const gradients = withoutDuplicates([...readUiGradients(), ...readColorMaps()].map(namePalette));

function write(name: string, rows: readonly unknown[]): void {
  const file = new URL(`../server/library/stock-data/${name}.json`, import.meta.url);
  writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
  console.log(`${name}: ${rows.length}`);
}

const used = new Set([...palettes, ...gradients].map((item: StockItem) => item.source));
write(
  "sources",
  SOURCES.filter((source) => used.has(source.slug)),
);
write("palettes", palettes);
write("gradients", gradients);
