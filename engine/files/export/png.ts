/** A palette sheet as PNG: 2400 × 1260, in Display P3 if a color lies outside sRGB. */
import { joined } from "#engine/bytes/joined.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { SHEET_SIZE, sheetGamut, sheetOf, sheetRaster } from "#engine/raster/palette-sheet.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import type { Exporter } from "./export-palette.ts";

export const exportPng: Exporter = (palette) => {
  const { width, height } = SHEET_SIZE;
  const sheet = sheetOf(palette);
  const gamut = sheetGamut(sheet);
  const raster = sheetRaster(sheet, [width, height], gamut);
  const parts: Uint8Array[] = [];
  const png = createPngWriter({ width, height, gamut, hasAlpha: false }, (bytes) => parts.push(bytes));
  png.writeRows(rasterTile(raster, { tile: { x: 0, y: 0, width, height }, gamut }));
  png.end();
  return joined(parts);
};
