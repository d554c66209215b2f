/** A palette as equal swatches without margins; dark values, if any, are a second row below the light ones. */
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab, convertColor } from "#engine/space/convert.ts";
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

/** Squares of the checkerboard, of the height of the sheet. */
const SQUARES = 42;
/** Gray levels of the squares, in the encoding that sRGB and Display P3 share. */
const [LIGHT, DARK] = [1, 0.87];

/**
 * The sheet at a given size, for `rasterTile`. It is opaque, because a picture with alpha would take on the color of
 * the page: a translucent color is shown without its alpha on the left half, and on a checkerboard on the right.
 */
export function sheetRaster(
  { rows }: PaletteSheet,
  [width, height]: readonly [number, number],
  gamut: RasterGamut,
): Raster {
  const fields = rows.map((colors) => colors.map((color) => paintsOf(color, gamut)));
  const square = Math.max(1, height / SQUARES);
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      const colors = fields[Math.floor((y * fields.length) / height)] ?? [];
      for (let x = 0; x < count; x += 1) {
        const place = ((from + x) * colors.length) / width;
        const field = Math.min(colors.length - 1, Math.floor(place));
        const { opaque, onLight, onDark } = colors[field] ?? NO_COLOR;
        const isLight = (Math.floor((from + x) / square) + Math.floor(y / square)) % 2 === 0;
        const { lightness, a, b } = place - field < 0.5 ? opaque : isLight ? onLight : onDark;
        const at = x * 4;
        row[at] = lightness;
        row[at + 1] = a;
        row[at + 2] = b;
        row[at + 3] = 1;
      }
    },
  };
}

interface Paints {
  readonly opaque: Oklab;
  readonly onLight: Oklab;
  readonly onDark: Oklab;
}

function paintsOf(color: Color, gamut: RasterGamut): Paints {
  const held = mapToGamut(convertColor(color, gamut), gamut);
  const opaque = colorToOklab(held);
  const { alpha = 0 } = color;
  if (alpha >= 1) return { opaque, onLight: opaque, onDark: opaque };
  const [red = 0, green = 0, blue = 0] = held.coords;
  const over = (gray: number): Oklab => {
    const blend = (channel: number) => channel * alpha + gray * (1 - alpha);
    return colorToOklab({ space: gamut, coords: [blend(red), blend(green), blend(blue)], alpha: 1 });
  };
  return { opaque, onLight: over(LIGHT), onDark: over(DARK) };
}

const WHITE: Oklab = { lightness: 1, a: 0, b: 0 };
const NO_COLOR: Paints = { opaque: WHITE, onLight: WHITE, onDark: WHITE };
