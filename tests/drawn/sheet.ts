/**
 * Many drawings beside each other in one picture, because a browser or a renderer draws one large picture faster than many
 * small ones.
 */
import { readPng } from "#engine/testing/read-png.ts";

/** Px of one drawing. */
export const CELL = [120, 40] as const;
const COLUMNS = 10;

/** Red, green, blue of each pixel, row by row. */
export type Drawing = Uint8Array;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where the drawings stand in the sheet, and its size, in px. */
export function sheetOf(count: number) {
  const [width, height] = CELL;
  const cells = Array.from(
    { length: count },
    (_, index): Cell => ({ x: (index % COLUMNS) * width, y: Math.floor(index / COLUMNS) * height }),
  );
  return { cells, width: COLUMNS * width, height: Math.ceil(count / COLUMNS) * height };
}

/** The drawings of a sheet, from its pixels. */
export function cutSheet(
  count: number,
  pixels: Uint8Array,
  stride: number,
  channels: number,
): readonly Drawing[] {
  const [width, height] = CELL;
  return sheetOf(count).cells.map(({ x, y }) => {
    const drawing = new Uint8Array(width * height * 3);
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const from = ((y + row) * stride + x + column) * channels;
        drawing.set(pixels.subarray(from, from + 3), (row * width + column) * 3);
      }
    }
    return drawing;
  });
}

/** The drawings of a sheet, from its PNG. */
export function cutPng(count: number, png: Uint8Array): readonly Drawing[] {
  const { pixels, width, channels } = readPng(png);
  return cutSheet(count, pixels, width, channels);
}

/** Pictures as one SVG, over a ground. Not as pictures in it, because resvg draws no picture in a picture. */
export function sheetOfSvgs(svgs: readonly string[], ground: string): string {
  const { cells, width, height } = sheetOf(svgs.length);
  const drawn = svgs.map((svg, index) => {
    const { x, y } = cells[index] ?? { x: 0, y: 0 };
    return svg
      .replaceAll(/ id="(\w+)"/g, ` id="$1-${index}"`)
      .replaceAll(/url\(#(\w+)\)/g, `url(#$1-${index})`)
      .replace("<svg ", `<svg x="${x}" y="${y}" `);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn.join("")}</svg>`;
}

/** The address of an SVG that holds it. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** The mean over all pixels, and the greatest, of the largest difference of a channel, 0 to 255. */
export function differenceOf(one: Drawing, other: Drawing): { readonly mean: number; readonly most: number } {
  let [sum, most] = [0, 0];
  for (let at = 0; at < one.length; at += 3) {
    let largest = 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      largest = Math.max(largest, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)));
    }
    sum += largest;
    most = Math.max(most, largest);
  }
  return { mean: (3 * sum) / one.length, most };
}
