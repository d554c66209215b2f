import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatTasteTable, halves, type TablePalette } from "./format-taste-table.ts";

const palettes: readonly TablePalette[] = JSON.parse(
  readFileSync("server/library/seed-data/palettes.json", "utf8"),
);
const committed = readFileSync("engine/palette/taste/taste-table.generated.ts", "utf8");

it("[TST-1] the committed table is made from half of the library, and has at most 30 kB", () => {
  expect(formatTasteTable(palettes)).toBe(committed);
  expect(committed.length).toBeLessThanOrEqual(30_000);
});

it("[TST-1] nothing of the other half is in the table", () => {
  const [, heldOut] = halves(palettes);
  expect(heldOut.length).toBeGreaterThan(200);
  const rows = new Set(committed.match(/[0-9a-f]{24,}/g));
  const rowOf = ({ colors }: TablePalette) =>
    colors
      .slice(0, 6)
      .map((hex) => hex.slice(1))
      .join("");
  expect(heldOut.filter((palette) => rows.has(rowOf(palette)))).toEqual([]);
});
