/** A palette as equal swatches without margins; dark values, if any, are a second row below the light ones. */
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { Raster, RasterGamut } from "./raster.ts";

export interface PaletteSheet {
  /** One row of swatches, or two. Not empty. */
  readonly rows: readonly (readonly Color[])[];
}

export const SHEET_SIZE = { width: 2400, height: 1260 } as const;

/** A sheet of colors with optional dark values; a color without one repeats its light value. */
export function sheetOf({
  colors,
}: {
  readonly colors: readonly { readonly color: Color; readonly dark?: Color }[];
}): PaletteSheet {
  const light = colors.map(({ color }) => color);
  const hasDark = colors.some(({ dark }) => dark !== undefined);
  return { rows: hasDark ? [light, colors.map(({ color, dark }) => dark ?? color)] : [light] };
}

/** The smallest gamut that contains every color of the sheet, or Display P3, the widest that a picture can have. */
export function sheetGamut({ rows }: PaletteSheet): RasterGamut {
  return rows.flat().every((color) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
}

/** The sheet at a given size, for `rasterTile`. Alpha is ignored: a swatch is opaque. */
export function sheetRaster(
  { rows }: PaletteSheet,
  [width, height]: readonly [number, number],
  gamut: RasterGamut,
): Raster {
  const fields = rows.map((colors) => colors.map((color) => colorToOklab(mapToGamut(color, gamut))));
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      const colors = fields[Math.floor((y * fields.length) / height)] ?? [];
      for (let x = 0; x < count; x += 1) {
        const field = Math.min(colors.length - 1, Math.floor(((from + x) * colors.length) / width));
        const { lightness, a, b } = colors[field] ?? WHITE;
        const at = x * 4;
        row[at] = lightness;
        row[at + 1] = a;
        row[at + 2] = b;
        row[at + 3] = 1;
      }
    },
  };
}

const WHITE = { lightness: 1, a: 0, b: 0 };
