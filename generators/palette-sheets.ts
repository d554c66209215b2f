/**
 * `npm run generate -- palette-sheets`: contact sheets of 60 draws for each rule and mood of the
 * palette generator, into docs/sheets/, so that a change of the generator is looked at before it is kept.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createPngWriter } from "../engine/files/png-writer.ts";
import { toBytes } from "../engine/format/format.ts";
import { generatePalette } from "../engine/palette/generate.ts";
import type { GenerateMethod } from "../engine/palette/generate-request.ts";
import { HARMONY_RULES } from "../engine/palette/harmony.ts";
import { MOODS, type Mood } from "../engine/palette/moods.ts";

const [COLUMNS, ROWS, COLORS] = [6, 10, 5];
/** In px. */
const [BAND, HEIGHT, GAP] = [26, 42, 14];
const WHITE = [255, 255, 255] as const;

const sheets: readonly (readonly [name: string, method: GenerateMethod, mood: Mood])[] = [
  ...[...HARMONY_RULES, "ramp" as const, "random" as const].map((rule) => [rule, rule, "any"] as const),
  ...MOODS.filter((mood) => mood !== "any").map((mood) => [mood, "random", mood] as const),
];
const folder = new URL("../docs/sheets/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, method, mood] of sheets)
  writeFileSync(new URL(`${name === "random" ? "free" : name}.png`, folder), sheetOf(method, mood));

function sheetOf(method: GenerateMethod, mood: Mood): Uint8Array {
  const palettes = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    generatePalette({
      method,
      mood,
      count: COLORS,
      seed: `sheet${index}`,
      constraints: { aaPairs: 1 },
    }).colors.map((color) => toBytes(color).bytes),
  );
  const width = COLUMNS * (COLORS * BAND + GAP) + GAP;
  const height = ROWS * (HEIGHT + GAP) + GAP;
  const parts: Uint8Array[] = [];
  const writer = createPngWriter({ width, height, gamut: "srgb", hasAlpha: false }, (bytes) =>
    parts.push(bytes),
  );
  const row = new Uint8ClampedArray(width * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      row.set([...(pixelAt(palettes, x - GAP, y - GAP) ?? WHITE), 255], x * 4);
    writer.writeRows(row);
  }
  writer.end();
  return Buffer.concat(parts);
}

function pixelAt(palettes: readonly (readonly (readonly number[])[])[], x: number, y: number) {
  const [column, line] = [Math.floor(x / (COLORS * BAND + GAP)), Math.floor(y / (HEIGHT + GAP))];
  const [inX, inY] = [x - column * (COLORS * BAND + GAP), y - line * (HEIGHT + GAP)];
  if (x < 0 || y < 0 || inX >= COLORS * BAND || inY >= HEIGHT) return undefined;
  return palettes[line * COLUMNS + column]?.[Math.floor(inX / BAND)];
}
