/**
 * Writes the library's seed data from licensed data sets (LIB-1) into server/library/seed-data/: one item per line,
 * with its source, its author and its id in the source. Reproducible: the same packages give the same files. Run by
 * hand after a data set changes: npm run generate -- seed-data
 */
import { writeFileSync } from "node:fs";
import { addedPalettes } from "./seed-data/added-palettes.ts";
import { readColorMaps } from "./seed-data/color-maps.ts";
import { withOccasions } from "./seed-data/occasions.ts";
import { namePalette } from "./seed-data/palette-title.ts";
import { readThing, readWada } from "./seed-data/picture-palettes.ts";
import { type SeedItem, withoutDuplicates } from "./seed-data/seed-item.ts";
import { makeLayered } from "./seed-data/seed-layers.ts";
import { makeMeshes } from "./seed-data/seed-meshes.ts";
import { SOURCES } from "./seed-data/sources.ts";
import { readBase16, readCatppuccin, readChromotome, readOpenColor } from "./seed-data/system-palettes.ts";
import { readUiGradients } from "./seed-data/ui-gradients.ts";

const first = withoutDuplicates(
  [
    ...readWada(),
    ...readThing(),
    ...[...readChromotome(), ...readOpenColor(), ...readCatppuccin(), ...readBase16()].map(withOccasions),
  ].map(namePalette),
);
// Only palettes of the first day: gradients that are there stay as they are.
const gradients = withoutDuplicates([
  ...[...readUiGradients(), ...readColorMaps()].map(namePalette),
  ...makeMeshes(first),
  ...makeLayered(first),
]);
const palettes = [...first, ...addedPalettes(first).map(namePalette)];

function write(name: string, rows: readonly unknown[]): void {
  const file = new URL(`../server/library/seed-data/${name}.json`, import.meta.url);
  writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
  console.log(`${name}: ${rows.length}`);
}

const used = new Set([...palettes, ...gradients].map((item: SeedItem) => item.source));
write(
  "sources",
  SOURCES.filter((source) => used.has(source.slug)),
);
write("palettes", palettes);
write("gradients", gradients);
